import { describe, expect, test } from 'vitest';
import { passagesOf } from '../../../src/calendar/lectionary/reference.js';

const written = (reference: string) =>
  passagesOf(reference).map(({ book, start, end }) => `${book} ${start}-${end}`);

describe('a reference', () => {
  test.each([
    ['Galatians 2:16-20', ['GAL 2:16-2:20']],
    ['2 Peter 1:20-2:9', ['2PE 1:20-2:9']],
    ['Acts 6:8-7:5, 47-60', ['ACT 6:8-7:5', 'ACT 7:47-7:60']],
    ['Luke 1:39-49, 56', ['LUK 1:39-1:49', 'LUK 1:56-1:56']],
    ['Luke 19:29-40; 22:7-39', ['LUK 19:29-19:40', 'LUK 22:7-22:39']],
    ['Jude 1-10', ['JUD 1:1-1:10']],
    ['Jude 1-7, 17-25', ['JUD 1:1-1:7', 'JUD 1:17-1:25']],
    ['3 John 1:1-14', ['3JN 1:1-1:14']],
    ['Daniel 3:1-23; Song of the Three 1-66', ['DAN 3:1-3:23', 'S3Y 1:1-1:66']],
    ['1 Corinthians 5:6-8; Galatians 3:13-14', ['1CO 5:6-5:8', 'GAL 3:13-3:14']],
    ['Ezekiel 1:21-28 (1:21-2:1 LXX)', ['EZK 1:21-1:28']],
    ['Isaiah 62:10-63:3, 7-9 (composite)', ['ISA 62:10-63:3', 'ISA 63:7-63:9']],
    ['Wisdom of Solomon 4, 6, 7, 2 (composite)', []],
  ])('%s is %j', (reference, passages) => {
    expect(written(reference)).toEqual(passages);
  });

  test.each([
    ...['Enoch 1:1-2', 'Luke 1:', 'Luke 5-6:2', '1:2-3', 'Luke 1:1–4', 'see Luke 1:1-4'],
    ...['Luke 5:6:7-8', 'Luke 5:6-7-8', 'Luke 5:6 (composite), 7', 'Luke 5:6, -', 'Luke 5:6; '],
  ])('%s is refused', (reference) => {
    expect(() => passagesOf(reference)).toThrow(
      new RangeError(`unreadable reference: ${reference}`),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { calendarPaths } from '../../src/site/discovery.js';
import { sungFor } from '../../src/site/parts/sung.js';
import { byLetter, letterOf } from '../../src/site/records/lists.js';
import { topicGroups } from '../../src/site/records/topics.js';
import {
  centuryInWords,
  dayKept,
  fullDate,
  listed,
  movableInWords,
  shortened,
  typeset,
} from '../../src/site/words.js';

describe('prose is set as in a book', () => {
  test.each([
    [`He said, "Come, see."`, 'He said, “Come, see.”'],
    [`the headsman's sword`, 'the headsman’s sword'],
    [`("a 'b' c")`, '(“a ‘b’ c”)'],
    ['Luke 24:12-35', 'Luke 24:12–35'],
    ['Great-Martyr', 'Great-Martyr'],
  ])('%s', (text, expected) => {
    expect(typeset(text)).toBe(expected);
  });
});

test('centuries are written in words', () => {
  expect([-6, 1, 4, 11, 12, 13, 20, 21].map(centuryInWords).join(', ')).toBe(
    'Sixth century BC, First century, Fourth century, Eleventh century, Twelfth century, Thirteenth century, Twentieth century, Twenty-first century',
  );
});

test('dates are written in words', () => {
  expect(fullDate('2026-12-06')).toBe('Sunday, 6 December 2026');
  expect(movableInWords({ offset: 0 })).toBe('On Pascha');
  expect(movableInWords({ offset: -1 })).toBe('1 day before Pascha');
  expect(movableInWords({ offset: 39, feast: null })).toBe('39 days after Pascha');
  expect(movableInWords({ offset: null, feast: 'sunday-of-the-forefathers' })).toBe(
    'Sunday of the Forefathers',
  );
});

test.each([
  ['gregorian', '6 December'],
  ['julian', '19 December (6 December, Old Calendar)'],
] as const)('a day of the %s calendar is %s', (calendar, words) => {
  const day = { month: 12, day: 6 };
  const by = { calendar, year: 2026 };
  expect(dayKept({ gregorian: day, julian: day }, by)).toBe(words);
  expect(dayKept({ offset: 1 }, by)).toBe('1 day after Pascha');
});

test('lists end in "and", descriptions at a word', () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a'])).toBe('a');
  expect(shortened('one two three', 8)).toBe('one two …');
});

test('names are listed under their letter, whatever its accent', () => {
  expect(['Ælfheah', 'Čed', 'Zeno', '1'].map(letterOf)).toEqual(['a', 'c', 'z', 'z']);
  const letters = byLetter([
    { name: 'Zeno', url: '/saints/zeno' },
    { name: 'Émile', url: '/saints/emile' },
    { name: 'Eulalia', url: '/saints/eulalia' },
  ]);
  expect([...letters.keys()]).toEqual(['e', 'z']);
  expect(letters.get('e')?.map(({ name }) => name)).toEqual(['Émile', 'Eulalia']);
});

test('topics of patronage are in groups, places in the last', () => {
  const topics = ['Georgia', 'despair', 'students', 'orphans', 'eyes'].map((topic) => ({ topic }));
  expect(topicGroups(topics).map(([group, [first]]) => [group, first.topic])).toEqual([
    ['Family', 'orphans'],
    ['Body and mind', 'eyes'],
    ['Work and calling', 'students'],
    ['Soul, danger and need', 'despair'],
    ['Places', 'Georgia'],
  ]);
});

test('the sitemap of the calendar ends with the years around now', () => {
  const paths = calendarPaths(2026);
  expect(paths).toContain('/calendar/2028-02-29?calendar=julian');
  expect(paths.filter((path) => /\/(2024|2029)/.test(path))).toEqual([]);
  // Three common years and a leap year, in two reckonings, with months, fasts, weddings, memorials and sheets.
  expect(paths).toHaveLength(2 * (3 * 365 + 366) + 4 * (2 * 16 + 2));
});

test('what a verse is sung for leaves its mode to the tone beside it', () => {
  expect(sungFor('Sunday, mode 2')).toBe('Sunday');
  expect(sungFor('Nicholas, Archbishop of Myra')).toBe('Nicholas, Archbishop of Myra');
});

import { expect, test } from 'vitest';
import { ProseIndex } from '../../src/embedded/prose-index.js';

/** The score of a word in texts of these lengths, each of which has it once. */
function scoresOf(...lengths: readonly number[]): (number | undefined)[] {
  const index = new ProseIndex();
  for (const length of lengths) index.add([[`grapes${' bread'.repeat(length - 1)}`, 1]]);
  index.finish();
  const scores = index.scores('grape');
  return lengths.map((_, id) => scores.get(id));
}

test.each([
  ['as they are up to 31 words', 30, 31, false],
  ['by twos up to 55', 40, 41, true],
  ['by twos up to 55, and no more', 41, 42, false],
  ['by sixteens about 200', 152, 167, true],
  ['by sixteens about 200, and no more', 167, 168, false],
])('counts lengths %s, as Lucene stores them', (_, one, other, areAlike) => {
  const [first, second] = scoresOf(one, other);
  expect(first === second).toBe(areAlike);
});

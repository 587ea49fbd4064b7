import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Postings } from '../../src/embedded/postings.js';
import { editDistance } from '../../src/search/text/edit-distance.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
const records = fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 8 });

function postingsOf(lists: readonly (readonly string[])[]) {
  const postings = new Postings();
  for (const words of lists) postings.add(words);
  postings.finish();
  return postings;
}

/** The different words of all records, in order. */
const allWords = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();

describe('the postings of a field', () => {
  it('lists the records of a word in order, each once', () => {
    const postings = postingsOf([['john', 'the', 'john'], [], ['the'], ['john']]);
    expect(postings.of('john')).toEqual([0, 3]);
    expect(postings.of('the')).toEqual([0, 2]);
    expect(postings.of('paul')).toEqual([]);
    expect(postings.size).toBe(4);
  });

  it('finds what a search of every record finds', () => {
    fc.assert(
      fc.property(records, word, fc.nat(2), (lists, asked, edits) => {
        const postings = postingsOf(lists);
        const naive = lists.flatMap((words, id) => (words.includes(asked) ? [id] : []));
        expect(postings.of(asked)).toEqual(naive);
        expect(postings.wordsWithPrefix(asked)).toEqual(
          allWords(lists).filter((each) => each.startsWith(asked)),
        );
        expect(postings.wordsWithin(edits, asked)).toEqual(
          allWords(lists).filter((each) => editDistance(each, asked) <= edits),
        );
      }),
    );
  });
});

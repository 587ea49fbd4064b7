/** Looks up words in the fields of all records, in each way of matching. */
import {
  isProseField,
  listFields,
  proseFields,
  slipsAllowed,
  type Way,
  type WordField,
} from '../search/ranking/ways.js';
import type { SearchRecord } from '../search/search-record.js';
import { stems } from '../search/text/word-lists.js';
import type { Find, Id, Scores } from './matching.js';
import { type Postings, PostingsBuilder } from './postings.js';
import { rarityOf } from './prose-scores.js';

const fields = [...listFields, ...proseFields] as const;
type Field = (typeof fields)[number];

const wordsIn = ({ words, prose }: SearchRecord, field: Field): readonly string[] =>
  isProseField(field) ? stems(prose[field]) : words[field];

/** Collects the words of records; records have ids from 0, in the order in which they are added. */
export function createLookupBuilder() {
  const builders = fields.map((field) => [field, new PostingsBuilder()] as const);
  return {
    add(record: SearchRecord): void {
      for (const [field, builder] of builders) builder.add(wordsIn(record, field));
    },
    build: (): Find =>
      createLookup(new Map(builders.map(([field, builder]) => [field, builder.build()]))),
  };
}

/** Elasticsearch's BM25. The length of a list of names is meaningless, that of prose is not. */
const saturation = 1.2;
const lengthWeightOf = (field: Field): number => (isProseField(field) ? 0.75 : 0);

/** Finds the records that a word matches. Those that it matches exactly, in one field, have scores. */
function createLookup(postingsOf: ReadonlyMap<Field, Postings>): Find {
  const averages = new Map(
    [...postingsOf].map(([field, { lengths }]) => [
      field,
      lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    ]),
  );

  function scored(word: string, field: Field): Scores {
    const scores = new Map<Id, number>();
    const postings = postingsOf.get(field);
    if (!postings) return scores;
    for (const id of postings.of(word)) scores.set(id, (scores.get(id) ?? 0) + 1);
    const { lengths } = postings;
    const rarity = rarityOf(scores.size, lengths.length);
    const lengthWeight = lengthWeightOf(field);
    const average = averages.get(field) ?? 0;
    for (const [id, count] of scores) {
      const length = (lengths[id] ?? 0) / average;
      const norm = saturation * (1 - lengthWeight + lengthWeight * length);
      scores.set(id, (rarity * (count * (saturation + 1))) / (count + norm));
    }
    return scores;
  }

  return (word, { field, match }) => {
    if (match === 'exact' && field !== 'prose') return scored(word, field);
    const found = new Map<Id, number>();
    for (const each of fieldsOf(field)) {
      const postings = postingsOf.get(each);
      for (const alike of postings ? wordsLike(word, match, postings) : []) {
        for (const id of postings?.of(alike) ?? []) found.set(id, 0);
      }
    }
    return found;
  };
}

const fieldsOf = (field: WordField): readonly Field[] =>
  field === 'prose' ? proseFields : [field];

function wordsLike(word: string, match: Way['match'], postings: Postings): readonly string[] {
  if (match === 'exact') return [word];
  if (match === 'prefix') return postings.wordsBeginning(word);
  const slips = slipsAllowed(word, match);
  if (slips === 0) return [word];
  // Two swapped letters count as one error, as in Elasticsearch.
  return [...postings.wordsNear(word, slips), ...swapsOf(word)];
}

/** All words made by swapping two adjacent letters. */
const swapsOf = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

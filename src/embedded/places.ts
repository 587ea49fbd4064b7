/** The order of hits. */
import type { Place } from '../search/search.js';
import type { SearchRecord } from '../search/search-record.js';
import type { Scores } from './field-index.js';

/** What is kept of a record once its words are in the index; they are most of it. */
export interface IndexedRecord
  extends Omit<SearchRecord, 'words' | 'prose' | 'givenKeys' | 'nameTexts' | 'titleTexts'> {
  /** The names, each between spaces and on a line of its own: a phrase in one is part of them. */
  readonly nameLines: string;
  /** The titles, likewise. */
  readonly titleLines: string;
}

/** The places of the records that have a score, best first. */
export function ranked(scores: Scores, records: readonly IndexedRecord[]): Place[] {
  return [...scores]
    .flatMap(([id, score]): Place[] => {
      const record = records[id];
      return record ? [{ score, rank: record.rank, slug: record.slug, type: record.type }] : [];
    })
    .sort(comparePlaces);
}

/** Best first: by score, then renown (`rank`), then slug and type, which make the order total. */
export function comparePlaces(one: Place, other: Place): number {
  return (
    other.score - one.score ||
    other.rank - one.rank ||
    compareText(one.slug, other.slug) ||
    compareText(one.type, other.type)
  );
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

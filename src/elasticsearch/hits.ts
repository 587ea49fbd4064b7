/** The hits of Elasticsearch, as records that were found; pure. */
import type { estypes } from '@elastic/elasticsearch';
import type { FoundRecord, SortOrder } from '../catalogue/queries.js';
import { type Found, leadOf } from '../search/search.js';
import {
  type CountryDocument,
  countryOf,
  type FeastDocument,
  listedSaintOf,
  type SaintDocument,
} from './documents.js';
import { keyIn } from './sort.js';

export type FoundDocument = SaintDocument | CountryDocument | FeastDocument;

/** A hit with the passages of a life that it was found by. */
export function toFound(
  { _source: source, sort: values = [], highlight }: estypes.SearchHit<FoundDocument>,
  sort: SortOrder | undefined,
): Found[] {
  if (!source) return [];
  const record = recordOf(source);
  const passages = (highlight?.biography ?? []).flatMap((text) => text.split('\n\n'));
  const { key, own } = keyIn(sort, values);
  const [score, rank, slug] = own;
  const { type } = record;
  const place = { ...key, score: Number(score), rank: Number(rank), slug: String(slug), type };
  const sung = { ...noHymns, ...('detail' in source ? source.detail : {}) };
  return [{ record, texts: [leadOf(record), ...passages], sung, place }];
}

const noHymns = { troparion: null, kontakion: null };

export function recordOf(document: FoundDocument): FoundRecord {
  if (document.type === 'country') return { type: 'country', country: countryOf(document) };
  if (document.type === 'saint') return { type: 'saint', saint: listedSaintOf(document) };
  const { entry, detail, shortBio = '' } = document;
  const alternateTitles = detail?.alternateTitles ?? [];
  return { type: 'feast', feast: { ...entry, description: shortBio, alternateTitles } };
}

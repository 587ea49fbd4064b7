/** Reads the records of a generation back from its documents. */
import type { Client } from '@elastic/elasticsearch';
import type { Country, Feast, Saint } from '../../src/catalogue/records.js';
import {
  type CountryDocument,
  type FeastDocument,
  feastOf,
  type IndexKind,
  indexKinds,
  type SaintDocument,
  saintOf,
} from '../../src/elasticsearch/documents.js';
import type { Generation } from '../generations.js';

export interface KeyedRecord {
  readonly kind: IndexKind;
  /** A slug, or the key of a feast. */
  readonly key: string;
  readonly record: Saint | Feast | Country;
}

const pageSize = 250;

/** All records of a generation, kind by kind in the order of slugs. */
export async function liveRecords(client: Client, { indices }: Generation): Promise<KeyedRecord[]> {
  const records: KeyedRecord[] = [];
  for (const kind of indexKinds) {
    const index = indices[kind];
    let after: string | undefined;
    while (index !== undefined) {
      const { hits } = await client.search<SaintDocument | FeastDocument | CountryDocument>({
        index,
        size: pageSize,
        sort: ['slug'],
        _source: ['type', 'slug', 'entry', 'detail', 'biography', 'shortBio'],
        track_total_hits: false,
        ...(after === undefined ? {} : { search_after: [after] }),
      });
      for (const { _source: document } of hits.hits) {
        if (document) records.push({ kind, key: document.slug, record: recordOf(document) });
      }
      after = hits.hits.at(-1)?._source?.slug;
      if (after === undefined) break;
    }
  }
  return records;
}

function recordOf(document: SaintDocument | FeastDocument | CountryDocument) {
  if (document.type === 'country') return document.entry;
  return document.type === 'feast' ? feastOf(document) : saintOf(document);
}

/** Reads the records of a generation back from its documents. */
import type { Client } from '@elastic/elasticsearch';
import type { Records } from '../../src/catalogue/records.js';
import {
  type CountryDocument,
  type FeastDocument,
  feastOf,
  type SaintDocument,
  saintOf,
} from '../../src/elasticsearch/documents.js';
import type { Generation } from '../generations.js';

const pageSize = 250;

/** All records of a generation, each kind in the order of slugs. */
export async function liveRecords(client: Client, { indices }: Generation): Promise<Records> {
  const saints = await documentsIn<SaintDocument>(client, indices.saints);
  const feasts = await documentsIn<FeastDocument>(client, indices.feasts);
  const countries = await documentsIn<CountryDocument>(client, indices.countries);
  return {
    saints: saints.map(saintOf),
    feasts: feasts.map(feastOf),
    countries: countries.map(({ entry }) => entry),
  };
}

/** Only with the fields that records are made of. */
async function documentsIn<Document extends { readonly slug: string }>(
  client: Client,
  index: string | undefined,
): Promise<Document[]> {
  const documents: Document[] = [];
  while (index !== undefined) {
    const after = documents.at(-1)?.slug;
    const { hits } = await client.search<Document>({
      index,
      size: pageSize,
      sort: ['slug'],
      _source: ['slug', 'entry', 'detail', 'biography', 'shortBio'],
      track_total_hits: false,
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    if (hits.hits.length === 0) break;
    documents.push(...hits.hits.flatMap(({ _source }) => _source ?? []));
  }
  return documents;
}

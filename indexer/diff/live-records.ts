/** Reads the records of a generation back from its documents. */
import type { Client } from '@elastic/elasticsearch';
import type { DayPropers } from '../../src/catalogue/hymns.js';
import type { Country, Feast, Records, Saint } from '../../src/catalogue/records.js';
import {
  type ChangesDocument,
  type CountryDocument,
  countryOf,
  type FeastDocument,
  feastOf,
  type PropersDocument,
  propersOf,
  type SaintDocument,
  saintOf,
} from '../../src/elasticsearch/documents.js';
import { digestOf, hashOf } from '../damage.js';
import type { Generation } from '../generations.js';

const pageSize = 250;

/** What a generation has now, whatever was published. */
export interface LiveContent {
  /** Each kind in the order of slugs. */
  readonly records: Records;
  /** To compare with `meta.digest`. */
  readonly digest: string;
  /** Of this generation and those before it. */
  readonly changes: readonly ChangesDocument[];
}

export async function readContent(client: Client, { indices }: Generation): Promise<LiveContent> {
  const hashes: string[] = [];
  const changes: ChangesDocument[] = [];
  async function recordsIn<Document extends { readonly slug: string }, Item>(
    index: string | undefined,
    toRecord: (document: Document) => Item,
  ): Promise<Item[]> {
    const records: Item[] = [];
    for await (const document of documentsIn<Document | ChangesDocument>(client, index)) {
      if ('changes' in document) {
        changes.push(document);
        continue;
      }
      hashes.push(hashOf(document));
      records.push(toRecord(document));
    }
    return records;
  }
  const amongSaints = await recordsIn<SaintDocument | PropersDocument, Saint | DayPropers>(
    indices.saints,
    (document) => (document.type === 'propers' ? propersOf(document) : saintOf(document)),
  );
  const records = {
    saints: amongSaints.filter((record) => 'slug' in record),
    propers: amongSaints.filter((record) => 'day' in record),
    feasts: await recordsIn<FeastDocument, Feast>(indices.feasts, feastOf),
    countries: await recordsIn<CountryDocument, Country>(indices.countries, countryOf),
  };
  return { records, digest: digestOf(hashes), changes };
}

async function* documentsIn<Document extends { readonly slug: string }>(
  client: Client,
  index: string | undefined,
): AsyncGenerator<Document> {
  let after: string | undefined;
  while (index !== undefined) {
    const { hits } = await client.search<Document>({
      index,
      size: pageSize,
      sort: ['slug'],
      track_total_hits: false,
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    const documents = hits.hits.flatMap(({ _source }) => _source ?? []);
    if (documents.length === 0) return;
    yield* documents;
    after = documents.at(-1)?.slug;
  }
}

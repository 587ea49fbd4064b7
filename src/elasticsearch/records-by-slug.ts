/** Records by their slugs, singly and in pages. */
import type { Catalogue, ListPosition, Page } from '../catalogue/catalogue.js';
import { churchesOf } from '../catalogue/churches.js';
import { pageOf } from '../search/page.js';
import { fold } from '../search/text/fold.js';
import { nameKey, topicKeysNamed, type Vocabulary } from '../search/vocabulary.js';
import type { Search } from './ask.js';
import type { Dsl } from './clauses.js';
import { maxHits, tooMany } from './day-loader.js';
import {
  type CountryDocument,
  countryOf,
  type FeastDocument,
  feastOf,
  type IndexKind,
  listedSaintOf,
  type SaintDocument,
  saintOf,
} from './documents.js';
import { filtersOf } from './query.js';

export function createRecordsBySlug(
  search: Search,
  vocabulary: Vocabulary,
): Pick<
  Catalogue,
  | 'listedFeasts'
  | 'feast'
  | 'feastsOf'
  | 'feasts'
  | 'saint'
  | 'saintsOf'
  | 'saints'
  | 'country'
  | 'countries'
  | 'churches'
> {
  return {
    async listedFeasts() {
      const hits = await search<FeastDocument>(['feasts'], {
        size: maxHits,
        query: { match_all: {} },
        sort: ['_doc'],
        _source: ['entry'],
      });
      if (hits.length === maxHits) throw tooMany();
      return hits.flatMap(({ _source }) => _source?.entry ?? []);
    },
    async feast(key) {
      const found = await sourceOf<FeastDocument>(search, 'feasts', key, feastFields);
      return found && feastOf(found);
    },
    async feastsOf(keys) {
      const found = await sourcesOf<FeastDocument>(search, 'feasts', keys, feastFields);
      return found.map(feastOf);
    },
    async feasts({ kind, ...page }) {
      const isFixed = { exists: { field: 'gregorianDays' } };
      const filter: Dsl[] = [];
      if (kind === 'fixed') filter.push(isFixed);
      if (kind === 'movable') filter.push({ bool: { must_not: [isFixed] } });
      return listPage(search, 'feasts', page, filter, ({ entry }: FeastDocument) => entry);
    },
    async saint(slug) {
      const found = await sourceOf<SaintDocument>(search, 'saints', slug, saintFields);
      return found && saintOf(found);
    },
    async saintsOf(slugs) {
      const found = await sourcesOf<SaintDocument>(search, 'saints', slugs, saintFields);
      return found.map(saintOf);
    },
    async saints({ limit, after, patronOf, name, ...filters }) {
      const filter = filtersOf(['saint'], filters);
      if (patronOf !== undefined) {
        filter.push({ terms: { topicKeys: topicKeysNamed(patronOf, vocabulary) } });
      }
      if (name !== undefined) filter.push({ term: { givenKeys: nameKey(fold(name), vocabulary) } });
      return listPage(search, 'saints', { limit, after }, filter, (document: SaintDocument) =>
        listedSaintOf(document),
      );
    },
    async country(slug) {
      const found = await sourceOf<CountryDocument>(search, 'countries', slug, ['entry']);
      return found && countryOf(found);
    },
    async countries(page) {
      return listPage(search, 'countries', page, [], (document: CountryDocument) =>
        countryOf(document),
      );
    },
    async churches() {
      const hits = await search<CountryDocument>(['countries'], {
        size: maxHits,
        query: { match_all: {} },
        sort: ['_doc'],
        _source: ['slug', 'name', 'isoCode', 'churches'].map((field) => `entry.${field}`),
      });
      if (hits.length === maxHits) throw tooMany();
      return churchesOf(hits.flatMap(({ _source }) => (_source ? countryOf(_source) : [])));
    },
  };
}

/** What a whole record is read from. */
const saintFields = ['entry', 'detail', 'biography'];
const feastFields = ['entry', 'detail', 'shortBio'];

async function sourcesOf<Document>(
  search: Search,
  kind: IndexKind,
  slugs: readonly string[],
  fields: string[],
): Promise<Document[]> {
  const should = [{ terms: { slug: [...slugs] } }, { terms: { formerly: [...slugs] } }];
  const hits = await search<Document>([kind], {
    size: slugs.length,
    query: { bool: { filter: [{ bool: { should } }] } },
    _source: fields,
  });
  return hits.flatMap(({ _source }) => _source ?? []);
}

const sourceOf = async <Document>(
  search: Search,
  kind: IndexKind,
  slug: string,
  fields: string[],
) => (await sourcesOf<Document>(search, kind, [slug], fields))[0];

async function listPage<Document extends { slug: string }, Item>(
  search: Search,
  kind: IndexKind,
  { limit, after }: { limit: number; after?: ListPosition | undefined },
  filter: Dsl[],
  itemOf: (document: Document) => Item,
): Promise<Page<Item, ListPosition>> {
  const hits = await search<Document>([kind], {
    size: limit + 1,
    query: { bool: { filter } },
    sort: [{ slug: 'asc' }],
    _source: ['slug', 'entry'],
    ...(after ? { search_after: [after.slug] } : {}),
  });
  const found = hits.flatMap(({ _source }) => _source ?? []);
  const { items, next } = pageOf(found, limit, ({ slug }) => ({ slug }));
  return { items: items.map(itemOf), next };
}

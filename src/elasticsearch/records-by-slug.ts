/** Records by their slugs, singly and in pages. */
import type { estypes } from '@elastic/elasticsearch';
import type { Catalogue } from '../catalogue/catalogue.js';
import { churchesOf } from '../catalogue/churches.js';
import { pageOf } from '../catalogue/page.js';
import type { FacetedPage, ListPosition, SaintsQuery } from '../catalogue/queries.js';
import type { Country, ListedSaint } from '../catalogue/records.js';
import { fold } from '../search/text/fold.js';
import { nameKey, topicKeysNamed, type Vocabulary } from '../search/vocabulary.js';
import { type Ask, everyHit, hitsOf, type Search } from './ask.js';
import type { Dsl } from './clauses.js';
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
import { filtersAndFacets, toFacets } from './facets.js';
import { ofTypes } from './query.js';
import { keyIn, sortBy } from './sort.js';

type BySlug = Pick<
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
>;

export function createRecordsBySlug(ask: Ask, vocabulary: Vocabulary): BySlug {
  const search = hitsOf(ask);
  const feastsOf = async (keys: readonly string[]) =>
    (await sourcesOf<FeastDocument>(search, 'feasts', keys, ['entry', 'detail', 'shortBio'])).map(
      feastOf,
    );
  const saintsOf = async (slugs: readonly string[]) =>
    (await sourcesOf<SaintDocument>(search, 'saints', slugs, ['entry', 'detail', 'biography'])).map(
      saintOf,
    );
  return {
    async listedFeasts() {
      const found = await everyDocument<FeastDocument>(search, 'feasts', ['entry']);
      return found.map(({ entry }) => entry);
    },
    feast: async (key) => (await feastsOf([key]))[0],
    feastsOf,
    async feasts({ kind, ...page }) {
      const isFixed = { exists: { field: 'gregorianDays' } };
      const filter: Dsl[] = [];
      if (kind === 'fixed') filter.push(isFixed);
      if (kind === 'movable') filter.push({ bool: { must_not: [isFixed] } });
      return listPage(ask, 'feasts', page, filter, ({ entry }: FeastDocument) => entry);
    },
    saint: async (slug) => (await saintsOf([slug]))[0],
    saintsOf,
    async saints({ limit, after, patronOf, name, facets, sort, ...filters }) {
      const { filter: others, request } = filtersAndFacets(filters, facets);
      const filter = [...saintsBy({ patronOf, name }, vocabulary), ...others];
      const page = { limit, after, sort, facets, request };
      return listPage<SaintDocument, ListedSaint>(ask, 'saints', page, filter, listedSaintOf);
    },
    async country(slug) {
      const [found] = await sourcesOf<CountryDocument>(search, 'countries', [slug], ['entry']);
      return found && countryOf(found);
    },
    countries: (page) => listPage<CountryDocument, Country>(ask, 'countries', page, [], countryOf),
    async churches() {
      const fields = ['slug', 'name', 'isoCode', 'churches'].map((field) => `entry.${field}`);
      return churchesOf(
        (await everyDocument<CountryDocument>(search, 'countries', fields)).map(countryOf),
      );
    },
  };
}

/** All documents of a kind of which there are few. */
async function everyDocument<Document>(search: Search, kind: IndexKind, fields: string[]) {
  const hits = await everyHit<Document>(search, [kind], { _source: fields });
  return hits.flatMap(({ _source }) => _source ?? []);
}

/** The saints of a patronage and of a given name. */
function saintsBy(
  { patronOf, name }: Pick<SaintsQuery, 'patronOf' | 'name'>,
  vocabulary: Vocabulary,
): Dsl[] {
  const filter = [ofTypes(['saint'])];
  if (patronOf !== undefined) {
    filter.push({ terms: { topicKeys: topicKeysNamed(patronOf, vocabulary) } });
  }
  if (name !== undefined) filter.push({ term: { givenKeys: nameKey(fold(name), vocabulary) } });
  return filter;
}

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

interface PageRequest extends Pick<SaintsQuery, 'limit' | 'after' | 'sort' | 'facets'> {
  /** What the request has besides. */
  readonly request?: Partial<estypes.SearchRequest>;
}

async function listPage<Document extends { slug: string }, Item>(
  ask: Ask,
  kind: IndexKind,
  { limit, after, sort, facets, request }: PageRequest,
  filter: Dsl[],
  itemOf: (document: Document) => Item,
): Promise<FacetedPage<Item, ListPosition>> {
  const response = await ask<Document>([kind], {
    ...request,
    size: limit + 1,
    query: { bool: { filter } },
    sort: sortBy(sort, [{ slug: { order: 'asc' } }]),
    _source: ['slug', 'entry'],
    ...(after && { search_after: [after.key ?? [], after.slug].flat() }),
  });
  const found = response.hits.hits.flatMap(({ _source, sort: values = [] }) =>
    _source ? [{ document: _source, ...keyIn(sort, values).key }] : [],
  );
  const { items, next } = pageOf(found, limit, ({ document: { slug }, ...key }) => ({
    slug,
    ...key,
  }));
  const counted = toFacets(response, facets);
  return {
    items: items.map(({ document }) => itemOf(document)),
    next,
    ...(counted && { facets: counted }),
  };
}

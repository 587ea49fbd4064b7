/** `/v1/saints` and `/v1/saints/{slug}`: the list of saints, and one saint. */

import { type Static, Type } from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { ListPosition } from '../../catalogue/queries.js';
import { filtersSet, listAnswer, listCursor, sortedBy } from '../cursor.js';
import { today } from '../dates.js';
import { inOrder, namedRecords } from '../named-records.js';
import { type OperationsContext, operation } from '../operation.js';
import { saintUrl } from '../record-urls.js';
import { reportUrlsOf } from '../report-urls.js';
import {
  Counts,
  FacetsParameter,
  facetFilters,
  filtersAsked,
  narrowedBy,
} from '../schemas/facets.js';
import {
  CategoryFilter,
  CountryFilter,
  Cursor,
  GivenName,
  ListLimit,
  ListSort,
  PatronOf,
  parameters,
  SaintSlug,
  SaintSlugs,
  UseFilter,
} from '../schemas/parameters.js';
import { array, named, onePage, Slug } from '../schemas/shapes.js';
import { assertCountryKnown } from './countries.js';
import { findSaint, presentDetail, presentSaint, SaintDetail, SaintSummary } from './saint.js';
import {
  OfWesternName,
  presentWesternName,
  saintsOfName,
  westernNameFor,
} from './western-names.js';

export const SaintList = named('SaintList', 'One page of a list.', {
  ...onePage(SaintSummary),
  westernName: OfWesternName,
  facets: Counts,
});
export type SaintList = Static<typeof SaintList>;

const SaintsBySlug = named('SaintsBySlug', 'The saints that `slug` names.', {
  ...namedRecords(SaintDetail),
  moved: array(
    named('MovedSlug', 'A former slug.', { from: Slug, to: Slug }),
    'Former slugs among those asked, and the slug of the record now.',
  ),
});

const ListSaintsQuery = parameters({
  slug: SaintSlugs,
  limit: ListLimit,
  cursor: Cursor,
  patronOf: PatronOf,
  country: CountryFilter,
  category: CategoryFilter,
  name: GivenName,
  ...facetFilters,
  use: UseFilter,
  sort: ListSort,
  facets: FacetsParameter,
});

export function saintOperations(context: OperationsContext) {
  const { catalogue, now } = context;
  const reportUrls = reportUrlsOf(context);
  const year = () => today(now()).year;
  return {
    listSaints: operation({
      operationId: 'listSaints',
      path: '/v1/saints',
      tag: 'Saints',
      summary: 'Saints, by slug',
      description:
        'Use it to list all saints, or those of one country, kind (`category`), sex, century, region, station or manner of death, patronage (`patronOf`), given name (`name`) or use; with `slug`, several in full. To find a saint by name or deed, use searchSaints.',
      cache: { sMaxAge: 300, staleWhileRevalidate: 60 },
      parameters: ListSaintsQuery,
      answer: Type.Union([SaintList, SaintsBySlug]),
      answerTo: ({ slug }) => (slug === undefined ? SaintList : SaintsBySlug),
      dependsOn: () => String(year()),
      handle: (asked) =>
        asked.slug === undefined ? saintList(catalogue, asked) : saintsBySlug(asked.slug),
    }),
    getSaint: operation({
      operationId: 'getSaint',
      path: '/v1/saints/{slug}',
      tag: 'Saints',
      summary: 'A saint',
      description:
        'Use it for the life, feast days, other names and patronage of a saint whose slug is known from a day, a list or a search.',
      cache: { sMaxAge: 300, staleWhileRevalidate: 60 },
      parameters: parameters({ slug: SaintSlug }),
      answer: SaintDetail,
      lastModified: ({ slug }) => catalogue.changedAt('saint', slug),
      dependsOn: () => String(year()),
      async handle({ slug }) {
        const [saint, reportUrlOf] = await Promise.all([findSaint(catalogue, slug), reportUrls()]);
        return presentDetail(saint, year(), reportUrlOf(saintUrl(slug)));
      },
    }),
  };

  async function saintsBySlug(list: string): Promise<Static<typeof SaintsBySlug>> {
    const slugs = list.split(',');
    const [saints, reportUrlOf] = await Promise.all([catalogue.saintsOf(slugs), reportUrls()]);
    const { found, missing } = inOrder(slugs, saints, ({ slug, formerly }) => [slug, ...formerly]);
    return {
      data: found.map((saint) => presentDetail(saint, year(), reportUrlOf(saintUrl(saint.slug)))),
      nextCursor: null,
      missing,
      moved: found.flatMap(({ slug: to, formerly }) =>
        formerly.filter((from) => slugs.includes(from)).map((from) => ({ from, to })),
      ),
    };
  }
}

async function saintList(
  catalogue: Catalogue,
  query: Static<typeof ListSaintsQuery>,
): Promise<SaintList> {
  const { limit, cursor, patronOf, country, category, name, sort } = query;
  const use = query.use === 'all' ? undefined : query.use;
  const filters = filtersSet({ category, name, ...filtersAsked(query), use, sort });
  const westernName = await westernNameFor(catalogue, name);
  const given = westernName?.givenName ?? name;
  const wanted = { ...narrowedBy(query), limit, patronOf, use, name: given, sort };
  const find = (after?: ListPosition) => catalogue.saints({ ...wanted, after });
  const list = ['saints', patronOf, country, ...filters];
  const kind = sort ? sortedBy(listCursor) : listCursor;
  const page = await listAnswer(kind, list, cursor, find, presentSaint);
  if (page.data.length === 0 && country) await assertCountryKnown(catalogue, country);
  if (westernName === undefined) return page;
  const { slug: _, name: __, limit: ___, ...others } = query;
  const isAlone = Object.values(others).every((value) => value === undefined);
  const saints =
    westernName.saint && isAlone ? await saintsOfName(catalogue, westernName, limit) : [];
  const data = [...saints.map((saint) => presentSaint(saint)), ...page.data];
  return { ...page, data, ...presentWesternName(westernName) };
}

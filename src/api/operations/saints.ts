/** `/v1/saints/…`: the list of saints, one saint, and a saint's hymns. */
import type { Catalogue, DaySaint } from '../../catalogue/catalogue.js';
import { familyOf } from '../../catalogue/families.js';
import type { Commemoration, ListedSaint, Saint } from '../../catalogue/records.js';
import { withCachedJson } from '../../http/answers/json.js';
import { moved, recordNotFound } from '../../http/problem.js';
import { decodeCursor, encodeCursor, filtersSet, listCursor } from '../cursor.js';
import { operation } from '../operation.js';
import { hymnographyUrl, saintUrl } from '../record-urls.js';
import { Hymnography, SaintDetail, SaintList, type SaintSummary } from '../schemas/answers.js';
import {
  CategoryFilter,
  CountryFilter,
  Cursor,
  GivenName,
  ListLimit,
  PatronOf,
  parameters,
  SaintSlug,
} from '../schemas/parameters.js';

export interface SaintsContext {
  readonly catalogue: Pick<Catalogue, 'saint' | 'saints'>;
}

export function saintOperations({ catalogue }: SaintsContext) {
  /** The saint with this slug; a former slug is a `moved` problem, with the `urlOf` its new slug. */
  const find = async (slug: string, urlOf = saintUrl): Promise<Saint> => {
    const saint = await catalogue.saint(slug);
    if (!saint) throw recordNotFound('saint');
    if (saint.slug !== slug) throw moved(urlOf(saint.slug));
    return saint;
  };
  return {
    listSaints: operation({
      operationId: 'listSaints',
      path: '/v1/saints',
      tag: 'Saints',
      summary: 'Saints, by slug',
      description:
        'Use it to list all saints, or those of one country, kind (`category`), patronage (`patronOf`) or given name (`name`, for name days). To find a saint by a full name or a deed, use searchSaints.',
      access: 'key',
      cache: { sMaxAge: 300, staleWhileRevalidate: 60 },
      parameters: parameters({
        limit: ListLimit,
        cursor: Cursor,
        patronOf: PatronOf,
        country: CountryFilter,
        category: CategoryFilter,
        name: GivenName,
      }),
      answer: SaintList,
      async handle({ limit, cursor, patronOf, country, category, name }) {
        const list = ['saints', patronOf, country, ...filtersSet({ category, name })];
        const after = decodeCursor(listCursor, list, cursor);
        const { items, next } = await catalogue.saints({
          limit,
          after,
          patronOf,
          country,
          name,
          categories: category && familyOf(category),
        });
        return {
          data: items.map((saint) => presentSaint(saint)),
          nextCursor: next && encodeCursor(listCursor, list, next),
        };
      },
    }),
    getSaint: operation({
      operationId: 'getSaint',
      path: '/v1/saints/{slug}',
      tag: 'Saints',
      summary: 'A saint',
      description:
        'Use it for the life, feast days, other names and patronage of a saint whose slug is known from a day, a list or a search.',
      access: 'key',
      cache: { sMaxAge: 300, staleWhileRevalidate: 60 },
      parameters: parameters({ slug: SaintSlug }),
      answer: SaintDetail,
      findsRecord: true,
      handle: async ({ slug }) => presentDetail(await find(slug)),
    }),
    getHymnography: operation({
      operationId: 'getHymnography',
      path: '/v1/saints/{slug}/hymnography',
      tag: 'Saints',
      summary: 'The hymns of a saint',
      description:
        "Use it for the troparion and kontakion of a saint: the text as simple HTML, the mode, how the original begins, and whether it is the saint's own or the common hymn of the class.",
      access: 'key',
      cache: { sMaxAge: 600, staleWhileRevalidate: 120 },
      parameters: parameters({ slug: SaintSlug }),
      answer: Hymnography,
      findsRecord: true,
      async handle({ slug }) {
        const { name, troparion, kontakion, commemorationHymns } = await find(slug, hymnographyUrl);
        return {
          slug,
          name,
          troparion,
          kontakion,
          commemorations: [...commemorationHymns],
          url: hymnographyUrl(slug),
        };
      },
    }),
  };
}

/** A saint in brief; `feastTitle` is the day's commemoration, by default the primary one. */
export function presentSaint(
  saint: ListedSaint,
  feastTitle: string = saint.commemorations[0].title,
): SaintSummary {
  return {
    slug: saint.slug,
    name: saint.name,
    shortBio: saint.shortBio,
    feastTitle,
    originCountry: saint.originCountry,
    categories: [...saint.categories],
    patronage: [...saint.patronage],
    url: saintUrl(saint.slug),
  };
}

const presented = new WeakMap<readonly DaySaint[], SaintSummary[]>();

/** The saints of a day; those of a frozen list, which never changes, are presented only once. */
export function presentSaints(saints: readonly DaySaint[]): SaintSummary[] {
  const known = presented.get(saints);
  if (known !== undefined) return known;
  const summaries = saints.map(({ saint, title }) => presentSaint(saint, title));
  if (Object.isFrozen(saints)) presented.set(saints, withCachedJson(summaries));
  return summaries;
}

const presentDetail = (saint: Saint): SaintDetail => ({
  ...presentSaint(saint),
  alternateNames: [...saint.alternateNames],
  biography: saint.biography,
  feastDays: saint.commemorations.map(presentFeastDay),
  troparionMode: saint.troparion?.mode ?? null,
  reposed: saint.reposed,
  hymnographyUrl: `/v1${hymnographyUrl(saint.slug)}`,
  references: [...saint.references],
});

function presentFeastDay(commemoration: Commemoration, index: number) {
  const { title, note } = commemoration;
  const words = { title, primary: index === 0, note };
  if ('offset' in commemoration) return { ...words, offset: commemoration.offset };
  const { gregorian, julian } = commemoration;
  return { ...words, gregorian, julian };
}

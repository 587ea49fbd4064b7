/** `/v1/saints/…`: the list of saints, one saint, and a saint's hymns. */

import { type Static, Type } from 'typebox';
import type { DaySaint as KeptSaint, ListPosition, SaintName } from '../../catalogue/catalogue.js';
import type { Commemoration } from '../../catalogue/commemorations.js';
import { familyOf } from '../../catalogue/filters.js';
import { type ListedSaint, type Saint, sexes } from '../../catalogue/records.js';
import { withCachedJson } from '../../http/answers/json.js';
import { moved, recordNotFound } from '../../http/problem.js';
import { filtersSet, listCursor, pageOf } from '../cursor.js';
import { type OperationsContext, operation } from '../operation.js';
import { hymnographyUrl, saintUrl } from '../record-urls.js';
import {
  CategoryFilter,
  CountryFilter,
  Cursor,
  GivenName,
  ListLimit,
  PatronOf,
  parameters,
  SaintSlug,
  UseFilter,
} from '../schemas/parameters.js';
import {
  array,
  choice,
  list,
  Mode,
  MonthDay,
  named,
  nullable,
  present,
  Slug,
  text,
  Url,
} from '../schemas/shapes.js';
import { assertCountryKnown, countryName } from './countries.js';

export const saintSummary = {
  slug: Slug,
  name: text('Name in English, without "Saint".'),
  shortBio: text('Who this is, in a sentence or two.'),
  feastTitle: text("In a day's answer, that day's commemoration; elsewhere the primary one."),
  originCountry: nullable(
    named('CountryName', 'A country, by name.', countryName),
    'The present-day country that the saint chiefly belongs to.',
  ),
  sex: nullable(choice(sexes), 'Null for a company of both, and for angels.'),
  categories: array(Type.String(), 'Kinds of saint, the class first.'),
  patronage: array(Type.String(), "What the saint's prayers are asked for."),
  url: Url,
};

export const SaintSummary = named('SaintSummary', 'A saint, in brief.', saintSummary);
export type SaintSummary = Static<typeof SaintSummary>;

export const Member = named('Member', 'A saint who is kept with a company.', {
  slug: Slug,
  name: text('Name in English, without "Saint".'),
  url: Url,
});

export const DaySaint = named('DaySaint', 'A saint, or a company of saints, as a day lists it.', {
  ...saintSummary,
  members: array(Member, 'Who is kept with a company.'),
});
export type DaySaint = Static<typeof DaySaint>;

const feastDay = {
  title: text('What is commemorated.'),
  primary: Type.Boolean({ description: 'Whether this is the chief commemoration.' }),
  note: nullable(Type.String(), 'What another use does (the Greek, for example), or null.'),
  calendars: array(Type.String(), 'Books and Churches that keep it; `western` and `local` use.'),
  company: nullable(Slug, 'The company that the saint is kept with.'),
};
const FixedFeastDay = named('FixedFeastDay', 'A commemoration on a fixed day.', {
  ...feastDay,
  gregorian: MonthDay,
  julian: MonthDay,
});
const MovableFeastDay = named('MovableFeastDay', 'A commemoration that moves.', {
  ...feastDay,
  offset: nullable(Type.Integer(), 'Days from Pascha; null on a Sunday near a date.'),
  feast: nullable(Type.String(), 'Key of that Sunday, such as `sunday-of-the-forefathers`.'),
});
export const SaintDetail = named('Saint', 'A saint, with the life and all commemorations.', {
  ...saintSummary,
  alternateNames: array(Type.String(), 'Other spellings, languages and epithets.'),
  biography: text('Plain text; paragraphs are separated by a blank line.'),
  feastDays: Type.Array(Type.Union([FixedFeastDay, MovableFeastDay]), {
    description: 'Every commemoration; exactly one is primary.',
  }),
  troparionMode: nullable(Mode, 'Mode of the troparion that the hymnography endpoint gives.'),
  reposed: nullable(Type.String(), 'Year or century of repose, as free text.'),
  hymnographyUrl: text('API path of the hymns.'),
  references: array(Type.String(), 'Sources of the life.'),
});
export type SaintDetail = Static<typeof SaintDetail>;

const Incipit = named('Incipit', 'How the received original of a hymn begins.', {
  language: choice(['cu', 'el'], '`cu` Church Slavonic, `el` Greek.'),
  text: text('Its first words, by which a choir finds the melody.'),
});

const Hymn = named('Hymn', 'A hymn in English.', {
  mode: Mode,
  html: text('HTML with only `p`, `br`, `em` and `strong`.'),
  source: choice(
    ['proper', 'common'],
    "`proper` to the saint, or `common`: the General Menaion's for the saint's class.",
  ),
  incipit: Incipit,
});

export const hymns = { troparion: nullable(Hymn), kontakion: nullable(Hymn) };

const CommemorationHymns = named('CommemorationHymns', "A further commemoration's hymns.", {
  title: text('What is commemorated.'),
  ...hymns,
});

export const Hymnography = named('Hymnography', "A saint's troparion and kontakion.", {
  slug: Slug,
  name: text('Name of the saint.'),
  ...hymns,
  commemorations: array(CommemorationHymns, 'Further commemorations that have hymns of their own.'),
  url: Url,
});
export type Hymnography = Static<typeof Hymnography>;

export const SaintList = list('SaintList', SaintSummary);
export type SaintList = Static<typeof SaintList>;

export const SexFilter = Type.Optional(
  Type.Enum([...sexes], { description: 'Only women, or only men.' }),
);

export function saintOperations({ catalogue }: OperationsContext) {
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
        'Use it to list all saints, or those of one country, kind (`category`), sex, patronage (`patronOf`), given name (`name`, for name days) or use. To find a saint by a full name or a deed, use searchSaints.',
      cache: { sMaxAge: 300, staleWhileRevalidate: 60 },
      parameters: parameters({
        limit: ListLimit,
        cursor: Cursor,
        patronOf: PatronOf,
        country: CountryFilter,
        category: CategoryFilter,
        name: GivenName,
        sex: SexFilter,
        use: UseFilter,
      }),
      answer: SaintList,
      async handle({ limit, cursor, patronOf, country, category, name, sex, use: asked }) {
        const use = asked === 'all' ? undefined : asked;
        const list = ['saints', patronOf, country, ...filtersSet({ category, name, sex, use })];
        const categories = category && familyOf(category);
        const query = { limit, patronOf, country, name, sex, use, categories };
        const find = (after?: ListPosition) => catalogue.saints({ ...query, after });
        const page = await pageOf(listCursor, list, cursor, find, presentSaint);
        if (page.data.length === 0 && country) await assertCountryKnown(catalogue, country);
        return page;
      },
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
      parameters: parameters({ slug: SaintSlug }),
      answer: Hymnography,
      findsRecord: true,
      async handle({ slug }) {
        const saint = await find(slug, hymnographyUrl);
        const { commemorationHymns: commemorations } = saint;
        return present(Hymnography, { ...saint, commemorations, url: hymnographyUrl(slug) });
      },
    }),
  };
}

/** A saint in brief; `feastTitle` is the day's commemoration, by default the primary one. */
export const presentSaint = (
  saint: ListedSaint,
  feastTitle: string = saint.commemorations[0].title,
): SaintSummary => present(SaintSummary, { ...saint, feastTitle, url: saintUrl(saint.slug) });

export const presentMember = ({ saint: { slug, name } }: { readonly saint: SaintName }) => ({
  slug,
  name,
  url: saintUrl(slug),
});

/** Summaries by commemoration: making fifty of them is a third of a day's answer. */
const summaries = new WeakMap<Commemoration, DaySaint>();

function summaryOf({ saint, commemoration }: KeptSaint): DaySaint {
  const known = summaries.get(commemoration);
  if (known !== undefined) return known;
  const presented = presentSaint(saint, commemoration.title);
  const summary = withCachedJson({ ...presented, members: [] });
  summaries.set(commemoration, summary);
  return summary;
}

/** The saints of a day as its answer has them. */
export const presentSaints = (saints: readonly KeptSaint[]): DaySaint[] =>
  saints.map((kept) =>
    kept.members.length === 0
      ? summaryOf(kept)
      : { ...summaryOf(kept), members: kept.members.map(presentMember) },
  );

const presentDetail = (saint: Saint) =>
  present(SaintDetail, {
    ...saint,
    ...presentSaint(saint),
    feastDays: saint.commemorations.map(presentFeastDay),
    troparionMode: saint.troparion?.mode ?? null,
    hymnographyUrl: `/v1${hymnographyUrl(saint.slug)}`,
  });

function presentFeastDay(commemoration: Commemoration, index: number) {
  const { title, note, calendars = [], company = null } = commemoration;
  return { title, primary: index === 0, note, calendars, company, ...dayOf(commemoration) };
}

/** When a commemoration is kept. */
export function dayOf(commemoration: Commemoration) {
  if ('offset' in commemoration) return { offset: commemoration.offset, feast: null };
  if ('feast' in commemoration) return { offset: null, feast: commemoration.feast };
  const { gregorian, julian } = commemoration;
  return { gregorian, julian };
}

/** A saint in answers: in brief, and in full. */

import { type Static, Type } from 'typebox';
import { oldCalendarDay } from '../../calendar/reckoning.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Commemoration, FixedDay } from '../../catalogue/commemorations.js';
import { relations } from '../../catalogue/facets.js';
import { type ListedSaint, type Saint, sexes, verifications } from '../../catalogue/records.js';
import { moved } from '../../http/problem.js';
import { notFoundNear } from '../nearest.js';
import { hymnographyUrl, saintUrl } from '../record-urls.js';
import {
  array,
  CivilDay,
  choice,
  Mode,
  MonthDay,
  named,
  nullable,
  present,
  ReportUrl,
  Since,
  Slug,
  text,
  Url,
  Year,
} from '../schemas/shapes.js';
import { countryName } from './countries.js';

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

export const feastDay = {
  title: text('What is commemorated.'),
  primary: Type.Boolean({ description: 'Whether this is the chief commemoration.' }),
  note: nullable(Type.String(), 'What another use does (the Greek, for example), or null.'),
  calendars: array(Type.String(), 'Books and Churches that keep it, or `western` or `local` use.'),
  company: nullable(Slug, 'The company that the saint is kept with.'),
  civil: CivilDay,
};
const FixedFeastDay = named('FixedFeastDay', 'A commemoration on a fixed day.', {
  ...feastDay,
  gregorian: MonthDay,
  julian: MonthDay,
  since: Since,
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
  glorified: nullable(
    named('Glorification', 'When a Church numbered the saint among the saints.', {
      year: Year,
      act: text('The act, one of `references`.'),
    }),
    'Null where no act glorified the saint, or it is not known.',
  ),
  hymnographyUrl: text('API path of the hymns.'),
  references: array(Type.String(), 'Sources of the life.'),
  verification: nullable(
    choice(verifications),
    '`sources`: each statement looked up; `reader`: read in full by another person; null: neither.',
  ),
  stations: array(Type.String(), 'What the saint was: `bishop`, `queen`, `physician` …'),
  diedBy: nullable(Type.String(), 'How a martyr died; null for a death in peace, or if unknown.'),
  sufferedUnder: nullable(Type.String(), 'Who persecuted a martyr or confessor; null for others.'),
  related: array(
    named('RelatedSaint', 'Another saint, and what they are to this one.', {
      slug: Slug,
      name: text('Name in English.'),
      relation: choice(relations),
      url: Url,
    }),
    'Teachers, pupils, parents, companions …',
  ),
  reportUrl: ReportUrl,
});
export type SaintDetail = Static<typeof SaintDetail>;

/** The saint with this slug; a former slug is a `moved` problem, with the `urlOf` its new slug. */
export async function findSaint(
  catalogue: Pick<Catalogue, 'saint' | 'search'>,
  slug: string,
  urlOf = saintUrl,
): Promise<Saint> {
  const saint = await catalogue.saint(slug);
  if (!saint) throw await notFoundNear(catalogue, 'saint', slug);
  if (saint.slug !== slug) throw moved(urlOf(saint.slug));
  return saint;
}

/** A saint in brief; `feastTitle` is the day's commemoration, by default the primary one. */
export const presentSaint = (
  saint: ListedSaint,
  feastTitle: string = saint.commemorations[0].title,
): SaintSummary => present(SaintSummary, { ...saint, feastTitle, url: saintUrl(saint.slug) });

/** A saint in full, as of a year. */
export const presentDetail = (saint: Saint, year: number, reportUrl: string | null) =>
  present(SaintDetail, {
    ...saint,
    ...presentSaint(saint),
    feastDays: saint.commemorations.map((each, index) => presentFeastDay(each, index === 0, year)),
    troparionMode: saint.troparion?.mode ?? null,
    hymnographyUrl: `/v1${hymnographyUrl(saint.slug)}`,
    related: saint.related.map((each) => ({ ...each, url: saintUrl(each.slug) })),
    reportUrl,
  });

function presentFeastDay(commemoration: Commemoration, primary: boolean, year: number) {
  const { title, note, calendars = [], company = null } = commemoration;
  const kept = { title, primary, note, calendars, company };
  const day = dayOf(commemoration);
  if (!('julian' in day)) return { ...kept, civil: null, ...day };
  const { since = null } = commemoration as FixedDay;
  return { ...kept, civil: oldCalendarDay(day.julian, year), ...day, since };
}

/** When a commemoration is kept. */
export function dayOf(commemoration: Commemoration) {
  if ('offset' in commemoration) return { offset: commemoration.offset, feast: null };
  if ('feast' in commemoration) return { offset: null, feast: commemoration.feast };
  const { gregorian, julian } = commemoration;
  return { gregorian, julian };
}

/** The parameter `church`: short for the calendar and the use that a church keeps. */
import { hasWesternPascha } from '../calendar/churches.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { parameterProblem } from '../http/problem.js';
import type { CalendarAndUse } from './calendar-names.js';

type Churches = Pick<Catalogue, 'churches'>;
type Values = Readonly<Record<string, unknown>>;

/** Whose day it is, with the church that was asked for: the calendar and the use are then its own. */
export interface Shown extends CalendarAndUse {
  readonly church?: ListedChurch | undefined;
}

/** The values with the church in place of its slug, with its use, and with its calendar if they have one. */
export async function withChurch(catalogue: Churches, values: Values): Promise<Values> {
  const church = await findChurch(catalogue, values.church);
  if (church === undefined) return values;
  const { calendar, use } = church;
  return { ...values, ...('calendar' in values && { calendar }), use, church };
}

/** Undefined without a slug; throws a problem that lists the churches if the slug is unknown. */
export async function findChurch(
  catalogue: Churches,
  slug: unknown,
): Promise<ListedChurch | undefined> {
  if (slug === undefined) return undefined;
  const churches = await catalogue.churches();
  const church = churches.find((each) => each.slug === slug);
  if (church) return church;
  const detail = `must be one of ${churches.map((each) => each.slug).join(', ')}`;
  throw parameterProblem('invalid-parameter', [{ parameter: 'church', detail }]);
}

/** What a day's notes begin with if the church keeps another Pascha. */
export const westernPaschaNotes = (church: ListedChurch | undefined): readonly string[] =>
  church !== undefined && hasWesternPascha(church.slug)
    ? [`${church.name} keeps Pascha on the Western date: ${notOnItsDay}.`]
    : [];

/** Follows a colon. */
export const notOnItsDay =
  'what moves with it, such as Lent, titles, readings and tones, falls on other days than here';

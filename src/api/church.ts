/** The parameter `church`: short for the calendar and the use that a church keeps. */
import type { TObject } from 'typebox';
import { hasWesternPascha } from '../calendar/churches.js';
import { coordinatesOf } from '../calendar/coordinates.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { parameterProblem } from '../http/problem.js';
import { fastingFor } from './church-fast.js';
import { civilDate } from './dates.js';
import type { Operation } from './operation.js';
import { ChurchParameter, parameters } from './schemas/parameters.js';

type Churches = Pick<Catalogue, 'churches'>;
type Values = Readonly<Record<string, unknown>>;

/** Parameters with `church` as one more; the parser refuses it beside those it stands for. */
export const withChurch = ({ properties }: TObject): TObject =>
  parameters({ ...properties, church: ChurchParameter });

/**
 * Operations that take `church` too, and are given the calendar and the use it stands for; their answers
 * have its own fasts. Their types stay as they were: only requests name a church.
 */
export function takingChurch<Operations extends Readonly<Record<string, Operation>>>(
  catalogue: Churches,
  operations: Operations,
): Operations {
  const taking = Object.entries(operations).map(([name, operation]): [string, Operation] => [
    name,
    {
      ...operation,
      parameters: withChurch(operation.parameters),
      async handle(values, ...rest) {
        const church = await churchNamed(catalogue, values.church);
        const answer = await operation.handle(reckonedFor(church, values), ...rest);
        return church === undefined ? answer : answerFor(answer, church);
      },
    },
  ]);
  return Object.fromEntries(taking) as Operations;
}

interface AnyDay {
  readonly date: string;
  readonly fasting: Parameters<typeof fastingFor>[0];
  readonly notes?: readonly string[];
}

/** A day, a list of days or a bulletin as the church keeps it; any other answer as it is. */
function answerFor(answer: object, church: ListedChurch): object {
  const ofChurch = (day: AnyDay) => dayFor(day, church);
  if ('week' in answer) {
    const { day, week } = answer as { readonly day: AnyDay; readonly week: readonly AnyDay[] };
    return { ...answer, day: ofChurch(day), week: week.map(ofChurch) };
  }
  if ('data' in answer)
    return { ...answer, data: (answer.data as readonly AnyDay[]).map(ofChurch) };
  return 'fasting' in answer ? ofChurch(answer as AnyDay) : answer;
}

/** For a church that keeps another Pascha, the notes of a whole day begin with what that means. */
function dayFor(day: AnyDay, church: ListedChurch): AnyDay {
  const coordinates = coordinatesOf(civilDate(day.date), church.calendar);
  const kept = { ...day, fasting: fastingFor(day.fasting, coordinates, church) };
  if (!hasWesternPascha(church.slug) || day.fasting.summary === undefined) return kept;
  const note = `${church.name} keeps Pascha on the Western date: ${notOnItsDay}.`;
  return { ...kept, notes: [note, ...(day.notes ?? [])] };
}

/** After a colon. */
export const notOnItsDay =
  'what moves with it, such as Lent, titles, readings and tones, falls on other days than here';

/** What an operation that takes a church is asked, for one that a page or a feed already knows. */
export const askedFor = <Given extends Values>(
  church: ListedChurch | undefined,
  values: Given,
): Given => ({ ...values, ...(church && { church: church.slug }) });

/** Values with the calendar and the use of a church in place of its name. */
export function reckonedFor<Given extends Values>(
  church: ListedChurch | undefined,
  values: Given,
): Given {
  if (church === undefined) return values;
  const { church: _, ...others } = values;
  const { calendar, use } = church;
  return { ...others, calendar, use } as unknown as Given;
}

/** Undefined without a slug; rejects with a problem that names the churches if there is none of it. */
export async function churchNamed(
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

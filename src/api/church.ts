/** The parameter `church`: short for the calendar and the use that a church keeps. */
import type { TObject } from 'typebox';
import { hasWesternPascha } from '../calendar/churches.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ListedChurch } from '../catalogue/queries.js';
import { parameterProblem } from '../http/problem.js';
import type { Operation } from './operation.js';
import { ChurchParameter, parameters } from './schemas/parameters.js';

type Churches = Pick<Catalogue, 'churches'>;
type Values = Readonly<Record<string, unknown>>;

/** Parameters with `church` as one more; the parser refuses it beside those it stands for. */
export const withChurch = ({ properties }: TObject): TObject =>
  parameters({ ...properties, church: ChurchParameter });

/**
 * Operations that take `church` too, and are given the calendar and the use it stands for. `noted` adds
 * to an answer what those leave out. Their types stay as they were: only requests name a church.
 */
export function takingChurch<Operations extends Readonly<Record<string, Operation>>>(
  catalogue: Churches,
  operations: Operations,
  noted: (answer: object, church: ListedChurch | undefined) => object = (answer) => answer,
): Operations {
  const taking = Object.entries(operations).map(([name, operation]): [string, Operation] => [
    name,
    {
      ...operation,
      parameters: withChurch(operation.parameters),
      async handle(values, ...rest) {
        const church = await churchNamed(catalogue, values.church);
        const answer = await operation.handle(reckonedFor(church, values), ...rest);
        return noted(answer, church);
      },
    },
  ]);
  return Object.fromEntries(taking) as Operations;
}

/**
 * A day's answer for a church that keeps another Pascha: its notes begin with what that means for the
 * day.
 */
export function withPaschaNote(
  answer: object & { readonly notes?: readonly string[] },
  church: ListedChurch | undefined,
): object {
  if (church === undefined || !hasWesternPascha(church.slug)) return answer;
  const note = `${church.name} keeps Pascha on the Western date: ${notOnItsDay}.`;
  return { ...answer, notes: [note, ...(answer.notes ?? [])] };
}

/** After a colon. */
export const notOnItsDay =
  'what moves with it, such as Lent, titles, readings and tones, is not on its day here';

/** Values with the calendar and the use of the church they name, if any. */
export async function reckonedBy<Given extends Values>(
  catalogue: Churches,
  values: Given,
): Promise<Given> {
  return reckonedFor(await churchNamed(catalogue, values.church), values);
}

/** Values with the calendar and the use of a church in place of its name. */
export function reckonedFor<Given extends Values>(
  church: ListedChurch | undefined,
  values: Given,
): Given {
  if (church === undefined) return values;
  const { church: _, ...others } = values;
  const { calendar, use } = church;
  return { ...others, calendar, ...('use' in others ? { use } : {}) } as unknown as Given;
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

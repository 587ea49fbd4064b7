/** What applications do with answers. */
import type { Schemas } from './types.js';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** A hymn as plain text: a line for each line, and an empty one between paragraphs. */
export const hymnText = ({ html }: Pick<Schemas['Hymn'], 'html'>): string =>
  html
    .replaceAll(/<br\s*\/?>\s*/g, '\n')
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();

type FeastsOfDay<Day> = Day extends {
  readonly feasts: readonly (infer Fixed)[];
  readonly movableFeasts: readonly (infer Movable)[];
}
  ? Fixed | Movable
  : never;

/** The feasts of a day, fixed and movable, one after the other. */
export function* feastsOf<
  Day extends Pick<Schemas['Day'] | Schemas['DayBrief'], 'feasts' | 'movableFeasts'>,
>({ feasts, movableFeasts }: Day): Generator<FeastsOfDay<Day>, undefined> {
  yield* feasts as unknown as readonly FeastsOfDay<Day>[];
  yield* movableFeasts as unknown as readonly FeastsOfDay<Day>[];
}

/** The same answer with the address of the service before each of its paths. */
export function withAbsoluteUrls(answer: unknown, origin: string): unknown {
  if (Array.isArray(answer)) return answer.map((item) => withAbsoluteUrls(item, origin));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const isPath = /^url$|Url$/.test(name) && typeof value === 'string' && value.startsWith('/');
      return [name, isPath ? origin + value : withAbsoluteUrls(value, origin)];
    }),
  );
}

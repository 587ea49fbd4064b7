/** Building blocks for the schemas of answers. */
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { firstYear, lastYear, reckonings, weekdays } from '../../calendar/reckoning.js';
import { feastRanks } from '../../catalogue/records.js';
import { maxSlugLength, slugPattern } from '../../catalogue/slug.js';

export const named = <Properties extends Record<string, TSchema>>(
  title: string,
  description: string,
  properties: Properties,
) => Type.Object(properties, { title, description, additionalProperties: false });

const described = (description?: string) => (description === undefined ? {} : { description });

export const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], described(description));

export const text = (description: string) => Type.String({ description });

/** An array that is only read: typebox's own type is one that can be changed. */
export const array = <Item extends TSchema>(item: Item, description?: string) =>
  Type.Unsafe<readonly Static<Item>[]>(Type.Array(item, described(description)));

export const choice = <const Values extends readonly string[]>(
  values: Values,
  description?: string,
) => Type.Unsafe<Values[number]>(Type.Enum([...values], described(description)));

/** A choice that several schemas share; the OpenAPI document has it once, under its title. */
export const namedChoice = <const Values extends readonly string[]>(
  title: string,
  values: Values,
  description: string,
) => Type.Unsafe<Values[number]>(Type.Enum([...values], { title, description }));

export const integer = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description });

export const Slug = Type.String({
  title: 'Slug',
  pattern: slugPattern,
  maxLength: maxSlugLength,
  description: 'Permanent identifier, in kebab-case.',
});
export const MovedFrom = Type.Optional(text('Its own day, MM-DD, if moved.'));
export const Url = text('Site-relative path of the canonical page.');
export const ReportUrl = nullable(Type.String(), 'Where to report a mistake; null if nowhere.');
export const IsoDate = Type.String({ format: 'date', description: 'Civil date, YYYY-MM-DD.' });
export const Reckoning = choice(reckonings, '`gregorian` is the New Calendar, `julian` the Old.');
export const Year = integer(firstYear, lastYear, 'Civil year.');
export const Mode = integer(1, 8, 'Mode (tone) of the Octoechos.');
const Month = integer(1, 12, 'Month.');
const DayOfMonth = integer(1, 31, 'Day of the month.');
export const Weekday = namedChoice(
  'Weekday',
  weekdays,
  'Civil weekday, the same in both calendars.',
);

export const MonthDay = named('MonthDay', 'A day of the year.', { month: Month, day: DayOfMonth });

export const CivilDay = nullable(
  MonthDay,
  'Civil day on the Old Calendar, in common years of this century; null if it moves.',
);

export const Since = nullable(
  Type.Integer(),
  'The first civil year in which it is kept, if after 1583 and known.',
);

const FeastRank = namedChoice(
  'FeastRank',
  feastRanks,
  'Rank of the feast; `great` is Pascha and the Twelve, `major` the chief of the others.',
);

export const feastName = { key: Slug, title: text('Title of the feast.'), rank: FeastRank };

export const feastSummary = {
  ...feastName,
  kind: choice(['fixed', 'movable'], 'Whether its date is fixed.'),
  url: Url,
};

/** What every page of a list has. */
export const onePage = <Item extends TSchema>(item: Item) => ({
  data: Type.Array(item),
  nextCursor: nullable(Type.String(), 'Cursor of the next page; null on the last.'),
});

export const list = <Item extends TSchema>(title: string, item: Item) =>
  named(title, 'One page of a list.', onePage(item));

/** The values that the schema names, in its order; the rest is dropped. */
export function present<Shape extends TObject>({ properties }: Shape, values: Static<Shape>) {
  const answer: Partial<Static<Shape>> = {};
  for (const name in properties)
    answer[name as keyof Static<Shape>] = values[name as keyof Static<Shape>];
  return answer as Static<Shape>;
}

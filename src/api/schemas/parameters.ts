/** The parameters of every endpoint, as JSON Schema; their limits are defined only here. */
import { type TProperties, Type } from 'typebox';
import { firstYear, lastYear, reckonings } from '../../calendar/reckoning.js';
import { uses } from '../../catalogue/commemorations.js';
import { hitTypes, type ListedChurch, sortOrders } from '../../catalogue/queries.js';
import { saintCategories } from '../../catalogue/records.js';
import { maxSlugLength, slugPattern } from '../../catalogue/slug.js';
import { translationKeys, translations } from '../../scripture/translations.js';

/** A set of parameters, as they are after parsing: integers are numbers, the rest strings. */
export const parameters = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const slug = (description: string, examples?: string[]) =>
  Type.String({
    pattern: slugPattern,
    maxLength: maxSlugLength,
    description,
    ...(examples && { examples }),
  });

/** How many records one request may name, separated by commas. */
export const maxNamed = 25;

/** One slug after the other: `slugPattern` without its ends. */
export const slugsPattern = `^${slugPattern.slice(1, -1)}(,${slugPattern.slice(1, -1)}){0,${maxNamed - 1}}$`;

/** No example: a console would fill it in beside the other parameters. */
const slugs = (what: string) =>
  Type.Optional(
    Type.String({
      format: 'slugs',
      description: `Up to ${maxNamed} ${what}, comma-separated: these in full, in this order, instead of the list. Only \`fields\` may go with it; each record counts as a request.`,
    }),
  );

export const SaintSlugs = slugs('slugs');
export const FeastKeys = slugs('keys');

export const SaintSlug = slug('Slug of the saint.', ['nicholas-of-myra']);
export const CountrySlug = slug('Slug of the country.', ['georgia']);

export const FeastKey = slug('Key of the feast.', ['nativity-of-christ']);

export const FeastKind = Type.Optional(
  Type.Enum(['fixed', 'movable'], {
    description: 'Only feasts with a fixed date, or only movable ones.',
  }),
);

const civilDate = (description: string, example: string) =>
  Type.String({ format: 'civil-date', description, examples: [example] });

export const CivilDate = civilDate(
  `Civil (Gregorian) date, YYYY-MM-DD, of the years ${firstYear} to ${lastYear}.`,
  '2026-12-06',
);

/** The length of the longest month. */
export const maxSpanDays = 31;

export const SpanFrom = civilDate('First civil day of the span, YYYY-MM-DD.', '2026-12-01');
export const SpanTo = civilDate(
  `Last civil day of the span, YYYY-MM-DD; at most ${maxSpanDays} days in all.`,
  '2026-12-07',
);

const year = (description: string, example: number) =>
  Type.Integer({ minimum: firstYear, maximum: lastYear, description, examples: [example] });

export const CivilYear = year('Civil year.', 2026);
export const FeastYear = Type.Optional(
  year('Civil year of `occurrences`; by default the current year in UTC.', 2027),
);

/** As tools take it. */
export const NextYear = Type.Optional(
  year('Civil year; without it, the next day on each calendar.', 2027),
);

export const ReadingYear = Type.Optional(
  year('Civil year; by default the current one in UTC.', 2026),
);

/** The parser fills in the default of a parameter that is left out. */
export const Calendar = Type.Enum([...reckonings], {
  default: 'gregorian',
  description: '`gregorian` is the New Calendar, `julian` the Old; movable feasts are in both.',
});

const whoseSaints =
  'Only saints kept in Slavic or in Greek use; `all` has local and western ones too.';

/** The parser fills in the default of a parameter that is left out. */
export const UseParameter = Type.Enum([...uses], {
  default: 'all',
  description: 'Whose saints and rules: `all` is every saint, by Slavic rules.',
});

/** The calendar and use that a day is shown by. */
export const calendarParameters = { calendar: Calendar, use: UseParameter };

/** The translations that readings can be given in. */
export const translationNames = translationKeys.map((key) => ({
  key,
  name: translations[key].name,
}));

const namedTranslations = translationNames
  .map(({ key, name }) => `\`${key}\`, the ${name}`)
  .join('; ');
export const TextParameter = Type.Optional(
  Type.Enum(translationKeys, {
    description: `Adds the text of the readings: ${namedTranslations}.`,
  }),
);

/** A slug, in place of which `withChurch` of `../church.ts` gives the church itself. */
export const churchParameter = (description: string) =>
  // No example: a console would fill it in beside `calendar`.
  Type.Optional(Type.Unsafe<ListedChurch | undefined>(slug(description)));

export const ChurchParameter = churchParameter(
  'A church, such as `oca` (see /v1/churches): its calendar, use and fasts.',
);

/** What is asked of a day. */
export const dayParameters = {
  date: CivilDate,
  ...calendarParameters,
  text: TextParameter,
  church: ChurchParameter,
};

/** The same where there is always a text. */
export const BulletinText = Type.Enum(translationKeys, {
  default: 'web',
  description: `Translation of the readings: ${namedTranslations}.`,
});

export const TimeZone = Type.Optional(
  Type.String({
    format: 'time-zone',
    maxLength: 60,
    description: 'IANA time zone for the date; by default UTC.',
    examples: ['Europe/Athens'],
  }),
);

export const Since = Type.Optional(
  Type.String({
    format: 'moment',
    maxLength: 40,
    description:
      'A date (from its start, in UTC) or a moment, with seconds and zone: only changes from then on.',
    examples: ['2026-11-01'],
  }),
);

export const UseFilter = Type.Optional(Type.Enum([...uses], { description: whoseSaints }));

export const limit = (
  maximum: number,
  defaultValue: number,
  description = 'Maximum entries per page.',
) => Type.Integer({ minimum: 1, maximum, default: defaultValue, description });

export const ListLimit = limit(100, 25);
export const SearchLimit = limit(50, 10);
export const SuggestLimit = limit(20, 8);
export const SimilarLimit = limit(12, 6);

/** Base64url; its meaning is in `cursor.ts`. */
export const cursorPattern = '^[A-Za-z0-9_-]+$';
export const maxCursorLength = 512;

export const Cursor = Type.Optional(
  Type.String({
    format: 'cursor',
    description: '`nextCursor` of the previous page; filters and text must stay.',
  }),
);

const words = (maxLength: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] });

export const PatronOf = Type.Optional(
  words(
    100,
    'A topic of patronage (see listPatronages) or another word for it: `exams`, `prison`, `pets`. Case does not matter; `lost-objects` and `lost objects` are the same. If the list is empty, try searchSaints.',
    'travelers',
  ),
);

export const CountryFilter = Type.Optional(slug('Slug of their country.', ['georgia']));

export const CategoryFilter = Type.Optional(
  Type.Enum([...saintCategories], {
    description:
      'A kind of saint, or a family of kinds: `martyr` finds great-martyrs, hieromartyrs and all other martyrs.',
    examples: ['martyr'],
  }),
);

export const givenNamePattern = '^\\S+$';

export const givenName = { format: 'given-name', minLength: 1, maxLength: 60 } as const;

export const GivenName = Type.Optional(
  Type.String({
    ...givenName,
    description:
      'A given name in any of its spellings, for name days: `Ivan` finds every John. One word.',
    examples: ['Nicholas'],
  }),
);

export const ResultType = Type.Optional(
  Type.Enum([...hitTypes, 'all'], {
    description:
      'What to find: `saint`, `country`, `feast`, or `all` three. Saints and countries by default.',
  }),
);

export const SearchedType = Type.Optional(
  Type.Enum([...hitTypes, 'hymn', 'all'], {
    description:
      'What to find: `saint`, `country`, `feast`, or `all` three; `hymn` finds saints and feasts by the words of their own troparion or kontakion, in any English version, or its first words in Greek or Slavonic. Saints and countries by default.',
  }),
);

const dated =
  '`date` goes by the first fixed feast day of the year, on either calendar; those without one come last.';

export const ListSort = Type.Optional(
  Type.Enum([...sortOrders], { description: `Order, instead of by slug; ${dated}` }),
);

export const SearchSort = Type.Optional(
  Type.Enum(['relevance', ...sortOrders], {
    description: `Order; any but \`relevance\` leaves out what matches by words of the life alone, unless nothing else does. ${dated}`,
  }),
);

export const HalfTypedText = words(100, 'A half-typed name.', 'basil the gr');
export const SearchText = words(
  200,
  'A name in any spelling, a deed, a patronage, a country, or a whole question.',
  'patron saint of travelers',
);

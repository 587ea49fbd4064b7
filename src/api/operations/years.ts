/** `/v1/calendar/{pascha,great-feasts,fasts}/{year}`: the feasts and the fasts of a year. */
import { type Static, Type } from 'typebox';
import { fastsOf } from '../../calendar/fasting/fasts-of-year.js';
import { greatFeastsOf, julianGreatFeastsWithin } from '../../calendar/feasts/great-feasts.js';
import { paschaCycle } from '../../calendar/feasts/movable-feasts.js';
import { paschaOf, westernEasterOf } from '../../calendar/paschalion.js';
import {
  type CalendarDate,
  civilWeekday,
  formatDate,
  isAnsweredYear,
} from '../../calendar/reckoning.js';
import { type OperationsContext, operation } from '../operation.js';
import { fastsUrl, feastUrl, greatFeastsUrl, paschaUrl } from '../record-urls.js';
import { CivilYear, calendarParameters, parameters, UseParameter } from '../schemas/parameters.js';
import {
  choice,
  feastName,
  IsoDate,
  named,
  nullable,
  present,
  Reckoning,
  Slug,
  text,
  Url,
  Weekday,
  Year,
} from '../schemas/shapes.js';
import { rulesOf } from '../uses.js';
import { Offset, RulesUse, Season } from './day-shapes.js';
import { namedFeasts } from './feast-words.js';

const CycleFeast = named('CycleFeast', 'A feast that moves with Pascha.', {
  ...feastName,
  offset: Offset,
  date: IsoDate,
  weekday: Weekday,
  url: Url,
});

const WesternEaster = Type.String({
  format: 'date',
  description: 'Easter of the Western churches, for comparison.',
});

export const PaschaCycle = named('PaschaCycle', 'Pascha and the movable feasts of a year.', {
  year: Year,
  use: RulesUse,
  pascha: IsoDate,
  western: WesternEaster,
  feasts: Type.Array(CycleFeast, { description: 'By days from Pascha.' }),
  url: Url,
});
export type PaschaCycle = Static<typeof PaschaCycle>;

const GreatFeast = named('GreatFeast', 'One of the Twelve, or Pascha.', {
  key: Slug,
  title: text('Title of the feast.'),
  rank: choice(['great']),
  kind: choice(['fixed', 'movable']),
  date: Type.String({ format: 'date', description: 'Civil date on the New Calendar.' }),
  weekday: Weekday,
  julianDate: nullable(
    Type.String({ format: 'date' }),
    'Civil date on which the Old Calendar keeps the same feast (the Nativity in January of the next year); null beyond 9999-12-31.',
  ),
  julianWeekday: nullable(Weekday, 'Weekday of `julianDate`.'),
  offset: nullable(Type.Integer(), 'Days from Pascha; null for fixed feasts.'),
});

const JulianFeast = named('JulianFeast', 'A great feast as the Old Calendar keeps it.', {
  key: Slug,
  title: text('Title of the feast.'),
  date: IsoDate,
  weekday: Weekday,
  url: Url,
});

export const GreatFeasts = named('GreatFeasts', 'The Twelve Great Feasts and Pascha of a year.', {
  year: Year,
  pascha: IsoDate,
  western: WesternEaster,
  feasts: Type.Array(GreatFeast, { description: 'Thirteen, by `date` (New Calendar).' }),
  julianFeasts: Type.Array(JulianFeast, {
    description:
      'What the Old Calendar keeps within this civil year, by date: its Nativity on 7 January is that of 25 December (Julian) of the year before.',
  }),
  url: Url,
});
export type GreatFeasts = Static<typeof GreatFeasts>;

const endOfFast = (description: string) => nullable(Type.String({ format: 'date' }), description);

export const YearFasts = named('YearFasts', 'The fasts and fast-free weeks of a civil year.', {
  year: Year,
  calendar: Reckoning,
  use: RulesUse,
  fasts: Type.Array(
    named('Fast', 'A fast, or a week free of fasting.', {
      season: Season,
      title: text('Name of the fast.'),
      fast: Type.Boolean({ description: 'False for a time free of fasting, such as Bright Week.' }),
      start: endOfFast(
        'First civil day, perhaps in the year before; null when `empty`, and before 1583-01-01.',
      ),
      end: endOfFast('Last civil day; null when `empty`, and beyond 9999-12-31.'),
      days: Type.Integer({ minimum: 0, description: 'Number of days, both ends included.' }),
      empty: Type.Boolean({ description: 'Whether no day of it falls in the year.' }),
    }),
    { description: 'By start; the empty ones come last.' },
  ),
  url: Url,
});
export type YearFasts = Static<typeof YearFasts>;

export function yearOperations({ catalogue, onMissingFeast }: OperationsContext) {
  return {
    getPaschaCycle: operation({
      operationId: 'getPaschaCycle',
      path: '/v1/calendar/pascha/{year}',
      tag: 'Calendar',
      summary: 'Pascha and the movable feasts of a year',
      description:
        'Use it for the date of Pascha (Orthodox Easter), of Great Lent, Palm Sunday, Ascension or Pentecost in a year. The dates are civil and the same on both calendars.',
      cache: { sMaxAge: 86_400, staleWhileRevalidate: 86_400 },
      parameters: parameters({ year: CivilYear, use: UseParameter }),
      answer: PaschaCycle,
      async handle({ year, use }) {
        const found = await catalogue.listedFeasts();
        const { name, movableFeasts } = rulesOf[use];
        const feasts = namedFeasts(found, paschaCycle(year, movableFeasts), onMissingFeast);
        return {
          year,
          use: name,
          pascha: formatDate(paschaOf(year)),
          western: formatDate(westernEasterOf(year)),
          feasts: feasts.map((feast) =>
            present(CycleFeast, { ...feast, ...dayOf(feast), url: feastUrl(feast.key) }),
          ),
          url: paschaUrl(year, use),
        };
      },
    }),
    getGreatFeasts: operation({
      operationId: 'getGreatFeasts',
      path: '/v1/calendar/great-feasts/{year}',
      tag: 'Calendar',
      summary: 'The Twelve Great Feasts and Pascha of a year',
      description:
        'Use it for the dates of the great feasts. `feasts` goes by the New Calendar; the `julianDate` of its Nativity is in January of the next year. For what the Old Calendar keeps within this civil year, such as its Nativity on 7 January, read `julianFeasts`.',
      cache: { sMaxAge: 86_400, staleWhileRevalidate: 86_400 },
      parameters: parameters({ year: CivilYear }),
      answer: GreatFeasts,
      async handle({ year }) {
        const found = await catalogue.listedFeasts();
        const titled = <Feast extends { readonly key: string }>(feasts: readonly Feast[]) =>
          namedFeasts(found, feasts, onMissingFeast);
        return {
          year,
          pascha: formatDate(paschaOf(year)),
          western: formatDate(westernEasterOf(year)),
          feasts: titled(greatFeastsOf(year)).map((feast) =>
            present(GreatFeast, {
              ...feast,
              ...dayOf(feast),
              rank: 'great',
              julianDate: feast.julianDate && formatDate(feast.julianDate),
              julianWeekday: feast.julianDate && civilWeekday(feast.julianDate),
            }),
          ),
          julianFeasts: titled(julianGreatFeastsWithin(year)).map((feast) =>
            present(JulianFeast, { ...feast, ...dayOf(feast), url: feastUrl(feast.key) }),
          ),
          url: greatFeastsUrl(year),
        };
      },
    }),
  };
}

export const fastOperations = {
  getFasts: operation({
    operationId: 'getFasts',
    path: '/v1/calendar/fasts/{year}',
    tag: 'Calendar',
    summary: 'The fasts of a year',
    description:
      "Use it for when a fast begins and ends and how long it is: Great Lent, the Apostles', Dormition and Nativity Fasts, one-day fasts, fast-free weeks. A fast across the new year is in both years. On the New Calendar the Apostles' Fast can be `empty`.",
    parameters: parameters({ year: CivilYear, ...calendarParameters }),
    answer: YearFasts,
    async handle({ year, calendar, use }) {
      return {
        year,
        calendar,
        use: rulesOf[use].name,
        fasts: fastsOf(year, calendar).map((fast) => ({
          ...fast,
          start: answeredDate(fast.start),
          end: answeredDate(fast.end),
          empty: fast.days === 0,
        })),
        url: fastsUrl(year, calendar, use),
      };
    },
  }),
};

const dayOf = ({ date }: { readonly date: CalendarDate }) => ({
  date: formatDate(date),
  weekday: civilWeekday(date),
});

/** Null outside the years that are answered: a fast over the new year may begin or end there. */
const answeredDate = (date: CalendarDate | null): string | null =>
  date && isAnsweredYear(date.year) ? formatDate(date) : null;

/** The answers about the calendar, as JSON Schema: days, cycles, fasts. */
import { type Static, Type } from 'typebox';
import { fastingTones } from '../../calendar/fasting/measures.js';
import { fastingSeasons } from '../../calendar/fasting/rulings.js';
import { periodPhases } from '../../calendar/feasts/period.js';
import {
  type Reading as LectionaryReading,
  readingKinds,
  services,
} from '../../calendar/lectionary/table.js';
import { SaintSummary } from './answers.js';
import {
  choice,
  feastName,
  IsoDate,
  integer,
  list,
  Mode,
  named,
  namedChoice,
  nullable,
  Reckoning,
  Slug,
  text,
  Url,
  Weekday,
  Year,
} from './shapes.js';

const Offset = Type.Integer({ description: 'Days from the Pascha named in `pascha`.' });

const Feast = named('Feast', 'A feast of the fixed cycle.', {
  ...feastName,
  date: IsoDate,
  url: Url,
});

const MovableFeast = named('MovableFeast', 'A feast that moves with Pascha or with a weekday.', {
  ...feastName,
  offset: Offset,
  date: IsoDate,
  url: Url,
});

const Season = namedChoice('FastingSeason', fastingSeasons, 'Which fast, or why there is none.');

const fastingRule = {
  fast: Type.Boolean({ description: 'Whether the day is a fast.' }),
  season: Season,
  tone: namedChoice('FastingTone', fastingTones, 'How strict: what the day permits at most.'),
};

const Fasting = named('Fasting', 'The fasting rule, by Slavic (OCA) practice.', {
  ...fastingRule,
  summary: text('The rule in words: the season, what is permitted and what is not.'),
});

const Period = named('Period', 'The great feast that a day belongs to.', {
  feast: Type.String({ description: 'Key of the feast.' }),
  phase: choice(periodPhases),
  title: text('In words: "Afterfeast of the Exaltation of the Cross".'),
});

const Passage = named('Passage', 'Verses of one book, both ends included.', {
  book: text('USFM book code, as Bible APIs know it: `1CO`.'),
  start: text('`chapter:verse`, English (King James) numbering.'),
  end: text('`chapter:verse`.'),
});

const Reading = named('Reading', 'A reading of Scripture, by reference.', {
  service: choice(services, 'The service at which it is read.'),
  kind: choice(readingKinds, 'What it is read as; `ot` is a paremia.'),
  reference: text('For people to read; `(LXX)` marks Septuagint numbering.'),
  passages: Type.Array(Passage, {
    description: 'For fetching the text; empty for a lesson that cannot be given as verses.',
  }),
  occasion: text('Why it is read: the place in the cycle, the feast, the saint.'),
});

const Readings = Type.Unsafe<readonly LectionaryReading[]>(
  Type.Array(Reading, {
    description:
      'In the order of the day, by Slavic (OCA) use; where only one fits, show the first epistle and gospel of the liturgy.',
  }),
);

const DayTitle = text("The day's place in the movable cycle.");
const WeekMode = nullable(Mode, 'Tone of the week; null when none is kept.');

export const Day = named('Day', 'Everything kept on a civil date by one calendar.', {
  date: IsoDate,
  calendar: Reckoning,
  month: integer(1, 12, 'Month by the calendar used.'),
  day: integer(1, 31, 'Day of the month by the calendar used.'),
  weekday: Weekday,
  title: DayTitle,
  period: nullable(
    Period,
    'The forefeast, feast, afterfeast or leavetaking that the day belongs to, or null.',
  ),
  saints: Type.Array(SaintSummary, { description: 'By rank of commemoration, then name.' }),
  feasts: Type.Array(Feast, { description: 'Fixed feasts of the day.' }),
  movableFeasts: Type.Array(MovableFeast, { description: 'Movable feasts of the day.' }),
  fasting: Fasting,
  readings: Readings,
  octoechosMode: WeekMode,
  pascha: Type.String({ format: 'date', description: "Pascha that governs the day's cycle." }),
  url: Url,
});
export type Day = Static<typeof Day>;

const DayBrief = named('DayBrief', 'A day of a span, in brief.', {
  date: IsoDate,
  weekday: Weekday,
  title: DayTitle,
  fasting: named('FastingBrief', 'The fasting rule, without words.', fastingRule),
  octoechosMode: WeekMode,
  feasts: Type.Array(named('FeastName', 'A feast, in brief.', feastName)),
  movableFeasts: Type.Array(named('FeastName', 'A feast, in brief.', feastName)),
  saints: Type.Array(
    named('SaintName', 'A saint of the day, in brief.', {
      slug: Slug,
      name: text('Name in English, without "Saint".'),
      feastTitle: text("The day's commemoration."),
    }),
  ),
  url: Url,
});
export type DayBrief = Static<typeof DayBrief>;

export const DayList = list('DayList', DayBrief);
export type DayList = Static<typeof DayList>;

export const PaschaCycle = named('PaschaCycle', 'Pascha and the movable feasts of a year.', {
  year: Year,
  pascha: IsoDate,
  feasts: Type.Array(
    named('CycleFeast', 'A feast that moves with Pascha.', {
      ...feastName,
      offset: Offset,
      date: IsoDate,
      weekday: Weekday,
      url: Url,
    }),
    { description: 'By days from Pascha.' },
  ),
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

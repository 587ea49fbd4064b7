/** The shape of a day's answer. */
import { type Static, Type } from 'typebox';
import { fastingTones } from '../../calendar/fasting/measures.js';
import { fastingSeasons } from '../../calendar/fasting/seasons.js';
import { periodPhases } from '../../calendar/feasts/period.js';
import { useNames } from '../../calendar/use.js';
import {
  array,
  choice,
  feastName,
  IsoDate,
  integer,
  Mode,
  MovedFrom,
  named,
  namedChoice,
  nullable,
  Reckoning,
  Slug,
  text,
  Url,
  Weekday,
} from '../schemas/shapes.js';
import { Reading } from './day-readings.js';
import { DaySaint } from './day-saints.js';

export const Offset = Type.Integer({ description: 'Days from the Pascha named in `pascha`.' });

const Feast = named('Feast', 'A feast of the fixed cycle.', {
  ...feastName,
  date: IsoDate,
  url: Url,
  movedFrom: MovedFrom,
});

export const MovableFeast = named(
  'MovableFeast',
  'A feast that moves with Pascha or with a weekday.',
  {
    ...feastName,
    offset: Offset,
    date: IsoDate,
    url: Url,
  },
);

export const Season = namedChoice(
  'FastingSeason',
  fastingSeasons,
  'Which fast, or why there is none.',
);

export const fastingRule = {
  fast: Type.Boolean({ description: 'Whether the day is a fast.' }),
  season: Season,
  tone: namedChoice('FastingTone', fastingTones, 'How strict: what the day permits at most.'),
};

export const ChurchFasts = Type.Optional(
  array(
    named('ChurchFast', 'A rule of its own.', {
      church: Slug,
      name: text('Its name.'),
      tone: fastingRule.tone,
    }),
    'Churches whose own rule differs.',
  ),
);

/** Whose rules an answer follows. */
export const RulesUse = namedChoice(
  'RulesUse',
  useNames,
  'Whose rules these are; under `use=all`, `slavic`.',
);

const Elsewhere = named('Elsewhere', 'What differs in Greek use.', {
  use: RulesUse,
  title: Type.Optional(Type.String()),
  fasting: Type.Optional(Type.Object({ tone: fastingRule.tone })),
  epistle: Type.Optional(nullable(Type.String())),
  gospel: Type.Optional(nullable(Type.String())),
  moved: Type.Optional(
    Type.Array(Type.String(), { description: 'Slugs moved to the day or from it.' }),
  ),
});

const Period = named('Period', 'The great feast that a day belongs to.', {
  feast: Type.String({ description: 'Key of the feast.' }),
  phase: choice(periodPhases),
  title: text('In words: "Afterfeast of the Exaltation of the Cross".'),
});

export const DayTitle = text("The day's place in the movable cycle; Christmas is in `feasts`.");
export const WeekMode = nullable(Mode, 'Tone of the week; null when none is kept.');

export const Day = named('Day', 'Everything kept on a civil date by one calendar.', {
  date: IsoDate,
  calendar: Reckoning,
  use: RulesUse,
  month: integer(1, 12, 'Month by the calendar used.'),
  day: integer(1, 31, 'Day of the month by the calendar used.'),
  weekday: Weekday,
  title: DayTitle,
  period: nullable(
    Period,
    'The forefeast, feast, afterfeast or leavetaking that the day belongs to, or null.',
  ),
  saints: array(DaySaint, 'By rank, then by how many calendars keep it, then by renown.'),
  feasts: Type.Array(Feast, { description: 'Fixed feasts of the day.' }),
  movableFeasts: Type.Array(MovableFeast, { description: 'Movable feasts of the day.' }),
  fasting: named('Fasting', 'The fasting rule, by `use`.', {
    ...fastingRule,
    summary: text('The rule in words: the season, what is permitted and what is not.'),
    churches: ChurchFasts,
  }),
  readings: array(
    Reading,
    'In the order of the day; where only one fits, show the first epistle and gospel of the liturgy. What Greek use replaces is marked `(in place)`.',
  ),
  octoechosMode: WeekMode,
  pascha: Type.String({ format: 'date', description: "Pascha that governs the day's cycle." }),
  url: Url,
  serviceUrl: text('Path of what is served and sung.'),
  elsewhere: Type.Optional(nullable(Elsewhere, 'What a Greek parish has instead.')),
  notes: Type.Optional(array(Type.String(), 'What other calendars do, and what no rule computes.')),
});
export type Day = Static<typeof Day>;

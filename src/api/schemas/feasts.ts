/** The answers about feasts, as JSON Schema. */
import { type Static, Type } from 'typebox';
import { hymns } from './answers.js';
import {
  choice,
  feastSummary,
  IsoDate,
  list,
  MonthDay,
  named,
  nullable,
  text,
  Weekday,
  Year,
} from './shapes.js';

export const FeastSummary = named('FeastSummary', 'A feast of the year, in brief.', feastSummary);
export type FeastSummary = Static<typeof FeastSummary>;

export const FeastList = list('FeastList', FeastSummary);
export type FeastList = Static<typeof FeastList>;

const Occurrence = named('Occurrence', 'A civil day on which a feast is kept.', {
  calendar: choice(['gregorian', 'julian', 'both'], 'Which calendar keeps it on this day.'),
  date: IsoDate,
  weekday: Weekday,
});

export const FeastDetail = named(
  'FeastDetail',
  'A feast: when it is kept, what it is, its hymns.',
  {
    ...feastSummary,
    alternateTitles: Type.Array(Type.String(), {
      description: 'Other titles, in other languages too.',
    }),
    description: text('What is kept and why, as plain text.'),
    gregorian: nullable(MonthDay, 'Day on the New Calendar; null for a movable feast.'),
    julian: nullable(MonthDay, 'Day on the Old Calendar, Julian; null for a movable feast.'),
    offset: nullable(
      Type.Integer(),
      'Days from Pascha; null for fixed feasts and those tied to a date.',
    ),
    rule: text('When it is kept, in a sentence.'),
    year: Year,
    occurrences: Type.Array(Occurrence, {
      description: 'Every civil day of `year` on which either calendar keeps it, in order.',
    }),
    use: nullable(Type.String(), 'Where Greek and Slavic practice differ, or null.'),
    ...hymns,
  },
);
export type FeastDetail = Static<typeof FeastDetail>;

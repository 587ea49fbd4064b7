/** The tables of printed days: sound themselves, and read first here wherever they agree. */
import { describe, expect, test } from 'vitest';
import { liturgicalDay } from '../../src/calendar/day.js';
import { fastingTones } from '../../src/calendar/fasting/measures.js';
import { greek } from '../../src/calendar/greek/greek.js';
import { passagesOf } from '../../src/calendar/lectionary/reference.js';
import { julianDayNumberOf, parseDate } from '../../src/calendar/reckoning.js';
import accuracy from '../../src/site/texts/accuracy.json' with { type: 'json' };
import { dateFrom } from '../support/dates.js';
import greekTable from '../tables/greek-printed-days.json' with { type: 'json' };
import slavicTable from '../tables/slavic-printed-days.json' with { type: 'json' };

const fields = ['title', 'matinsGospel', 'epistle', 'gospel', 'tone'] as const;
type Answered = Readonly<Record<(typeof fields)[number], string | undefined>>;

/** A day as one calendar printed it. */
interface PrintedDay extends Partial<Answered> {
  readonly date: string;
  readonly source: string;
  /** Why an answer differs. */
  readonly reason?: string;
  /** What is not sure of the printed day itself. */
  readonly doubt?: string;
}

interface Table {
  readonly sources: object;
  readonly reasons: object;
  readonly days: readonly PrintedDay[];
}

const keyOf = ({ date, source }: { readonly date: string; readonly source: string }) =>
  `${date} ${source}`;
const referencesOf = ({ epistle, gospel, matinsGospel }: PrintedDay) =>
  [epistle, gospel, matinsGospel].filter((reference) => reference !== undefined);
const differencesOf = (use: string) =>
  accuracy.uses.find((each) => each.use === use)?.disagreements ?? [];

const tables: readonly (readonly [string, Table])[] = [
  ['Slavic', slavicTable],
  ['Greek', greekTable],
];

describe.each(tables)('the printed days of %s use', (name, { sources, reasons, days }) => {
  test('are of real dates, in their order, once by each source', () => {
    expect(days.filter(({ date }) => parseDate(date) === undefined)).toEqual([]);
    expect(days.map(keyOf)).toEqual([...new Set(days.map(keyOf))].sort());
  });

  test('name a source that the table describes, and each source has a day', () => {
    const named = new Set(days.map(({ source }) => source));
    expect([...named].sort()).toEqual(Object.keys(sources).sort());
  });

  test('say something of the day, in known words', () => {
    expect(days.filter((day) => fields.every((field) => day[field] === undefined))).toEqual([]);
    const tones = new Set(days.flatMap(({ tone }) => tone ?? []));
    expect([...tones].filter((tone) => !fastingTones.some((known) => known === tone))).toEqual([]);
  });

  test('have references that can be read, of verses', () => {
    const references = new Set(days.flatMap(referencesOf));
    expect([...references].filter((reference) => passagesOf(reference).length === 0)).toEqual([]);
  });

  test('are of Sundays where the title says so', () => {
    const named = days.filter(({ title }) => /\bSunday\b/.test(title ?? ''));
    const weekday = ({ date }: PrintedDay) => julianDayNumberOf(dateFrom(date), 'gregorian') % 7;
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((day) => weekday(day) !== 6)).toEqual([]);
  });

  test('have a reason only where they differ, and use every reason', () => {
    const reasoned = days.filter(({ reason }) => reason !== undefined);
    const used = new Set(reasoned.map(({ reason }) => reason));
    expect([...used].sort()).toEqual(Object.keys(reasons).sort());
    const differing = new Set(differencesOf(name.toLowerCase()).map(keyOf));
    expect(reasoned.map(keyOf).filter((key) => !differing.has(key))).toEqual([]);
  });
});

/** The first reading of each kind, which is the day's own. */
function answerOn(date: string): Answered {
  const day = liturgicalDay(dateFrom(date), 'gregorian', greek);
  const { title, fasting } = day;
  const readings = greek.readingsOn(day);
  const firstOf = (kind: string, ...services: string[]) =>
    readings.find((each) => each.kind === kind && services.includes(each.service))?.reference;
  const lastAtVespers = (kind: string) =>
    readings.findLast((each) => each.kind === kind && each.service === 'vespers')?.reference;
  return {
    title,
    tone: fasting.tone,
    // Great Friday has no Liturgy: the archdiocese prints the last of vespers, with the Lamentations.
    epistle: firstOf('epistle', 'liturgy') ?? lastAtVespers('epistle'),
    gospel: firstOf('gospel', 'liturgy', 'presanctified') ?? lastAtVespers('gospel'),
    matinsGospel: firstOf('matins-gospel', 'matins') ?? firstOf('gospel', 'matins'),
  };
}

test('Greek use has what is printed first of all, but where it is recorded to differ', () => {
  const days: readonly PrintedDay[] = greekTable.days;
  const differing = days.flatMap((day) => {
    const own = answerOn(day.date);
    return fields
      .filter((field) => day[field] !== undefined && day[field] !== own[field])
      .map((field) => `${keyOf(day)} ${field}`);
  });
  const recorded = differencesOf('greek').map((each) => `${keyOf(each)} ${each.field}`);
  expect(differing).toEqual(recorded);
});

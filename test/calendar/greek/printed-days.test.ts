/** The rules of Greek use against the printed days: each agrees, or has its reason or a doubt. */
import { expect, test } from 'vitest';
import { liturgicalDay } from '../../../src/calendar/day.js';
import { greek } from '../../../src/calendar/greek/greek.js';
import { dateFrom } from '../../support/dates.js';
import printed from '../../tables/greek-printed-days.json' with { type: 'json' };

type Field = 'title' | 'epistle' | 'gospel' | 'matinsGospel' | 'tone';

function computed(date: string): Readonly<Record<Field, string | undefined>> {
  const day = liturgicalDay(dateFrom(date), 'gregorian', greek);
  const readings = greek.readingsOn(day);
  const firstOf = (kind: string, ...services: string[]) =>
    readings.find((each) => each.kind === kind && services.includes(each.service))?.reference;
  const lastAtVespers = (kind: string) =>
    readings.findLast((each) => each.kind === kind && each.service === 'vespers')?.reference;
  return {
    title: day.title,
    tone: day.fasting.tone,
    // Great Friday has no Liturgy: the archdiocese prints the last of vespers, with the Lamentations.
    epistle: firstOf('epistle', 'liturgy') ?? lastAtVespers('epistle'),
    gospel: firstOf('gospel', 'liturgy', 'presanctified') ?? lastAtVespers('gospel'),
    matinsGospel: firstOf('matins-gospel', 'matins') ?? firstOf('gospel', 'matins'),
  };
}

const fields: readonly Field[] = ['title', 'epistle', 'gospel', 'matinsGospel', 'tone'];

interface Printed extends Partial<Record<Field, string>> {
  readonly date: string;
  readonly source: string;
  readonly reason?: string;
  readonly doubt?: string;
}

test('agree with every printed day but those with a reason', () => {
  const days: readonly Printed[] = printed.days;
  const unexplained = days.flatMap((day) => {
    const own = computed(day.date);
    return fields
      .filter((field) => day[field] !== undefined && day[field] !== own[field])
      .map((field) => `${day.date} ${day.source} ${field}: ${day.reason ?? day.doubt}`);
  });
  expect(unexplained.filter((each) => each.endsWith('undefined'))).toEqual([]);
  expect(unexplained.length).toBeLessThanOrEqual(24);
});

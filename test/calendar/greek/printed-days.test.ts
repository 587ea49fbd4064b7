/** The rules of Greek use against the printed days, but for those that are listed with a reason. */
import { expect, test } from 'vitest';
import { liturgicalDay } from '../../../src/calendar/day.js';
import { greek } from '../../../src/calendar/greek/greek.js';
import { dateFrom } from '../../support/dates.js';
import printed from '../../tables/greek-printed-days.json' with { type: 'json' };
import exceptions from '../../tables/greek-printed-exceptions.json' with { type: 'json' };

type Field = 'title' | 'epistle' | 'gospel' | 'matinsGospel' | 'tone';

function computed(date: string): Readonly<Record<Field, string | undefined>> {
  const { title, fasting, readings } = liturgicalDay(dateFrom(date), 'gregorian', greek);
  const firstOf = (kind: string, ...services: string[]) =>
    readings.find((each) => each.kind === kind && services.includes(each.service))?.reference;
  return {
    title,
    tone: fasting.tone,
    epistle: firstOf('epistle', 'liturgy'),
    gospel: firstOf('gospel', 'liturgy', 'presanctified'),
    matinsGospel: firstOf('matins-gospel', 'matins') ?? firstOf('gospel', 'matins'),
  };
}

const fields: readonly Field[] = ['title', 'epistle', 'gospel', 'matinsGospel', 'tone'];

test('agree with every printed day but the listed ones', () => {
  const days: readonly (Partial<Record<Field, string>> & { date: string; source: string })[] =
    printed.days;
  const disagreeing = days.flatMap((day) => {
    const own = computed(day.date);
    return fields
      .filter((field) => day[field] !== undefined && day[field] !== own[field])
      .map((field) => `${day.date} ${day.source} ${field}`);
  });
  expect(disagreeing).toEqual(exceptions.days.map(({ of }) => of));
});

import { describe, expect, it } from 'vitest';
import { presentSaints } from '../../../src/api/operations/day-saints.js';
import type { CalendarOfSaints, Commemoration } from '../../../src/catalogue/commemorations.js';
import { daySaints } from '../../../src/catalogue/day-saints.js';
import type { Saint } from '../../../src/catalogue/records.js';
import { dayQuery, keptOn, monthDay, saint } from '../../support/records/builders.js';

it('presents each commemoration of a saint under its own title', () => {
  const commemorations = [
    keptOn('12-06', { title: 'The repose' }),
    keptOn('05-09', { title: 'The translation' }),
  ] as const;
  const nicholas = saint({ slug: 'nicholas', commemorations });
  const titlesOn = (day: string) =>
    presentSaints(
      daySaints(
        [{ saint: nicholas, renown: 1, lastYear: 343 }],
        dayQuery({ menaionDays: [monthDay(day)] }),
      ),
      { calendar: 'gregorian', use: 'all' },
    ).map(({ url, feastTitle }) => [url, feastTitle]);
  for (let time = 0; time < 2; time += 1) {
    expect(titlesOn('12-06')).toEqual([['/saints/nicholas', 'The repose']]);
    expect(titlesOn('05-09')).toEqual([['/saints/nicholas', 'The translation']]);
  }
});

describe('a saint whom the uses keep on different days', () => {
  const by = (kept: Commemoration, ...calendars: CalendarOfSaints[]): Commemoration => ({
    ...kept,
    calendars,
  });
  const inGreece = by(keptOn('11-25', { title: 'Catherine' }), 'greek');
  const inRussia = by(keptOn('11-24', { title: 'Catherine' }), 'oca', 'rocor');
  const otherDayOf = (
    commemorations: Saint['commemorations'],
    shown: Parameters<typeof presentSaints>[1] = { calendar: 'julian', use: 'all' },
    day = '11-25',
  ) => {
    const known = { saint: saint({ slug: 'catherine', commemorations }), renown: 1, lastYear: 305 };
    const on = { menaionDays: [monthDay(day)], ...shown, reckoning: shown.calendar };
    return presentSaints(daySaints([known], dayQuery(on)), shown)[0]?.otherDay;
  };

  it('has the day of the other use', () => {
    expect(otherDayOf([inGreece, inRussia])).toEqual({ use: 'slavic', day: '11-24' });
    const renamed = { ...inRussia, title: 'Catherine and those with her' };
    expect(otherDayOf([inGreece, renamed])).toEqual({ use: 'slavic', day: '11-24' });
    const tied = by(keptOn('11-24', { julian: '11-11' }), 'oca');
    expect(otherDayOf([inGreece, tied])).toEqual({ use: 'slavic', day: '11-11' });
    const far = by(keptOn('05-01', { title: 'Catherine' }), 'oca');
    expect(otherDayOf([inGreece, far])).toEqual({ use: 'slavic', day: '05-01' });
  });

  it('may have the other three days off, even beyond the new year', () => {
    const three = by(keptOn('11-22'), 'oca');
    expect(otherDayOf([inGreece, three])).toEqual({ use: 'slavic', day: '11-22' });
    const [last, first] = [by(keptOn('12-31'), 'greek'), by(keptOn('01-02'), 'oca')];
    const shown = { calendar: 'gregorian', use: 'all' } as const;
    expect(otherDayOf([last, first], shown, '12-31')).toEqual({ use: 'slavic', day: '01-02' });
  });

  it.each([
    ['the other day is of both uses', [inGreece, by(inRussia, 'oca', 'greek')]],
    ['this day is of both uses', [by(inGreece, 'oca', 'greek'), inRussia]],
    ['nobody knows whose this day is', [keptOn('11-25', { title: 'Catherine' }), inRussia]],
    ['the other day is another feast', [inGreece, by(keptOn('05-01'), 'oca')]],
    ['the other day is four days off', [inGreece, by(keptOn('11-21'), 'oca')]],
  ] as [string, Saint['commemorations']][])('has none if %s', (_, commemorations) => {
    expect(otherDayOf(commemorations)).toBeUndefined();
  });

  it('has none where one use was asked for', () => {
    expect(otherDayOf([inGreece, inRussia], { calendar: 'julian', use: 'greek' })).toBeUndefined();
  });
});

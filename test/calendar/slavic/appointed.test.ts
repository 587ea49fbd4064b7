import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coordinatesOf, type DayCoordinates } from '../../../src/calendar/coordinates.js';
import { type Reading, services } from '../../../src/calendar/lectionary/table.js';
import {
  addDays,
  formatDate,
  isRealDate,
  monthDayNumber,
  type Reckoning,
  reckonings,
} from '../../../src/calendar/reckoning.js';
import { readingsOn } from '../../../src/calendar/slavic/appointed.js';
import { dateFrom, daysOf, firstDay } from '../../support/dates.js';
import table from '../../tables/lectionary.json' with { type: 'json' };
import orders from '../../tables/readings-order.json' with { type: 'json' };

interface Row {
  readonly date: string;
  readonly calendar: string;
  readonly note: string;
  readonly matins?: string;
  readonly liturgy: readonly string[];
}

function dayOf(date: string, reckoning: Reckoning): DayCoordinates {
  return coordinatesOf(dateFrom(date), reckoning);
}

const referencesOf = (readings: readonly Reading[], service: string) =>
  readings.filter((reading) => reading.service === service).map(({ reference }) => reference);

const isGospelOfLiturgy = ({ service, kind }: Reading) =>
  service === 'liturgy' && kind === 'gospel';

describe('the readings', () => {
  test.each(table.days as Row[])('of $date $calendar: $note', ({ date, calendar, ...row }) => {
    const readings = readingsOn(dayOf(date, calendar === 'julian' ? 'julian' : 'gregorian'));
    expect(referencesOf(readings, 'liturgy')).toEqual(row.liturgy);
    expect(referencesOf(readings, 'matins')).toEqual(row.matins === undefined ? [] : [row.matins]);
  });

  test.each(orders.days)(
    'of $date $calendar stand in order: $note',
    ({ date, calendar, order }) => {
      const readings = readingsOn(dayOf(date, calendar === 'julian' ? 'julian' : 'gregorian'));
      const told = readings.map(({ service, occasion }) => `${service}: ${occasion}`);
      expect(told.filter((each, index) => each !== told[index - 1])).toEqual(order);
    },
  );

  test('are given for people and for programs', () => {
    expect(readingsOn(dayOf('2026-09-20', 'gregorian'))[1]).toEqual({
      service: 'liturgy',
      kind: 'epistle',
      reference: 'Galatians 2:16-20',
      passages: [{ book: 'GAL', start: '2:16', end: '2:20' }],
      occasion: 'Sunday after the Exaltation',
    });
  });

  test('are as docs/readings.md shows them', () => {
    const page = readFileSync(new URL('../../../docs/readings.md', import.meta.url), 'utf8');
    const [, shown = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
    expect(readingsOn(dayOf('2026-09-20', 'gregorian'))).toContainEqual(JSON.parse(shown));
  });

  test.each(reckonings)(
    'answer through all years, in the order of the services, %s',
    (reckoning) => {
      const faults: string[] = [];
      for (let date = { ...firstDay }; isRealDate(date); date = addDays(date, 53)) {
        const readings = readingsOn(coordinatesOf(date, reckoning));
        const order = readings
          .filter(({ service }) => service !== 'vespers')
          .map(({ service }) => services.indexOf(service));
        if (order.some((place, index) => place < (order[index - 1] ?? 0))) {
          faults.push(formatDate(date));
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test.each(reckonings)('have a gospel on every Sunday, %s', (reckoning) => {
    const without: string[] = [];
    for (let year = 1900; year < 2100; year += 1) {
      for (const date of daysOf(year)) {
        const day = coordinatesOf(date, reckoning);
        if (day.weekday !== 'sunday') continue;
        if (!readingsOn(day).some(isGospelOfLiturgy)) without.push(formatDate(date));
      }
    }
    expect(without).toEqual([]);
  });

  test.each(reckonings)(
    'have neither Apostol nor Gospel where there is no Liturgy, %s',
    (reckoning) => {
      for (let year = 2000; year < 2020; year += 1) {
        for (const date of daysOf(year)) {
          const day = coordinatesOf(date, reckoning);
          const { offset } = day;
          const isLentenWeekday =
            offset >= -48 && offset <= -9 && (((offset % 7) + 7) % 7) % 6 !== 0;
          if (!isLentenWeekday) continue;
          const ofLiturgy = readingsOn(day).filter(({ service }) => service === 'liturgy');
          const ofCycle = ofLiturgy.filter(({ occasion }) =>
            occasion.includes('Week of Great Lent'),
          );
          expect(ofCycle).toEqual([]);
        }
      }
    },
  );

  test.each(reckonings)('have the eleven matins gospels in turn, %s', (reckoning) => {
    const met = new Set<number>();
    for (const date of daysOf(2025).filter((each) => each.month > 5)) {
      const [turn, next] = [date, addDays(date, 7)].map((each) => {
        const day = coordinatesOf(each, reckoning);
        const [gospel] = readingsOn(day).filter(({ kind }) => kind === 'matins-gospel');
        return day.weekday === 'sunday' ? Number.parseInt(gospel?.occasion ?? '', 10) : Number.NaN;
      });
      if (turn === undefined || next === undefined || Number.isNaN(turn + next)) continue;
      expect(next).toBe((turn % 11) + 1);
      met.add(turn);
    }
    expect([...met].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('begin Luke on the Monday after the Sunday after the Exaltation', () => {
    for (const reckoning of reckonings) {
      for (let year = 1900; year < 2100; year += 1) {
        const mondays = daysOf(year)
          .map((date) => coordinatesOf(date, reckoning))
          .filter((day) => readingsOn(day).some(({ reference }) => reference === 'Luke 3:19-22'));
        expect(mondays.map(({ weekday }) => weekday)).toEqual(['monday']);
        const monthDay = mondays.map(({ menaion }) => monthDayNumber(menaion))[0] ?? 0;
        expect(monthDay >= 9_16 && monthDay <= 9_22).toBe(true);
      }
    }
  });

  test('have one epistle of the cycle in both reckonings, whatever the gospel', () => {
    const cycleEpistles = (day: DayCoordinates) =>
      readingsOn(day)
        .filter(({ service, kind }) => service === 'liturgy' && kind === 'epistle')
        .map(({ occasion }) => occasion)
        .filter((occasion) => / (after Pentecost|of Pascha)$/.test(occasion));
    for (const date of daysOf(2025)) {
      const [newCalendar, old] = reckonings.map((reckoning) =>
        cycleEpistles(coordinatesOf(date, reckoning)),
      );
      if (newCalendar?.length === 1 && old?.length === 1) expect(newCalendar).toEqual(old);
    }
  });

  test('differ between the reckonings only in the Menaion and the winter gospels', () => {
    for (const date of daysOf(2026)) {
      const days = reckonings.map((reckoning) => coordinatesOf(date, reckoning));
      const { offset } = days[0] ?? { offset: 0 };
      if (offset < -70 || offset > 130) continue;
      const [one, other] = days.map((day) =>
        readingsOn(day).filter(({ occasion }) =>
          / (after Pentecost|of Pascha|Lent)$/.test(occasion),
        ),
      );
      const bothRead = (one?.length ?? 0) > 0 && (other?.length ?? 0) > 0;
      if (bothRead) expect(one).toEqual(other);
    }
  });
});

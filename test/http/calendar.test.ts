import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DaySaint } from '../../src/api/operations/day-saints.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { GreatFeasts, PaschaCycle } from '../../src/api/operations/years.js';
import { addDays, civilWeekday, formatDate, type Reckoning } from '../../src/calendar/reckoning.js';
import { dateFrom } from '../support/dates.js';
import { largeCatalogue, largeRecords } from '../support/records/large-sample.js';
import { aFeast, sampleCatalogue, sampleRecords } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const { saints, feasts } = largeRecords;

const table = (name: string) =>
  JSON.parse(readFileSync(new URL(`../tables/${name}.json`, import.meta.url), 'utf8'));

async function dayOf(date: string, calendar: Reckoning): Promise<Day> {
  const answer = await service.ask<Day>(`/v1/calendar/${date}?calendar=${calendar}`);
  expect(answer.status, date).toBe(200);
  return answer.body;
}

const cycleOf = async (year: number) =>
  (await service.ask<PaschaCycle>(`/v1/calendar/pascha/${year}`)).body;

const greatFeastsOf = async (year: number) =>
  (await service.ask<GreatFeasts>(`/v1/calendar/great-feasts/${year}`)).body;

const slugsOf = (day: Day) => day.saints.map(({ slug }) => slug);

describe('GET /v1/calendar/{date}', () => {
  it('answers exactly the fields of a day', async () => {
    const { body } = await service.ask<Day>('/v1/calendar/2026-12-06');
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['calendar', 'date', 'day', 'fasting', 'feasts', 'month', 'movableFeasts'],
        ...['elsewhere', 'use'],
        ...[
          'octoechosMode',
          'pascha',
          'period',
          'readings',
          'saints',
          'serviceUrl',
          'title',
          'url',
          'weekday',
        ],
      ].sort(),
    );
    expect(body).toMatchObject({
      date: '2026-12-06',
      calendar: 'gregorian',
      month: 12,
      day: 6,
      weekday: 'sunday',
      fasting: { fast: true, season: 'nativity-fast', tone: 'fish' },
      octoechosMode: 2,
      pascha: '2026-04-12',
      url: '/calendar/2026-12-06',
    });
    expect(slugsOf(body)).toContain('nicholas-of-myra');
    const { movedFrom: _, otherDay: __, ...usual } = DaySaint.properties;
    expect(Object.keys(body.saints[0] ?? {})).toEqual(Object.keys(usual));
  });

  it('uses the New Calendar by default', async () => {
    const plain = await service.ask('/v1/calendar/2026-12-06');
    const named = await service.ask('/v1/calendar/2026-12-06?calendar=gregorian');
    expect(named.text).toBe(plain.text);
  });

  it('has the Julian month and day', async () => {
    const body = await dayOf('2026-12-19', 'julian');
    expect(body).toMatchObject({
      date: '2026-12-19',
      calendar: 'julian',
      month: 12,
      day: 6,
      weekday: 'saturday',
      url: '/calendar/2026-12-19?calendar=julian',
    });
    expect(slugsOf(body)).toContain('nicholas-of-myra');
  });

  it.each([
    ['1583-01-01', 'gregorian', 1, 1, '1582-04-25'],
    ['1583-01-01', 'julian', 12, 22, '1582-04-25'],
    ['9999-12-31', 'gregorian', 12, 31, '9999-06-27'],
    ['9999-12-31', 'julian', 10, 19, '9999-06-27'],
  ] as const)('answers the outermost day %s, %s', async (date, calendar, month, day, pascha) => {
    expect(await dayOf(date, calendar)).toMatchObject({ date, month, day, pascha });
  });

  describe('29 February', () => {
    const leapSaints = saints.filter(({ commemorations }) =>
      commemorations.some(
        (each) => 'gregorian' in each && each.gregorian.month === 2 && each.gregorian.day === 29,
      ),
    );

    it.each([
      ['2028-02-29', 'gregorian', true],
      ['2028-02-28', 'gregorian', false],
      ['2027-02-28', 'gregorian', true],
      ['2027-03-01', 'gregorian', false],
      ['2100-02-28', 'gregorian', true],
      ['2028-03-13', 'julian', true],
      ['2028-03-12', 'julian', false],
      ['2027-03-13', 'julian', true],
      ['2100-03-13', 'julian', false],
      ['2100-03-14', 'julian', true],
      ['2028-02-29', 'julian', false],
    ] as const)('keeps its saints on %s, %s: %s', async (date, reckoning, isKept) => {
      expect(leapSaints).not.toEqual([]);
      const slugs = slugsOf(await dayOf(date, reckoning));
      for (const { slug } of leapSaints) expect(slugs.includes(slug), slug).toBe(isKept);
    });
  });

  it('lists a feast that gives way to Lent or Pascha on the day of its period only', async () => {
    for (const [date, calendar, isKept] of [
      ['2026-02-19', 'julian', true],
      ['2026-02-22', 'julian', false],
      ['2010-02-05', 'gregorian', true],
      ['2010-02-09', 'gregorian', false],
    ] as const) {
      const key = 'leavetaking-of-the-meeting';
      const day = await dayOf(date, calendar);
      const leavetaking = expect.objectContaining({ key, date, rank: 'leavetaking' });
      expect(day.feasts).toEqual(
        isKept ? expect.arrayContaining([leavetaking]) : expect.not.arrayContaining([leavetaking]),
      );
      expect(day.period?.phase === 'leavetaking').toBe(isKept);
      expect(day.movableFeasts.map((feast) => feast.key)).not.toContain(key);
    }
  });

  it('names the day, its period and its readings', async () => {
    const { body } = await service.ask<Day>('/v1/calendar/2026-09-20');
    expect(body.title).toBe('Sixteenth Sunday after Pentecost');
    expect(body.period).toEqual({
      feast: 'exaltation-of-the-cross',
      phase: 'afterfeast',
      title: 'Afterfeast of the Exaltation of the Cross',
    });
    expect(body.readings[1]).toEqual({
      service: 'liturgy',
      kind: 'epistle',
      reference: 'Galatians 2:16-20',
      passages: [{ book: 'GAL', start: '2:16', end: '2:20' }],
      occasion: 'Sunday after the Exaltation',
    });
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1582-12-31',
    '0000-01-01',
    '10000-01-01',
    '2026-1-1',
    '20260101',
    'tomorrow',
    'Today',
    'pascha',
    'great-feasts',
  ])('refuses %s as a date', async (date) => {
    const { status, body } = await service.ask<ProblemBody>(`/v1/calendar/${date}`);
    expect([status, body.code]).toEqual([400, 'invalid-parameter']);
    expect(body.errors).toEqual([{ parameter: 'date', detail: expect.any(String) }]);
  });
});

it('lists a great feast before the others of its day', async () => {
  const christmas = { month: 12, day: 25 };
  const fixed = { gregorian: christmas, julian: christmas };
  const lesser = [
    aFeast({ key: 'a-feast', fixed }),
    aFeast({ key: 'y-feast', rank: 'major', fixed }),
    aFeast({ key: 'z-feast', fixed }),
  ];
  const records = { feasts: [...lesser.toReversed(), ...sampleRecords.feasts] };
  const asked = await startForTest({ catalogue: sampleCatalogue(records) });
  const { body } = await asked.ask<Day>('/v1/calendar/2026-12-25');
  expect(body.feasts.map(({ key }) => key)).toEqual([
    ...['nativity-of-christ', 'y-feast', 'a-feast', 'z-feast'],
  ]);
});

describe('GET /v1/calendar/today', () => {
  it('is the day in UTC, wherever the service runs', async () => {
    const { TZ } = process.env;
    onTestFinished(() => {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    });
    service.clock.set('2026-12-06T12:00:00.000Z');
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
      process.env.TZ = zone;
      expect(new Date(service.clock.now()).getTimezoneOffset()).not.toBe(0);
      const { body } = await service.ask<Day>('/v1/calendar/today');
      expect(body.date, zone).toBe('2026-12-06');
    }
  });

  it.each(['', '?calendar=gregorian', '?calendar=julian'])(
    'is the day of the date in UTC %s',
    async (query) => {
      for (const [instant, date] of [
        ['2026-12-06T00:00:00.000Z', '2026-12-06'],
        ['2026-12-06T23:59:59.999Z', '2026-12-06'],
        ['2026-12-07T00:00:00.000Z', '2026-12-07'],
        ['2028-02-29T12:00:00.000Z', '2028-02-29'],
      ] as const) {
        service.clock.set(instant);
        const today = await service.ask<Day>(`/v1/calendar/today${query}`);
        const day = await service.ask<Day>(`/v1/calendar/${date}${query}`);
        expect(today.body.date).toBe(date);
        expect(today.text).toBe(day.text);
      }
    },
  );
});

describe('GET /v1/calendar/pascha/{year}', () => {
  it('lists the cycle by offset with its titles', async () => {
    const { year, feasts: dates } = table('movable-feasts').cycle as {
      year: number;
      feasts: Record<string, string>;
    };
    const cycle = await cycleOf(year);
    expect(Object.fromEntries(cycle.feasts.map(({ key, date }) => [key, date]))).toEqual(dates);
    const offsets = cycle.feasts.map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    expect([offsets[0], offsets.at(-1)]).toEqual([-77, 63]);
    for (const { key, title, rank, offset, date, ...rest } of cycle.feasts) {
      const entry = feasts.find((each) => each.key === key);
      expect(entry).toMatchObject({ title, rank, fixed: null });
      expect(rest).toEqual({ weekday: civilWeekday(dateFrom(date)), url: `/feasts/${key}` });
      expect(formatDate(addDays(dateFrom(cycle.pascha), offset))).toBe(date);
    }
    const great = cycle.feasts.filter(({ rank }) => rank === 'great').map(({ key }) => key);
    expect(great).toEqual(['palm-sunday', 'pascha', 'ascension', 'pentecost']);
  });

  it.each([1583, 2024, 9999])('lists the same feasts in %i', async (year) => {
    const keysOf = async (of: number) => (await cycleOf(of)).feasts.map(({ key }) => key);
    expect(await keysOf(year)).toEqual(await keysOf(2026));
    expect(await keysOf(year)).not.toContain('apostles-fast-begins');
  });

  it.each(['1582', '10000', '02026', '2026.0', '2e3', '-2026', 'next', '20 26'])(
    'refuses %s as a year',
    async (year) => {
      for (const path of ['pascha', 'great-feasts']) {
        const { status, body } = await service.ask<ProblemBody>(`/v1/calendar/${path}/${year}`);
        expect([status, body.code]).toEqual([400, 'invalid-parameter']);
        expect(body.errors?.map(({ parameter }) => parameter)).toEqual(['year']);
      }
    },
  );
});

describe('GET /v1/calendar/great-feasts/{year}', () => {
  it('has the weekday of every date', async () => {
    const { feasts: thirteen, julianFeasts } = await greatFeastsOf(2026);
    for (const { date, weekday, julianDate, julianWeekday } of thirteen) {
      expect(weekday).toBe(civilWeekday(dateFrom(date)));
      expect(julianWeekday).toBe(julianDate && civilWeekday(dateFrom(julianDate)));
    }
    for (const { date, weekday } of julianFeasts) {
      expect(weekday).toBe(civilWeekday(dateFrom(date)));
    }
  });

  it('lists what the Old Calendar keeps within the civil year', async () => {
    const { feasts: thirteen, julianFeasts } = await greatFeastsOf(2027);
    expect(julianFeasts[0]).toEqual({
      key: 'nativity-of-christ',
      title: expect.any(String),
      date: '2027-01-07',
      weekday: 'thursday',
      url: '/feasts/nativity-of-christ',
    });
    expect(julianFeasts.map(({ date }) => date.slice(0, 4))).toEqual(Array(13).fill('2027'));
    const nativity = thirteen.find(({ key }) => key === 'nativity-of-christ');
    expect(nativity?.julianDate).toBe('2028-01-07');
    for (const { key, date } of julianFeasts) {
      const day = await dayOf(date, 'julian');
      expect([...day.feasts, ...day.movableFeasts].map((feast) => feast.key)).toContain(key);
    }
    const { julianFeasts: last } = await greatFeastsOf(9999);
    expect(last.map(({ date }) => date)).toHaveLength(13);
  });

  it.each([1583, 1900, 2026, 2100, 9999])('lists thirteen by date in %i', async (year) => {
    const { feasts: thirteen } = await greatFeastsOf(year);
    const dates = thirteen.map(({ date }) => date);
    expect(dates).toHaveLength(13);
    expect(dates).toEqual(dates.toSorted());
    for (const { rank, kind, offset, date, julianDate } of thirteen) {
      expect(rank).toBe('great');
      expect(offset === null).toBe(kind === 'fixed');
      if (kind === 'movable') expect(julianDate).toBe(date);
    }
  });

  it('has no Julian date beyond the year 9999', async () => {
    const { feasts: thirteen } = await greatFeastsOf(9999);
    const dates = Object.fromEntries(thirteen.map(({ key, julianDate }) => [key, julianDate]));
    expect(dates).toMatchObject({
      'nativity-of-christ': null,
      'entry-of-the-theotokos': null,
      'exaltation-of-the-cross': '9999-11-26',
      theophany: '9999-03-20',
    });
  });

  it('agrees with the days in both calendars', async () => {
    for (const year of [1700, 1899, 2026, 2099]) {
      for (const { key, title, rank, date, julianDate } of (await greatFeastsOf(year)).feasts) {
        const onNew = await dayOf(date, 'gregorian');
        const onOld = await dayOf(julianDate ?? '', 'julian');
        for (const day of [onNew, onOld]) {
          expect([...day.feasts, ...day.movableFeasts]).toContainEqual(
            expect.objectContaining({ key, title, rank, date: day.date }),
          );
        }
      }
    }
  });
});

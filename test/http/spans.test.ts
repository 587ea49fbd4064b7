import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { DayList } from '../../src/api/operations/spans.js';
import type { YearFasts } from '../../src/api/operations/years.js';
import { addDays, formatDate, type Reckoning, reckonings } from '../../src/calendar/reckoning.js';
import { dateFrom } from '../support/dates.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const span = async (from: string, to: string, calendar: Reckoning = 'gregorian') =>
  service.ask<DayList>(`/v1/calendar?from=${from}&to=${to}&calendar=${calendar}`);

/** What a span tells of a day, from the day's own answer. */
const inBrief = ({ date, weekday, use, title, octoechosMode, url, ...day }: Day) => {
  const { fast, season, tone } = day.fasting;
  const name = ({ key, title, rank }: Day['feasts'][number]) => ({ key, title, rank });
  return {
    date,
    weekday,
    use,
    title,
    fasting: { fast, season, tone },
    octoechosMode,
    feasts: day.feasts.map(name),
    movableFeasts: day.movableFeasts.map(({ key, title, rank }) => ({ key, title, rank })),
    saints: day.saints.map(({ slug, name, feastTitle, rank, members, ...saint }) => ({
      ...{ slug, name, feastTitle, rank, members },
      ...(saint.otherDay && { otherDay: saint.otherDay }),
    })),
    url,
  };
};

describe('GET /v1/calendar', () => {
  it('has the readings of each day where they are asked for', async () => {
    const days = '/v1/calendar?from=2026-12-06&to=2026-12-25&calendar=julian&use=greek';
    const { data } = (await service.ask<DayList>(`${days}&include=readings`)).body;
    for (const { date, readings } of data) {
      const path = `/v1/calendar/${date}?calendar=julian&use=greek`;
      expect(readings).toEqual((await service.ask<Day>(path)).body.readings);
    }
    expect(data.map(({ readings: _, ...brief }) => brief)).toEqual(
      (await service.ask<DayList>(days)).body.data,
    );
  });

  it.each(reckonings)('shows the days as their own answers do, %s', async (calendar) => {
    for (const [from, to] of [
      ['2026-12-19', '2027-01-10'],
      ['2024-02-25', '2024-03-14'],
      ['2026-04-04', '2026-04-12'],
      ['2026-02-14', '2026-02-22'],
    ] as const) {
      const { status, body } = await span(from, to, calendar);
      expect(status).toBe(200);
      expect(body.nextCursor).toBeNull();
      let date = dateFrom(from);
      for (const brief of body.data) {
        const day = await service.ask<Day>(`/v1/calendar/${formatDate(date)}?calendar=${calendar}`);
        expect(brief).toEqual(inBrief(day.body));
        date = addDays(date, 1);
      }
      expect(formatDate(addDays(date, -1))).toBe(to);
    }
  });

  it.each([
    ['2026-12-06', '2026-12-06', 1],
    ['2026-12-01', '2026-12-31', 31],
    ['1583-01-01', '1583-01-31', 31],
    ['9999-12-01', '9999-12-31', 31],
    ['2100-02-28', '2100-03-01', 2],
  ])('answers from %s to %s', async (from, to, days) => {
    const { body } = await span(from, to);
    expect(body.data).toHaveLength(days);
    expect([body.data[0]?.date, body.data.at(-1)?.date]).toEqual([from, to]);
  });

  it.each([
    ['2026-12-02', '2026-12-01', 'must not be before from'],
    ['2026-12-01', '2027-01-01', 'must be at most 30 days after from (31 days in all)'],
  ])('refuses from %s to %s', async (from, to, detail) => {
    const { status, body } = await service.ask<ProblemBody>(`/v1/calendar?from=${from}&to=${to}`);
    expect([status, body.errors]).toEqual([400, [{ parameter: 'to', detail }]]);
  });

  it('reports what is wrong between the dates along with every other mistake', async () => {
    const told = async (query: string) => {
      const { body } = await service.ask<ProblemBody>(`/v1/calendar?${query}`);
      return [body.code, ...(body.errors ?? []).map(({ parameter }) => parameter)];
    };
    const span = 'from=2026-02-02&to=2026-02-01';
    expect(await told(`${span}&x=1`)).toEqual(['invalid-parameter', 'to', 'x']);
    expect(await told(`${span}&calendar=lunar`)).toEqual(['invalid-parameter', 'calendar', 'to']);
    expect(await told('from=2026-02-30&to=2026-02-01')).toEqual(['invalid-parameter', 'from']);
    expect(await told(`${span}&from=2026-02-01`)).toEqual(['invalid-parameter', 'from']);
    expect(await told(`${span}&to=2026-02-03`)).toEqual(['invalid-parameter', 'to']);
  });
});

describe('GET /v1/calendar/fasts/{year}', () => {
  const { years } = JSON.parse(
    readFileSync(new URL('../tables/fasts.json', import.meta.url), 'utf8'),
  ) as { years: { year: number; calendar: Reckoning; fasts: Record<string, unknown>[] }[] };
  const fastsOf = async (year: number, query = '') =>
    (await service.ask<YearFasts>(`/v1/calendar/fasts/${year}${query}`)).body;

  it.each(years)('lists those of $year, $calendar', async ({ year, calendar, fasts }) => {
    const body = await fastsOf(year, `?calendar=${calendar}`);
    expect(body).toMatchObject({ year, calendar });
    expect(body.fasts.map(({ title, start, end, days }) => ({ title, start, end, days }))).toEqual(
      fasts,
    );
    expect(body.fasts.map(({ empty }) => empty)).toEqual(fasts.map(() => false));
  });

  it.each(reckonings)(
    'distinguishes fasts from times free of fasting, as their days do, %s',
    async (of) => {
      const { fasts } = await fastsOf(2026, `?calendar=${of}`);
      for (const { title, fast, start } of fasts) {
        const { body } = await service.ask<Day>(`/v1/calendar/${start}?calendar=${of}`);
        expect([title, body.fasting.fast]).toEqual([title, fast]);
      }
      const free = fasts.filter(({ fast }) => !fast).map(({ title }) => title);
      expect(new Set(free)).toEqual(
        new Set([
          ...['Bright Week', 'Christmastide', 'Week after Pentecost'],
          'Week of the Publican and the Pharisee',
        ]),
      );
    },
  );

  it("says that the Apostles' Fast of 2024 has no day on the New Calendar", async () => {
    const fast = (body: YearFasts) => body.fasts.find(({ season }) => season === 'apostles-fast');
    expect(fast(await fastsOf(2024))).toEqual({
      season: 'apostles-fast',
      title: "Apostles' Fast",
      fast: true,
      start: null,
      end: null,
      days: 0,
      empty: true,
    });
    expect(fast(await fastsOf(2024, '?calendar=julian'))).toMatchObject({
      start: '2024-07-01',
      end: '2024-07-11',
      empty: false,
    });
  });

  it('has its page under the calendar asked for', async () => {
    expect((await fastsOf(2026)).url).toBe('/calendar/fasts/2026');
    expect((await fastsOf(2026, '?calendar=julian')).url).toBe(
      '/calendar/fasts/2026?calendar=julian',
    );
  });

  it.each(reckonings)('gives no start before 1583, %s', async (calendar) => {
    const [first] = (await fastsOf(1583, `?calendar=${calendar}`)).fasts;
    const expected = {
      gregorian: { season: 'christmastide', end: '1583-01-04', days: 11 },
      julian: { season: 'nativity-fast', end: '1583-01-03', days: 40 },
    }[calendar];
    expect(first).toMatchObject({ ...expected, start: null, empty: false });
  });

  it('gives no end beyond 9999', async () => {
    const last = (await fastsOf(9999)).fasts.filter(({ season }) => season === 'christmastide');
    expect(last.map(({ start, end, days }) => [start, end, days])).toEqual([
      ['9998-12-25', '9999-01-04', 11],
      ['9999-12-25', null, 11],
    ]);
  });
});

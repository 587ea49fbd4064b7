/** `/v1/readings`. */
import { describe, expect, it } from 'vitest';
import type { ReadingList } from '../../src/api/operations/readings.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: sampleCatalogue({}) });

const daysOf = async (query: string) => {
  const { body } = await service.ask<ReadingList>(`/v1/readings?${query}`);
  return body.data.map(({ date, reference }) => `${date} ${reference}`);
};

describe('GET /v1/readings', () => {
  it('finds the days on which a verse is read, and why', async () => {
    const { body } = await service.ask<ReadingList>(
      '/v1/readings?book=LUK&chapter=10&verse=30&year=2026',
    );
    expect(body.nextCursor).toBeNull();
    expect(body.data).toContainEqual({
      date: '2026-11-15',
      weekday: 'sunday',
      use: 'slavic',
      title: 'Twenty-fourth Sunday after Pentecost',
      service: 'liturgy',
      kind: 'gospel',
      reference: expect.stringMatching(/^Luke/),
      occasion: expect.any(String),
      url: '/calendar/2026-11-15',
    });
  });

  it('answers for the current year unless another is asked for', async () => {
    const year = new Date(service.clock.now()).getUTCFullYear();
    const dates = await daysOf('book=JHN&chapter=1&verse=1');
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(await daysOf(`book=JHN&chapter=1&verse=1&year=${year}`));
  });

  it('follows the year, the calendar and the use', async () => {
    const verse = 'book=JHN&chapter=1&verse=1';
    expect(await daysOf(`${verse}&year=2026`)).toContain('2026-04-12 John 1:1-17');
    expect(await daysOf(`${verse}&year=2027`)).toContain('2027-05-02 John 1:1-17');
    const nativity = 'book=MAT&chapter=2&verse=1&year=2026';
    expect(await daysOf(nativity)).toContain('2026-12-25 Matthew 2:1-12');
    expect(await daysOf(`${nativity}&calendar=julian`)).toContain('2026-01-07 Matthew 2:1-12');
    const luke = 'book=LUK&chapter=10&verse=30&year=2026';
    expect(await daysOf(`${luke}&use=greek`)).toContain('2026-11-15 Luke 10:25-37');
  });

  it('finds what touches a chapter, across its bounds', async () => {
    const chapter = await daysOf('book=MAT&chapter=28&year=2026');
    expect(chapter).toContain('2026-04-11 Matthew 28:1-20');
    expect(await daysOf('book=MAT&chapter=28&verse=21&year=2026')).toEqual([]);
  });

  it.each([
    ['chapter=1', 'book'],
    ['book=LUK', 'chapter'],
    ['book=Luke&chapter=1', 'book'],
    ['book=LUK&chapter=0', 'chapter'],
    ['book=LUK&chapter=1&verse=177', 'verse'],
  ])('names what is wrong in %s', async (query, parameter) => {
    const { status, body } = await service.ask<ProblemBody>(`/v1/readings?${query}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain(parameter);
  });
});

import { describe, expect, it } from 'vitest';
import type { FeastDetail, FeastList } from '../../src/api/operations/feasts.js';
import { movableFeastKeys } from '../../src/calendar/feasts/movable-feasts.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import { walk } from '../support/service/calls.js';
import { startForSuite } from '../support/service/test-service.js';

const catalogue = largeCatalogue();
const service = await startForSuite({ catalogue });

const walked = (query: string) => walk<FeastList>(service, `/v1/feasts?${query}`);

const feastOf = async (key: string, query = '') =>
  (await service.ask<FeastDetail>(`/v1/feasts/${key}${query}`)).body;

describe('GET /v1/feasts', () => {
  it('lists every feast once, by key', async () => {
    const feasts = await walked('limit=100');
    const expected = (await catalogue.listedFeasts()).map(({ key }) => key).sort();
    expect(feasts.map(({ key }) => key)).toEqual(expected);
    expect(await walked('limit=33')).toEqual(feasts);
    expect(feasts).toContainEqual({
      key: 'pascha',
      title: expect.any(String),
      rank: 'great',
      kind: 'movable',
      url: '/feasts/pascha',
    });
  });

  it('lists the feasts of a kind', async () => {
    const movable = await walked('limit=100&kind=movable');
    expect(movable.map(({ key }) => key)).toEqual([...movableFeastKeys].sort());
    const fixed = await walked('limit=100&kind=fixed');
    expect(new Set(fixed.map(({ kind }) => kind))).toEqual(new Set(['fixed']));
    expect(fixed.length + movable.length).toBe((await catalogue.listedFeasts()).length);
  });

  it('binds a cursor to the kind', async () => {
    const { body } = await service.ask<FeastList>('/v1/feasts?limit=1&kind=fixed');
    const { status } = await service.ask(`/v1/feasts?limit=1&cursor=${body.nextCursor}`);
    expect(status).toBe(400);
  });
});

describe('GET /v1/feasts/{key}', () => {
  it('answers exactly the fields of a feast', async () => {
    expect(Object.keys(await feastOf('nativity-of-christ')).sort()).toEqual([
      ...['alternateTitles', 'calendars', 'civil', 'description', 'gregorian', 'julian', 'key'],
      ...['kind', 'kontakion', 'occurrences', 'offset', 'rank', 'reportUrl', 'rule', 'since'],
      ...['title', 'troparion', 'url', 'use', 'year'],
    ]);
  });

  it('says when both calendars keep a fixed feast in a civil year', async () => {
    expect(await feastOf('nativity-of-christ', '?year=2027')).toMatchObject({
      kind: 'fixed',
      gregorian: { month: 12, day: 25 },
      julian: { month: 12, day: 25 },
      civil: { month: 1, day: 7 },
      offset: null,
      rule: 'Kept on 25 December: the civil date on the New Calendar, the Julian on the Old.',
      year: 2027,
      occurrences: [
        { calendar: 'julian', date: '2027-01-07', weekday: 'thursday' },
        { calendar: 'gregorian', date: '2027-12-25', weekday: 'saturday' },
      ],
    });
  });

  it('says when a movable feast is kept', async () => {
    expect(await feastOf('ascension', '?year=2026')).toMatchObject({
      kind: 'movable',
      gregorian: null,
      julian: null,
      civil: null,
      offset: 39,
      occurrences: [{ calendar: 'both', date: '2026-05-21', weekday: 'thursday' }],
    });
    expect(await feastOf('sunday-of-the-forefathers', '?year=2026')).toMatchObject({
      kind: 'movable',
      offset: null,
      rule: 'Kept on the Sunday from 11 to 17 December, by the date of each calendar.',
      occurrences: [
        { calendar: 'gregorian', date: '2026-12-13', weekday: 'sunday' },
        { calendar: 'julian', date: '2026-12-27', weekday: 'sunday' },
      ],
    });
    expect((await feastOf('apostles-fast-begins', '?year=2024')).occurrences).toEqual([
      { calendar: 'julian', date: '2024-07-01', weekday: 'monday' },
    ]);
  });

  it('says when a fixed feast gives way to Lent', async () => {
    expect(await feastOf('leavetaking-of-the-meeting', '?year=2026')).toMatchObject({
      kind: 'fixed',
      gregorian: { month: 2, day: 9 },
      rule: expect.stringMatching(
        /^Kept on 9 February, or earlier when Great Lent is near, but not/,
      ),
      occurrences: [
        { calendar: 'gregorian', date: '2026-02-09', weekday: 'monday' },
        { calendar: 'julian', date: '2026-02-19', weekday: 'thursday' },
      ],
    });
  });

  it('uses the current year in UTC by default', async () => {
    service.clock.set('2026-12-31T23:59:59.999Z');
    expect((await feastOf('pascha')).occurrences[0]?.date).toBe('2026-04-12');
    service.clock.set('2027-01-01T00:00:00.000Z');
    expect(await feastOf('pascha')).toMatchObject({
      year: 2027,
      occurrences: [{ date: '2027-05-02' }],
    });
  });

  it('has the texts and the hymns', async () => {
    const record = await catalogue.feast('theophany');
    const { title, description, alternateTitles, use, troparion, kontakion } = record ?? {};
    expect(await feastOf('theophany')).toMatchObject({
      ...{ title, description, alternateTitles, use, troparion, kontakion },
    });
  });

  it('answers 404 for an unknown feast', async () => {
    const { status, body } = await service.ask<{ detail: string }>('/v1/feasts/no-such-feast');
    expect([status, body.detail]).toEqual([404, 'there is no feast with this key']);
  });
});

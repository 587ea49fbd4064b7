/** Whose saints a day has: by use, in companies, and not before the repose; on every surface; today is 6 December 2026. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { SaintDetail } from '../../src/api/operations/saint.js';
import type { SaintList } from '../../src/api/operations/saints.js';
import type { DayList } from '../../src/api/operations/spans.js';
import { apiOf } from '../../src/api/operations.js';
import { formatDate } from '../../src/calendar/reckoning.js';
import type { CalendarOfSaints } from '../../src/catalogue/commemorations.js';
import { uses } from '../../src/catalogue/commemorations.js';
import { lastYearOfLife } from '../../src/catalogue/repose.js';
import { toolsOf } from '../../src/mcp/tools.js';
import { startPagesForSuite } from '../support/pages.js';
import { keptOn } from '../support/records/builders.js';
import { aFeast, aSaint, sampleCatalogue, sampleRecords } from '../support/records/sample.js';

const printed = (title: string, ...calendars: CalendarOfSaints[]) => ({
  ...keptOn('12-06', { title }),
  calendars,
});
const synaxis = printed('Synaxis of the Fathers', 'oca', 'greek');
const today = Date.UTC(2026, 11, 6, 12);
const sixth = { month: 12, day: 6 };
const fixed = { gregorian: sixth, julian: sixth };
const catalogue = sampleCatalogue({
  feasts: [
    ...sampleRecords.feasts,
    aFeast({ key: 'kept-by-all', fixed }),
    aFeast({ key: 'smolensk-icon', fixed, calendars: ['slavic-menaion'] }),
    aFeast({ key: 'tinos-icon', fixed, calendars: ['greek'] }),
  ],
  saints: [
    aSaint('the-fathers', { commemorations: [synaxis] }),
    aSaint('abraham', { commemorations: [{ ...synaxis, company: 'the-fathers' }] }),
    aSaint('silouan', { commemorations: [printed('Silouan', 'oca')], reposed: '1938' }),
    aSaint('thecla', { commemorations: [printed('Thecla', 'greek')] }),
    aSaint('winifred', { commemorations: [printed('Winifred', 'western')] }),
    aSaint('noah', {
      commemorations: [
        {
          title: 'Noah',
          rank: 1,
          local: false,
          note: null,
          calendars: ['greek'],
          feast: 'sunday-of-the-forefathers',
        },
      ],
    }),
  ],
});
const service = await startPagesForSuite({ catalogue });

const saintsOf = async (query: string, date = '2026-12-06') => {
  const { body } = await service.ask<Day>(`/v1/calendar/${date}${query}`);
  return body.saints.map(({ slug }) => slug);
};

/** The day as `get_day` has it. */
async function toolDay(use: string) {
  const now = () => today;
  const tools = toolsOf({ api: apiOf({ catalogue, now }), catalogue, now });
  const getDay = tools.find(({ name }) => name === 'get_day');
  const asked = { date: '2026-12-06', days: 1, calendar: 'gregorian', use };
  const answer = await getDay?.call(asked);
  return (answer as { readonly days: readonly object[] } | undefined)?.days[0];
}

const kept = {
  all: ['the-fathers', 'silouan', 'thecla', 'winifred'],
  slavic: ['the-fathers', 'silouan'],
  greek: ['the-fathers', 'thecla'],
};

const feastsKept = {
  all: ['kept-by-all', 'smolensk-icon', 'tinos-icon'],
  slavic: ['kept-by-all', 'smolensk-icon'],
  greek: ['kept-by-all', 'tinos-icon'],
};

describe.each(uses)('use=%s', (use) => {
  const query = `?use=${use}`;
  const others = kept.all.filter((slug) => !kept[use].includes(slug));

  it('chooses the saints of a day, and of today', async () => {
    expect(await saintsOf(query)).toEqual(kept[use]);
    expect(await saintsOf(query, 'today')).toEqual(kept[use]);
  });

  it('chooses the saints of a span', async () => {
    const path = `/v1/calendar?from=2026-12-05&to=2026-12-07&use=${use}`;
    const { body } = await service.ask<DayList>(path);
    expect(body.data.map(({ saints }) => saints.map(({ slug }) => slug))).toEqual([
      [],
      kept[use],
      [],
    ]);
  });

  it('chooses the fixed feasts of a day, a span, a feed, and of assistants', async () => {
    const keysOf = (feasts: readonly { readonly key: string }[]) =>
      feasts.map(({ key }) => key).filter((key) => feastsKept.all.includes(key));
    const { body: day } = await service.ask<Day>(`/v1/calendar/2026-12-06${query}`);
    expect(keysOf(day.feasts)).toEqual(feastsKept[use]);
    const span = `/v1/calendar?from=2026-12-06&to=2026-12-06&use=${use}`;
    const { body } = await service.ask<DayList>(span);
    expect(keysOf(body.data[0]?.feasts ?? [])).toEqual(feastsKept[use]);
    const feed = await (await fetch(`${service.url}/feeds/feasts.ics${query}`)).text();
    expect(feastsKept.all.filter((key) => feed.includes(`UID:${key}.`))).toEqual(feastsKept[use]);
    expect(await toolDay(use)).toMatchObject({ feasts: feastsKept[use].map((key) => ({ key })) });
  });

  it('chooses the saints of a list', async () => {
    const { body } = await service.ask<SaintList>(`/v1/saints?limit=100&use=${use}`);
    const slugs = body.data.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(kept[use]));
    expect(slugs.filter((slug) => others.includes(slug))).toEqual([]);
  });

  it('is kept by the url of the day, its page and its neighbours', async () => {
    const { body } = await service.ask<Day>(`/v1/calendar/2026-12-06${query}`);
    const suffix = use === 'all' ? '' : query;
    expect(body.url).toBe(`/calendar/2026-12-06${suffix}`);
    const { text, elements } = await service.read(body.url);
    for (const slug of ['silouan', 'thecla', 'winifred']) {
      expect(text.toLowerCase().includes(slug), slug).toBe(kept[use].includes(slug));
    }
    const next = elements.find(({ attributes }) => attributes.rel?.startsWith('next'));
    expect(next?.attributes.href).toBe(`/calendar/2026-12-07${suffix}`);
  });

  it.each(['saints.ics', 'today.atom', 'today.json'])('chooses the saints of %s', async (feed) => {
    const response = await fetch(`${service.url}/feeds/${feed}${query}`);
    const text = (await response.text()).toLowerCase();
    for (const slug of ['silouan', 'thecla', 'winifred']) {
      expect(text.includes(slug), slug).toBe(kept[use].includes(slug));
    }
  });

  it('is kept by the requests and feeds that its pages link', async () => {
    const suffix = use === 'all' ? '' : `&use=${use}`;
    const month = (await service.page(`/calendar/2026/12?calendar=julian${suffix}`)).html;
    const span = `/v1/calendar?from=2026-12-01&to=2026-12-31&calendar=julian${suffix}`;
    expect(month).toContain(`href="${span.replaceAll('&', '&amp;')}"`);
    const saints = `/feeds/saints.ics?calendar=julian${suffix}`;
    expect(month).toContain(`href="${saints.replaceAll('&', '&amp;')}"`);
    const fasts = `/feeds/fasts.ics?calendar=julian${suffix}`;
    expect(month).toContain(`href="${fasts.replaceAll('&', '&amp;')}"`);
  });

  it('is told in the name of a feed and by its events', async () => {
    const feed = await (await fetch(`${service.url}/feeds/saints.ics${query}`)).text();
    const [event, name] = [
      { all: '', slavic: '.slavic', greek: '.greek' },
      { all: '', slavic: ' · Slavic use', greek: ' · Greek use' },
    ];
    expect(feed).toContain(`UID:saints.2026-12-06.gregorian${event[use]}@menologion`);
    expect(feed).toContain(`X-WR-CALNAME:Saints (New Calendar${name[use]})`);
  });

  it('chooses what assistants are given', async () => {
    expect(await toolDay(use)).toMatchObject({ saints: kept[use].map((slug) => ({ slug })) });
  });
});

it('refuses a use that there is not', async () => {
  expect((await service.ask('/v1/calendar/2026-12-06?use=latin')).status).toBe(400);
  expect((await service.ask('/v1/saints?use=latin')).status).toBe(400);
});

describe('a company', () => {
  it('is one entry of a day, with its members', async () => {
    const member = { slug: 'abraham', name: 'Saint of abraham', url: '/saints/abraham' };
    const { body: day } = await service.ask<Day>('/v1/calendar/2026-12-06');
    expect(day.saints.map(({ members }) => members)).toEqual([[member], [], [], []]);
    const { body: span } = await service.ask<DayList>('/v1/calendar?from=2026-12-06&to=2026-12-06');
    expect(span.data[0]?.saints[0]).toMatchObject({ slug: 'the-fathers', members: [member] });
  });

  it('is named by its members', async () => {
    const { body } = await service.ask<SaintDetail>('/v1/saints/abraham');
    expect(body.feastDays).toMatchObject([{ company: 'the-fathers' }]);
  });

  it('is shown with its members on the page of the day', async () => {
    const { html } = await service.page('/calendar/2026-12-06');
    expect(html).toContain('With: ');
    expect(html).toContain('href="/saints/abraham"');
  });
});

it('keeps a saint of a named Sunday on it, in both calendars', async () => {
  expect(await saintsOf('', '2026-12-13')).toEqual(['noah']);
  expect(await saintsOf('?calendar=julian', '2026-12-27')).toEqual(['noah']);
  expect(await saintsOf('', '2026-12-20')).toEqual([]);
  const { body } = await service.ask<SaintDetail>('/v1/saints/noah');
  expect(body.feastDays).toMatchObject([{ offset: null, feast: 'sunday-of-the-forefathers' }]);
});

it('lists nobody before the year after the repose', async () => {
  const date = fc.record({
    year: fc.integer({ min: 1583, max: 2100 }),
    month: fc.constant(12),
    day: fc.constant(6),
  });
  await fc.assert(
    fc.asyncProperty(date, fc.constantFrom('gregorian', 'julian'), async (each, calendar) => {
      const { body } = await service.ask<Day>(
        `/v1/calendar/${formatDate(each)}?calendar=${calendar}`,
      );
      for (const { slug } of body.saints) {
        const saint = await catalogue.saint(slug);
        expect(lastYearOfLife(saint?.reposed ?? null), slug).toBeLessThan(each.year);
      }
    }),
    { numRuns: 60, examples: [[{ year: 1938, month: 12, day: 6 }, 'gregorian']] },
  );
  expect(await saintsOf('', '1938-12-06')).not.toContain('silouan');
  expect(await saintsOf('', '1939-12-06')).toContain('silouan');
});

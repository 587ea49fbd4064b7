/** `church` in place of a calendar and a use, wherever both are taken; fasts by the rule of a church. */
import { describe, expect, it } from 'vitest';
import type { Bulletin } from '../../src/api/operations/bulletin.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { DayList } from '../../src/api/operations/spans.js';
import type { CalendarOfSaints } from '../../src/catalogue/commemorations.js';
import { startPagesForSuite } from '../support/pages.js';
import { church, country, keptOn } from '../support/records/builders.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

const kept = (slug: string, ...calendars: CalendarOfSaints[]) =>
  aSaint(slug, { commemorations: [{ ...keptOn('11-23', { title: slug }), calendars }] });
const athos = church({ slug: 'athos', calendar: 'julian', use: 'greek', notes: 'Wine on Friday.' });
const service = await startPagesForSuite({
  catalogue: sampleCatalogue({
    saints: [kept('alexander', 'slavic-menaion'), kept('amphilochius', 'greek')],
    countries: [
      country({ slug: 'greece', isoCode: 'GR', churches: [athos] }),
      country({ slug: 'serbia', churches: [church({ slug: 'serbia', calendar: 'julian' })] }),
    ],
  }),
});

const problem = async (path: string) => {
  const { status, body } = await service.ask<ProblemBody>(path);
  return { status, code: body.code, errors: body.errors };
};

describe('the churches that keep a fast otherwise', () => {
  const churchesOn = async (query: string) =>
    (await service.ask<Day>(`/v1/calendar/${query}`)).body.fasting.churches;

  it('stand with the rule of the day', async () => {
    const antioch = { church: 'antioch', name: 'Patriarchate of Antioch', tone: 'fast-free' };
    expect(await churchesOn('2026-05-06')).toEqual([antioch]);
    expect(await churchesOn('2026-05-06?use=greek')).toEqual([antioch]);
  });

  it('are those of the use and calendar asked for, and left out if there are none', async () => {
    expect(await churchesOn('2026-05-06?use=slavic')).toBeUndefined();
    expect(await churchesOn('2026-05-06?calendar=julian&use=greek')).toBeUndefined();
  });
});

describe('a church that keeps a fast by its own rule', async () => {
  const churches = [
    church({ slug: 'greece', name: 'Church of Greece', calendar: 'gregorian', use: 'greek' }),
    church({ slug: 'antioch', calendar: 'gregorian', use: 'greek' }),
    church({ slug: 'serbia', name: 'Serbian Orthodox Church', calendar: 'julian', use: 'slavic' }),
  ];
  const countries = [country({ slug: 'greece', isoCode: 'GR', churches })];
  const { ask } = await startForSuite({ catalogue: sampleCatalogue({ countries }) });
  const greece = {
    season: 'nativity-fast',
    tone: 'fish',
    summary:
      'Church of Greece, by its own rule: fish, wine and oil are permitted; abstain from meat, dairy products and eggs.',
    churches: [{ church: 'greece', name: 'Church of Greece', tone: 'fish' }],
  };
  const { summary: _, ...inBrief } = greece;

  it('has that fast in a day, a span and a bulletin', async () => {
    const { body: day } = await ask<Day>('/v1/calendar/2026-12-12?church=greece');
    expect(day.fasting).toMatchObject(greece);
    const { body: byUse } = await ask<Day>('/v1/calendar/2026-12-12?use=greek');
    expect(byUse.fasting.tone).toBe('wine-oil');
    const path = '/v1/calendar?from=2026-12-12&to=2026-12-12&church=greece';
    expect((await ask<DayList>(path)).body.data[0]?.fasting).toMatchObject(inBrief);
    const bulletin = '/v1/bulletin/2026-12-06?church=greece';
    const { week } = (await ask<Bulletin>(bulletin)).body;
    expect(week.find(({ date }) => date === '2026-12-12')?.fasting).toMatchObject(inBrief);
  });

  it('has that fast in a span on the days on which it differs', async () => {
    const fastsOf = async (query: string) => {
      const span = await ask<DayList>(`/v1/calendar?from=2025-12-19&to=2025-12-20&${query}`);
      return span.body.data.map(({ fasting: { tone, churches } }) => ({ tone, churches }));
    };
    const own = { church: 'serbia', name: 'Serbian Orthodox Church', tone: 'wine-oil' };
    expect(await fastsOf('church=serbia')).toEqual([
      { tone: 'wine-oil', churches: [own] },
      { tone: 'fish' },
    ]);
    expect(await fastsOf('calendar=julian&use=slavic')).toEqual([
      { tone: 'fish' },
      { tone: 'fish' },
    ]);
  });

  it('may be free of fasting where its use fasts', async () => {
    const { body } = await ask<Day>('/v1/calendar/2026-05-06?church=antioch');
    expect(body.fasting).toMatchObject({ fast: false, season: 'ordinary', tone: 'fast-free' });
  });

  it('has the rule of its use where its own is not known, and says so', async () => {
    const { body } = await ask<Day>('/v1/calendar/2027-01-27?church=serbia');
    expect(body.fasting.summary).toMatch(
      /^Serbian Orthodox Church may keep this day by its own rule, .* By Slavic use: /,
    );
  });
});

describe('a church that keeps Pascha on the Western date', async () => {
  const finland = church({ slug: 'finland', calendar: 'gregorian', use: 'slavic' });
  const countries = [country({ slug: 'finland', churches: [finland] })];
  const { ask } = await startForSuite({ catalogue: sampleCatalogue({ countries }) });

  it('is told so before the other notes of a day', async () => {
    const { body } = await ask<Day>('/v1/calendar/2027-05-02?church=finland');
    expect(body.notes).toEqual([
      expect.stringMatching(/^Church of Finland keeps Pascha on the Western date: /),
      expect.stringMatching(/^At Vespers on this day/),
    ]);
  });

  it('has no notes in a span, as nobody has', async () => {
    const path = '/v1/calendar?from=2027-05-02&to=2027-05-02&church=finland';
    expect((await ask<DayList>(path)).body.data[0]).not.toHaveProperty('notes');
  });
});

describe('church=athos', () => {
  it.each([
    ['/v1/calendar/2026-12-06?', '/v1/calendar/2026-12-06?calendar=julian&use=greek'],
    ['/v1/calendar/today?', '/v1/calendar/today?calendar=julian&use=greek'],
    [
      '/v1/calendar?from=2026-12-05&to=2026-12-07&',
      '/v1/calendar?from=2026-12-05&to=2026-12-07&calendar=julian&use=greek',
    ],
  ])('is short for its calendar and use in %schurch', async (path, whole) => {
    const { body } = await service.ask(`${path}church=athos`);
    expect(body).toEqual((await service.ask(whole)).body);
  });

  it('lists the saints of its day, under the address without it', async () => {
    const { body } = await service.ask<Day>('/v1/calendar/2026-12-06?church=athos');
    expect(body).toMatchObject({
      calendar: 'julian',
      saints: [{ slug: 'amphilochius' }],
      url: '/calendar/2026-12-06?calendar=julian&use=greek',
    });
  });

  const text = async (name: string, query: string) =>
    (await fetch(`${service.url}/feeds/${name}?${query}`)).text();
  const whole = 'calendar=julian&use=greek';

  it.each(['today.atom', 'today.json'])('writes the feed %s as its calendar does', async (name) => {
    const own = `${name}?church=athos`;
    const written = await text(name, 'church=athos');
    expect(written).toContain(own);
    const asWhole = (feed: string) =>
      feed.replaceAll('&amp;', '&').replaceAll(own, `${name}?${whole}`);
    expect(asWhole(written)).toBe(asWhole(await text(name, whole)));
    expect(await text(name, 'calendar=gregorian')).not.toBe(written);
  });

  it.each(['saints.ics', 'feasts.ics'])(
    'names itself in the feed %s, and where it differs',
    async (name) => {
      const unfolded = (file: string) => file.replaceAll('\r\n ', '');
      const file = unfolded(await text(name, 'church=athos'));
      expect(file).toContain(`X-WR-CALDESC:${athos.notes}`);
      expect(file).toContain('church=athos');
      const differs = `\\n${athos.name}\\, where it differs: ${service.url}/churches#athos`;
      expect(file).toContain(differs);
      const uids = (of: string) => of.match(/^UID:.*$/gm);
      expect(uids(file)).toEqual(uids(unfolded(await text(name, whole))));
    },
  );

  it('shows the page of its day', async () => {
    const { html } = await service.page(
      '/calendar/2026-12-06?calendar=julian&use=greek&church=athos',
    );
    expect(html).toContain('Amphilochius'.toLowerCase());
    expect(html).toContain(
      'rel="canonical" href="'.concat(
        service.url,
        '/calendar/2026-12-06?calendar=julian&amp;use=greek"',
      ),
    );
  });
});

describe('a church that cannot be used', () => {
  it('is refused beside what it stands for, by that name', async () => {
    for (const name of ['calendar', 'use']) {
      const value = name === 'use' ? 'slavic' : 'julian';
      expect(await problem(`/v1/calendar/2026-12-06?church=athos&${name}=${value}`)).toEqual({
        status: 400,
        code: 'invalid-parameter',
        errors: [{ parameter: name, detail: 'cannot be combined with church, which decides it' }],
      });
    }
  });

  it('is refused with those that are known', async () => {
    expect(await problem('/v1/calendar/today?church=atlantis')).toEqual({
      status: 400,
      code: 'invalid-parameter',
      errors: [{ parameter: 'church', detail: 'must be one of athos, serbia' }],
    });
    const feed = await fetch(`${service.url}/feeds/saints.ics?church=atlantis`);
    expect([feed.status, await feed.text()]).toEqual([
      400,
      expect.stringContaining('must be one of athos, serbia'),
    ]);
  });

  it('is refused if it is no slug, and where no calendar is taken', async () => {
    expect(await problem('/v1/calendar/today?church=Athos')).toMatchObject({ status: 400 });
    expect(await problem('/v1/calendar/pascha/2026?church=athos')).toMatchObject({
      code: 'unknown-parameter',
    });
  });
});

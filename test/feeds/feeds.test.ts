import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type Catalogue, CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import type { Commemoration } from '../../src/catalogue/commemorations.js';
import { openPerMinute } from '../../src/wire/mounts.js';
import { type PagesService, startPagesForSuite, startPagesForTest } from '../support/pages.js';
import { church, country, keptOn } from '../support/records/builders.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import { forgetful, startForTest } from '../support/service/test-service.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

interface Event {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly url: string;
  readonly description: string;
  readonly category: string;
}

/** Reads a file as another implementation does. */
function eventsOf(text: string): Event[] {
  const file = new ICAL.Component(ICAL.parse(text));
  return file.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    expect(event.startDate.isDate).toBe(true);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    return {
      uid: event.uid,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      summary: event.summary,
      url: String(component.getFirstPropertyValue('url')),
      description: event.description,
      category: String(component.getFirstPropertyValue('categories')),
    };
  });
}

const files = ['great-feasts', 'feasts', 'fasts', 'saints'];

async function get(path: string, headers: Record<string, string> = {}, at = service) {
  const response = await fetch(at.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe.each(['gregorian', 'julian'])('on the %s calendar', (calendar) => {
  test.each(files)('%s.ics is a calendar that another program reads', async (name) => {
    const { status, headers, text } = await get(`/feeds/${name}.ics?calendar=${calendar}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=3600,/);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const events = eventsOf(text);
    expect(events.length).toBeGreaterThan(0);
    const uids = events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.every((uid) => /\.\d{4}-\d\d-\d\d(\.\w+)?@menologion$/.test(uid))).toBe(true);
    for (const { summary } of events) expect(summary.length).toBeLessThanOrEqual(120);
    // RFC 5545, 3.1: some calendars drop a file with a longer line without a word.
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).not.toMatch(/[^\r]\n/);
    for (const url of new Set(events.slice(0, 20).map((event) => event.url))) {
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    }
  });
});

const find = async (path: string, key: string) => {
  const events = eventsOf((await get(path)).text);
  return events
    .filter(({ uid }) => uid.startsWith(`${key}.`))
    .map(({ start, end }) => [start, end]);
};

test('the Old Calendar keeps the Nativity on 7 January', async () => {
  const path = '/feeds/great-feasts.ics';
  const newDays = await find(path, 'nativity-of-christ');
  expect(newDays.map(([start]) => start)).toEqual([
    ...['2025-12-25', '2026-12-25', '2027-12-25', '2028-12-25'],
  ]);
  const oldDays = await find(`${path}?calendar=julian`, 'nativity-of-christ');
  expect(oldDays.map(([start]) => start)).toEqual([
    ...['2025-01-07', '2026-01-07', '2027-01-07', '2028-01-07'],
  ]);
});

test('great feasts have the fasts and titles of the use that is asked for', async () => {
  const exaltation = async (query: string) =>
    eventsOf((await get(`/feeds/great-feasts.ics${query}`)).text).find(({ uid }) =>
      uid.startsWith('exaltation-of-the-cross.2027'),
    )?.description;
  expect(await exaltation('')).toContain('Wine and oil are permitted');
  expect(await exaltation('?use=greek')).toContain('Bread, vegetables and fruit are eaten');
});

test('a fast is one event, even across the new year', async () => {
  expect(await find('/feeds/fasts.ics', 'nativity-fast')).toContainEqual([
    ...['2026-11-15', '2026-12-25'],
  ]);
  const old = await find('/feeds/fasts.ics?calendar=julian', 'nativity-fast');
  expect(old).toContainEqual(['2026-11-28', '2027-01-07']);
  expect(new Set(old.map(String)).size).toBe(old.length);
  const { text } = await get('/feeds/fasts.ics?calendar=julian');
  const own = eventsOf(text).find(({ start }) => start === '2026-11-28');
  expect(own?.url).toContain('/calendar/fasts/2026?');
});

test('weeks free of fasting say so', async () => {
  const { text } = await get('/feeds/fasts.ics');
  const titles = new Set(eventsOf(text).map(({ summary }) => summary));
  const free = [...titles].filter((title) => title.endsWith(': no fasting'));
  expect(free.map((title) => title.split(':')[0]).sort()).toEqual([
    ...['Bright Week', 'Christmastide', 'Week after Pentecost'],
    'Week of the Publican and the Pharisee',
  ]);
  expect(titles).toContain('Great Lent');
});

test('the feed of saints covers a month back and a year ahead', async () => {
  const daily = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
  const everyDay = daily.flatMap((day) =>
    Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-${day}`),
  );
  const saints = [
    aSaint('anna', { commemorations: everyDay.map((day) => keptOn(day)) as [Commemoration] }),
  ];
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const starts = eventsOf((await get('/feeds/saints.ics', {}, one)).text).map(({ start }) => start);
  // Today is 6 December 2026.
  expect([starts[0], starts.at(-1), starts.length]).toEqual(['2026-11-05', '2027-12-07', 398]);
});

test('names of saints stay apart, fold and escape, whatever their commas and letters', async () => {
  const long = 'Свети Сава, први архиепископ српски; просветитељ \\ учитељ'.repeat(4);
  const names = { a: 'James, son of Zebedee', b: 'John', c: long };
  const saints = Object.entries(names).map(([slug, name]) => aSaint(slug, { name }));
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await get('/feeds/saints.ics', {}, one);
  expect(eventsOf(text)[0]?.summary).toBe('James, son of Zebedee; John; and 1 more');
  expect(eventsOf(text)[0]?.description).toContain('Commemoration of c');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the saints of a day come after its great feasts, and too many are counted', async () => {
  const commemorations = [keptOn('05-02'), keptOn('08-15')] as const;
  const saints = [...'abcdefghijklm'].map((slug) => aSaint(slug, { name: slug, commemorations }));
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const events = eventsOf((await get('/feeds/saints.ics', {}, one)).text);
  const on = (date: string) => events.find(({ start }) => start === date);
  expect(on('2027-05-02')?.summary).toMatch(/^pascha; a; b; /);
  expect(on('2027-08-15')?.summary).toMatch(/^dormition; a; b; /);
  expect(on('2027-08-15')?.description).toMatch(/; and 1 more$/m);
});

test('calendar apps are told to come back once a day', async () => {
  const { text } = await get('/feeds/feasts.ics');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D');
  expect(text).toContain('X-PUBLISHED-TTL:P1D');
});

test('Wednesdays and Fridays are included on request', async () => {
  expect(await find('/feeds/fasts.ics', 'weekly-fast')).toEqual([]);
  const days = await find('/feeds/fasts.ics?weekly=true', 'weekly-fast');
  expect(days).toContainEqual(['2026-07-15', '2026-07-16']);
  expect(days.length).toBeGreaterThan(200);
});

test.each([...files.map((name) => `/feeds/${name}.ics`), '/feeds/today.atom'])(
  '%s stays the same byte for byte, and is revalidated by its ETag',
  async (path) => {
    const one = await startPagesForTest({ catalogue: sampleCatalogue() });
    const first = await get(path, {}, one);
    const etag = first.headers.get('ETag') ?? '';
    one.clock.advance(3_600_000);
    expect((await get(path, { 'If-None-Match': etag }, one)).status).toBe(304);
  },
);

test('a new generation shows at once, and its time is the timestamp of the events', async () => {
  let generation = { id: 'one', time: Date.parse('2026-12-01T08:00:00Z') };
  const catalogue = { ...sampleCatalogue(), generation: async () => generation };
  const one = await startPagesForTest({ catalogue });
  const first = await get('/feeds/feasts.ics', {}, one);
  expect(first.text).toContain('DTSTAMP:20261201T080000Z');
  generation = { id: 'two', time: Date.parse('2026-12-02T08:00:00Z') };
  const second = await get('/feeds/feasts.ics', {}, one);
  expect(second.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  expect(second.text).toContain('DTSTAMP:20261202T080000Z');
});

test('in an outage, what was written for the last generation is given with its age', async () => {
  let ageMs: number | undefined;
  const last = { id: 'one', time: Date.parse('2026-12-01T08:00:00Z') };
  const generation: Catalogue['generation'] = async () =>
    ageMs === undefined ? last : { ...last, ageMs };
  const sample = sampleCatalogue();
  const days: Catalogue['days'] = (query) =>
    ageMs === undefined
      ? sample.days(query)
      : Promise.reject(new CatalogueUnavailableError('away'));
  const one = await startPagesForTest({ catalogue: { ...sample, generation, days } });
  const path = '/feeds/saints.ics';
  const first = await get(path, {}, one);
  ageMs = 12_300;
  const old = await get(path, {}, one);
  expect([old.status, old.text]).toEqual([200, first.text]);
  expect(old.headers.get('Age')).toBe('12');
  const told = 'menologion; hit; ttl=-13; detail=stale-if-error';
  expect(old.headers.get('Cache-Status')).toBe(told);
  expect(one.accesses.at(-1)?.cache).toBe('outage');
  const known = await get(path, { 'If-None-Match': first.headers.get('ETag') ?? '' }, one);
  expect([known.status, known.headers.get('Age')]).toEqual([304, '12']);
  expect((await get(`${path}?calendar=julian`, {}, one)).status).toBe(503);
});

test('a feed of feasts stays the same for months, and changes with the content', async () => {
  const path = '/feeds/great-feasts.ics';
  const tagOf = async (at: PagesService) =>
    (await get(path, { Host: 'x' }, at)).text.replaceAll(at.url, '');
  const one = await startPagesForTest({ catalogue: sampleCatalogue() });
  const text = await tagOf(one);
  one.clock.advance(20 * 86_400_000);
  expect(await tagOf(one)).toBe(text);
  one.clock.advance(20 * 86_400_000);
  expect(await tagOf(one)).not.toBe(text);
  const saints = [aSaint('zeno')];
  const other = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const [before, after] = [
    await get('/feeds/saints.ics'),
    await get('/feeds/saints.ics', {}, other),
  ];
  expect(before.text).not.toContain('zeno');
  expect(after.text).toContain('zeno');
});

test('the last days are an Atom feed and a JSON Feed', async () => {
  const atom = await get('/feeds/today.atom?calendar=julian');
  expect(atom.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  expect(atom.text.match(/<entry>/g)).toHaveLength(14);
  expect(atom.text).toContain(`<id>${service.url}/calendar/2026-12-06?calendar=julian</id>`);
  const json = await get('/feeds/today.json');
  expect(json.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
  const { version, items } = JSON.parse(json.text) as {
    version: string;
    items: { id: string; url: string; title: string }[];
  };
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(JSON.parse(json.text)).toMatchObject({
    authors: [{ name: 'Menologion' }],
    language: 'en',
  });
  expect(items).toHaveLength(14);
  expect(items[0]).toMatchObject({ id: `${service.url}/calendar/2026-12-06` });
  expect(items[0]?.title).toMatch(/^6 December 2026: /);
  expect((await fetch(items[0]?.url ?? '')).status).toBe(200);
});

test('with `text`, a day for feed readers has its readings in words', async () => {
  const contentOf = async (query: string): Promise<string> =>
    JSON.parse((await get(`/feeds/today.json${query}`)).text).items[0].content_html;
  expect(await contentOf('')).not.toContain('<h3>');
  const content = await contentOf('?text=kjv');
  // Nicholas: the epistle of hierarchs.
  expect(content).toMatch(
    /<h3>Hebrews 13:17-21 \([^)]+\)<\/h3><p><sup>13:17<\/sup> Obey them that/,
  );
  expect((await get('/feeds/today.atom?text=web')).text).toContain('<h3>Hebrews 13:17-21');
  expect((await get('/feeds/today.atom?text=latin')).status).toBe(400);
});

test('the last days say once what several saints share', async () => {
  const commemorations = [keptOn('12-06', { title: 'Synaxis of the Two' })] as const;
  const saints = ['anna', 'zeno'].map((slug) => aSaint(slug, { commemorations }));
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await get('/feeds/today.json', {}, one);
  const { items } = JSON.parse(text) as { items: { content_html: string }[] };
  expect(items[0]?.content_html.match(/Synaxis of the Two\./g)).toHaveLength(1);
});

test('the summary of a day has the fast, the first of many saints, and the readings', async () => {
  const saints = [...'abcdefgh'].map((letter) =>
    aSaint(`saint-${letter}`, { commemorations: [keptOn('12-06', { title: `Saint ${letter}` })] }),
  );
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await get('/feeds/today.json', {}, one);
  const { summary, content_html: content } = JSON.parse(text).items[0];
  expect(summary).toMatch(
    /^[^\n]+\.\n(?:[^;]+; ){6}and \d more\nReadings: Epistle [^;]+; Gospel [^\n]+$/,
  );
  expect(summary).not.toContain('Saint h');
  expect(content).toContain('Saint h.');
});

test('a day without a Liturgy has its other readings', async () => {
  const one = await startPagesForTest({ catalogue: sampleCatalogue() });
  one.clock.set('2027-03-16T12:00:00Z');
  const { items } = JSON.parse((await get('/feeds/today.json', {}, one)).text);
  // Pure Tuesday.
  expect(items[0].summary).toMatch(/\nReadings: Lesson [^;]+; Lesson [^;]+; Lesson /);
});

test('where Pascha is on the Western date, a day has nothing that moves with it', async () => {
  const finland = church({ slug: 'finland', calendar: 'gregorian', use: 'slavic' });
  const countries = [country({ slug: 'finland', churches: [finland] })];
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ countries }) });
  one.clock.set('2027-05-02T12:00:00Z');
  const contentOf = async (query: string): Promise<string> =>
    JSON.parse((await get(`/feeds/today.json?text=web${query}`, {}, one)).text).items[0]
      .content_html;
  expect(await contentOf('')).toMatch(/^<p>pascha\..*<h3>/s);
  expect(await contentOf('&church=finland')).not.toMatch(/pascha\.|<h3>/);
});

test('a saint whom one use alone keeps on a day is said to be of that use', async () => {
  const kept = (day: string, calendar: 'greek' | 'oca') => ({
    ...keptOn(day, { title: 'Saint Anna' }),
    calendars: [calendar],
  });
  const commemorations = [kept('12-06', 'greek'), kept('12-05', 'oca')] as const;
  const saints = [aSaint('anna', { commemorations })];
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await get('/feeds/today.json', {}, one);
  const { items } = JSON.parse(text) as { items: { url: string; summary: string }[] };
  const on = (date: string) => items.find(({ url }) => url.includes(date))?.summary;
  expect(on('2026-12-06')).toContain('Saint Anna (Greek use)');
  expect(on('2026-12-05')).toContain('Saint Anna (Slavic use)');
  const days = (await get('/feeds/saints.ics', {}, one)).text.replaceAll('\r\n ', '');
  expect(days).toContain('Saints: Saint Anna (Greek use)');
});

test('what is read only where something else is not is left out', async () => {
  const { text } = await get('/feeds/today.json?use=greek');
  const { items } = JSON.parse(text) as { items: { url: string; summary: string }[] };
  const andrew = items.find(({ url }) => url.includes('2026-11-30'));
  expect(andrew?.summary.match(/Epistle|Gospel/g)).toEqual(['Epistle', 'Gospel']);
});

test('a saint with two commemorations on a day has one event, of the first', async () => {
  const commemorations = ['One', 'Two'].map((title) => keptOn('12-06', { title }));
  const saints = [aSaint('anna', { commemorations: commemorations as [Commemoration] })];
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await get('/feeds/saint.ics?saint=anna', {}, one);
  expect(eventsOf(text).map(({ summary }) => summary)).toEqual(['One', 'One', 'One', 'One']);
});

test.each(['feasts', 'great-feasts'])(
  'in %s.ics a movable feast is one event on both calendars, a fixed one is two',
  async (name) => {
    const uidsOf = async (key: string) => {
      const texts = ['', '?calendar=julian'].map((query) => get(`/feeds/${name}.ics${query}`));
      const [own, old] = (await Promise.all(texts)).map(({ text }) => eventsOf(text));
      const oldUids = new Set(old?.map(({ uid }) => uid));
      return own?.filter(({ uid }) => uid.startsWith(`${key}.`) && oldUids.has(uid)).length;
    };
    expect(await uidsOf('pascha')).toBe(4);
    expect(await uidsOf('theophany')).toBe(0);
  },
);

test('a day is another event in another use', async () => {
  const uidsIn = async (query: string) =>
    eventsOf((await get(`/feeds/saints.ics${query}`)).text).map(({ uid }) => uid);
  const ofAll = await uidsIn('');
  expect((await uidsIn('?use=greek')).filter((uid) => ofAll.includes(uid))).toEqual([]);
});

test('an event says its rank, the fast, the readings and its page', async () => {
  const { text } = await get('/feeds/great-feasts.ics');
  const pascha = eventsOf(text).find(({ uid }) => uid.startsWith('pascha.2027'));
  expect(pascha?.category).toBe('Great feast');
  const lines = pascha?.description.split('\n') ?? [];
  expect(lines[0]).toBe('Rank: great');
  expect(lines.at(-1)).toBe(`${service.url}/feasts/pascha`);
  expect(pascha?.description).toMatch(/^Readings: .*John 1:1-17/m);
});

test('links back to a feed keep its query', async () => {
  const query = '?calendar=julian&weekday=sunday&rank=great';
  const { text } = await get(`/feeds/saints.ics${query}`);
  const url = `URL:${service.url}/feeds/saints.ics?calendar=julian&`;
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(url);
  expect(/^URL:.*saints\.ics(.*)$/m.exec(unfolded)?.[1]).toMatch(/weekday=sunday/);
  const { text: atom } = await get('/feeds/today.atom?use=greek');
  expect(atom).toContain(`href="${service.url}/feeds/today.atom?use=greek"`);
});

test('a feed can be limited to the days that are served', async () => {
  const { text } = await get('/feeds/feasts.ics?weekday=sunday&rank=great');
  const starts = eventsOf(text).map(({ start }) => new Date(start).getUTCDay());
  expect(starts.filter((day) => day === 0).length).toBeGreaterThan(starts.length / 2);
  const keys = eventsOf(text).map(({ uid }) => uid.split('.')[0]);
  expect(keys).toEqual(expect.arrayContaining(['nativity-of-christ', 'thomas-sunday']));
  expect(keys).not.toContain('clean-monday');
  const count = async (rank: string) =>
    eventsOf((await get(`/feeds/feasts.ics?rank=${rank}`)).text).length;
  expect(await count('major')).toBeLessThan(await count('feast'));
  const { text: major } = await get('/feeds/feasts.ics?rank=major');
  expect(eventsOf(major).map(({ uid }) => uid.split('.')[0])).toContain('nativity-of-christ');
});

test('a feed can be limited to the saints of one country', async () => {
  const originCountry = { slug: 'georgia', name: 'Georgia', isoCode: 'GE' };
  const commemorations = [keptOn('12-06')] as const;
  const saints = [
    aSaint('shio', { name: 'Shio', originCountry, commemorations }),
    aSaint('nino', { name: 'Nino', originCountry, commemorations: [keptOn('12-25')] }),
    aSaint('anna', { name: 'Anna', commemorations }),
    aSaint('basil', { name: 'Basil', commemorations: [keptOn('12-07')] }),
  ];
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const summaries = async (query: string) =>
    eventsOf((await get(`/feeds/saints.ics${query}`, {}, one)).text).map(({ summary }) => summary);
  expect(await summaries('')).toEqual(expect.arrayContaining(['Anna; Shio', 'Basil']));
  expect(new Set(await summaries('?country=georgia'))).toEqual(new Set(['Shio', 'Nino']));
  const { text } = await get('/feeds/saints.ics?country=georgia', {}, one);
  expect(text).toContain('NAME:Saints: Country of georgia');
  expect((await get('/feeds/saints.ics?country=atlantis', {}, one)).status).toBe(400);
});

test('a feed of a country has all of its saints, however many', async () => {
  const originCountry = { slug: 'georgia', name: 'Georgia', isoCode: 'GE' };
  const saints = Array.from({ length: 101 }, (_, index) =>
    aSaint(`saint-${1_000 + index}`, {
      originCountry,
      commemorations: [keptOn(index < 100 ? '12-06' : '12-07')],
    }),
  );
  const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text } = await get('/feeds/saints.ics?country=georgia', {}, one);
  expect(eventsOf(text).map(({ start }) => start)).toContain('2026-12-07');
});

test('a feed says when it was last changed', async () => {
  const { headers } = await get('/feeds/saints.ics');
  expect(headers.get('Last-Modified')).toBe('Sun, 06 Dec 2026 00:00:00 GMT');
});

test('an unknown parameter is a problem', async () => {
  const { status, text } = await get('/feeds/feasts.ics?calendar=mayan');
  expect([status, JSON.parse(text).code]).toEqual([400, 'invalid-parameter']);
});

test('requests of an address are limited each minute', async () => {
  const one = await startPagesForTest({ catalogue: sampleCatalogue() });
  const statuses: number[] = [];
  for (let count = 0; count <= openPerMinute; count += 1) {
    statuses.push((await get('/feeds/great-feasts.ics', {}, one)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(openPerMinute);
  expect(statuses.at(-1)).toBe(429);
});

test('are kept for ten minutes, and everything else as long as the content', async () => {
  const ages: unknown[] = [];
  await startPagesForTest({
    catalogue: sampleCatalogue(),
    newCache(kept) {
      ages.push(kept);
      return forgetful;
    },
  });
  const tenMinutes = { freshMs: 600_000, staleMs: 1_200_000 };
  expect(ages.filter((kept) => kept !== undefined)).toEqual([tenMinutes]);
  expect(ages).toHaveLength(3);
});

test('without pages there are none', async () => {
  const without = await startForTest({ catalogue: sampleCatalogue() });
  expect((await without.ask('/feeds/today.atom', { key: null })).status).toBe(404);
});

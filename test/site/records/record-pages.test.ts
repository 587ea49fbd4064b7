import { describe, expect, test } from 'vitest';
import type { FeastList } from '../../../src/api/operations/feasts.js';
import { greatFeastsOf } from '../../../src/calendar/feasts/great-feasts.js';
import { renderPage } from '../../../src/site/layout.js';
import type { Page } from '../../../src/site/page.js';
import { narrowedPath } from '../../../src/site/records/narrow.js';
import { type Found, searchPage } from '../../../src/site/search/search.js';
import { readHtml, startPagesForSuite, startPagesForTest } from '../../support/pages.js';
import { aCountry, aSaint, sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

const textAt = async (path: string) => (await service.read(path)).text;

describe('a day without saints', () => {
  test('says so when there is nothing else', async () => {
    expect(await textAt('/calendar/2026-12-01')).toContain(
      'No saints are listed for this day yet.',
    );
  });

  test('says nothing when a feast is kept', async () => {
    const text = await textAt('/calendar/2027-05-02');
    expect(text).toContain('Great feast');
    expect(text).not.toContain('No saints');
    expect(text).not.toContain('Also commemorated');
  });
});

test('the great feasts are listed in the order of the year', async () => {
  const { html } = await service.page('/feasts');
  const [, section = ''] = html.split('Pascha and the Twelve Great Feasts');
  const listed = [...section.matchAll(/href="\/feasts\/([^"]+)"/g)].map(([, key]) => key);
  const byDate = greatFeastsOf(2026).map(({ key }) => key);
  const { body } = await service.ask<FeastList>('/v1/feasts?limit=100');
  const great = body.data.filter(({ rank }) => rank === 'great').map(({ key }) => key);
  expect(listed.slice(0, great.length)).toEqual(byDate.filter((key) => great.includes(key)));
});

test('each feast stands beside its day on the chosen calendar', async () => {
  const days = async (query: string) => {
    const { html } = await service.page(`/feasts${query}`);
    return [...html.matchAll(/<li><span class="count">([^<]*)<\/span><span><a[^>]*>([^<]*)/g)].map(
      ([, day, title]) => `${day}: ${title}`,
    );
  };
  expect(await days('')).toEqual(
    expect.arrayContaining(['2 May: pascha', '25 Dec: nativity-of-christ']),
  );
  expect(await days('?calendar=julian')).toEqual(
    expect.arrayContaining(['2 May: pascha', '7 Jan: nativity-of-christ']),
  );
});

test('a country leads to the lands within it that have saints', async () => {
  const georgia = { slug: 'georgia', name: 'Georgia', isoCode: 'GE' };
  const saints = ['one', 'two', 'three'].map((slug) =>
    aSaint(slug, { originCountry: georgia, patronage: ['Crete'] }),
  );
  const { read } = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { text, hrefs } = await read('/countries/georgia');
  expect(text).toContain('By land: Crete');
  expect(hrefs).toContain(narrowedPath('/saints', { region: 'crete' }));
  expect(hrefs).not.toContain(narrowedPath('/saints', { region: 'caucasus' }));
});

describe('a saint', () => {
  const georgia = { slug: 'georgia', name: 'Georgia', isoCode: 'GE' };
  const nino = aSaint('nino', {
    ...{ name: 'Nino of Mtskheta', categories: ['enlightener', 'martyr'], stations: ['nun'] },
    ...{ reposed: 'c. 335', diedBy: 'buried-alive', originCountry: georgia, patronage: ['Crete'] },
    sufferedUnder: 'romans',
    related: [{ slug: 'anna', name: 'Saint of anna', relation: 'companion' }],
  });
  const open = () =>
    startPagesForTest({
      catalogue: sampleCatalogue({ saints: [nino, aSaint('anna'), aSaint('barbara')] }),
    });

  test('is linked with all who have something in common', async () => {
    const { hrefs } = await (await open()).read('/saints/nino');
    for (const filters of [
      ...[{ category: 'martyr' }, { station: 'nun' }, { century: 4 }, { diedBy: 'buried-alive' }],
      ...[{ region: 'caucasus' }, { region: 'crete' }, { sufferedUnder: 'romans' }],
    ]) {
      expect(hrefs).toContain(narrowedPath('/saints', filters));
    }
  });

  test.each([
    ['', '6 December (New Calendar); 19 December (Old Calendar)'],
    ['?calendar=julian', '19 December (Old Calendar); 6 December (New Calendar)'],
  ])('has the days of the chosen calendar first: %s', async (query, days) => {
    const { html } = await (await open()).page(`/saints/nino${query}`);
    expect(readHtml(html).text).toContain(days);
  });

  test('is followed by similar ones, with the reason, but not by those who are related', async () => {
    const { html } = await (await open()).page('/saints/nino');
    const [, similar = ''] = html.split('>Similar<');
    const { text, hrefs } = readHtml(`<main>${similar}`);
    expect(text).toContain('Saint of barbara kept on the same day');
    expect(hrefs).not.toContain('/saints/anna');
  });
});

test('a country lists the saints of other lands who are named with it', async () => {
  const from = (slug: string) => ({ slug, name: slug, isoCode: 'XX' });
  const saints = [
    aSaint('abo', { originCountry: from('georgia') }),
    aSaint('shio', { originCountry: from('syria'), shortBio: 'Hermit at Mtskheta in Kartli.' }),
    aSaint('george', { originCountry: from('turkey'), patronage: ['Georgia (country)'] }),
    aSaint('georgia', { name: 'Georgia of Clermont', originCountry: from('france') }),
    aSaint('nicholas', { originCountry: from('turkey'), shortBio: 'Bishop of Myra.' }),
    aSaint('hilarion', { originCountry: from('greece'), shortBio: 'Georgian monk on Athos.' }),
    aSaint('luarsab', { originCountry: from('iran'), shortBio: 'Taught by a Georgian monk.' }),
  ];
  const georgia = {
    ...aCountry('georgia', 'GE'),
    ...{ name: 'Georgia', alternateNames: ['Kartli'], adjectives: ['Georgian'], saintCount: 1 },
  };
  const { page } = await startPagesForTest({
    catalogue: sampleCatalogue({ saints, countries: [georgia] }),
  });
  const [own = '', others = ''] = (await page('/countries/georgia')).html.split('Others connected');
  expect(readHtml(own).hrefs).toContain('/saints/abo');
  const listed = readHtml(others).hrefs.filter((href) => href.startsWith('/saints/'));
  expect(listed).toEqual(['/saints/george', '/saints/hilarion', '/saints/shio']);
});

test('a page is cited with the date of the day, which changes at midnight', async () => {
  const { page, clock, url } = await startPagesForTest({ catalogue: sampleCatalogue() });
  const first = await page('/saints/anna');
  expect(first.html).toContain(`${url}/saints/anna, read on 6 December 2026.`);
  expect(first.html).toContain('urldate = {2026-12-06}');
  expect(first.html).toContain('@misc{menologion-saints-anna,');
  clock.advance(86_400_000);
  expect((await page('/saints/anna')).html).toContain('read on 7 December 2026.');
});

test('a saint without hymns says so', async () => {
  const none = aSaint('anna', { troparion: null, kontakion: null });
  const { page } = await startPagesForTest({ catalogue: sampleCatalogue({ saints: [none] }) });
  expect((await page('/saints/anna')).html).toContain('There are no hymns for this saint yet.');
  expect(await textAt('/saints/nicholas-of-myra')).not.toContain('There are no hymns');
});

test('a hymn unfolds its original, and says to which melody it is sung', async () => {
  const { page } = await startPagesForTest({ catalogue: sampleCatalogue() });
  const { html } = await page('/saints/nicholas-of-myra/hymnography');
  expect(html).toMatch(
    /<details class="source original"><summary>Church Slavonic: .*?<p lang="cu">Правило веры и образ кротости, воздержания учителя\.<\/p>/,
  );
  expect(await textAt('/saints/nicholas-of-myra/hymnography')).toContain(
    'To the melody “Явился еси днесь”',
  );
});

describe('a snippet of a result', () => {
  const shortBio = 'He sat with "lepers" and washed them.';
  const htmlOf = (highlight: string, matched: 'text' | 'hymn' | 'name'): string => {
    const result = {
      ...{ type: 'saint', slug: 'anna', name: 'Anna', shortBio, feastTitle: 'Anna', url: '/x' },
      ...{ originCountry: null, categories: [], patronage: [], feastDay: { offset: 0 } },
      ...{ highlight, matched },
    } as const;
    const results = { data: [result], nextCursor: null };
    const narrowing = { action: '/search', chosen: {}, counts: {} };
    const found = {
      ...{ text: 'lepers', type: 'all', results, about: new Map(), narrowing },
      ...{ calendar: 'gregorian', isFirst: true, pages: [], readings: [] },
    };
    return render(searchPage(found as unknown as Found));
  };
  const render = (page: Page) =>
    renderPage({ page, reportUrl: null, origin: '', asset: (name) => name, readOn: '2026-11-28' });

  test.each([
    ['of the life is shown', 'a hut of <em>lepers</em>', 'text', true],
    ['of a hymn is shown', 'Troparion: O <em>healer</em>', 'hymn', true],
    ['that repeats the line above is not', '…with &quot;<em>lepers</em>&quot; and', 'text', false],
    ['that shows only the name is not', 'the <em>leper</em> saint', 'name', false],
  ] as const)('%s', (_, highlight, matched, isShown) => {
    expect(htmlOf(highlight, matched).includes('class="highlight"')).toBe(isShown);
  });
});

test('the title of the front page begins with the name, of others it ends with it', async () => {
  const titleAt = async (path: string) =>
    /<title>(.*?)<\/title>/.exec((await service.page(path)).html)?.[1];
  expect(await titleAt('/')).toBe('Menologion: the Orthodox calendar and its saints');
  expect(await titleAt('/terms')).toMatch(/^.+ · Menologion$/);
});

test.each([
  [0, 'You can read on in 26 days.'],
  [25, 'You can read on tomorrow.'],
])('after %i days, an address that used up its month reads: %s', async (days, expected) => {
  const { clock, page } = await startPagesForTest({
    catalogue: sampleCatalogue(),
    pages: { perMinute: 9, perMonth: 1 },
  });
  clock.advance(days * 86_400_000);
  await page('/terms');
  expect((await page('/terms')).html).toContain(expected);
});

test('a search for a kind says how many fit, and where the others begin', async () => {
  const { read } = await startPagesForTest();
  const path = '/search?q=women+martyrs+of+egypt+in+the+fourth+century';
  const { text } = await read(path);
  expect(text).toMatch(
    /\d saints are of the kind, time or place that you named.*Catherine of .*Others in which these words occur/s,
  );
});

test('a page that was found is not followed by a line that nothing was', async () => {
  const { read } = await startPagesForTest({ catalogue: sampleCatalogue() });
  const { text } = await read('/search?q=bulletin');
  expect(text).toContain('Bulletin of the coming Sunday');
  expect(text).not.toContain('Nothing was found');
});

test('patrons stand before those whom a search finds by words', async () => {
  const { read } = await startPagesForTest({
    catalogue: sampleCatalogue({
      saints: [
        aSaint('anna', { patronage: ['travelers'] }),
        aSaint('zeno', { patronage: [], biography: 'Patron of the travelers, some say.' }),
      ],
    }),
  });
  const { text } = await read('/search?q=patron+of+travelers&type=saint');
  expect(text).toMatch(
    /1 saint is prayed to for this\..*Others in which these words occur.*zeno/is,
  );
});

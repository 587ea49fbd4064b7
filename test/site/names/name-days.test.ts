import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { corpusPages, startPagesForTest } from '../../support/pages.js';
import { keptOn } from '../../support/records/builders.js';
import { aSaint, sampleCatalogue } from '../../support/records/sample.js';

const service = await corpusPages();

const saintsNamed = async (name: string) =>
  (await service.read(`/name-days?name=${name}`)).hrefs
    .filter((href) => /^\/saints\/./.test(href))
    .map((href) => href.replace('/saints/', ''));

test.each([
  ['Nicholas', 'nicholas-of-myra'],
  ['Vasili', 'basil-the-great'],
  ['Dmitri', 'demetrius-of-thessalonica'],
  ['Katerina', 'catherine-of-alexandria'],
  ['George', 'george-the-trophy-bearer'],
  ['Sergei', 'sergius-of-radonezh'],
  ['Michael', 'archangel-michael'],
  ['Gabriel', 'archangel-gabriel'],
  ['Irina', 'irene-the-great-martyr'],
  ['Larisa', 'martyrs-of-gothia'],
])('%s is most likely named after %s', async (name, slug) => {
  expect((await saintsNamed(name))[0]).toBe(slug);
});

test('says whose day it is where one title is kept on two days', async () => {
  const { text } = await service.read('/name-days?name=Catherine');
  expect(text).toContain('Holy Great-Martyr Catherine of Alexandria (Greek use): 25 November');
  expect(text).toContain('Holy Great-Martyr Catherine of Alexandria (Slavic use): 24 November');
  const compared = await service.read('/compare?saints=catherine-of-alexandria,barbara');
  expect(compared.text).toContain('25 November (Greek use) and 24 November (Slavic use)');
});

test('a name day in Lent is that of Bright Week in Greek use', async () => {
  const { text, hrefs } = await service.read('/name-days?name=Yiorgos');
  expect(text).toContain('23 April 2027 (New Calendar), in Greek use 3 May');
  expect(hrefs).toContain('/calendar/2027-05-03?use=greek');
});

test.each([
  [['oca'], ['zosima-of-the-sea', 'zosima-of-the-hill']],
  [
    ['oca', 'rocor'],
    ['zosima-of-the-hill', 'zosima-of-the-sea'],
  ],
] as const)('%j outweigh a rank only if they are two', async (calendars, order) => {
  const named = (slug: string, rank: 1 | 2, changes: object) =>
    aSaint(slug, {
      name: `Zosima ${slug}`,
      patronage: [],
      commemorations: [{ ...keptOn('04-17', { rank }), ...changes }],
    });
  const saints = [
    named('zosima-of-the-hill', 1, { calendars }),
    named('zosima-of-the-sea', 2, { calendars: [] }),
  ];
  const { read } = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  const { hrefs } = await read('/name-days?name=Zosima');
  expect(hrefs.filter((href) => order.some((slug) => href === `/saints/${slug}`))).toEqual(
    order.map((slug) => `/saints/${slug}`),
  );
});

test('the slava has a section with its customs and the days of the common patrons', async () => {
  const { html, text, hrefs } = await service.read('/name-days');
  expect(html).toContain('<section id="slava">');
  for (const word of ['kolač', 'žito', 'candle', 'wine', 'Srećna slava'])
    expect(text).toContain(word);
  expect(text).toContain('Nicholas (Nikoljdan), 19 December');
  expect(text).toContain('George (Đurđevdan), 6 May');
  expect(text).toContain('Archangel Michael (Aranđelovdan), 21 November');
  expect(text).toContain('John the Forerunner (Jovanjdan), 20 January');
  expect(hrefs).toContain('/guests#slava');
  expect((await service.read('/name-days?name=Nicholas')).html).not.toContain('id="slava"');
});

test('spellings of a name find the same saints', async () => {
  expect(await saintsNamed('Dimitri')).toEqual(await saintsNamed('Dmitri'));
});

test('Maria is named after the Theotokos, Mary of Egypt or Mary Magdalene', async () => {
  const slugs = (await saintsNamed('Maria')).slice(0, 4);
  expect(slugs).toEqual(expect.arrayContaining(['theotokos', 'mary-of-egypt', 'mary-magdalene']));
});

test('each saint has the next days on both calendars, the chosen one first', async () => {
  const { text, hrefs } = await service.read('/name-days?name=Nicholas');
  expect(text).toContain('6 December 2026 (New Calendar); 19 December 2026 (Old Calendar)');
  expect(text).toContain('9 May 2027 (New Calendar); 22 May 2027 (Old Calendar)');
  expect(hrefs).toContain('/calendar/2026-12-19?calendar=julian');
  const old = await service.read('/name-days?name=Nicholas&calendar=julian');
  expect(old.text).toContain('19 December 2026 (Old Calendar); 6 December 2026 (New Calendar)');
  expect(old.text).toContain('22 May 2027 (Old Calendar); 9 May 2027 (New Calendar)');
});

test('the others of a name have their next days too', async () => {
  const { text } = await service.read('/name-days?name=Maria');
  const [, others = ''] = text.split('Others of this name');
  expect(others).toMatch(/Maria of Mirabello .* 20\d\d \(New Calendar\)/);
  expect(await saintsNamed('Maria')).not.toContain('marinus-and-martha-of-rome');
});

test('a name of nobody says so, and further words are left out', async () => {
  expect((await service.read('/name-days?name=Xqzv')).text).toContain(
    'No saint with the name “Xqzv”',
  );
  expect(await saintsNamed('Dmitri+Ivanovich')).toEqual(await saintsNamed('Dmitri'));
});

test('a name day alone is a feed, on either calendar', async () => {
  const startsOf = async (query: string) => {
    const { status, html } = await service.page(`/feeds/saint.ics?saint=${query}`);
    expect(status).toBe(200);
    const file = new ICAL.Component(ICAL.parse(html));
    const events = file.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    return { name: file.getFirstPropertyValue('x-wr-calname'), events };
  };
  const { name, events } = await startsOf('nicholas-of-myra&calendar=julian');
  expect(name).toBe('Nicholas of Myra (Old Calendar)');
  const starts = events.map(({ startDate }) => startDate.toString());
  expect(starts).toEqual(expect.arrayContaining(['2026-12-19', '2027-12-19', '2028-05-22']));
  expect(starts).not.toContain('2026-12-06');
  expect(starts).toEqual(starts.toSorted());
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect((await service.page('/feeds/saint.ics?saint=nobody', { Accept: '*/*' })).status).toBe(404);
  const { html } = await service.page('/feeds');
  expect(html).not.toContain('saint.ics');
});

test('a calendar can be added to Google, opened in an app or copied', async () => {
  const { hrefs, text } = await service.read('/name-days?name=Nicholas');
  const address = `${service.url}/feeds/saint.ics?saint=nicholas-of-myra`;
  const app = address.replace('http:', 'webcal:');
  expect(hrefs).toContain(app);
  expect(hrefs).toContain(`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`);
  expect(text).toContain(address);
});

test('a search for a name alone leads to its name days', async () => {
  const hrefs = async (text: string) =>
    (await service.read(`/search?q=${encodeURIComponent(text)}`)).hrefs;
  expect(await hrefs('Nicholas')).toContain('/name-days?name=Nicholas');
  expect(await hrefs('nicholas of myra')).not.toContain('/name-days?name=nicholas%20of%20myra');
  expect(await hrefs('John')).toContain('/name-days?name=John');
  expect(await hrefs('Dmitri')).toContain('/name-days?name=Dmitri');
  expect(await hrefs('nicaea')).not.toContain('/name-days?name=nicaea');
  expect(await hrefs('georgia')).not.toContain('/name-days?name=georgia');
});

import { expect, test } from 'vitest';
import { corpusPages, readHtml } from '../../support/pages.js';

const service = await corpusPages();

test.each([
  ['nativity fast', '/calendar/fasts/2026'],
  ['Great Lent', '/calendar/fasts/2026'],
  ['Sunday bulletin', '/bulletin/2026-12-13'],
  ['wedding in January', '/calendar/weddings/2027'],
  ['google calendar', '/feeds'],
  ['embed', '/embed'],
  ['api key', '/docs'],
  ['monk who fasted in a cave', undefined],
])('a search for %s names the page of the site', async (text, path) => {
  const { html } = await service.page(`/search?q=${encodeURIComponent(text)}`);
  const [, found] = /<p>Page: <a href="([^"]*)"/.exec(html) ?? [];
  expect(found).toBe(path);
});

test('a search offers name days of given names alone', async () => {
  const linksFor = async (q: string) =>
    (await service.read(`/search?q=${encodeURIComponent(q)}`)).hrefs;
  expect(await linksFor('Xenia')).toContain('/name-days?name=Xenia');
  expect((await linksFor('Brâncoveanu')).join()).not.toContain('/name-days?name=');
});

test.each(['Luke 10:25-37', 'Good Samaritan'])(
  'a search for %s says when it is read',
  async (text) => {
    const page = await service.page(`/search?q=${encodeURIComponent(text)}`);
    const { text: shown, hrefs } = readHtml(page.html);
    expect(shown).toMatch(
      /Old Calendar, Slavic use: Luke 10:25–37 is read next on Sunday, .* 2027, /,
    );
    expect(hrefs).toContainEqual(expect.stringMatching(/^\/calendar\/2027-\d\d-\d\d\?use=greek$/));
  },
);

test('what is found says why, by which calendar, and that it is not all', async () => {
  const textAt = async (path: string) => (await service.read(path)).text;
  expect(await textAt('/search?q=lost+my+job')).toMatch(/Prayed to for .*employment/);
  expect(await textAt('/saints?century=4&country=turkey')).toContain(
    'saints whose lives are written here so far',
  );
  const compared = '/compare?saints=basil-the-great%2Cgregory-the-theologian';
  const { hrefs } = await service.read(compared);
  expect(hrefs).toContain(`${compared}&calendar=julian`);
});

test('a search gives the next day of a feast on the chosen calendar', async () => {
  const { text } = await service.read('/search?q=Theophany&calendar=julian');
  expect(text).toContain('Feast · 19 January 2027');
});

test('a saint of the Roman Church alone is named as that', async () => {
  const { text } = await service.read('/search?q=Francis+of+Assisi');
  expect(text).toContain('Francis of Assisi, who died in 1226, is a saint of the Roman Church.');
  expect(text).not.toContain('assisi.');
});

test('a typed date without a calendar is offered on both', async () => {
  const { status, hrefs, text } = await service.read('/search?q=december+19');
  expect(status).toBe(200);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/calendar/2026-12-19',
      '/calendar/2026-12-19?calendar=julian',
      '/calendar/2027-01-01?calendar=julian',
    ]),
  );
  expect(text).toContain('Saturday, 19 December 2026, New Calendar');
  expect(text).toContain('Saturday, 19 December 2026 (6 December, Old Calendar)');
});

test('a name of the Old Calendar shows both days until a calendar is chosen', async () => {
  const textOf = async (query: string) => (await service.read(`/search?q=${query}`)).text;
  for (const [name, days] of [
    ['nikoljdan', '6 December; 19 December on the Old Calendar'],
    ['savindan', '14 January; 27 January on the Old Calendar'],
    ['jovandan', '7 January'],
    ['Никољдан', '6 December; 19 December on the Old Calendar'],
    ['đurđevdan', '23 April; 6 May on the Old Calendar'],
    ['božić', '25 December 2026 · Old Calendar: 7 January 2027'],
    ['rozhdestvo', '25 December 2026 · Old Calendar: 7 January 2027'],
  ] as const) {
    expect(await textOf(encodeURIComponent(name))).toContain(days);
  }
  expect(await textOf('nikoljdan')).toContain('Days of both calendars');
  expect(await textOf('nikoljdan&calendar=julian')).toContain('19 December (6 December, Old');
  const ofNew = await textOf('nikoljdan&calendar=gregorian');
  expect(ofNew).toContain('6 December · reposed');
  expect(await textOf('nicholas')).not.toContain('on the Old Calendar');
});

test('a kind by itself is no name, and leads to what it is', async () => {
  const { text } = await service.read('/search?q=hieromartyr');
  expect(text).not.toContain('Name days of');
  expect(text).toContain('Hieromartyr: what it means');
});

test('a search for food leads to what is eaten on fast days', async () => {
  expect((await service.read('/search?q=shellfish')).hrefs).toContain('/kinds#food');
});

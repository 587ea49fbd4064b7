import { expect, test } from 'vitest';
import { addPreferences, preferencesIn } from '../../src/site/preferences.js';
import { corpusPages } from '../support/pages.js';

const service = await corpusPages();

const chosen = 'calendar=julian&use=greek';

const hrefsOf = async (path: string) => (await service.read(path)).hrefs;

test.each([
  ['?calendar=julian&use=greek', ['calendar=julian', 'use=greek']],
  ['?text=kjv&use=slavic', ['use=slavic']],
  ['?use=greek&calendar=julian&use=slavic&use=greek', ['calendar=julian', 'use=greek']],
  ['?calendar=gregorian&use=all', []],
  ['?calendar=julian%22&use=x', []],
  ['', []],
])('the preferences in “%s” are %j', (query, preferences) => {
  expect(preferencesIn(query)).toEqual(preferences);
});

test.each([
  ['<a href="/saints">', '<a rel="nofollow" href="/saints?calendar=julian&amp;use=greek">'],
  ['<a href="/about#use">', '<a rel="nofollow" href="/about?calendar=julian&amp;use=greek#use">'],
  ['<a href="/" rel="x">', '<a href="/?calendar=julian&amp;use=greek" rel="x">'],
  ['<a href="/x?q=a">', '<a rel="nofollow" href="/x?q=a&amp;calendar=julian&amp;use=greek">'],
  ['<a href="/x?use=all">', '<a rel="nofollow" href="/x?use=all&amp;calendar=julian">'],
  ['<a data-as-is="" href="/x">', '<a data-as-is="" href="/x">'],
  ['<a data-as-is href="/x">', '<a data-as-is href="/x">'],
  [
    '<a data-as-is="calendar" href="/x">',
    '<a rel="nofollow" data-as-is="calendar" href="/x?use=greek">',
  ],
  [
    '<a data-as-is="use" href="/x?use=slavic">',
    '<a rel="nofollow" data-as-is="use" href="/x?use=slavic&amp;calendar=julian">',
  ],
  ['<a href="/feeds/saints.ics">', '<a href="/feeds/saints.ics">'],
  ['<a href="/v1/openapi.json">', '<a href="/v1/openapi.json">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<link rel="canonical" href="/x">', '<link rel="canonical" href="/x">'],
  [
    '<form action="/calendar/go">',
    '<form action="/calendar/go"><input type="hidden" name="use" value="greek"/>',
  ],
])('%s becomes %s', (tag, changed) => {
  expect(addPreferences(tag, ['calendar=julian', 'use=greek'])).toBe(changed);
  expect(addPreferences(tag, [])).toBe(tag);
});

test.each([
  '/calendar/2026-12-19',
  '/calendar/2027/1',
  '/saints/nicholas-of-myra',
  '/search?q=nicholas',
  '/about',
])('from %s every page is in the chosen calendar and use', async (path) => {
  const hrefs = await hrefsOf(`${path}${path.includes('?') ? '&' : '?'}${chosen}`);
  expect(hrefs).toContain(`/calendar/today?${chosen}`);
  expect(hrefs).toContain(`/?${chosen}`);
  const { html } = await service.page(path);
  expect(html).not.toContain('calendar=julian&amp;use=greek');
});

test('the other calendar and use can still be chosen', async () => {
  const hrefs = await hrefsOf(`/calendar/2026-12-19?${chosen}`);
  expect(hrefs).toContain('/calendar/2026-12-19?use=greek');
  expect(hrefs).toContain('/calendar/2026-12-19?calendar=julian');
});

test('what names a calendar keeps it, what both calendars keep follows the choice', async () => {
  const great = await hrefsOf('/calendar/great-feasts/2027?calendar=julian');
  expect(great).toContain('/calendar/2027-12-25');
  expect(great).toContain('/calendar/2027-01-07?calendar=julian');
  const pascha = await hrefsOf('/calendar/pascha/2027?calendar=julian');
  expect(pascha).toContain('/calendar/2027-05-02?calendar=julian');
  expect(pascha).toContain('/calendar/pascha/2027?use=greek&calendar=julian');
});

test('the great feasts begin with the chosen calendar', async () => {
  const headings = async (query: string) =>
    [
      ...(await service.page(`/calendar/great-feasts/2027${query}`)).html.matchAll(
        /<h2>(New|Old) Calendar<\/h2>/g,
      ),
    ].map(([, name]) => name);
  expect(await headings('')).toEqual(['New', 'Old']);
  expect(await headings('?calendar=julian')).toEqual(['Old', 'New']);
});

test('the front page and a saint lead to both calendars, whichever is chosen', async () => {
  const home = await hrefsOf('/?calendar=julian');
  expect(home).toContain('/calendar/2026-12-06');
  expect(home).toContain('/calendar/2026-12-06?calendar=julian');
  const saint = await hrefsOf('/saints/nicholas-of-myra?calendar=julian');
  expect(saint.filter((href) => /^\/calendar\/[-\d]+12-\d\d$/.test(href))).not.toEqual([]);
  expect(saint.filter((href) => /12-19\?calendar=julian$/.test(href))).not.toEqual([]);
});

test.each([
  ['/search?q=6+December', '/calendar/2026-12-06'],
  ['/calendar/pascha', '/calendar/pascha/2026'],
])('%s leads on in the chosen calendar', async (path, expected) => {
  const { headers } = await service.page(`${path}${path.includes('?') ? '&' : '?'}${chosen}`);
  expect(headers.get('Location')).toBe(`${expected}?${chosen}`);
});

test('search engines see one page, with and without a choice', async () => {
  const { html } = await service.page(`/saints/nicholas-of-myra?${chosen}`);
  expect(html).toContain(`rel="canonical" href="${service.url}/saints/nicholas-of-myra"`);
  expect(html).toMatch(/<a rel="nofollow" [^>]*href="\/saints\?calendar=julian/);
});

test('the form of the search keeps the choice, and nothing else of a query', async () => {
  const { html } = await service.page(`/about?${chosen}&utm_source="><script>`);
  expect(html).toContain('<input type="hidden" name="calendar" value="julian"/>');
  expect(html).not.toContain('utm_source');
  expect(html).not.toContain('<script>');
});

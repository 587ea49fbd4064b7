/** Whatever stands in a record or in a request, a page shows it and never obeys it. */
import { expect, test } from 'vitest';
import { readHtml, startPagesForTest } from '../support/pages.js';
import {
  aCountry,
  aFeast,
  aSaint,
  sampleCatalogue,
  sampleRecords,
} from '../support/records/sample.js';

const evil = `"'></script></title><script>alert(1)</script><img src=x onerror=alert(1)>`;

const [usual] = aSaint('x').commemorations;
const nicholas = aSaint('nicholas-of-myra', {
  name: `Nicholas ${evil}`,
  shortBio: evil,
  categories: [evil],
  patronage: [evil],
  alternateNames: [evil],
  biography: `${evil}\n\nHe lived ${evil}`,
  reposed: evil,
  references: [evil],
  commemorations: [{ ...usual, title: `Nicholas ${evil}`, note: evil }],
});
const fixed = { gregorian: { month: 12, day: 6 }, julian: { month: 12, day: 6 } };
const feast = aFeast({
  ...{ key: 'evil', title: `Feast ${evil}`, description: evil, use: evil, fixed },
  alternateTitles: [evil],
});
const georgia = { ...aCountry('georgia', 'GE'), name: `Georgia ${evil}`, summary: evil };
const catalogue = sampleCatalogue({
  saints: [nicholas],
  feasts: [...sampleRecords.feasts, feast],
  countries: [georgia],
});

/** What a browser would make of it beside text. */
function strangersIn(html: string): string[] {
  return readHtml(html)
    .elements.filter(
      ({ name, attributes }) =>
        name === 'img' ||
        Object.keys(attributes).some((each) => each.startsWith('on')) ||
        (name === 'script' &&
          attributes.type !== 'application/ld+json' &&
          !attributes.src?.startsWith('/assets/')),
    )
    .map(({ name, attributes }) => `${name} ${JSON.stringify(attributes)}`);
}

const asked = encodeURIComponent(evil).replaceAll("'", '%27');

test.each([
  ['/', 200],
  ['/calendar/2026-12-06', 200],
  ['/calendar/2026/12', 200],
  ['/saints', 200],
  ['/saints/by-letter/n', 200],
  ['/saints/nicholas-of-myra', 200],
  ['/saints/nicholas-of-myra/hymnography', 200],
  ['/feasts', 200],
  ['/feasts/evil', 200],
  ['/countries', 200],
  ['/countries/georgia', 200],
  ['/search?q=nicholas', 200],
  [`/search?q=${asked}`, 200],
  [`/search?q=x&type=${asked}`, 400],
  [`/search?q=x&cursor=${asked}`, 400],
  [`/calendar/go?date=${asked}`, 400],
  [`/calendar/${asked}`, 400],
  [`/${asked}`, 404],
  [`/problems/${asked}`, 404],
] as const)('%s', async (path, status) => {
  const service = await startPagesForTest({ catalogue });
  const answer = await service.page(path);
  expect(answer.status).toBe(status);
  expect(strangersIn(answer.html)).toEqual([]);
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/);
  for (const [, json = ''] of answer.html.matchAll(/ld\+json">(.*?)<\/script>/g)) {
    expect(json).not.toContain('<');
    expect(() => JSON.parse(json)).not.toThrow();
  }
});

test('no redirect leads to another origin', async () => {
  const service = await startPagesForTest({ catalogue });
  for (const path of [
    '/calendar/today?calendar=//evil.example',
    '/calendar/go?date=//evil.example',
    '/calendar/go?date=2026-12-06&calendar=https://evil.example',
    '//evil.example/calendar/today',
    '/saints//evil.example',
  ]) {
    const { status, headers } = await service.page(path);
    expect([path, status >= 400, headers.get('Location')]).toEqual([path, true, null]);
  }
  const { headers } = await service.page('/calendar/today', { Host: 'evil.example' });
  expect(headers.get('Location')).toBe('/calendar/2026-12-06');
  const { html } = await service.page('/terms', { 'X-Forwarded-Host': 'evil.example' });
  expect(html).not.toContain('evil.example');
});

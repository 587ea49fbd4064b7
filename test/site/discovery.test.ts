import { afterAll, expect, test } from 'vitest';
import { startPages } from '../support/pages.js';
import { sampleCatalogue } from '../support/sample.js';

const service = await startPages({ catalogue: sampleCatalogue() });
afterAll(() => service.stop());

const types: Readonly<Record<string, string>> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
  '/.well-known/api-catalog':
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** The URLs of this service that a text names, as they are followed. */
function named(text: string): string[] {
  const urls = text.match(/http:\/\/127\.0\.0\.1:\d+[^\s<>"')\]]*/g) ?? [];
  const clean = urls.map((url) =>
    url
      .replace(/[.,`]$/, '')
      .replace('{searchTerms}', 'nicholas')
      .replaceAll('&amp;', '&'),
  );
  return [...new Set(clean)];
}

/** Of the API as a whole nothing stands at its anchor; tools take messages there, and nothing else. */
const isAnchor = (url: string) => /\/(v1|mcp)$/.test(url);

test.each(Object.keys(types))('every URL that %s names answers', async (path) => {
  const { status, headers, html } = await service.page(path);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(types[path]);
  const urls = named(html).filter((url) => !isAnchor(url));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) {
    const answer = await service.page(url.slice(service.url.length) || '/');
    expect([url, answer.status]).toEqual([url, 200]);
  }
});

test('the sitemaps name pages that are there and may be indexed', async () => {
  const { html: index } = await service.page('/sitemap.xml');
  for (const sitemap of named(index)) {
    const { html } = await service.page(sitemap.slice(service.url.length));
    const urls = named(html);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls.filter((_, index) => index % 97 === 0)) {
      const page = await service.page(url.slice(service.url.length));
      expect([url, page.status]).toEqual([url, 200]);
      expect(page.html).not.toContain('content="noindex"');
    }
  }
});

test('robots may read pages and neither the API nor searches', async () => {
  const { html } = await service.page('/robots.txt');
  for (const path of ['/v1/', '/mcp', '/search?', '/docs/console']) {
    expect(html).toContain(`Disallow: ${path}\n`);
  }
  expect(html).toContain(`Sitemap: ${service.url}/sitemap.xml`);
});

test('suggestions have the form that browsers know', async () => {
  const { headers, html } = await service.page('/search/suggestions?q=saint');
  expect(headers.get('Content-Type')).toBe('application/x-suggestions+json');
  const [text, names, kinds, urls] = JSON.parse(html);
  expect(text).toBe('saint');
  expect(names.length).toBeGreaterThan(0);
  expect([kinds.length, urls.length]).toEqual([names.length, names.length]);
  expect(urls[0]).toMatch(new RegExp(`^${service.url}/`));
});

test('the reference tells every operation and every error', async () => {
  const { html } = await service.page('/docs');
  for (const { get } of Object.values(service.document.paths)) {
    expect(html).toContain(`id="${get.operationId}"`);
  }
});

test('assets are kept for ever, compressed for whoever takes it', async () => {
  const { html } = await service.page('/terms');
  const [path = ''] = /\/assets\/site\.[^"]+/.exec(html) ?? [];
  const plain = await service.page(path, { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  const small = await service.page(path, { 'Accept-Encoding': 'gzip' });
  expect(small.headers.get('Content-Encoding')).toBe('gzip');
  expect(small.html).toBe(plain.html);
});

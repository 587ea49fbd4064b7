import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readHtml, startPagesForSuite, startPagesForTest } from '../support/pages.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

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

test('the index of sitemaps says when the content last changed, and no page claims to have', async () => {
  const time = Date.parse('2026-12-01T08:00:00Z');
  const catalogue = { ...sampleCatalogue(), generation: async () => ({ id: 'one', time }) };
  const one = await startPagesForTest({ catalogue });
  const { html: index } = await one.page('/sitemap.xml');
  const told = index.match(/<lastmod>[^<]*<\/lastmod>/g) ?? [];
  expect(told.length).toBe(index.match(/<loc>/g)?.length);
  expect(new Set(told)).toEqual(new Set(['<lastmod>2026-12-01T08:00:00.000Z</lastmod>']));
  for (const path of ['/sitemaps/saints.xml', '/sitemaps/calendar.xml']) {
    expect((await one.page(path)).html).not.toContain('lastmod');
  }
});

test('a sitemap is written once for all who ask, and again each year', async () => {
  let asked = 0;
  const sample = sampleCatalogue();
  const generation = () => {
    asked += 1;
    return sample.generation();
  };
  const one = await startPagesForTest({ catalogue: { ...sample, generation } });
  for (let count = 0; count < 3; count += 1) await one.page('/sitemap.xml');
  expect(asked).toBe(1);
  await one.page('/sitemaps/calendar.xml');
  one.clock.advance(31 * 86_400_000);
  expect((await one.page('/sitemaps/calendar.xml')).html).toContain('/calendar/2029-12-31<');
});

test('no sitemap names what robots may not read', async () => {
  const { html: index } = await service.page('/sitemap.xml');
  for (const sitemap of named(index)) {
    const { html } = await service.page(sitemap.slice(service.url.length));
    expect(html).not.toMatch(/<loc>[^<]*\/(search|v1|mcp|docs\/console)/);
  }
});

test('the front page names the catalog of the API, even in a 304', async () => {
  const first = await service.page('/');
  const link = '</.well-known/api-catalog>; rel="api-catalog"';
  expect(first.headers.get('Link')).toBe(link);
  const held = await service.page('/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect([held.status, held.headers.get('Link')]).toEqual([304, link]);
});

test('pages may be indexed, and the data behind them may not', async () => {
  const { headers } = await service.page('/saints/nicholas-of-myra');
  expect(headers.get('X-Robots-Tag')).toBeNull();
  // Every other answer of the API is held to it by `checks.ts`.
  const answer = await service.ask('/v1/saints/nicholas-of-myra');
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const held = await service.ask('/v1/saints/nicholas-of-myra', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect([held.status, held.headers.get('X-Robots-Tag')]).toEqual([304, 'noindex']);
});

/** The `link rel="alternate"` of a page: type and target. */
async function alternatesOf(path: string): Promise<(string | undefined)[][]> {
  const { html } = await service.page(path);
  return readHtml(html)
    .elements.filter(({ attributes }) => attributes.rel === 'alternate')
    .map(({ attributes: { type, href } }) => [type, href]);
}

test.each([
  [
    '/calendar/2026-12-06?calendar=julian',
    [
      ['application/json', '/v1/calendar/2026-12-06?calendar=julian'],
      ['application/atom+xml', '/feeds/today.atom?calendar=julian'],
      ['application/feed+json', '/feeds/today.json?calendar=julian'],
      ['text/calendar', '/feeds/saints.ics?calendar=julian'],
    ],
  ],
  ['/saints/nicholas-of-myra', [['application/json', '/v1/saints/nicholas-of-myra']]],
  [
    '/calendar/fasts/2027',
    [
      ['application/json', '/v1/calendar/fasts/2027'],
      ['text/calendar', '/feeds/fasts.ics'],
    ],
  ],
  ['/terms', []],
])('%s names its forms for programs, each with its type', async (path, expected) => {
  expect(await alternatesOf(path)).toEqual(expected);
  for (const [type = '', href = ''] of expected) {
    const { headers } = href.startsWith('/v1/')
      ? await service.ask(href)
      : await service.page(href);
    expect(headers.get('Content-Type')?.split(';')[0]).toBe(type);
  }
});

describe('what a page says of itself when it is shared', () => {
  const metaOf = async (path: string) => {
    const { elements } = await service.read(path);
    return new Map(
      elements
        .filter(({ name }) => name === 'meta')
        .map(({ attributes: { property, name, content } }) => [property ?? name, content]),
    );
  };

  test('the front page is a site with its name, others are articles', async () => {
    const home = await metaOf('/');
    expect(home.get('og:type')).toBe('website');
    expect(home.get('og:title')).toMatch(/^Menologion: /);
    expect((await metaOf('/saints/nicholas-of-myra')).get('og:type')).toBe('article');
  });

  test('the picture is a PNG of the size it claims', async () => {
    const meta = await metaOf('/calendar/2026-12-06');
    const url = meta.get('og:image') ?? '';
    expect(url).toMatch(new RegExp(`^${service.url}/assets/share\\.`));
    const response = await fetch(url);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
  });

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is there', async (path, type) => {
    const { status, headers } = await service.page(path);
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
  });

  test('the manifest names icons that are there', async () => {
    const { icons, start_url } = JSON.parse((await service.page('/manifest.webmanifest')).html);
    for (const { src } of icons) expect((await service.page(src)).status).toBe(200);
    expect((await service.page(start_url)).status).toBe(302);
  });

  /** The linked data of a page, by type. */
  const linkedDataOf = async (path: string) => {
    const { html } = await service.page(path);
    const blocks = [...html.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
    return new Map(blocks.map((block) => [block['@type'], block]));
  };

  test('a saint is a person, who died in the year that is known', async () => {
    const dated = aSaint('anna', { reposed: '304' });
    const about = aSaint('barbara', { reposed: 'c. 306' });
    const one = await startPagesForTest({ catalogue: sampleCatalogue({ saints: [dated, about] }) });
    const person = async (slug: string) =>
      JSON.parse(
        /ld\+json">(.*?)<\/script>/.exec((await one.page(`/saints/${slug}`)).html)?.[1] ?? '',
      );
    expect(await person('anna')).toMatchObject({
      ...{ '@type': 'Person', name: dated.name, deathDate: '0304' },
      url: `${one.url}/saints/anna`,
    });
    expect(await person('barbara')).not.toHaveProperty('deathDate');
  });

  test('a feast is an event on its next day', async () => {
    const data = await linkedDataOf('/feasts/nativity-of-christ');
    expect(data.get('Event')).toMatchObject({
      ...{ startDate: '2026-12-25', endDate: '2026-12-25' },
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect((await linkedDataOf('/feasts/dormition')).get('Event').startDate).toBe('2027-08-15');
  });

  test('a day is an event, below its month', async () => {
    const data = await linkedDataOf('/calendar/2026-12-06');
    expect(data.get('Event')).toMatchObject({
      ...{ startDate: '2026-12-06', endDate: '2026-12-06' },
      name: expect.stringContaining('Sunday'),
      url: `${service.url}/calendar/2026-12-06`,
    });
    const { itemListElement } = data.get('BreadcrumbList');
    expect(itemListElement.map(({ position }: { position: number }) => position)).toEqual([
      1, 2, 3,
    ]);
    expect(itemListElement[1]).toMatchObject({
      ...{ '@type': 'ListItem', name: 'December 2026' },
      item: `${service.url}/calendar/2026/12`,
    });
  });
});

test('the page of the feeds has every feed on both calendars, to follow and to copy', async () => {
  const { html, hrefs } = await service.read('/feeds');
  for (const name of ['great-feasts', 'feasts', 'fasts', 'saints']) {
    for (const query of ['', '?calendar=julian']) {
      const url = `${service.url}/feeds/${name}.ics${query}`;
      expect(hrefs).toContain(url.replace('http:', 'webcal:'));
      expect(html).toContain(`>${url}<`);
    }
  }
  expect(hrefs.filter((href) => href.endsWith('weekly=true'))).toHaveLength(2);
  for (const path of ['/feeds/today.atom', '/feeds/today.json?calendar=julian']) {
    expect(hrefs).toContain(path);
  }
  for (const href of hrefs.filter((each) => each.startsWith('webcal:'))) {
    const { status } = await service.page(href.slice(href.indexOf('/feeds/')));
    expect([href, status]).toEqual([href, 200]);
  }
});

test('the page of the feeds has the addresses of the chosen use, and says whose fasts they are', async () => {
  const { html, text, hrefs } = await service.read('/feeds?use=greek');
  expect(html).toContain(`>${service.url}/feeds/fasts.ics?use=greek<`);
  expect(html).toContain(`>${service.url}/feeds/saints.ics?calendar=julian&amp;use=greek<`);
  expect(html).toContain(`>${service.url}/feeds/great-feasts.ics?use=greek<`);
  expect(text).toContain('Fasts follow Greek use, and only its saints are listed.');
  expect(hrefs).toContain('/feeds/today.atom?use=greek');
  expect(hrefs).toContain('/feeds?use=slavic');
});

test('llms.txt names what it links to', async () => {
  const { html } = await service.page('/llms.txt');
  expect(html).toContain(`- [Saints](${service.url}/saints): `);
  expect(html).toContain(`- [Fasts](${service.url}/feeds/fasts.ics): `);
  expect(html).not.toContain('[http');
});

test('robots may read pages and neither the API nor searches', async () => {
  const { html } = await service.page('/robots.txt');
  expect(html.match(/(?<=^Disallow: ).*$/gm)).toEqual([
    ...['/v1/', '/mcp', '/search', '/docs/console'],
  ]);
  expect(html.match(/(?<=^Allow: ).*$/gm)).toEqual(['/v1/openapi.json']);
  expect(html).toContain('\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n');
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

test('the reference lists every operation and every error', async () => {
  const { html } = await service.page('/docs');
  for (const { get } of Object.values(service.document.paths)) {
    expect(html).toContain(`id="${get.operationId}"`);
  }
});

test('the client is handed out as npm packs it, at the address that the docs give', async () => {
  const [, address = ''] = /npm install (\S+\.tgz)/.exec((await service.page('/docs')).html) ?? [];
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/gzip']);
  const files = String(gunzipSync(Buffer.from(await answer.arrayBuffer())));
  for (const file of ['package.json', 'dist/index.js', 'dist/schema.d.ts']) {
    expect(files).toContain(`package/${file}`);
  }
});

test('assets are cached forever, and compressed for clients that accept it', async () => {
  const { html } = await service.page('/terms');
  const [path = ''] = /\/assets\/site\.[^"]+/.exec(html) ?? [];
  const plain = await service.page(path, { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  const small = await service.page(path, { 'Accept-Encoding': 'gzip' });
  expect(small.headers.get('Content-Encoding')).toBe('gzip');
  expect(small.html).toBe(plain.html);
  const refused = await service.page(path, { 'Accept-Encoding': 'gzip;q=0, br' });
  expect(refused.headers.get('Content-Encoding')).toBeNull();
});

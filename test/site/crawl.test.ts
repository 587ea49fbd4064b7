import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { problemKinds } from '../../src/http/problem-kinds.js';
import { corpusPages, kinds, linksOf, readHtml } from '../support/pages.js';

const service = await corpusPages();

const atOnce = 8;
/** The only pages elsewhere that are linked: there one of our feeds is added. */
const google = 'https://calendar.google.com/calendar/r?cid=';

const comparison = '/compare?saints=';

const decoded = (target: string) =>
  target.startsWith(google) ? decodeURIComponent(target.slice(google.length)) : target;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Asks by `node:http`: the whole crawl would take a quarter longer with `fetch`. */
async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  const asked = { agent, headers: { Accept: 'text/html,*/*;q=0.8', ...headers } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(service.url + path, asked, resolve).once('error', reject);
  });
  return { status: response.statusCode, html: await text(response) };
}

/** Does the work for each, some at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}

async function pathsOf(sitemap: string): Promise<string[]> {
  const { html } = await service.page(`/sitemaps/${sitemap}.xml`);
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(service.url.length),
  );
}

test('every record has its page, and every link of every page answers', async () => {
  const sitemaps = ['pages', 'saints', 'hymnography', 'feasts', 'countries'];
  const records = (await Promise.all(sitemaps.map(pathsOf))).flat();
  const pages = [...new Set([...kinds, ...records])];
  const linked = new Set<string>();
  const broken: string[] = [];
  const abroad: string[] = [];
  await forEach(pages, async (path) => {
    const { status, html } = await read(path);
    if (status !== 200) broken.push(`${status} ${path}`);
    const { elements } = readHtml(html);
    for (const link of linksOf(elements, service.url)) linked.add(link);
    for (const { attributes } of elements) {
      const target = attributes.href ?? attributes.src ?? attributes.action ?? '';
      const followed = decoded(target).replace(/^webcal:/, 'http:');
      // The pages that were read of each Church.
      const isSource = path === '/churches' && followed.startsWith('http');
      if (/^[a-z]+:/i.test(followed) && !followed.startsWith(service.url) && !isSource) {
        abroad.push(target);
      }
    }
  });
  const Authorization = `Bearer ${service.newKey('internal')}`;
  const isPage = new Set<string>(pages);
  const others = [...linked].filter((path) => !isPage.has(path));
  const comparisons = others.filter((path) => path.startsWith(comparison));
  for (const path of comparisons) {
    const saints =
      decodeURIComponent(path.slice(comparison.length)).split('&')[0]?.split(',') ?? [];
    if (!saints.every((slug) => isPage.has(`/saints/${slug}`))) broken.push(path);
  }
  // Each page of a saint leads to a comparison; one in twenty is asked for.
  const asked = [
    ...others.filter((path) => !path.startsWith(comparison)),
    ...comparisons.filter((_, index) => index % 20 === 0),
  ];
  await forEach(asked, async (path) => {
    const { status } = await read(path, path.startsWith('/v1/') ? { Authorization } : {});
    if (status !== 200 && status !== 302) broken.push(`${status} ${path}`);
  });
  expect(abroad).toEqual([]);
  expect(broken).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
}, 240_000);

test('every fragment that a page links is there', async () => {
  const broken: string[] = [];
  for (const path of kinds) {
    const { html } = await service.page(path);
    for (const { attributes } of readHtml(html).elements) {
      const [target, fragment] = (attributes.href ?? '').split('#');
      if (!fragment) continue;
      const page = target ? await service.page(target) : { html };
      if (!page.html.includes(`id="${fragment}"`)) broken.push(`${path} → ${attributes.href}`);
    }
  }
  expect(broken).toEqual([]);
});

test.each(Object.keys(problemKinds))('the type of %s answers', async (code) => {
  const { status, html } = await service.page(`/problems/${code}`);
  expect(status).toBe(200);
  expect(html).toContain(code);
});

test('every url in an answer leads to a page', async () => {
  const urls = new Set<string>();
  const gather = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(gather);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        if (name === 'url' && typeof part === 'string') urls.add(part);
        else gather(part);
      }
    }
  };
  for (const path of [
    '/v1/calendar/2026-12-06',
    '/v1/calendar/2027-01-07?calendar=julian',
    '/v1/calendar?from=2026-12-01&to=2026-12-31',
    '/v1/calendar/pascha/2027',
    '/v1/calendar/great-feasts/2027',
    '/v1/calendar/fasts/2027?calendar=julian',
    '/v1/search?q=christmas&type=all',
    '/v1/search/suggest?q=nich&type=all',
  ]) {
    gather((await service.ask(path)).body);
  }
  for (const url of urls) {
    const { status } = await service.page(url);
    expect([url, status]).toEqual([url, 200]);
  }
}, 60_000);

/** What crawlers, browsers and assistants read about the site. Pure functions. */
import { today } from '../api/dates.js';
import {
  dayUrl,
  fastsUrl,
  greatFeastsUrl,
  memorialsUrl,
  paschaUrl,
  weddingsUrl,
  yearSheetUrl,
} from '../api/record-urls.js';
import { daysOfYear, formatDate, reckonings } from '../calendar/reckoning.js';
import { escapeHtml } from '../catalogue/escape-html.js';
import { problemKinds } from '../http/problem-kinds.js';
import type { SiteContext } from './context.js';
import { siteName } from './layout.js';
import { letterPath, monthPath, yearsAround } from './links.js';
import { suggestionsPath } from './parts/forms.js';
import { capitalized } from './words.js';

/** The main pages, as listed in the sitemap and in llms.txt. */
const entrances = [
  { path: '/', about: 'today, on the New and the Old Calendar' },
  { path: '/calendar', about: 'any day, month or year' },
  { path: '/feasts', about: 'the feasts, each with its days and hymns' },
  { path: '/saints', about: 'the saints by name, century, country, kind and patronage' },
  { path: '/kinds', about: 'what the kinds of saints and the words of the services mean' },
  { path: '/guests', about: 'what guests at a service or a feast do, wear, bring and say' },
  { path: '/name-days', about: 'the saints of a given name, and when they are kept' },
  { path: '/compare', about: 'two to four saints side by side' },
  { path: '/countries', about: 'the countries and their saints' },
  { path: '/churches', about: 'the calendar and the use of each Church, and what differs there' },
  { path: '/search', about: 'search by a name, a deed or a question' },
  { path: '/feeds', about: 'calendars and feeds to subscribe to' },
  { path: '/embed', about: 'today’s saints and fast on the site of a parish' },
  { path: '/about', about: 'whose practice the calendar follows, how lives and hymns are made' },
  { path: '/docs', about: 'the API reference' },
  { path: '/changelog', about: 'what has changed' },
  { path: '/problems', about: 'the errors the API can return' },
  { path: '/accuracy', about: 'how many days of printed calendars agree with this one' },
  { path: '/attribution', about: 'how to link here' },
  { path: '/terms', about: 'what you may do with the texts' },
] as const;

/** Assistants may answer from the pages; `/terms` forbids training on them. */
export const robots = (origin: string): string =>
  `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /v1/openapi.json
Disallow: /v1/
Disallow: /mcp
Disallow: /search
Disallow: /docs/console

Sitemap: ${origin}/sitemap.xml
`;

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * A sitemap or an index of sitemaps. `timeMs` is when the content was last published, which says
 * something of an index alone: a crawler disbelieves ten thousand pages that changed in one moment.
 * A sitemap may hold 50,000 paths; we have fewer than 10,000 in all.
 */
export function sitemap(list: 'urlset' | 'sitemapindex', urls: readonly string[], timeMs?: number) {
  const item = list === 'urlset' ? 'url' : 'sitemap';
  const lastmod =
    timeMs === undefined ? '' : `<lastmod>${new Date(timeMs).toISOString()}</lastmod>`;
  const items = urls.map((url) => `<${item}><loc>${escapeHtml(url)}</loc>${lastmod}</${item}>`);
  return `${xml}<${list} xmlns="${sitemapNamespace}">${items.join('')}</${list}>`;
}

/** The paths that search engines are shown, by sitemap name. */
export function sitemapsOf({ lists, now }: SiteContext) {
  const urls = async (records: Promise<readonly { readonly url: string }[]>) =>
    (await records).map(({ url }) => url);
  const letters = async () => [...(await lists.letters()).keys()].map(letterPath);
  return new Map<string, () => Promise<string[]>>([
    // Search results do not belong in search engines: robots.txt excludes them too.
    ['pages', async () => entrances.map(({ path }) => path).filter((path) => path !== '/search')],
    ['saints', async () => [...(await letters()), ...(await urls(lists.saints()))]],
    ['hymnography', async () => (await urls(lists.saints())).map((url) => `${url}/hymnography`)],
    ['feasts', () => urls(lists.feasts())],
    ['countries', () => urls(lists.countries())],
    ['calendar', async () => calendarPaths(today(now()).year)],
  ]);
}

/** The days, months and years around now, so that no crawler walks on to the year 9999. */
export function calendarPaths(current: number): string[] {
  return yearsAround(current).flatMap((year) => [
    paschaUrl(year),
    greatFeastsUrl(year),
    ...reckonings.flatMap((calendar) => [
      fastsUrl(year, calendar),
      weddingsUrl(year, calendar),
      memorialsUrl(year, calendar),
      yearSheetUrl(year, calendar),
      ...Array.from({ length: 12 }, (_, month) => monthPath(year, month + 1, calendar)),
      ...daysOfYear(year).map((date) => dayUrl(formatDate(date), calendar)),
    ]),
  ]);
}

/** OpenSearch 1.1, which lets a browser search here. */
export const openSearch = (origin: string): string =>
  `${xml}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${siteName}</ShortName><Description>Orthodox saints, feasts and countries</Description><InputEncoding>UTF-8</InputEncoding><Url type="text/html" template="${origin}/search?q={searchTerms}"/><Url type="application/x-suggestions+json" template="${origin}${suggestionsPath}?q={searchTerms}"/></OpenSearchDescription>`;

export const manifestPath = '/manifest.webmanifest';

/** The site as a program on a phone, which opens at today; `asset` has the path of an icon. */
export const webManifest = (asset: (name: string) => string): string =>
  JSON.stringify({
    name: siteName,
    start_url: '/calendar/today',
    display: 'minimal-ui',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    icons: [192, 512].map((size) => ({
      src: asset(`icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

export const apiCatalogPath = '/.well-known/api-catalog';

/** RFC 9727: where the API is described. */
export const apiCatalog = (origin: string): string =>
  JSON.stringify({
    linkset: [
      {
        anchor: `${origin}/v1`,
        'service-desc': [{ href: `${origin}/v1/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${origin}/docs`, type: 'text/html' }],
        'terms-of-service': [{ href: `${origin}/terms`, type: 'text/html' }],
        status: [{ href: `${origin}/health/ready`, type: 'application/json' }],
      },
      {
        anchor: `${origin}${toolsPath}`,
        'service-doc': [{ href: `${origin}/docs#tools`, type: 'text/html' }],
        'terms-of-service': [{ href: `${origin}/terms`, type: 'text/html' }],
      },
    ],
  });

/** Where assistants reach the tools. */
export const toolsPath = '/mcp';

const lines = (texts: readonly string[]) => texts.join('\n');
const linked = (name: string, url: string, about: string) => `- [${name}](${url}): ${about}`;
const nameOf = (path: string) =>
  path === '/' ? siteName : capitalized(path.slice(1).replaceAll('-', ' '));

/** For an assistant that someone sends here: what there is, and how to ask for it. */
export const llmsText = (origin: string, { operations, tools, feeds }: SiteContext): string =>
  [
    `# ${siteName}`,
    '> The Orthodox calendar and its saints, in English: who is commemorated on a day of the New or the Old Calendar, whether it is a fast, the readings, Pascha and the feasts, and the lives, hymns and patronage of the saints. Every date from 1583 to 9999 is computed.',
    `Pages are free to read and to link to. The JSON API needs a key (\`Authorization: Bearer\`). Terms: ${origin}/terms. Cite a record by its page, its \`url\`.`,
    '## Pages',
    lines(entrances.map(({ path, about }) => linked(nameOf(path), origin + path, about))),
    'A day is at `/calendar/YYYY-MM-DD` (`?calendar=julian` for the Old Calendar), a month at `/calendar/YYYY/M`.',
    '## API',
    lines([
      `- [OpenAPI 3.1](${origin}/v1/openapi.json): every operation; needs no key`,
      `- [@menologion/client](${origin}/docs#client): a typed client for TypeScript and JavaScript`,
      ...operations.map(
        ({ operationId, path, description }) =>
          `- [${operationId}](${origin}/docs#${operationId}) \`GET ${path}\`: ${description}`,
      ),
    ]),
    '## Tools',
    `Over the Model Context Protocol at ${origin}${toolsPath} (streamable HTTP, the key as \`Authorization: Bearer\`): ${origin}/docs#tools.`,
    lines(tools.map(({ name, description }) => `- \`${name}\`: ${description}`)),
    '## Feeds',
    'Subscribe without a key; add `?calendar=julian` for the Old Calendar.',
    lines(
      feeds.map(({ path, name, about, more }) =>
        linked(name, origin + path, more ? `${about}; \`?${more.query}\`: ${more.about}` : about),
      ),
    ),
    `Errors are RFC 9457 problems of ${Object.keys(problemKinds).length} kinds: ${origin}/problems.\n`,
  ].join('\n\n');

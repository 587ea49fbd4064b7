/** What programs read beside the pages: robots.txt, sitemaps and the like; suggestions. */
import type { Static, TObject } from 'typebox';
import { today } from '../../api/dates.js';
import { createParser } from '../../api/parse.js';
import {
  answerOf,
  type CacheLifetime,
  publicLifetime,
  replyWith,
} from '../../http/answers/answer.js';
import { type Exchange, rawHeaders } from '../../http/exchange.js';
import type { Mount } from '../../http/mount.js';
import { pathNotFound } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import {
  apiCatalog,
  apiCatalogPath,
  llmsText,
  openSearch,
  robots,
  sitemap,
  sitemapsOf,
} from '../discovery.js';
import { suggestionsPath } from '../parts/forms.js';
import { feastsCsvParameters, feastsTable } from '../records/feasts-csv.js';
import { csvParameters, saintsTable } from '../records/saints-csv.js';
import { siteReader } from './page-mount.js';

const headers = publicLifetime({ sMaxAge: 3600, staleWhileRevalidate: 86_400 });

const types = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  openSearch: 'application/opensearchdescription+xml; charset=utf-8',
  linkset: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

type Write = (exchange: Exchange, name: string) => string | Promise<string>;

/** They are not limited by address, so the answers are cached: sitemaps are long. */
export function discoveryMounts(context: SiteContext): Mount[] {
  const { origin, catalogue, answers, lookUp, now } = context;
  const sitemaps = sitemapsOf(context);
  const file = (path: string, type: string, write: Write): Mount => ({
    path,
    ...siteReader,
    async answer(exchange, [name = '']) {
      // Sitemaps show the years around this one.
      const key = `${today(now()).year} ${exchange.path}`;
      const answer = await answers.get(exchange, key, async () =>
        answerOf(Buffer.from(await write(exchange, name)), type, { headers }),
      );
      return replyWith(answer, exchange);
    },
  });
  return [
    file('/robots.txt', types.text, () => robots(origin())),
    file('/llms.txt', types.text, () => llmsText(origin(), context)),
    file('/opensearch.xml', types.openSearch, () => openSearch(origin())),
    file(apiCatalogPath, types.linkset, () => apiCatalog(origin())),
    file('/sitemap.xml', types.xml, async (exchange) => {
      const { time } = await lookUp(exchange, catalogue.generation);
      const urls = [...sitemaps.keys()].map((name) => `${origin()}/sitemaps/${name}.xml`);
      return sitemap('sitemapindex', urls, time);
    }),
    file('/sitemaps/{file}', types.xml, (exchange, name) => {
      const paths = sitemaps.get(name.replace(/\.xml$/, ''));
      if (paths === undefined || !name.endsWith('.xml')) throw pathNotFound();
      return lookUp(exchange, async () =>
        sitemap(
          'urlset',
          (await paths()).map((path) => origin() + path),
        ),
      );
    }),
  ];
}

/**
 * Suggestions while someone types, for the search page's script and the browser's search box. They
 * are in the format of OpenSearch: `[text, names, descriptions, URLs]`.
 */
export function suggestionsMount({ api, suggestionsLimit, origin, lookUp }: SiteContext): Mount {
  const { suggestNames } = api;
  const parse = createParser(suggestNames.parameters);
  const headers = publicLifetime(suggestNames.cache);
  return {
    path: suggestionsPath,
    ...siteReader,
    answer: (exchange) =>
      suggestionsLimit(exchange, async () => {
        const values = parse(new Map(), exchange.querystring) as Parameters<
          typeof suggestNames.handle
        >[0];
        const { data } = await lookUp(exchange, () =>
          suggestNames.handle({ type: 'all', ...values }),
        );
        const suggested = [
          values.q,
          data.map(({ name }) => name),
          data.map(({ type }) => type),
          data.map(({ url }) => origin() + url),
        ];
        const body = Buffer.from(JSON.stringify(suggested));
        return replyWith(answerOf(body, 'application/x-suggestions+json', { headers }), exchange);
      }),
  };
}

interface CsvTable<Parameters extends TObject> {
  /** The name of the file, and its path. */
  readonly name: string;
  readonly parameters: Parameters;
  readonly cache: CacheLifetime;
  write(context: SiteContext, asked: Static<Parameters>): Promise<string>;
}

/** A narrowed list of saints, and the feasts of a year, as tables for spreadsheets. */
export const csvMounts = (context: SiteContext): Mount[] => [
  csvMount(context, {
    name: 'saints.csv',
    parameters: csvParameters,
    cache: context.api.listSaints.cache,
    write: saintsTable,
  }),
  csvMount(context, {
    name: 'feasts.csv',
    parameters: feastsCsvParameters,
    cache: context.api.getGreatFeasts.cache,
    write: feastsTable,
  }),
];

function csvMount<Parameters extends TObject>(
  context: SiteContext,
  { name, parameters, cache, write }: CsvTable<Parameters>,
): Mount {
  const { addressLimit, lookUp, answers, now } = context;
  const parse = createParser(parameters);
  const headers = [
    ...publicLifetime(cache),
    ...rawHeaders({ 'Content-Disposition': `attachment; filename="${name}"` }),
  ];
  return {
    path: `/${name}`,
    ...siteReader,
    answer: (exchange) =>
      addressLimit(exchange, async () => {
        const asked = parse(new Map(), exchange.querystring) as Static<Parameters>;
        const key = `${today(now()).year} /${name} ${JSON.stringify(asked)}`;
        const answer = await answers.get(exchange, key, async () => {
          const table = await lookUp(exchange, () => write(context, asked));
          // Without the mark, spreadsheets read names with accents as Latin-1.
          return answerOf(Buffer.from(`\uFEFF${table}`), 'text/csv; charset=utf-8', { headers });
        });
        return replyWith(answer, exchange);
      }),
  };
}

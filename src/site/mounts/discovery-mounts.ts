/** What programs read beside the pages: robots.txt, sitemaps and the like; suggestions. */
import type { Static } from 'typebox';
import { today } from '../../api/dates.js';
import { createParser } from '../../api/parse.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import type { Exchange } from '../../http/exchange.js';
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
      const answer = await answers.get(`${today(now()).year} ${exchange.path}`, async () =>
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

/** A narrowed list of saints as a table for spreadsheets. */
export function saintsCsvMount(context: SiteContext): Mount {
  const { api, addressLimit, lookUp, answers, now } = context;
  const parse = createParser(csvParameters);
  const headers = [
    ...publicLifetime(api.listSaints.cache),
    ...['Content-Disposition', 'attachment; filename="saints.csv"'],
  ];
  return {
    path: '/saints.csv',
    ...siteReader,
    answer: (exchange) =>
      addressLimit(exchange, async () => {
        const asked = parse(new Map(), exchange.querystring) as Static<typeof csvParameters>;
        const key = `${today(now()).year} /saints.csv ${JSON.stringify(asked)}`;
        const answer = await answers.get(key, async () => {
          const table = await lookUp(exchange, () => saintsTable(context, asked));
          // Without the mark, spreadsheets read names with accents as Latin-1.
          return answerOf(Buffer.from(`\uFEFF${table}`), 'text/csv; charset=utf-8', { headers });
        });
        return replyWith(answer, exchange);
      }),
  };
}

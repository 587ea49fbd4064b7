/** robots.txt, sitemaps and whatever else describes the pages to machines. */

import type { LookUp } from '../../access/gate.js';
import { today } from '../../api/dates.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import {
  answerOf,
  type CacheLifetime,
  publicLifetime,
  replyWith,
} from '../../http/answers/answer.js';
import type { AnswerCache } from '../../http/answers/answer-cache.js';
import type { Exchange } from '../../http/exchange.js';
import { type Mount, readers } from '../../http/mount.js';
import { pathNotFound } from '../../http/problem.js';
import {
  apiCatalog,
  apiCatalogPath,
  llmsText,
  type MachineReadable,
  openSearch,
  robots,
  sitemap,
  sitemapIndex,
} from '../discovery.js';
import type { Sitemaps } from '../sitemaps.js';
import { siteHeaders } from './page-headers.js';

export interface DiscoveryContext extends MachineReadable {
  readonly origin: () => string;
  readonly sitemaps: Sitemaps;
  /** The time of its generation is given as that of every page. */
  readonly catalogue: Pick<Catalogue, 'generation'>;
  /** Needed since requests are not limited by address, and sitemaps are long. */
  readonly answers: AnswerCache;
  readonly lookUp: LookUp;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const cache: CacheLifetime = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

const types = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  openSearch: 'application/opensearchdescription+xml; charset=utf-8',
  linkset: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

export function discoveryMounts(context: DiscoveryContext): Mount[] {
  const { origin, sitemaps, catalogue, answers, lookUp, now } = context;
  const changedMs = async () => (await catalogue.generation()).time;
  const file = (
    path: string,
    type: string,
    write: (exchange: Exchange, name: string) => string | Promise<string>,
  ): Mount => ({
    path,
    methods: readers,
    headers: siteHeaders,
    preflight: null,
    async answer(exchange, [name = '']) {
      // Sitemaps show the years around this one.
      const answer = await answers.get(`${today(now()).year} ${exchange.path}`, async () =>
        answerOf(Buffer.from(await write(exchange, name)), type, {
          headers: publicLifetime(cache),
          vary: [],
        }),
      );
      return replyWith(answer, exchange);
    },
  });
  return [
    file('/robots.txt', types.text, () => robots(origin())),
    file('/llms.txt', types.text, () => llmsText(origin(), context)),
    file('/opensearch.xml', types.openSearch, () => openSearch(origin())),
    file(apiCatalogPath, types.linkset, () => apiCatalog(origin())),
    file('/sitemap.xml', types.xml, async (exchange) =>
      sitemapIndex(origin(), [...sitemaps.keys()], await lookUp(exchange, changedMs)),
    ),
    file('/sitemaps/{file}', types.xml, async (exchange, name) => {
      const paths = sitemaps.get(name.replace(/\.xml$/, ''));
      if (paths === undefined || !name.endsWith('.xml')) throw pathNotFound();
      return lookUp(exchange, async () => sitemap(origin(), await paths(), await changedMs()));
    }),
  ];
}

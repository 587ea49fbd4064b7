/** robots.txt, sitemaps and what else tells machines of the pages. */
import type { CacheLifetime } from '../../api/operation.js';
import { pathNotFound } from '../../api/problem.js';
import {
  apiCatalog,
  llmsText,
  type MachineReadable,
  openSearch,
  robots,
  sitemap,
  sitemapIndex,
} from '../../site/discovery.js';
import type { Sitemaps } from '../../site/sitemaps.js';
import { answerOf, replyWith } from '../answers/answer.js';
import { type Mount, readers } from '../mount.js';
import { keptFor, siteHeaders } from './page-headers.js';

export interface DiscoveryContext extends MachineReadable {
  readonly origin: () => string;
  readonly sitemaps: Sitemaps;
}

const cache: CacheLifetime = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

const types = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  openSearch: 'application/opensearchdescription+xml; charset=utf-8',
  linkset: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

export function discoveryMounts(context: DiscoveryContext): Mount[] {
  const { origin, sitemaps } = context;
  const file = (
    path: string,
    type: string,
    write: (name: string) => string | Promise<string>,
  ): Mount => ({
    path,
    methods: readers,
    headers: siteHeaders,
    preflight: null,
    async answer(exchange, [name = '']) {
      const body = Buffer.from(await write(name));
      return replyWith(answerOf(body, type, { headers: keptFor(cache), vary: [] }), exchange);
    },
  });
  return [
    file('/robots.txt', types.text, () => robots(origin())),
    file('/llms.txt', types.text, () => llmsText(origin(), context)),
    file('/opensearch.xml', types.openSearch, () => openSearch(origin())),
    file('/.well-known/api-catalog', types.linkset, () => apiCatalog(origin())),
    file('/sitemap.xml', types.xml, () => sitemapIndex(origin(), [...sitemaps.keys()])),
    file('/sitemaps/{file}', types.xml, async (name) => {
      const paths = sitemaps.get(name.replace(/\.xml$/, ''));
      if (paths === undefined || !name.endsWith('.xml')) throw pathNotFound();
      return sitemap(origin(), await paths());
    }),
  ];
}

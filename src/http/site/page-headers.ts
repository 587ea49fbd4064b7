/** The headers of every page. */
import type { CacheLifetime } from '../../api/operation.js';
import type { RawHeaders } from '../exchange.js';

/** Only from this origin, and no scripts unless a page says so. Linked data does not count as one. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const usual = "img-src 'self'; form-action 'self'";

export const html = 'text/html; charset=utf-8';

/** `more` are a page's own directives, which replace the usual ones. */
export const pageHeaders = (more?: string): RawHeaders => [
  ...['Content-Security-Policy', [...policy, policyOf(more)].join('; ')],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

const names = (directives: string) => directives.split('; ').map((each) => each.split(' ')[0]);

/** Where a directive occurs twice, only the first one counts. */
function policyOf(more: string | undefined): string {
  if (more === undefined) return usual;
  const own = names(more);
  return [more, ...usual.split('; ').filter((each) => !own.includes(each.split(' ')[0]))].join(
    '; ',
  );
}

export const keptFor = ({ sMaxAge, staleWhileRevalidate }: CacheLifetime): RawHeaders => [
  'Cache-Control',
  `public, max-age=${sMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
];

/** For mounts outside the API: scripts of other origins may not read them. */
export const siteHeaders: RawHeaders = ['X-Content-Type-Options', 'nosniff'];

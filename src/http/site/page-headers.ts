/** What every page carries. */
import type { CacheLifetime } from '../../api/operation.js';
import type { RawHeaders } from '../exchange.js';

/** Nothing but from here, and no script unless a page says so. Linked data is no script to it. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const usual = "img-src 'self'; form-action 'self'";

export const html = 'text/html; charset=utf-8';

/** `more` are directives of a page that needs them; they take the place of the usual ones. */
export const pageHeaders = (more?: string): RawHeaders => [
  ...['Content-Security-Policy', [...policy, policyOf(more)].join('; ')],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

const names = (directives: string) => directives.split('; ').map((each) => each.split(' ')[0]);

/** A directive that stands twice counts the first time alone. */
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

/** Of mounts outside the API: no other origin's scripts may read them. */
export const siteHeaders: RawHeaders = ['X-Content-Type-Options', 'nosniff'];

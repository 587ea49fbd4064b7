/** The headers of every page. */
import type { RawHeaders } from '../../http/exchange.js';

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

/** `own` are a page's own directives instead of the usual ones. */
export const pageHeaders = (own = usual): RawHeaders => [
  ...['Content-Security-Policy', [...policy, own].join('; ')],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** For mounts outside the API: scripts of other origins may not read them. */
export const siteHeaders: RawHeaders = ['X-Content-Type-Options', 'nosniff'];

/** The headers of every page. */
import type { RawHeaders } from '../../http/exchange.js';
import { type Mount, readers } from '../../http/mount.js';

/** Only from this origin, and no scripts unless a page says so. Linked data does not count as one. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const usual = "img-src 'self'; form-action 'self'";

/** `own` are a page's own directives instead of the usual ones. */
export const pageHeaders = (own = usual): RawHeaders => [
  ...['Content-Security-Policy', `${policy}; ${own}`],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** What is the same for all mounts of pages: scripts of other origins may not read them. */
export const siteReader = {
  methods: readers,
  headers: ['X-Content-Type-Options', 'nosniff'],
  preflight: null,
} satisfies Partial<Mount>;

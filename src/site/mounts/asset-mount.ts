import { encodingOf } from '../../http/answers/accept-encoding.js';
import type { RawHeaders, Reply } from '../../http/exchange.js';
import { type Mount, readers } from '../../http/mount.js';
import { pathNotFound } from '../../http/problem.js';
import type { Assets } from '../assets.js';
import { siteHeaders } from './page-headers.js';

/** A path contains the hash of its content, so the content never changes. */
const forEver: RawHeaders = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** The files of the pages, without any limit. */
export const assetMount = (assets: Assets): Mount => ({
  path: '/assets/{file}',
  methods: readers,
  headers: siteHeaders,
  preflight: null,
  async answer({ path, request }): Promise<Reply> {
    const asset = assets.at(path);
    if (asset === undefined) throw pathNotFound();
    const { type, body, gzipped } = asset;
    const headers = ['Content-Type', type, ...forEver];
    if (gzipped === null) return { status: 200, headers, body };
    headers.push('Vary', 'Accept-Encoding');
    const encoding = encodingOf(request.headers['accept-encoding'], ['gzip']);
    if (encoding === undefined) return { status: 200, headers, body };
    return {
      status: 200,
      headers: [...headers, 'Content-Encoding', encoding],
      body: await gzipped(),
    };
  },
});

import { pathNotFound } from '../../api/problem.js';
import type { Assets } from '../../site/assets.js';
import { encodingOf } from '../answers/accept-encoding.js';
import type { RawHeaders, Reply } from '../exchange.js';
import { type Mount, readers } from '../mount.js';
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

/** The files that pages load: a closed list, each under a path with a hash of its content. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { encodingOf } from '../../http/answers/accept-encoding.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import { type Mount, openReader } from '../../http/mount.js';
import { pathNotFound } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import { manifestPath, webManifest } from '../discovery.js';
import { clientPath } from '../docs/guide.js';
import { embedPath } from '../texts/embed.js';
import { siteReader } from './page-mount.js';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Latin first, since every page needs it. Wide windows load the others where their letters occur; a
 * phone has letters of its own, and each subset would weigh as much as the page.
 */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;
const wideWindows = '@media (min-width:48rem)';

/** The pictures are drawn by `scripts/pictures.mjs`. */
const ownFiles = [
  ...['suggest.js', 'console.js', 'today.js', 'visitor.js'],
  ...['bulletin.css', 'week.css', 'compare.css', 'beside.css', 'pictures.css', 'sheet.css'],
  ...['icon.svg', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png'],
  'favicon.ico',
  'share.png',
];

/** The parts of the style sheet that all pages share, in cascade order. */
const sheetParts = ['base', 'frame', 'text', 'days', 'tables', 'month', 'lists', 'forms', 'paper'];

const compress = promisify(gzip);

function assetOf(name: string, body: Buffer) {
  const { name: base, ext } = parse(name);
  let compressed: Promise<Buffer> | undefined;
  const gzipped = () => {
    compressed ??= compress(body);
    return compressed;
  };
  return {
    name,
    path: `/assets/${base}.${hash('sha256', body, 'hex').slice(0, 12)}${ext}`,
    type: types[ext] ?? 'application/octet-stream',
    body,
    /** Compressed on first use; null for formats that are compressed already. */
    gzipped: ['.woff2', '.png', '.ico'].includes(ext) ? null : gzipped,
  };
}

/** Reads and hashes every asset; our own are in `directory`. */
export async function loadAssets(directory: string) {
  const { resolve } = createRequire(import.meta.url);
  const fonts = dirname(resolve('@fontsource-variable/source-serif-4/package.json'));
  const read = async (name: string, ...path: string[]) =>
    assetOf(name, await readFile(join(...path)));
  const assets = await Promise.all([
    ...ownFiles.map((name) => read(name, directory, name)),
    ...subsets.map((subset) =>
      read(`${subset}.woff2`, fonts, 'files', `source-serif-4-${subset}-wght-normal.woff2`),
    ),
  ]);
  /** Throws a `RangeError` where there is no asset of this name. */
  const named = (name: string) => {
    const asset = assets.find((each) => each.name === name);
    if (asset === undefined) throw new RangeError(`there is no asset ${name}`);
    return asset;
  };
  const pathOf = (name: string): string => named(name).path;
  const ranges = JSON.parse(await readFile(join(fonts, 'unicode.json'), 'utf8'));
  const faces = subsets.map((subset) => {
    const face = fontFace(pathOf(`${subset}.woff2`), ranges[subset]);
    return subset === 'latin' ? face : `${wideWindows}{${face}}`;
  });
  const sheets = await Promise.all(
    sheetParts.map(async (part) =>
      onOneLine(await readFile(join(directory, 'site', `${part}.css`), 'utf8')),
    ),
  );
  assets.push(assetOf('site.css', Buffer.from([...faces, ...sheets].join(''))));
  return {
    named,
    pathOf,
    at: (path: string) => assets.find((asset) => asset.path === path),
  };
}

/** Without indentation, the sheet that every page loads is a third of a kilobyte less to compress. */
const onOneLine = (css: string): string =>
  css.replaceAll(/(?<=[{};,:])\n\s*/g, '').replaceAll(/\n\s*/g, ' ');

/** On a slow line our own font appears from the second page on: a swap would move what is being read. */
const fontFace = (path: string, range: string) =>
  `@font-face{font-family:"Source Serif";font-weight:200 900;font-display:optional;src:url(${path}) format("woff2");unicode-range:${range}}`;

type Assets = Awaited<ReturnType<typeof loadAssets>>;

/** The script that other sites load: its path stays, so it is asked for again each hour. */
export function embedMount({ named }: Assets): Mount {
  const { body, type } = named('today.js');
  const headers = publicLifetime({ sMaxAge: 3600, staleWhileRevalidate: 86_400 });
  const answer = answerOf(body, type, { headers });
  return { path: embedPath, ...openReader, answer: (exchange) => replyWith(answer, exchange) };
}

/** Their mount, without any limit. A path has the hash of its content, which never changes. */
export const assetMount = ({ at }: Assets): Mount => ({
  path: '/assets/{file}',
  ...siteReader,
  async answer({ path, request }) {
    const asset = at(path);
    if (asset === undefined) throw pathNotFound();
    const { type, body, gzipped } = asset;
    const headers = ['Content-Type', type, 'Cache-Control', 'public, max-age=31536000, immutable'];
    if (gzipped === null) return { status: 200, headers, body };
    headers.push('Vary', 'Accept-Encoding');
    const encoding = encodingOf(request.headers['accept-encoding'], ['gzip']);
    if (encoding === undefined) return { status: 200, headers, body };
    headers.push('Content-Encoding', encoding);
    return { status: 200, headers, body: await gzipped() };
  },
});

/** A file without a hash in its path, so not kept for ever. */
const fileMount = (
  path: string,
  type: string,
  maxAge: number,
  body: Buffer | undefined,
): Mount => ({
  path,
  ...siteReader,
  async answer() {
    if (body === undefined) throw pathNotFound();
    const headers = ['Content-Type', type, 'Cache-Control', `public, max-age=${maxAge}`];
    return { status: 200, headers, body };
  },
});

/** The client, for `npm install` to fetch; its path stays too. */
export const clientMount = ({ clientPackage }: Pick<SiteContext, 'clientPackage'>): Mount =>
  fileMount(clientPath, 'application/gzip', 3600, clientPackage());

/** For those that look for them at the root, or install the site. */
export function iconMounts({ pathOf, named }: Assets): Mount[] {
  const manifest = Buffer.from(webManifest(pathOf));
  const icons = ['favicon.ico', 'apple-touch-icon.png'].map((name) => {
    const { type, body } = named(name);
    return fileMount(`/${name}`, type, 86_400, body);
  });
  return [...icons, fileMount(manifestPath, 'application/manifest+json', 86_400, manifest)];
}

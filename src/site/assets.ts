/** The files that pages load, a closed list, each under a path that has its content's hash. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  /** For those who take it, made when first asked for; null for what is compressed as it is. */
  readonly gzipped: (() => Promise<Buffer>) | null;
}

export interface Assets {
  /** The path of an asset by its name; throws for a name that is none. */
  pathOf(name: string): string;
  /** The asset at a path; undefined where there is none. */
  at(path: string): Asset | undefined;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const packageFolder = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const fontPackage = '@fontsource-variable/source-serif-4';
/** Latin first: it is on every page; the others are loaded where their letters stand. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;

const ownFiles = ['icon.svg', 'suggest.js', 'console.js', 'console.css'] as const;
const swaggerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;

/** Of the one sheet that all pages have, in the order in which a later one may overrule. */
const sheetParts = ['base', 'frame', 'text', 'days', 'tables', 'month', 'lists', 'forms', 'paper'];

const compress = promisify(gzip);

/** Reads and hashes all of them; `directory` has our own. */
export async function loadAssets(directory: string): Promise<Assets> {
  const byPath = new Map<string, Asset>();
  const paths = new Map<string, string>();

  function add(name: string, body: Buffer): void {
    const dot = name.lastIndexOf('.');
    const [base, extension] = [name.slice(0, dot), name.slice(dot + 1)];
    const path = `/assets/${base}.${hash('sha256', body, 'hex').slice(0, 12)}.${extension}`;
    let compressed: Promise<Buffer> | undefined;
    const gzipped = () => {
      compressed ??= compress(body);
      return compressed;
    };
    byPath.set(path, {
      type: types[extension] ?? 'application/octet-stream',
      body,
      gzipped: extension === 'woff2' ? null : gzipped,
    });
    paths.set(name, path);
  }
  const read = (folder: string, names: readonly string[]) =>
    Promise.all(names.map(async (name) => add(name, await readFile(join(folder, name)))));

  const fonts = packageFolder(fontPackage);
  await Promise.all([
    read(directory, ownFiles),
    read(packageFolder('swagger-ui-dist'), swaggerFiles),
    ...subsets.map(async (subset) =>
      add(
        `${subset}.woff2`,
        await readFile(join(fonts, 'files', `source-serif-4-${subset}-wght-normal.woff2`)),
      ),
    ),
  ]);
  const ranges = JSON.parse(await readFile(join(fonts, 'unicode.json'), 'utf8'));
  const faces = subsets.map((subset) => fontFace(paths.get(`${subset}.woff2`), ranges[subset]));
  const sheets = await Promise.all(
    sheetParts.map((part) => readFile(join(directory, 'site', `${part}.css`), 'utf8')),
  );
  add('site.css', Buffer.from([...faces, fallbackFace, ...sheets].join('')));

  return {
    pathOf(name) {
      const path = paths.get(name);
      if (path === undefined) throw new RangeError(`${name} is no asset`);
      return path;
    },
    at: (path) => byPath.get(path),
  };
}

const fontFace = (path: string | undefined, range: string) =>
  `@font-face{font-family:"Source Serif";font-weight:200 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;

/** A face of the machine with the measures of ours, so that nothing moves when ours comes. */
const fallbackFace =
  '@font-face{font-family:"Source Serif Fallback";src:local("Georgia"),local("DejaVu Serif");size-adjust:96%;ascent-override:108%;descent-override:35%}';

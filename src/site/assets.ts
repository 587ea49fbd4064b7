/** The files that pages load: a closed list, each under a path with a hash of its content. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  /** Compressed on first use; null for formats that are compressed already. */
  readonly gzipped: (() => Promise<Buffer>) | null;
}

export interface Assets {
  /** The path of the asset with this name; throws a `RangeError` where there is none. */
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
/** Latin first, since every page needs it; browsers load the others where their letters occur. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;

const ownFiles = ['icon.svg', 'suggest.js', 'console.js', 'console.css'] as const;
const swaggerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;

/** The parts of the style sheet that all pages share, in cascade order. */
const sheetParts = ['base', 'frame', 'text', 'days', 'tables', 'month', 'lists', 'forms', 'paper'];

const compress = promisify(gzip);

/** Reads and hashes every asset; our own are in `directory`. */
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
      if (path === undefined) throw new RangeError(`there is no asset ${name}`);
      return path;
    },
    at: (path) => byPath.get(path),
  };
}

const fontFace = (path: string | undefined, range: string) =>
  `@font-face{font-family:"Source Serif";font-weight:200 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;

/** A local face with the metrics of ours, so that nothing shifts when ours has loaded. */
const fallbackFace =
  '@font-face{font-family:"Source Serif Fallback";src:local("Georgia"),local("DejaVu Serif");size-adjust:96%;ascent-override:108%;descent-override:35%}';

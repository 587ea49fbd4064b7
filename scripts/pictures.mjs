/**
 * Draws the icons and the picture that links to the pages are shared with, and writes them into
 * `assets/`: `node scripts/pictures.mjs`. Needs Chromium.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const assets = new URL('../assets/', import.meta.url);
const require = createRequire(import.meta.url);

const font = await readFile(
  require.resolve(
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  ),
  'base64',
);
const cross =
  'M8.6 0h2.8v3.4h3v2.3h-3v3h6.8v2.6h-6.8v6.6l5.4 2.9-1.2 2.2-4.2-2.2V28H8.6v-8.7l-4.5-2.4 1.2-2.2 3.3 1.7v-5.1H1.8V8.7h6.8v-3h-3V3.4h3z';

const document = (style, body) => `<!doctype html><style>
  @font-face { font-family: Serif; font-weight: 200 900; src: url(data:font/woff2;base64,${font}); }
  * { margin: 0; box-sizing: border-box; }
  body { display: grid; place-content: center; justify-items: center; height: 100vh;
    background: #fbf8f1; color: #241e16; font-family: Serif; }
  svg { fill: #8f1d14; }
  ${style}
</style>${body}`;

const crossOf = (height) =>
  `<svg viewBox="0 0 20 28" height="${height}"><path d="${cross}"/></svg>`;

const shared = document(
  `body { border: 12px double #b3913f; }
  h1 { margin-top: 18px; font-size: 120px; font-weight: 600; letter-spacing: -0.015em; }
  p { font-size: 42px; color: #62584a; }`,
  `${crossOf(190)}<h1>Menologion</h1><p>The Orthodox calendar and its saints</p>`,
);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

async function draw(html, width, height) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  return page.screenshot();
}

const iconOf = (size) => draw(document('', crossOf(Math.round(size * 0.8))), size, size);

/** An ICO file with one picture, a PNG. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const pictures = {
  'share.png': await draw(shared, 1200, 630),
  'apple-touch-icon.png': await iconOf(180),
  'icon-192.png': await iconOf(192),
  'icon-512.png': await iconOf(512),
  'favicon.ico': icoOf(await iconOf(32), 32),
};
for (const [name, bytes] of Object.entries(pictures)) {
  await writeFile(new URL(name, assets), bytes);
}
await browser.close();

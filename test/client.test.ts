/** The client, packed and installed as users install it, against a listening service. */
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ProblemError } from '../client/src/index.js';
import type { Tier, Tiers } from '../src/access/limits/tiers.js';
import { clientProgram } from '../src/site/docs/guide.js';
import { hasBrowser, openBrowser, visit, withBrowser } from './support/browser.js';
import { type InstalledClient, installClient, serveFolder } from './support/client-package.js';
import { blocks } from './support/markdown.js';
import { startTestService, type TestService } from './support/service/test-service.js';

const client = fileURLToPath(new URL('../client/', import.meta.url));
const readme = await readFile(join(client, 'README.md'), 'utf8');

/** Programs by name: the code of the README and of `/docs`, the examples, and what the compiler must refuse. */
const programs: Readonly<Record<string, string>> = {
  readme: blocks(readme)
    .filter(({ language }) => language === 'ts')
    .map(({ text }) => text)
    .join('\n'),
  docs: clientProgram('http://127.0.0.1:3000'),
  refused: `
    import { createMenologion } from '@menologion/client';
    const menologion = createMenologion({ key: '', baseUrl: '' });
    const { troparionMode } = await menologion.get('/v1/saints/{slug}', { slug: 'nicholas-of-myra' });
    export const mode: number | null = troparionMode;
    const { name } = await menologion.get('/v1/saints/{slug}', { slug: 'a', fields: 'slug,name' });
    const shown: string = name;
    const known = 'slug' as string;
    const some = await menologion.get('/v1/saints/{slug}', { slug: 'a', fields: known });
    const perhaps: string | undefined = some.biography;
    // @ts-expect-error: only some of the fields are there, and these are not known here.
    const surely: string = some.biography;
    // @ts-expect-error: it was not asked for.
    (await menologion.get('/v1/saints/{slug}', { slug: 'a', fields: 'slug' })).name;
    for await (const { slug } of menologion.items('/v1/saints', { fields: 'slug' })) shown === slug;
    // @ts-expect-error: it was not asked for.
    for await (const { name } of menologion.items('/v1/saints', { fields: 'slug' })) shown === name;
    const named = await menologion.get('/v1/saints', { slug: 'a,b' });
    const life: string | undefined = named.data[0]?.biography ?? named.missing[0];
    const [first] = (await menologion.get('/v1/saints', { slug: 'a,b', fields: 'biography' })).data;
    const same: string | undefined = first?.biography;
    // @ts-expect-error: a list has summaries.
    (await menologion.get('/v1/saints', { limit: 2 })).data[0]?.biography;
    // @ts-expect-error: it may be null.
    export const always: number = troparionMode;
    // @ts-expect-error: there is no such path.
    await menologion.get('/v1/saint');
    // @ts-expect-error: a slug is required.
    await menologion.get('/v1/saints/{slug}');
    // @ts-expect-error: its name is another.
    await menologion.get('/v1/saints/{slug}', { name: 'nicholas-of-myra' });
    // @ts-expect-error: no such value is known.
    await menologion.get('/v1/calendar/today', { calendar: 'mayan' });
    // @ts-expect-error: it takes nothing.
    await menologion.get('/v1/quota', { tier: 'free' });
    // @ts-expect-error: it is no list.
    menologion.items('/v1/saints/{slug}', { slug: 'nicholas-of-myra' });
  `,
  ...Object.fromEntries(
    (await readdir(join(client, 'examples'))).map((file) => [
      file.replace('.ts', ''),
      readFileSync(join(client, 'examples', file), 'utf8'),
    ]),
  ),
};
const others = ['readme', 'docs', 'refused'];
const examples = Object.keys(programs).filter((name) => !others.includes(name));

const unlimited = { perMinute: null, perMonth: null, attribution: false };
const tiers: Tiers = new Map<string, Tier>([
  ['internal', unlimited],
  ['two', { ...unlimited, perMinute: 2 }],
]);

let service: TestService;
let installed: InstalledClient;
let faults: string[];

beforeAll(async () => {
  [service, installed] = await Promise.all([startTestService({ tiers }), installClient()]);
  const running = Object.entries(programs).map(([name, text]) => [name, toRun(text, keyOf(name))]);
  faults = await installed.compile(Object.fromEntries(running));
}, 90_000);
afterAll(async () => {
  await service?.stop();
  await installed?.remove();
});

/** A program that shows how to wait needs something to wait for. */
const keyOf = (program: string) =>
  service.newKey(program === 'wait-and-retry' ? 'two' : 'internal');

/** A text with the address and a key of this service in place of those that it shows. */
const toRun = (text: string, key: string) =>
  text.replaceAll('http://127.0.0.1:3000', service.url).replaceAll('omk_…', key);

test('the types are those of the served document', async () => {
  const document = await (await fetch(`${service.url}/v1/openapi.json`)).text();
  // Examples of answers follow the content, which is edited more often than the API.
  const lean = JSON.parse(document, (name, value) =>
    name === 'application/json' ? { schema: value.schema } : value,
  );
  const text = COMMENT_HEADER + astToString(await openapiTypes(lean));
  await expect(text).toMatchFileSnapshot('../client/src/schema.d.ts');
});

test('the package contains the compiled code, the README and the license', async () => {
  const beside = ['LICENSE', 'README.md', 'package.json'];
  const modules = ['helpers', 'index', 'problem-error', 'types'];
  expect([...installed.packed].sort()).toEqual(
    [
      ...beside,
      ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
      'dist/schema.d.ts',
    ].sort(),
  );
  const license = (folder: string) => readFile(join(folder, 'LICENSE'), 'utf8');
  expect(await license(client)).toBe(await license(join(client, '..')));
});

test.each(Object.keys(programs))('the compiler accepts %s', (name) => {
  expect(faults.filter((line) => line.includes(`/${name}.ts`))).toEqual([]);
});

test('the compiler reports nothing else', () => expect(faults).toEqual([]));

describe('the README', () => {
  it('is a program that prints what it says', async () => {
    const said = [...readme.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    const printed = await installed.run('readme');
    expect(said.length).toBeGreaterThan(5);
    expect(printed.filter((line) => said.includes(line))).toEqual(said);
  });

  it('names the properties of an error', () => {
    const [, rows = ''] = readme.split('| property | |');
    const named = [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    const error = new ProblemError(new Response(), undefined);
    expect(named.sort()).toEqual(
      Object.keys(error)
        .filter((property) => property !== 'name')
        .sort(),
    );
  });

  test.skipIf(!hasBrowser)(
    withBrowser('has a page that runs in Chromium'),
    async () => {
      const [shown] = blocks(readme).filter(({ language }) => language === 'html');
      const html = toRun(shown?.text ?? '', service.newKey('internal'));
      await writeFile(join(installed.folder, 'index.html'), html);
      const [browser, host] = await Promise.all([openBrowser(), serveFolder(installed.folder)]);
      try {
        const { page, violations } = await visit(browser, `${host.url}/index.html`);
        await page.getByText('Twenty-seventh Sunday after Pentecost').waitFor();
        // All that an error tells may be read by a script of another origin.
        const options = JSON.stringify({ key: service.newKey('two'), baseUrl: service.url });
        const told = await page.evaluate(`
        import('@menologion/client').then(async ({ createMenologion }) => {
          const menologion = createMenologion(${options});
          const ask = (year) => menologion.get('/v1/calendar/pascha/{year}', { year });
          return Promise.all([2026, 2027, 2028].map(ask)).catch(
            ({ status, code, retryAfter, requestId }) => ({ status, code, retryAfter, requestId }),
          );
        })`);
        expect(told).toEqual({
          ...{ status: 429, code: 'rate-limited' },
          ...{ retryAfter: 34, requestId: expect.stringMatching(/./) },
        });
        expect(violations).toEqual([]);
      } finally {
        await browser.close();
        await host.stop();
      }
    },
    30_000,
  );
});

test('the reference of the service shows a program that runs', async () => {
  expect((await installed.run('docs'))[0]).toMatch(/^Twenty-seventh Sunday after Pentecost /);
});

describe('the example', () => {
  it.each(examples.filter((name) => name !== 'wait-and-retry'))('%s runs', async (name) => {
    expect((await installed.run(name)).length).toBeGreaterThan(2);
  });

  it('wait-and-retry waits as long as it is told to', async () => {
    service.clock.set('2026-12-06T12:00:59Z');
    service.accesses.length = 0;
    const statuses = () => service.accesses.map(({ status }) => status);
    const running = installed.run('wait-and-retry');
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 429]);
    service.clock.set('2026-12-06T12:01:00Z');
    expect((await running).slice(0, 3)).toEqual([
      '2026 2026-04-12',
      '2027 2027-05-02',
      '2028 2028-04-16',
    ]);
    expect(statuses()).toEqual([200, 200, 429, 200]);
  });
});

/** What developers read beside the reference, and what parishes paste. */
import { stat } from 'node:fs/promises';
import { Script } from 'node:vm';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { readHtml, startPagesForSuite, startPagesForTest } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';

interface OpenApiOperation {
  readonly operationId: string;
  /** That of `fields` is a reference. */
  readonly parameters?: readonly { readonly name?: string }[];
}

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

const textAt = async (path: string, at = service) =>
  (await at.read(path)).text.replaceAll(/\s+/g, ' ');

test('the first call is there in four languages', async () => {
  const text = await textAt('/docs');
  for (const language of ['curl -H', 'await fetch(', 'urllib.request', '<?php']) {
    expect(text).toContain(language);
  }
  expect(text).toContain(`${service.url}/v1/calendar/today`);
});

test('the console has a form for each operation, filled in with its example', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const openApi = await (await fetch(`${service.url}/v1/openapi.json`)).json();
  const operations = Object.entries<{ get: OpenApiOperation }>(openApi.paths);
  expect(operations.length).toBeGreaterThan(20);
  for (const [path, { get }] of operations) {
    const { html } = await service.page(`/docs/console?operation=${get.operationId}`);
    const { valid } = await validator.validateString(html);
    expect([path, valid]).toEqual([path, true]);
    const { elements } = readHtml(html.slice(html.indexOf('id="call"')));
    const fields = elements.map(({ attributes }) => attributes.name).filter(Boolean);
    const documented = get.parameters?.map(({ name = 'fields' }) => name) ?? [];
    expect(fields).toEqual(documented);
  }
  const { html } = await service.page('/docs/console?operation=getFeast');
  expect(html).toContain(`'${service.url}/v1/feasts/nativity-of-christ?year=2027'`);
  expect(html).toMatch(/<input [^>]*name="key"[^>]* value="nativity-of-christ"/);
  expect((await service.page('/docs/console?operation=getNothing')).status).toBe(404);
  expect((await stat('assets/console.js')).size).toBeLessThan(6_000);
});

test('a key is got where the operator says, otherwise from the operator', async () => {
  const keyUrl = 'https://keys.example/ask';
  const own = await startPagesForTest({ catalogue: sampleCatalogue(), keyUrl });
  expect((await own.page('/docs')).html).toContain(`<a href="${keyUrl}">Get a key</a>`);
  const command = 'menologion keys issue --tenant NAME --tier TIER';
  expect(await textAt('/docs', own)).not.toContain(command);
  expect(await textAt('/docs')).toContain('This site gives out no keys: ask whoever runs it.');
  expect(await textAt('/docs')).toContain(command);
  expect((await service.read('/docs/console')).hrefs).toContain('/docs#keys');
  const { hrefs } = await service.read('/');
  for (const path of ['/docs', '/docs#keys', '/docs/console']) expect(hrefs).toContain(path);
});

test('the changelog is the file, as headings and items', async () => {
  const { elements, text } = await service.read('/changelog');
  const named = (name: string) => elements.filter((each) => each.name === name).length;
  expect(named('h3')).toBeGreaterThan(2);
  expect(named('li')).toBeGreaterThan(50);
  expect(text).toContain('For operators');
  expect(text).not.toMatch(/^- |`|^#/m);
});

test('the status says what is working, and that something is not', async () => {
  expect(await textAt('/status')).toContain('Everything is working.');
  const search = () => Promise.reject(new CatalogueUnavailableError('away'));
  const own = await startPagesForTest({ catalogue: { ...sampleCatalogue(), search } });
  const { status, headers } = await own.page('/status');
  expect([status, headers.get('Cache-Control')?.split(',')[1]]).toEqual([200, ' max-age=10']);
  const text = await textAt('/status', own);
  expect(text).toContain('Something is not working');
  expect(text).toContain('Searchnot working');
  expect(text).toContain('Calendarworking');
  const generation = async () => ({ id: 'one', time: 0, ageMs: 1 });
  const old = await startPagesForTest({ catalogue: { ...sampleCatalogue(), generation } });
  expect(await textAt('/status', old)).toContain('Contentnot working');
});

test('the documents say what code in a browser may ask', async () => {
  expect(await textAt('/docs')).toContain('from any origin (CORS, Access-Control-Allow-Origin: *)');
});

test('the script for other sites is small, and may be loaded from anywhere', async () => {
  const { status, headers, html } = await service.page('/embed/today.js');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cache-Control')).toMatch(/^public, max-age=3600,/);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(4_096);
  expect(html).not.toMatch(/cookie|localStorage/);
  expect(() => new Script(html)).not.toThrow();
  expect((await service.page('/embed')).html).toContain(`${service.url}/embed/today.js`);
});

test('the lines for other sites have the chosen calendar and use', async () => {
  const linesAt = async (path: string) => (await service.read(path)).text;
  expect(await linesAt('/embed?calendar=julian&use=greek')).toMatch(
    /data-calendar="julian" data-use="greek" .*\/calendar\/today\?calendar=julian&use=greek"/s,
  );
  expect(await linesAt('/embed')).not.toContain('data-use="');
});

test('a page shows the API call with its data, and leads to its reference', async () => {
  const { html, hrefs } = await service.read('/saints/nicholas-of-myra');
  expect(html).toContain('<code class="address">GET /v1/saints/nicholas-of-myra</code>');
  expect(hrefs).toContain('/docs#getSaint');
});

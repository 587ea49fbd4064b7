/**
 * No text of up to 200 characters, in a parameter, a path, a header or a body, makes the service
 * fail. UNICODE_CASES=20000 runs more cases than a usual run has time for.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { sampleCatalogue, sampleRecords } from '../support/records/sample.js';
import { startForTest, type TestService } from '../support/service/test-service.js';

const numRuns = Number(process.env.UNICODE_CASES ?? 1000);
const timeout = 20_000 + numRuns * 100;

/** Characters that are many in Latin letters, that vanish, or that turn the text around. */
const expanding = fc
  .array(fc.constantFrom('\u{FDFA}', 'ß', 'щ', 'İ', '\u0301', '\u202e', '𝔖', ' ', 'a'), {
    maxLength: 200,
  })
  .map((characters) => characters.join(''));
const repeated = fc
  .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }), fc.nat(100))
  .map(([character, count]) => character.repeat(count));
/** All planes, unassigned code points and lone surrogates. */
const surrogate = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  expanding,
  repeated,
  fc.array(fc.oneof(surrogate, fc.constant('Anna')), { maxLength: 50 }).map((all) => all.join('')),
);

const queries = [
  ...['/v1/search?q=', '/v1/search?type=all&q=', '/v1/search?q=Anna&country='],
  ...['/v1/search?q=Anna&category=', '/v1/search?q=Anna&cursor=', '/v1/search/suggest?q='],
  ...['/v1/saints?name=', '/v1/saints?patronOf=', '/v1/saints?country=', '/v1/saints?category='],
  ...['/v1/saints?cursor=', '/v1/saints?', '/v1/calendar/today?calendar=', '/v1/feasts?kind='],
  ...['/v1/saints/', '/v1/feasts/', '/v1/countries/', '/v1/calendar/', '/search?q=', '/saints?q='],
  ...['/feeds/', '/'],
];
const headers = ['X-Request-Id', 'If-None-Match', 'Accept', 'Accept-Encoding', 'Origin'];
const calls = [
  ...['search:query', 'list_saints:patronOf', 'list_saints:name', 'list_saints:country'],
  ...['get_saint:slug', 'get_country:slug', 'get_feast:key', 'get_day:date', ':', 'unknown:'],
];

const asked = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('query'), fc.constantFrom(...queries), text) },
  fc.tuple(fc.constant('header'), fc.constantFrom(...headers, 'traceparent'), text),
  fc.tuple(fc.constant('body'), fc.constantFrom(...calls), text),
);

const encoded = (value: string) =>
  encodeURIComponent(Buffer.from(value).toString()).replaceAll('%20', '+');

/** Headers are bytes; Node itself refuses control characters. */
const headerValue = (value: string) =>
  Buffer.from(value, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim();

function requestOf(
  [where, what, given]: readonly [string, string, string],
  authorization: string,
): [path: string, init: RequestInit] {
  const common = { Authorization: authorization };
  if (where === 'query') return [`${what}${encoded(given)}`, { headers: common }];
  if (where === 'header') {
    return ['/v1/search?q=Anna', { headers: { ...common, [what]: headerValue(given) } }];
  }
  const [name, argument = ''] = what.split(':');
  const params = { name: name || given, arguments: { [argument || given]: given } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: given, method: 'tools/call', params });
  const ofBody = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  return ['/mcp', { method: 'POST', headers: { ...common, ...ofBody }, body }];
}

async function expectNoFailure(service: TestService): Promise<void> {
  const authorization = `Bearer ${service.newKey('internal')}`;
  await fc.assert(
    fc.asyncProperty(asked, async (each) => {
      const [path, init] = requestOf(each, authorization);
      const response = await fetch(service.url + path, init);
      const body = await response.text();
      expect(response.status, path).toBeLessThan(500);
      expect(body).not.toContain('the service failed');
      expect(service.failures).toEqual([]);
    }),
    { numRuns, examples: [[['query', '/v1/search?q=', '\u{FDFA}'.repeat(60)]]] },
  );
}

it('no text makes the catalogue in memory fail', { timeout }, async () => {
  const pages = { perMinute: null, perMonth: null };
  await expectNoFailure(await startForTest({ catalogue: sampleCatalogue(), pages }));
});

describeWithElasticsearch('on Elasticsearch', (url) => {
  const { client, prefix } = useElasticsearch(url);

  it('no text makes the service fail', { timeout }, async () => {
    await publish({ client, prefix }, sampleRecords);
    const options = { client, prefix, vocabulary, deadlineMs: 10_000 };
    const catalogue = createElasticsearchCatalogue(options);
    const pages = { perMinute: null, perMonth: null };
    await expectNoFailure(await startForTest({ catalogue, pages }));
  });
});

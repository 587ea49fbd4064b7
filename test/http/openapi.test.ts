import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { corpus } from '../support/records/corpus.js';
import { type DocumentedAnswer, documentedAnswer } from '../support/service/document.js';
import { startForSuite } from '../support/service/test-service.js';

const generation = '20261120t120000000z';
const at = Date.parse('2026-11-20T12:00:00Z');
/** As on a cluster, where changes are kept. */
const catalogue: Catalogue = {
  ...(await corpus()),
  generation: async () => ({ id: generation, time: at }),
  changes: async () => ({
    since: at - 30 * 86_400_000,
    generations: [
      {
        ...{ generation, at, since: at - 86_400_000, more: false },
        changes: [
          {
            ...{ type: 'saint', slug: 'nicholas-of-myra', name: 'Nicholas of Myra' },
            ...{ change: 'changed', fields: ['biography', 'references'] },
          },
        ],
      },
    ],
  }),
};
const service = await startForSuite({ catalogue });

const { document, checks } = service;
const operations = Object.entries(document.paths).map(([path, { get }]) => ({
  path,
  ...get,
  /** Without the one that they share. */
  parameters: get.parameters.filter((parameter) => !('$ref' in parameter)),
}));
const byId = operations.map((operation) => [operation.operationId, operation] as const);

/**
 * `src/api/openapi/examples.json`: what was asked of the service, and what it answered, shortened.
 * `npm run record` records them again, and everything else that is recorded of schemas and answers.
 */
interface RecordedExample {
  readonly request: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly answer: unknown;
}
const examplesFile = new URL('../../src/api/openapi/examples.json', import.meta.url);
const examples = JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, RecordedExample>;

/** Where the committed document says that the service is; each test's service has its own port. */
const committedUrl = 'https://menologion.example';

/** The contract's endpoints, each with the parameters that it takes. */
const contract = {
  '/v1/calendar/today': ['calendar', 'use', 'text', 'timezone', 'church'],
  '/v1/calendar/{date}': ['date', 'calendar', 'use', 'text', 'church'],
  '/v1/calendar/{date}/service': ['date', 'calendar', 'use', 'text', 'church'],
  '/v1/bulletin/{date}': ['date', 'calendar', 'use', 'text', 'church'],
  '/v1/calendar/pascha/{year}': ['year', 'use'],
  '/v1/calendar/great-feasts/{year}': ['year'],
  '/v1/calendar': ['from', 'to', 'include', 'calendar', 'use', 'church'],
  '/v1/calendar/fasts/{year}': ['year', 'calendar', 'use'],
  '/v1/readings': ['book', 'chapter', 'verse', 'year', 'calendar', 'use'],
  '/v1/feasts': ['key', 'limit', 'cursor', 'kind'],
  '/v1/feasts/{key}': ['key', 'year'],
  '/v1/saints': [
    ...['slug', 'limit', 'cursor', 'patronOf', 'country', 'category', 'name'],
    ...['sex', 'century', 'region', 'station', 'diedBy', 'sufferedUnder', 'use'],
    ...['sort', 'facets'],
  ],
  '/v1/saints/{slug}': ['slug'],
  '/v1/saints/{slug}/similar': ['slug', 'limit'],
  '/v1/saints/{slug}/hymnography': ['slug'],
  '/v1/patronages': ['limit', 'cursor'],
  '/v1/churches': ['limit', 'cursor'],
  '/v1/countries': ['limit', 'cursor'],
  '/v1/countries/{slug}': ['slug'],
  '/v1/search': [
    ...['q', 'limit', 'cursor', 'type', 'country', 'category'],
    ...['sex', 'century', 'region', 'station', 'diedBy', 'sufferedUnder', 'sort'],
    ...['facets'],
  ],
  '/v1/search/suggest': ['q', 'limit', 'type'],
  '/v1/changes': ['since', 'limit', 'cursor'],
  '/v1/quota': [],
  '/v1/openapi.json': [],
};

describe('GET /v1/openapi.json', () => {
  it('serves the committed document', async () => {
    const { body } = await service.ask('/v1/openapi.json', { key: null });
    const served = JSON.stringify(body, null, 2).replaceAll(service.url, committedUrl);
    await expect(`${served}\n`).toMatchFileSnapshot('openapi.json');
  });

  it('is short enough for an agent', async () => {
    const { text } = await service.ask('/v1/openapi.json', { key: null });
    expect(Buffer.byteLength(text)).toBeLessThan(160_000);
  });

  it('documents exactly the endpoints of the contract', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    const documented = operations.map(({ path, parameters }) => [
      path,
      parameters.map(({ name }) => name),
    ]);
    expect(Object.fromEntries(documented)).toEqual(contract);
    for (const methods of Object.values(document.paths))
      expect(Object.keys(methods)).toEqual(['get']);
  });

  it('shares the parameter `fields` among all that need a key', () => {
    const fields = { $ref: '#/components/parameters/fields' };
    for (const { get } of Object.values(document.paths)) {
      const shared = get.parameters.filter((parameter) => '$ref' in parameter);
      expect(shared).toEqual(get.security?.length === 0 ? [] : [fields]);
    }
  });

  it('bounds the parameters as the contract does', () => {
    const schemas = Object.fromEntries(
      operations.map(({ operationId, parameters }) => [
        operationId,
        Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ]),
    );
    const year = { type: 'integer', minimum: 1583, maximum: 9999 };
    const slug = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 };
    const cursor = { type: 'string', maxLength: 512 };
    const listLimit = { type: 'integer', minimum: 1, maximum: 100, default: 25 };
    const calendar = { enum: ['gregorian', 'julian'], default: 'gregorian' };
    expect(schemas).toMatchObject({
      getToday: { calendar },
      getDay: { date: { type: 'string', format: 'date' }, calendar },
      getPaschaCycle: { year },
      getGreatFeasts: { year },
      listDays: {
        from: { type: 'string', format: 'date' },
        to: { type: 'string', format: 'date' },
        calendar,
      },
      getFasts: { year, calendar },
      listFeasts: { limit: listLimit, cursor, kind: { enum: ['fixed', 'movable'] } },
      getFeast: { key: slug, year },
      listSaints: {
        limit: listLimit,
        cursor,
        patronOf: { type: 'string', minLength: 1, maxLength: 100 },
        country: slug,
      },
      getSaint: { slug },
      getHymnography: { slug },
      listCountries: { limit: listLimit, cursor },
      getCountry: { slug },
      searchSaints: {
        q: { type: 'string', minLength: 1, maxLength: 200 },
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
        cursor,
      },
    });
  });

  it('requires a key everywhere except for itself', () => {
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ path }) => path)).toEqual(['/v1/openapi.json']);
    expect(document.security).toEqual([{ apiKey: [] }]);
  });
});

describe.each(byId)('the operation %s', (operationId, operation) => {
  const { path, parameters, responses } = operation;

  it('says in a few words when to use it', () => {
    expect(operationId).toMatch(/^(get|list|search|suggest)[A-Z][A-Za-z]+$/);
    expect(operation.description.length).toBeLessThanOrEqual(300);
    expect(operation.description).toMatch(/^Use it (for|to) /);
    expect(operation.summary.length).toBeLessThanOrEqual(60);
    expect(operation.tags).toHaveLength(1);
  });

  it('describes each parameter', () => {
    for (const { name, in: place, required, description, schema, example } of parameters) {
      expect(description.length, name).toBeGreaterThan(10);
      expect(description.length, name).toBeLessThanOrEqual(700);
      expect(place, name).toBe(path.includes(`{${name}}`) ? 'path' : 'query');
      expect(required ?? false, name).toBe(
        place === 'path' || ['q', 'from', 'to', 'book', 'chapter'].includes(name),
      );
      if (required) expect(example, name).toBeDefined();
      expect(Object.keys(schema), name).not.toContain('examples');
    }
  });

  it('documents each status with an example', () => {
    const statuses = Object.keys(responses).map(Number);
    const isKeyed = operation.security === undefined;
    expect(statuses).toEqual(
      expect.arrayContaining([
        200,
        ...(operationId === 'getQuota' ? [] : [304]),
        400,
        405,
        414,
        431,
        500,
        ...(isKeyed ? [401, 429, 503] : []),
      ]),
    );
    expect(statuses.includes(404)).toBe(/\{(slug|key)\}/.test(path));
    for (const status of statuses) {
      const documented = documentedAnswer(document, path, status);
      expect(documented?.answer.description, `${status}`).toMatch(/\.$/);
      expect(documented?.answer.headers, `${status}`).toHaveProperty(['X-Request-Id']);
      if (status < 400) continue;
      const content = documented?.answer.content?.['application/problem+json'];
      const shown = Object.entries(content?.examples ?? {});
      expect(shown.length, `${status}`).toBeGreaterThan(0);
      for (const [code, { value }] of shown) {
        expect(value).toMatchObject({ code, status, type: `/problems/${code}` });
        expect(checks.faultsBy(['components', 'schemas', 'Problem'], value), code).toEqual([]);
      }
    }
  });
});

/** Enough of an answer to see its shape: one entry of a list, the beginning of a text. */
function shortened(value: unknown): unknown {
  // A path or a cursor that is cut short would be none.
  if (typeof value === 'string') {
    return value.length > 40 && value.includes(' ') ? `${value.slice(0, 26)}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

describe('the examples', () => {
  const isRecording = process.env.RECORD === '1';
  afterAll(() => {
    if (isRecording) writeFileSync(examplesFile, `${JSON.stringify(examples, null, 2)}\n`);
  });

  it('are one for each operation', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(Object.keys(examples)).toEqual(ids.filter((id) => id !== 'getOpenApi'));
  });

  it.each(Object.keys(examples))('are what the service answers: %s', async (operationId) => {
    const example = examples[operationId] as RecordedExample;
    // A quota without limits would show little.
    const asked = operationId === 'getQuota' ? { key: service.newKey('free') } : {};
    const { body, status } = await service.ask(example.request, asked);
    expect(status).toBe(200);
    const answer = shortened(body);
    if (isRecording) examples[operationId] = { ...example, answer };
    else expect(example.answer).toEqual(answer);
  });

  it.each(Object.entries(examples))('are shown in the document: %s', (operationId, example) => {
    const { parameters, responses } = operations.find(
      (operation) => operation.operationId === operationId,
    ) as (typeof operations)[number];
    const shown = responses['200'] as DocumentedAnswer;
    expect(shown.description).toContain(`GET ${example.request}`);
    if (!isRecording) {
      expect(shown.content?.['application/json']?.example).toEqual(example.answer);
    }
    const [path, query] = example.request.split('?');
    const asked = new URLSearchParams(query);
    for (const { name, in: place, example: given } of parameters) {
      if (place === 'path') expect(path?.split('/'), name).toContain(String(given));
      else if (asked.has(name)) expect(asked.get(name), name).toBe(String(given));
    }
    expect(Object.keys(example.parameters)).toEqual(expect.arrayContaining([...asked.keys()]));
  });
});

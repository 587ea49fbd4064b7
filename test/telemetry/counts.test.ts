import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toConfig } from '../../src/config/config.js';
import { createMetrics } from '../../src/telemetry/metrics.js';
import { enterScope } from '../../src/telemetry/request-scope.js';
import { createReports, watchSearches } from '../../src/wire/reports.js';
import { type Service, startService } from '../../src/wire/service.js';
import { callTool } from '../support/call-tool.js';
import { keptLog, type Line } from '../support/kept-log.js';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { exchange } from '../support/service/raw.js';

let folder: string;
let fixtures: string;
const started: Service[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
  fixtures = await writeFixtures();
});
afterAll(async () => {
  // All at once: each waits a second for its callers.
  await Promise.all(started.map((service) => service.stop()));
  await Promise.all([rm(folder, { recursive: true }), removeFixtures(fixtures)]);
});

/** The whole service as it is wired, its key, and its metrics by the names of their series. */
async function start(changes: Readonly<Record<string, string>> = {}) {
  const lines: Line[] = [];
  const service: Service = await startService(
    toConfig({
      ...{ FIXTURES: fixtures, DATA_DIR: await mkdtemp(join(folder, 'data-')) },
      ...{ PORT: '0', ADMIN_PORT: '0' },
      ...changes,
    }),
    keptLog(lines),
  );
  started.push(service);
  const key = service.developmentKey ?? '';
  const admin = lines.find(({ message }) => message?.startsWith('metrics and health'));
  return {
    url: service.url,
    key,
    lines,
    ask: (path: string) =>
      fetch(service.url + path, { headers: { Authorization: `Bearer ${key}` } }),
    async counted(series: string) {
      const text = await (await fetch(`${admin?.fields.url}/metrics`)).text();
      const found = text.split('\n').filter((line) => line.startsWith(`menologion_${series}`));
      return Object.fromEntries(found.map((line) => line.split(' ')));
    },
  };
}

const nothing = 'qwxzqwxz';

describe('searches that find nothing are counted', () => {
  it.each([
    ['of the API', (at: Started) => at.ask(`/v1/search?q=${nothing}`)],
    ['of a page', (at: Started) => at.ask(`/search?q=${nothing}`)],
    [
      'of a tool',
      (at: Started) => callTool(at.url, at.key, { name: 'search', arguments: { query: nothing } }),
    ],
  ])('%s', async (_, search) => {
    const at = await start();
    expect((await search(at)).status).toBe(200);
    expect((await at.ask('/v1/search?q=nicholas')).status).toBe(200);
    expect(await at.counted('empty_searches_total')).toEqual({
      menologion_empty_searches_total: '1',
    });
  });
});

type Started = Awaited<ReturnType<typeof start>>;

describe('a slow search', () => {
  const search = async (waitMs: number) => {
    const lines: Line[] = [];
    const { onSearch } = createReports(keptLog(lines), createMetrics('1'));
    const found = await sampleCatalogue().search({ text: 'anna', limit: 1 });
    const catalogue = watchSearches(
      {
        ...sampleCatalogue(),
        async search() {
          await new Promise((resolve) => setTimeout(resolve, waitMs));
          return found;
        },
      },
      onSearch,
    );
    const scope = { requestId: 'slow', traceparent: undefined, engineMs: 0 };
    await enterScope(scope, () =>
      catalogue.search({
        ...{ text: 'who is  secretly Anna', limit: 7, types: ['saint'] },
        ...{ country: 'ruritania', categories: ['recluse'] },
      }),
    );
    return lines;
  };

  it('leaves a line with its shape and never with its text', async () => {
    const lines = await search(310);
    const shape = {
      ...{ words: 4, limit: 7, types: ['saint'] },
      ...{ isOfCountry: true, isOfCategory: true, isFurtherPage: false },
    };
    expect(lines).toMatchObject([
      { level: 'warn', message: 'a search was slow', fields: { requestId: 'slow', found: 1 } },
    ]);
    expect(lines[0]?.fields.shape).toEqual(shape);
    expect(Number(lines[0]?.fields.durationMs)).toBeGreaterThanOrEqual(300);
    expect(JSON.stringify(lines)).not.toMatch(/anna|secret|ruritania|recluse/i);
  });

  it('does not include quick ones', async () => {
    expect(await search(0)).toEqual([]);
  });
});

it('counts each request that Node cannot read, by cause', async () => {
  const { url, ask, counted } = await start();
  const long = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`;
  for (const bytes of ['nonsense\r\n\r\n', 'BREW / HTTP/1.1\r\n\r\n', long]) {
    await exchange(url, Buffer.from(bytes));
  }
  await ask('/v1/saints');
  await ask('/nowhere');
  const refusals = await counted('parser_refusals_total');
  expect(refusals).toEqual({
    'menologion_parser_refusals_total{code="bad-request"}': '2',
    'menologion_parser_refusals_total{code="headers-too-large"}': '1',
  });
});

describe('decisions of the limiter', () => {
  it('are counted one by one while Redis is away', async () => {
    const { ask, counted } = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    for (const path of ['/v1/saints', '/v1/saints', '/v1/saints/nobody']) await ask(path);
    await fetch(new URL('/', (await ask('/v1/countries')).url));
    expect(await counted('limit')).toEqual({
      menologion_limiter_fallbacks_total: '4',
      menologion_limits_degraded: '1',
    });
  });

  it('are not counted without Redis, where no one shares them', async () => {
    const { ask, counted } = await start();
    await ask('/v1/saints');
    expect(await counted('limit')).toEqual({
      menologion_limiter_fallbacks_total: '0',
      menologion_limits_degraded: '0',
    });
  });
});

it('logs a missing tier and a missing feast once, and counts each request of the tier', async () => {
  const lines: Line[] = [];
  const metrics = createMetrics('1');
  const { onMissingFeast, onMissingTier } = createReports(keptLog(lines), metrics);
  for (let time = 1; time <= 2; time += 1) {
    onMissingTier('gold');
    onMissingFeast('pascha');
  }
  expect(lines.map(({ fields }) => fields)).toEqual([{ tier: 'gold' }, { feast: 'pascha' }]);
  expect(await metrics.text()).toContain('menologion_failures_total{kind="missing-tier"} 2');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toConfig } from '../../src/config/config.js';
import { createFailureLog } from '../../src/telemetry/failure-log.js';
import { createMetrics } from '../../src/telemetry/metrics.js';
import { openKeyStore } from '../../src/wire/keys.js';
import { type Service, startService } from '../../src/wire/service.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { keptLog, type Line } from '../support/kept-log.js';
import { useMonotonicClock } from '../support/monotonic-clock.js';
import { sampleRecords } from '../support/records/sample.js';

describeWithElasticsearch('what the operator sees', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const lines: Line[] = [];
  let service: Service;
  let folder: string;
  let key: string;
  beforeAll(async () => {
    await publish({ client, prefix }, sampleRecords);
    folder = await mkdtemp(join(tmpdir(), 'metrics-'));
    const config = toConfig({
      ...{ ELASTICSEARCH_URL: url, INDEX_PREFIX: prefix, DATA_DIR: folder },
      ...{ PORT: '0', ADMIN_PORT: '0' },
    });
    const log = keptLog(lines);
    const issued = await (await openKeyStore(config, log)).issue({ tenant: 'a "b"', tier: 'free' });
    if ('refused' in issued) throw new Error(issued.detail);
    key = issued.text;
    service = await startService(config, log);
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(service.url + path, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  const metrics = async () => {
    const admin = lines.find(({ fields }) => String(fields.url) !== service.url && fields.url);
    return (await fetch(`${admin?.fields.url}/metrics`)).text();
  };

  it('is in the metrics', async () => {
    for (const _ of [1, 2]) await ask('/v1/saints/anna');
    await ask('/v1/saints/nobody');
    await ask('/v1/search?q=qwxzqwxz');
    await fetch(`${service.url}/v1/saints`, { headers: { Authorization: 'Bearer x' } });
    const text = await metrics();
    for (const expected of [
      'menologion_http_requests_total{route="/v1/saints/{slug}",status="200",tier="free"} 2',
      'menologion_http_request_duration_seconds_count{route="/v1/saints/{slug}",method="GET",status="404"} 1',
      'menologion_refusals_total{tier="free",code="not-found"} 1',
      'menologion_refusals_total{tier="none",code="invalid-key"} 1',
      'menologion_answers_total{cache="hit"} 1',
      // The search, and that for suggestions in the place of nobody.
      'menologion_empty_searches_total 2',
      'menologion_key_lookups_total{outcome="found"} 1',
      `menologion_documents{kind="saints"} ${sampleRecords.saints.length}`,
      `menologion_build_info{version="`,
      'menologion_http_requests_in_flight 0',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).toMatch(
      /menologion_engine_call_duration_seconds_count\{kind="search",outcome="answered"\} [1-9]/,
    );
    const published = /^menologion_generation_timestamp_seconds (\d+)/m.exec(text)?.[1];
    expect(Math.abs(Number(published) - Date.now() / 1000)).toBeLessThan(300);
    expect(text).toMatch(/^menologion_answer_memory_bytes [1-9]/m);
  });

  it('is in the lines of the log', async () => {
    lines.length = 0;
    const id = 'request-of-the-log';
    await ask('/v1/saints/barbara', { 'X-Request-Id': id });
    await ask('/v1/saints/barbara?x=1');
    const [first, second] = lines.map(({ fields }) => fields);
    expect(first).toMatchObject({
      ...{ requestId: id, tenant: 'a "b"', tier: 'free', status: 200, code: undefined },
      ...{ address: '127.0.0.1', cache: 'miss' },
    });
    expect(Number(first?.engineMs)).toBeGreaterThan(0);
    expect(Number(first?.bytes)).toBeGreaterThan(100);
    expect(second).toMatchObject({ status: 400, code: 'unknown-parameter', engineMs: 0 });
  });
});

describe('failures of one kind', () => {
  it('are logged in full once in ten seconds', () => {
    const lines: Line[] = [];
    let nowMs = 0;
    useMonotonicClock(() => nowMs);
    const logFailure = createFailureLog(keptLog(lines));
    for (let time = 0; time < 1_000; time += 1) {
      logFailure(new Error('away'), { requestId: `${time}` }, 'failed');
      nowMs += 15;
    }
    logFailure(new TypeError('other'), {}, 'failed');
    expect(lines.map(({ fields }) => [fields.requestId, fields.passedOver])).toEqual([
      ['0', undefined],
      ['667', 666],
      [undefined, undefined],
    ]);
  });

  it('are forgotten when there are too many kinds', () => {
    const lines: Line[] = [];
    useMonotonicClock(() => 0);
    const logFailure = createFailureLog(keptLog(lines));
    for (let kind = 0; kind <= 1_000; kind += 1) logFailure(new Error(`${kind}`), {}, 'failed');
    logFailure(new Error('1000'), {}, 'failed');
    expect(lines).toHaveLength(1_001);
    logFailure(new Error('0'), {}, 'failed');
    expect(lines).toHaveLength(1_002);
  });
});

it('counts keys of a missing tier from 0, so that the first is an increase', async () => {
  const text = await createMetrics('1.0.0').text();
  expect(text).toContain('menologion_failures_total{kind="missing-tier"} 0');
});

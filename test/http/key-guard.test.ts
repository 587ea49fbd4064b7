import { describe, expect, it } from 'vitest';
import { createFindKey, maxKeyLookups } from '../../src/access/admit.js';
import { createCachedLookup } from '../../src/access/keys/cached.js';
import { createElasticsearchLookup } from '../../src/access/keys/elasticsearch.js';
import { digestOf, newKeyText } from '../../src/access/keys/key-text.js';
import type { ApiKeyRecord } from '../../src/access/keys/keys.js';
import { createFailureLimiter } from '../../src/access/limits/address.js';
import { createMemoryLimiter } from '../../src/access/limits/memory.js';
import { createClock } from '../support/clock.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { useMonotonicClock } from '../support/monotonic-clock.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { createTestKeys } from '../support/service/keys.js';
import { startForTest } from '../support/service/test-service.js';

const strangers = () => newKeyText();
const address = () => '192.0.2.1';

/** A store that counts what it is asked, behind the cache that serving has. */
function guarded(find: (digest: string) => Promise<ApiKeyRecord | undefined>) {
  const clock = createClock('2026-12-06T12:00:05.000Z');
  const asked: string[] = [];
  const source = {
    find(digest: string) {
      asked.push(digest);
      return find(digest);
    },
  };
  const { now } = clock;
  const failures = createFailureLimiter(createMemoryLimiter({ now }));
  useMonotonicClock(now);
  const context = { keys: createCachedLookup(source, { now }), failures };
  const block = async () => {
    for (let time = 0; time < 30; time += 1) await failures.record(address());
  };
  return { clock, asked, context, findKey: createFindKey(context), block };
}

describe('a blocked address', () => {
  it('has one look-up a second', async () => {
    const { clock, asked, findKey, block } = guarded(async () => undefined);
    await block();
    const codes: (string | undefined)[] = [];
    for (let tenth = 0; tenth < 100; tenth += 1) {
      const found = findKey(digestOf(strangers()), address);
      codes.push(await found.catch((problem) => problem.code));
      clock.advance(100);
    }
    expect(asked).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-failures')).toHaveLength(90);
    await findKey(digestOf(strangers()), () => '192.0.2.2');
    expect(asked).toHaveLength(11);
  });

  it('passes with a key that was found before, however long ago', async () => {
    const { clock, asked, context, findKey, block } = guarded((digest) => keys.find(digest));
    const keys = createTestKeys(clock.now, ['pro']);
    const { digest } = keys.issue('pro').record;
    await findKey(digest, address);
    await block();
    clock.advance(20_000);
    await findKey(digestOf(strangers()), address);
    expect((await findKey(digest, address))?.digest).toBe(digest);
    expect(asked.filter((each) => each === digest)).toHaveLength(2);
    expect(context.keys.isCached(digest)).toBe(true);
  });
});

describe('look-ups of unknown keys', () => {
  it('are refused at once beyond the limit', async () => {
    const { findKey, asked } = guarded(() => new Promise(() => {}));
    for (let time = 0; time < maxKeyLookups; time += 1) {
      void findKey(digestOf(strangers()), address);
    }
    await expect(findKey(digestOf(strangers()), address)).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(maxKeyLookups);
  });

  it('are limited for the API and the tools together', async () => {
    const letGo: (() => void)[] = [];
    const find = () => new Promise<undefined>((resolve) => letGo.push(() => resolve(undefined)));
    const service = await startForTest({
      catalogue: sampleCatalogue(),
      keys: { isCached: () => false, find },
    });
    const first = Array.from({ length: maxKeyLookups }, () =>
      service.ask('/v1/saints', { key: strangers() }),
    );
    await expect.poll(() => letGo.length).toBe(maxKeyLookups);
    const call = await service.ask('/mcp', { method: 'POST', key: strangers() });
    for (const go of letGo) go();
    expect([call.status, (await first[0])?.status]).toEqual([503, 401]);
    await Promise.all(first);
  });
});

describeWithElasticsearch('keys in Elasticsearch', (url) => {
  const { client, prefix } = useElasticsearch(url);

  it('are looked up once a second at most for a blocked address', async () => {
    const index = `${prefix}-keys`;
    await client.indices.create({ index });
    let asked = 0;
    const source = createElasticsearchLookup({ client, index, now: Date.now });
    const counted = {
      find(digest: string) {
        asked += 1;
        return source.find(digest);
      },
    };
    const service = await startForTest({
      catalogue: sampleCatalogue(),
      keys: createCachedLookup(counted, { now: Date.now }),
    });
    const fail = () => service.ask<ProblemBody>('/v1/saints', { key: strangers() });
    for (let time = 0; time < 30; time += 1) await fail();
    expect(asked).toBe(30);
    const startMs = performance.now();
    const codes = new Set<string>();
    let refused = 0;
    while (performance.now() - startMs < 2_500) {
      const answers = await Promise.all(Array.from({ length: 24 }, fail));
      for (const { body } of answers) codes.add(body.code);
      refused += answers.length;
    }
    expect([...codes]).toEqual(['too-many-failures']);
    expect(refused).toBeGreaterThan(100);
    expect(asked - 30).toBeLessThanOrEqual(3);
  });

  it('are neither refused nor counted as unknown while their index is missing', async () => {
    const index = `${prefix}-missing-keys`;
    const lookup = createElasticsearchLookup({ client, index, now: Date.now });
    const service = await startForTest({
      catalogue: sampleCatalogue(),
      keys: createCachedLookup(lookup, { now: Date.now }),
    });
    for (let time = 0; time < 40; time += 1) {
      const answer = await service.ask<ProblemBody>('/v1/saints', { key: strangers() });
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(answer.headers.get('Retry-After')).toBe('5');
    }
    expect(service.failures).toHaveLength(40);
  });
});

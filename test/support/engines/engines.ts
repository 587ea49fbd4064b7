/**
 * Tests against real engines. `global-setup.ts` finds or starts those that the files of a run ask
 * for, by calling one of the functions below; one that is missing skips its tests by name, or fails
 * them with REQUIRE_ENGINES=1. A body may use its URL in hooks and tests only.
 */
import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { afterAll, describe, inject, it } from 'vitest';
import type { EngineName } from './engine-names.js';

type EngineBody = (url: string) => void;

export const describeWithElasticsearch = (name: string, body: EngineBody) =>
  describeWith('elasticsearch', name, body);

/** With security on; the URL holds the name and the password of a superuser. */
export const describeWithSecureElasticsearch = (name: string, body: EngineBody) =>
  describeWith('secureElasticsearch', name, body);

export const describeWithRedis = (name: string, body: EngineBody) =>
  describeWith('redis', name, body);

/** For tests that stop a server or change its settings: `startOwnRedis(means)` in own-redis.ts. */
export const describeWithOwnRedis = (name: string, body: (means: string) => void) =>
  describeWith('ownRedis', name, body);

function describeWith(engine: EngineName, name: string, body: EngineBody): void {
  const found = inject('engines')[engine];
  if ('url' in found) {
    describe(name, () => body(found.url));
  } else if (process.env.REQUIRE_ENGINES === '1') {
    describe(name, () => {
      it('has its engine', () => {
        throw new Error(`${found.missing}, and REQUIRE_ENGINES=1`);
      });
    });
  } else {
    describe.skip(`${name} [skipped: ${found.missing}]`, () => body('http://missing.invalid'));
  }
}

/** What the names of indices and keys begin with, so that no two runs meet. */
export const randomPrefix = () => `test-${randomBytes(6).toString('hex')}`;

/** A client and a prefix for the tests of a file; the indices are removed after them. */
export function useElasticsearch(url: string): { client: Client; prefix: string } {
  const client = new Client({ nodes: url.split(',') });
  const prefix = randomPrefix();
  afterAll(async () => {
    const indices = await client.cat.indices({ index: `${prefix}-*`, format: 'json' });
    const index = indices.flatMap(({ index: name }) => name ?? []);
    if (index.length > 0) await client.indices.delete({ index });
    await client.close();
  });
  return { client, prefix };
}

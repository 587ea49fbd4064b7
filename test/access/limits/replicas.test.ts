import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRedis } from '../../../src/access/limits/redis.js';
import { describeWithRedis, randomPrefix } from '../../support/engines/engines.js';
import { type Environment, openProgram, type Program, type Served } from '../../support/program.js';
import { removeFixtures, writeFixtures } from '../../support/records/fixture-folder.js';
import { removeKeys } from './redis-keys.js';

const perMinute = 137;
const perMonth = 100_000;

describeWithRedis('two replicas that share a Redis', (url) => {
  const prefix = randomPrefix();
  let program: Program;
  let fixtures: string;
  let redis: Redis;
  let environment: Environment;
  beforeAll(async () => {
    [program, fixtures, redis] = await Promise.all([
      openProgram(),
      writeFixtures(),
      openRedis(url),
    ]);
    const folder = await program.newFolder();
    const tiers = join(folder, 'tiers.json');
    const free = { perMinute, perMonth, attribution: false };
    await writeFile(tiers, JSON.stringify({ free }));
    environment = {
      FIXTURES: fixtures,
      DATA_DIR: folder,
      TIERS: tiers,
      INDEX_PREFIX: prefix,
      REDIS_URL: url,
    };
  }, 120_000);
  afterAll(async () => {
    await removeKeys(redis, prefix);
    redis.disconnect();
    await Promise.all([program.remove(), removeFixtures(fixtures)]);
  });

  async function issueKey(): Promise<string> {
    const args = ['keys', 'issue', '--tenant', 'acme', '--tier', 'free'];
    return (await program.run(args, environment)).stdout.trim();
  }

  async function statusOf(served: Served | undefined, key: string): Promise<number | undefined> {
    const answer = await served?.get('/v1/saints', key);
    await answer?.arrayBuffer();
    return answer?.status;
  }

  it('pass exactly the limit of 1,000 requests at once', { timeout: 60_000 }, async () => {
    const key = await issueKey();
    const replicas = await Promise.all([1, 2].map(() => program.serve(environment)));
    await enoughOfTheMinute(redis);
    const statuses = await Promise.all(
      Array.from({ length: 1_000 }, (_, count) => statusOf(replicas[count % 2], key)),
    );
    const { stdout } = await program.run(['keys', 'usage', '--json'], environment);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        minute: { used: perMinute, limit: perMinute },
        month: { used: perMinute, limit: perMonth },
      },
    ]);
    const outcomes = await Promise.all(replicas.map((served) => served.stop()));
    const countOf = (status: number) => statuses.filter((each) => each === status).length;
    expect({ passed: countOf(200), refused: countOf(429) }).toEqual({
      passed: perMinute,
      refused: 1_000 - perMinute,
    });
    for (const { code, stderr } of outcomes) {
      expect(code).toBe(0);
      expect(stderr).not.toContain('limits are counted here');
    }
  });
});

/** Waits for the next minute of Redis when this one may end under the requests. */
async function enoughOfTheMinute(redis: Redis): Promise<void> {
  const [seconds] = await redis.time();
  const left = 60 - (Number(seconds) % 60);
  if (left < 15) await delay((left + 1) * 1000);
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { describeWithOwnRedis } from '../../support/engines/engines.js';
import { plenty, useOwnRedis } from './insured-redis.js';

/** These are about commands; a machine busy with other tests may be slow. */
const deadlineMs = 2_000;

describeWithOwnRedis('what a decision asks of Redis', (means) => {
  const { startRedis, insure } = useOwnRedis(means);

  it('decides in one round trip, by digest once the script is known', async () => {
    const server = await startRedis();
    const { redis, consume } = await insure(server.url, deadlineMs);
    await consume();
    await redis.config('RESETSTAT');
    for (let count = 0; count < 100; count += 1) await consume();
    expect(await callsOf(redis)).toEqual({ evalsha: 100, mget: 100, set: 200, time: 100 });
  });

  it('continues when the scripts are flushed in between', async () => {
    const server = await startRedis();
    const { redis, changes, consume } = await insure(server.url, deadlineMs);
    const policy = { perMinute: null, perMonth: 137 };
    const decisions = Array.from({ length: 1_000 }, async (_, count) => {
      await delay(count % 50);
      if (count % 100 === 0) await redis.script('FLUSH');
      return consume(policy);
    });
    const allowed = (await Promise.all(decisions)).filter((decision) => decision.allowed);
    expect(allowed).toHaveLength(137);
    expect(changes).toEqual([]);
  });

  it('needs few commands, and only the keys of its prefix', async () => {
    const server = await startRedis();
    const { redis: admin } = await insure(server.url, deadlineMs);
    const commands = ['eval', 'evalsha', 'mget', 'set', 'time', 'info', 'ping'];
    const rules = commands.map((command) => `+${command}`);
    await admin.acl('SETUSER', 'menologion', 'on', '>secret', '~test:*', ...rules);
    const { changes, consume } = await insure(
      server.url.replace('redis://', 'redis://menologion:secret@'),
      deadlineMs,
    );
    expect((await consume()).allowed).toBe(true);
    expect(changes).toEqual([]);
  });

  it('keeps both keys of a subject in one slot of a cluster', async () => {
    const server = await startRedis(['--cluster-enabled', 'yes']);
    const { redis, limits, changes } = await insure(server.url, deadlineMs);
    await redis.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    await expect
      .poll(() => redis.call('CLUSTER', 'INFO'), { timeout: 10_000 })
      .toContain('cluster_state:ok');
    for (const subject of ['', '{', '}', '{a}', 'k_0123456789AB', 'Ἁγία Σοφία']) {
      await limits.limiter.consume({ subject, policy: plenty });
    }
    await limits.failures.record('2001:db8::1');
    expect(changes).toEqual([]);
    expect(await redis.keys('test:quota:*')).toHaveLength(12);
  });
});

/** How often each command was called that a decision calls. */
async function callsOf(redis: Redis): Promise<Record<string, number>> {
  const lines = (await redis.info('commandstats')).split('\r\n');
  const calls = lines.map((line) => /^cmdstat_(\w+):calls=(\d+)/.exec(line) ?? []);
  const isOurs = (name: string | undefined) => name !== undefined && !/config|info/.test(name);
  return Object.fromEntries(
    calls.filter(([, name]) => isOurs(name)).map(([, name, count]) => [name, Number(count)]),
  );
}

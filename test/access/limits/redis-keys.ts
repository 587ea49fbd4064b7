import type { Redis } from 'ioredis';

export async function keysOf(redis: Redis, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const batch of redis.scanStream({ match: `${prefix}:*`, count: 1000 })) {
    keys.push(...(batch as string[]));
  }
  return keys.sort();
}

export async function removeKeys(redis: Redis, prefix: string): Promise<void> {
  const keys = await keysOf(redis, prefix);
  if (keys.length > 0) await redis.del(...keys);
}

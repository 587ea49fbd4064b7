/** Key look-ups at a bounded cost, since anyone can make up keys that do not exist. */
import { LRUCache } from 'lru-cache';
import { tooManyFailures } from '../http/problem.js';
import { createGate } from './gate.js';
import type { ApiKeyRecord, KeyLookup } from './keys/keys.js';
import { addressKey } from './limits/address.js';
import type { FailureLimiter } from './limits/limiter.js';

export interface KnownKeysContext {
  readonly keys: KeyLookup;
  readonly failures: FailureLimiter;
  readonly monotonicMs?: () => number;
}

/** The record of a live key. For a blocked address it throws the problem that says how long to wait. */
export type FindKey = (digest: string, address: () => string) => Promise<ApiKeyRecord | undefined>;

/** How many look-ups of unknown keys may run at once. */
export const maxKeyLookups = 64;
/** The time between two look-ups for a blocked address, so that a live key passes in the end. */
const blockedPauseMs = 1_000;
const maxAddresses = 10_000;

/**
 * Known keys pass from any address. Others are looked up until their address has failed too often,
 * and from then on once a second.
 */
export function createFindKey(context: KnownKeysContext): FindKey {
  const { keys, failures, monotonicMs = () => performance.now() } = context;
  const gate = createGate(maxKeyLookups);
  const lookedUpAt = new LRUCache<string, number>({ max: maxAddresses });

  async function assertMayLookUp(address: string): Promise<void> {
    const waitSeconds = await failures.blockedSeconds(address);
    if (waitSeconds === 0) return;
    const key = addressKey(address);
    const nowMs = monotonicMs();
    const last = lookedUpAt.get(key);
    if (last !== undefined && nowMs - last < blockedPauseMs) throw tooManyFailures(waitSeconds);
    lookedUpAt.set(key, nowMs);
  }

  return async (digest, address) => {
    if (keys.isCached(digest)) return keys.find(digest);
    await assertMayLookUp(address());
    return gate(() => keys.find(digest));
  };
}

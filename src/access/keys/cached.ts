import { LRUCache } from 'lru-cache';
import { type ApiKeyRecord, isLive, type KeyLookup } from './keys.js';

export interface CachedLookupOptions {
  readonly now: () => number;
  /** How many digests are cached: of known keys, and separately of unknown ones. */
  readonly maxEntries?: number;
  /** How old a record may be for `lastLive`; 0 by default, for none. */
  readonly outageMs?: number;
}

interface Entry {
  readonly record: ApiKeyRecord | undefined;
  /** When its look-up began: later changes may not be in it. */
  readonly startedAt: number;
}

/** How long an entry is used before it is renewed. */
const ttlMs = 5_000;
const defaultMaxEntries = 10_000;
/** The longest time that a revocation may take to be effective. */
const maxAgeMs = 10_000;

/**
 * Caches what was found for each digest for a short time. A known key never waits for a store that is
 * slow or away: it is renewed in the background, until its entry is 10 seconds old, since it may have
 * been revoked. Unknown digests are cached separately, since anybody can make up any number of them.
 */
export function createCachedLookup(
  lookup: Pick<KeyLookup, 'find'>,
  options: CachedLookupOptions,
): KeyLookup {
  const { now, maxEntries: max = defaultMaxEntries, outageMs = 0 } = options;
  const known = new LRUCache<string, Entry>({ max });
  const unknown = new LRUCache<string, Entry>({ max });
  const pending = new Map<string, Promise<Entry>>();

  // Not by `now`, since the system clock may be changed at any time.
  const isYounger = ({ startedAt }: Entry, ageMs: number) => performance.now() - startedAt < ageMs;

  async function fill(digest: string): Promise<Entry> {
    const startedAt = performance.now();
    try {
      const entry = { record: await lookup.find(digest), startedAt };
      const [cache, other] = entry.record ? [known, unknown] : [unknown, known];
      cache.set(digest, entry);
      other.delete(digest);
      return entry;
    } finally {
      pending.delete(digest);
    }
  }

  async function entryOf(digest: string): Promise<Entry> {
    const cached = known.get(digest) ?? unknown.get(digest);
    if (cached !== undefined && isYounger(cached, ttlMs)) return cached;
    const filling = pending.get(digest) ?? fill(digest);
    pending.set(digest, filling);
    if (cached?.record === undefined || !isYounger(cached, maxAgeMs)) return filling;
    filling.catch(() => undefined);
    return cached;
  }

  const liveIn = ({ record }: Entry) =>
    record !== undefined && isLive(record, now()) ? record : undefined;

  return {
    find: async (digest) => liveIn(await entryOf(digest)),
    lastLive(digest) {
      const entry = known.get(digest);
      return entry !== undefined && isYounger(entry, outageMs) ? liveIn(entry) : undefined;
    },
    /** A digest that was ever live stays known, since nobody can make one up. */
    isCached(digest) {
      const refused = unknown.peek(digest);
      return known.has(digest) || (refused !== undefined && isYounger(refused, ttlMs));
    },
  };
}

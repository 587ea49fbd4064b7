import { LRUCache } from 'lru-cache';
import { type ApiKeyRecord, isLive, type KeyLookup } from './keys.js';

export interface CachedLookupOptions {
  readonly now: () => number;
  /** A monotonic clock for ages, since the system clock may be changed at any time. */
  readonly monotonicMs?: () => number;
  /** How long a finding is used before it is renewed, less than 10 seconds. */
  readonly ttlMs?: number;
  /** How many known digests are kept, and how many unknown ones, separately. */
  readonly maxEntries?: number;
}

interface Finding {
  readonly record: ApiKeyRecord | undefined;
  /** When it was requested; later changes may be missing from it. */
  readonly askedAt: number;
}

const defaultTtlMs = 5_000;
const defaultMaxEntries = 10_000;
/** The longest time that a revocation may take to be effective. */
const longestMs = 10_000;

/**
 * Caches what was found for each digest for a short time. A known key never waits for a store that is
 * slow or away: it is renewed in the background, until its finding is 10 seconds old, since it may
 * have been revoked. Unknown digests are cached separately, since anybody can make up any number of
 * them.
 */
export function createCachedLookup(
  lookup: Pick<KeyLookup, 'find'>,
  options: CachedLookupOptions,
): KeyLookup {
  const { now, monotonicMs = () => performance.now() } = options;
  const { ttlMs = defaultTtlMs, maxEntries: max = defaultMaxEntries } = options;
  if (!(ttlMs >= 0 && ttlMs < longestMs)) {
    throw new RangeError(`ttlMs must be less than ${longestMs}`);
  }
  const known = new LRUCache<string, Finding>({ max });
  const unknown = new LRUCache<string, Finding>({ max });
  const asking = new Map<string, Promise<Finding>>();

  const isYounger = ({ askedAt }: Finding, ageMs: number) => monotonicMs() - askedAt < ageMs;

  async function ask(digest: string): Promise<Finding> {
    const askedAt = monotonicMs();
    const finding = { record: await lookup.find(digest), askedAt };
    const [kept, other] = finding.record ? [known, unknown] : [unknown, known];
    kept.set(digest, finding);
    other.delete(digest);
    return finding;
  }

  function askOnce(digest: string): Promise<Finding> {
    const underWay = asking.get(digest);
    if (underWay !== undefined) return underWay;
    const asked = ask(digest).finally(() => asking.delete(digest));
    asking.set(digest, asked);
    return asked;
  }

  async function findingOf(digest: string): Promise<Finding> {
    const kept = known.get(digest) ?? unknown.get(digest);
    if (kept !== undefined && isYounger(kept, ttlMs)) return kept;
    const asked = askOnce(digest);
    if (kept?.record === undefined || !isYounger(kept, longestMs)) return asked;
    asked.catch(() => undefined);
    return kept;
  }

  return {
    async find(digest) {
      const { record } = await findingOf(digest);
      return record !== undefined && isLive(record, now()) ? record : undefined;
    },
    /** A digest that was ever live stays known, since nobody can make one up. */
    isCached(digest) {
      const refused = unknown.peek(digest);
      return known.has(digest) || (refused !== undefined && isYounger(refused, ttlMs));
    },
  };
}

import { LRUCache } from 'lru-cache';
import { type ApiKeyRecord, isLive, type KeyLookup } from './keys.js';

export interface CachedLookupOptions {
  readonly now: () => number;
  /** Measures ages: the clock of the machine may be set while an answer is kept. */
  readonly monotonicMs?: () => number;
  /** How long an answer is used before it is asked for again: less than 10 seconds. */
  readonly ttlMs?: number;
  /** How many known digests are kept, and how many unknown ones. */
  readonly maxEntries?: number;
}

interface Answer {
  readonly record: ApiKeyRecord | undefined;
  /** When it was asked for: what changed meanwhile may not be in it. */
  readonly askedAt: number;
}

const defaultTtlMs = 5_000;
const defaultMaxEntries = 10_000;
/** What the contract allows a revocation to take. */
const longestMs = 10_000;

/**
 * Asks for each digest once in a while. A known key waits for no store, be it slow or away: it is
 * asked for in the background, but only until its answer is 10 seconds old, since a revocation
 * could be waiting there. Unknown digests are kept apart from known ones, since anybody can make up
 * as many as they like.
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
  const known = new LRUCache<string, Answer>({ max });
  const unknown = new LRUCache<string, Answer>({ max });
  const asking = new Map<string, Promise<Answer>>();

  const isYounger = ({ askedAt }: Answer, ageMs: number) => monotonicMs() - askedAt < ageMs;

  async function ask(digest: string): Promise<Answer> {
    const askedAt = monotonicMs();
    const answer = { record: await lookup.find(digest), askedAt };
    const [kept, other] = answer.record ? [known, unknown] : [unknown, known];
    kept.set(digest, answer);
    other.delete(digest);
    return answer;
  }

  function askOnce(digest: string): Promise<Answer> {
    const underWay = asking.get(digest);
    if (underWay !== undefined) return underWay;
    const answer = ask(digest).finally(() => asking.delete(digest));
    asking.set(digest, answer);
    return answer;
  }

  async function answerTo(digest: string): Promise<Answer> {
    const kept = known.get(digest) ?? unknown.get(digest);
    if (kept !== undefined && isYounger(kept, ttlMs)) return kept;
    const asked = askOnce(digest);
    if (kept?.record === undefined || !isYounger(kept, longestMs)) return asked;
    asked.catch(() => undefined);
    return kept;
  }

  return {
    async find(digest) {
      const { record } = await answerTo(digest);
      return record !== undefined && isLive(record, now()) ? record : undefined;
    },
    /** One that was live is known however old the answer is: nobody can make up such digests. */
    knows(digest) {
      const refused = unknown.peek(digest);
      return known.has(digest) || (refused !== undefined && isYounger(refused, ttlMs));
    },
  };
}

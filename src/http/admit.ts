/** Whether a caller may ask, and how often. */
import { LRUCache } from 'lru-cache';
import {
  invalidKey,
  missingKey,
  quotaExceeded,
  rateLimited,
  tierMissing,
  tooManyFailures,
} from '../api/problem.js';
import { digestOf, isWellFormed } from '../keys/key-text.js';
import type { Limiter } from '../limits/limiter.js';
import type { Tiers } from '../limits/tiers.js';
import type { Caller, Exchange } from './exchange.js';
import { createFindKey, type KnownKeysContext } from './known-keys.js';
import { quotaHeaders } from './quota-headers.js';

export interface AdmitContext extends KnownKeysContext {
  readonly limiter: Limiter;
  readonly tiers: Tiers;
  /** Told of each request with a live key whose tier is not configured. */
  readonly onMissingTier: (tier: string) => void;
}

export type Admit = (exchange: Exchange) => Promise<void>;

/** Headers of live keys whose digests are remembered: reading one anew costs as much as the rest. */
const maxRemembered = 1_000;
/** No key needs more; only the spaces before it may be many. */
const maxRememberedLength = 64;

const bearer = /^bearer +(\S+) *$/i;

/**
 * Lets live keys pass, counts their request, and adds what is left of the quotas to the answer's
 * headers. Unknown keys count against the caller's address; a live one passes from an address
 * that has failed too often all the same, so the look-up comes before that limit.
 */
export function createAdmit(context: AdmitContext): Admit {
  const { limiter, failures, tiers, onMissingTier } = context;
  const findKey = createFindKey(context);
  const digests = new LRUCache<string, string>({ max: maxRemembered });

  /** The digest of the key in it, if it can be one at all. */
  function readDigest(authorization: string): string | undefined {
    const text = bearer.exec(authorization)?.[1];
    return text !== undefined && isWellFormed(text) ? digestOf(text) : undefined;
  }

  async function callerOf(
    authorization: string,
    address: () => string,
  ): Promise<Caller | undefined> {
    const digest = digests.get(authorization) ?? readDigest(authorization);
    const key = digest === undefined ? undefined : await findKey(digest, address);
    if (digest === undefined || key === undefined) {
      digests.delete(authorization);
      return undefined;
    }
    const tier = tiers.get(key.tier);
    if (tier === undefined) {
      onMissingTier(key.tier);
      throw tierMissing();
    }
    if (authorization.length <= maxRememberedLength) digests.set(authorization, digest);
    return { key, tier };
  }

  return async (exchange) => {
    const { authorization } = exchange.request.headers;
    if (authorization === undefined) throw missingKey();
    const caller = await callerOf(authorization, exchange.address);
    if (!caller) {
      const waitSeconds = await failures.record(exchange.address());
      throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : invalidKey();
    }
    exchange.caller = caller;
    const { key, tier } = caller;
    const decision = await limiter.consume({ subject: key.quota, policy: tier });
    exchange.headers.push(...quotaHeaders(key.tier, decision));
    if (tier.attribution) exchange.headers.push('Link', '</attribution>; rel="license"');
    if (decision.allowed) return;
    const { refusedBy } = decision;
    const seconds = decision[refusedBy].resetSeconds;
    throw refusedBy === 'month' ? quotaExceeded(seconds) : rateLimited(seconds);
  };
}

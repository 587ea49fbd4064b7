/** Whether a caller may ask, and how often. */
import { LRUCache } from 'lru-cache';
import {
  invalidKey,
  missingKey,
  quotaExceeded,
  rateLimited,
  tooManyFailures,
} from '../api/problem.js';
import { digestOf, isWellFormed } from '../keys/key-text.js';
import type { KeyLookup } from '../keys/keys.js';
import type { FailureLimiter, Limiter } from '../limits/limiter.js';
import type { Tiers } from '../limits/tiers.js';
import type { Caller, Exchange } from './exchange.js';
import { quotaHeaders } from './quota-headers.js';

export interface AdmitContext {
  readonly keys: KeyLookup;
  readonly limiter: Limiter;
  readonly failures: FailureLimiter;
  readonly tiers: Tiers;
}

/** The two steps of letting a caller in. */
export interface Admission {
  /** Finds whose live key the request carries, or throws the problem of a missing or unknown one. */
  authenticate(exchange: Exchange): Promise<Caller>;
  /** Counts one request of the caller, or throws the problem of a quota that is used up. */
  count(exchange: Exchange, caller: Caller): Promise<void>;
}

export type Admit = (exchange: Exchange) => Promise<void>;

/** Lets live keys pass and counts their request. */
export function createAdmit(context: AdmitContext): Admit {
  const { authenticate, count } = createAdmission(context);
  return async (exchange) => count(exchange, await authenticate(exchange));
}

/** Headers of live keys whose digests are remembered: reading one anew costs as much as the rest. */
const maxRemembered = 1_000;
/** No key needs more; only the spaces before it may be many. */
const maxRememberedLength = 64;

const bearer = /^bearer +(\S+) *$/i;

/**
 * Unknown keys count against the caller's address; a live one passes from an address that has
 * failed too often all the same, so the look-up comes before that limit. What is left of the quotas
 * is added to the answer's headers.
 */
export function createAdmission({ keys, limiter, failures, tiers }: AdmitContext): Admission {
  const digests = new LRUCache<string, string>({ max: maxRemembered });

  /** The digest of the key in it, if it can be one at all. */
  function readDigest(authorization: string): string | undefined {
    const text = bearer.exec(authorization)?.[1];
    return text !== undefined && isWellFormed(text) ? digestOf(text) : undefined;
  }

  async function callerOf(authorization: string): Promise<Caller | undefined> {
    const digest = digests.get(authorization) ?? readDigest(authorization);
    const key = digest === undefined ? undefined : await keys.find(digest);
    const tier = key && tiers.get(key.tier);
    if (digest === undefined || !key || !tier) {
      digests.delete(authorization);
      return undefined;
    }
    if (authorization.length <= maxRememberedLength) digests.set(authorization, digest);
    return { key, tier };
  }

  async function authenticate(exchange: Exchange): Promise<Caller> {
    const { authorization } = exchange.request.headers;
    if (authorization === undefined) throw missingKey();
    const caller = await callerOf(authorization);
    if (!caller) {
      const waitSeconds = await failures.record(exchange.address());
      throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : invalidKey();
    }
    exchange.caller = caller;
    return caller;
  }

  async function count(exchange: Exchange, { key, tier }: Caller): Promise<void> {
    const decision = await limiter.consume({ subject: key.quota, policy: tier });
    exchange.headers.push(...quotaHeaders(key.tier, decision));
    if (tier.attribution) exchange.headers.push('Link', '</attribution>; rel="license"');
    if (decision.allowed) return;
    const { refusedBy } = decision;
    const seconds = decision[refusedBy].resetSeconds;
    throw refusedBy === 'month' ? quotaExceeded(seconds) : rateLimited(seconds);
  }

  return { authenticate, count };
}

/** Whether a caller may ask, and how often. */
import { LRUCache } from 'lru-cache';
import {
  invalidKey,
  missingKey,
  quotaExceeded,
  rateLimited,
  tierMissing,
  tooManyFailures,
} from '../../api/problem.js';
import { digestOf, isWellFormed } from '../../keys/key-text.js';
import type { Allowances, Limiter } from '../../limits/limiter.js';
import type { Tiers } from '../../limits/tiers.js';
import type { Caller, Exchange } from '../exchange.js';
import { createFindKey, type KnownKeysContext } from './known-keys.js';
import { quotaHeaders } from './quota-headers.js';

export interface AdmitContext extends KnownKeysContext {
  readonly limiter: Limiter;
  readonly tiers: Tiers;
  /** Told of each request with a live key whose tier is not configured. */
  readonly onMissingTier: (tier: string) => void;
}

/** The steps of letting a caller in. */
export interface Admission {
  /** Finds whose live key the request carries, or throws the problem of a missing or unknown one. */
  authenticate(exchange: Exchange): Promise<Caller>;
  /** Counts one request of the caller, or throws the problem of a quota that is used up. */
  count(exchange: Exchange, caller: Caller): Promise<void>;
  /** Tells where the caller stands and counts nothing, some times a minute. */
  look(exchange: Exchange, caller: Caller): Promise<Allowances>;
}

/** Headers of live keys whose digests are remembered: reading one anew costs as much as the rest. */
const maxRemembered = 1_000;
/** No key needs more; only the spaces before it may be many. */
const maxRememberedLength = 64;

const bearer = /^bearer +(\S+) *$/i;

/** How often a key may look where it stands. */
const lookPolicy = { perMinute: 60, perMonth: null };

/**
 * Unknown keys count against the caller's address; a live one that is known passes from an address
 * that has failed too often all the same. What is left of the quotas is added to the answer's
 * headers.
 */
export function createAdmission(context: AdmitContext): Admission {
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

  async function authenticate(exchange: Exchange): Promise<Caller> {
    const { authorization } = exchange.request.headers;
    if (authorization === undefined) throw missingKey();
    const caller = await callerOf(authorization, exchange.address);
    if (!caller) {
      const waitSeconds = await failures.record(exchange.address());
      throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : invalidKey();
    }
    exchange.caller = caller;
    return caller;
  }

  function tell({ headers }: Exchange, { key, tier }: Caller, allowances: Allowances): void {
    headers.push(...quotaHeaders(key.tier, allowances));
    if (tier.attribution) headers.push('Link', '</attribution>; rel="license"');
  }

  async function count(exchange: Exchange, caller: Caller): Promise<void> {
    const { key, tier } = caller;
    const decision = await limiter.consume({ subject: key.quota, policy: tier });
    tell(exchange, caller, decision);
    if (decision.allowed) return;
    const { refusedBy } = decision;
    const seconds = decision[refusedBy].resetSeconds;
    throw refusedBy === 'month' ? quotaExceeded(seconds) : rateLimited(seconds);
  }

  async function look(exchange: Exchange, caller: Caller): Promise<Allowances> {
    const { key, tier } = caller;
    const [allowances, looked] = await Promise.all([
      limiter.peek({ subject: key.quota, policy: tier }),
      limiter.consume({ subject: `look:${key.id}`, policy: lookPolicy }),
    ]);
    tell(exchange, caller, allowances);
    if (!looked.allowed) throw rateLimited(looked.minute.resetSeconds);
    return allowances;
  }

  return { authenticate, count, look };
}

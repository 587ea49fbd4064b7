/** Whether a caller may ask, and how often. */
import { LRUCache } from 'lru-cache';
import type { Exchange } from '../http/exchange.js';
import {
  invalidKey,
  missingKey,
  rateLimited,
  tierMissing,
  tooManyFailures,
  toProblem,
  unavailable,
} from '../http/problem.js';
import { createGate } from './gate.js';
import { digestOf, isWellFormed } from './keys/key-text.js';
import { type ApiKeyRecord, type KeyLookup, KeysUnavailableError } from './keys/keys.js';
import { addressKey } from './limits/address.js';
import type { Allowances, Limits } from './limits/limiter.js';
import type { Tier, Tiers } from './limits/tiers.js';
import { quotaHeaders, quotaProblem } from './quota-headers.js';

export interface AdmitContext extends Limits {
  readonly keys: KeyLookup;
  readonly tiers: Tiers;
  /** Called for each request with a live key whose tier is not configured. */
  readonly onMissingTier: (tier: string) => void;
  /** Called for each key that was accepted although it could not be looked up. */
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** The owner of a live key. */
export interface Caller {
  readonly key: ApiKeyRecord;
  readonly tier: Tier;
  /** Whether the key was live when last seen, but cannot be looked up now. */
  readonly isUnverified: boolean;
}

/** The caller's tier, and what is left of its quota. */
export interface QuotaStatus extends Allowances {
  readonly tier: string;
  readonly attribution: boolean;
}

/** Answers a request that was counted; if that fails with 503, the count is given back. */
export type AnswerCounted = <Answered>(answer: () => Promise<Answered>) => Promise<Answered>;

/** Digests cached by header: without this, a cached answer takes 12 % more processor time. */
const maxDigests = 1_000;
/** Enough for any key; only padding with spaces makes a header longer. */
const maxCachedLength = 64;

const bearer = /^bearer +(\S+) *$/i;

/** How often a key may ask for its usage. */
const peekPolicy = { perMinute: 60, perMonth: null };

/**
 * Unknown keys count against the caller's address; a known live key passes even from an address
 * that has failed too often. What is left of the quotas is added to the answer's headers.
 */
export function createAdmission(context: AdmitContext) {
  const { keys, limiter, failures, tiers, onMissingTier, onFailure } = context;
  const findKey = createFindKey(context);
  const digests = new LRUCache<string, string>({ max: maxDigests });

  /** The digest of the key in the header, if it is a well-formed one. */
  function readDigest(authorization: string): string | undefined {
    const text = bearer.exec(authorization)?.[1];
    return text !== undefined && isWellFormed(text) ? digestOf(text) : undefined;
  }

  /** Finds the owner of the request's live key; throws the problem of a missing or unknown key. */
  async function authenticate(exchange: Exchange): Promise<Caller> {
    const { authorization } = exchange.request.headers;
    if (authorization === undefined) throw missingKey();
    const cached = digests.get(authorization);
    const digest = cached ?? readDigest(authorization);
    let isUnverified = false;
    const lastLive = (error: unknown) => {
      if (!(error instanceof KeysUnavailableError)) throw error;
      const key = keys.lastLive?.(digest ?? '');
      if (key === undefined) throw unavailable(error);
      onFailure(error, exchange.requestId);
      isUnverified = true;
      return key;
    };
    const key =
      digest === undefined ? undefined : await findKey(digest, exchange.address).catch(lastLive);
    if (digest === undefined || key === undefined) {
      const waitSeconds = await failures.record(exchange.address());
      throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : invalidKey();
    }
    const tier = tiers.get(key.tier);
    if (tier === undefined) {
      onMissingTier(key.tier);
      throw tierMissing();
    }
    if (cached === undefined && authorization.length <= maxCachedLength) {
      digests.set(authorization, digest);
    }
    exchange.caller = { keyId: key.id, tenant: key.tenant, tier: key.tier };
    return { key, tier, isUnverified };
  }

  /** Adds what is left of the quotas; the result puts other figures in its place. */
  function addQuotaHeaders(
    { headers }: Exchange,
    { key, tier }: Caller,
    allowances: Allowances,
  ): (allowances: Allowances) => void {
    const start = headers.length;
    const quota = quotaHeaders(key.tier, allowances);
    headers.push(...quota);
    if (tier.attribution) headers.push('Link', '</attribution>; rel="license"');
    return (left) => headers.splice(start, quota.length, ...quotaHeaders(key.tier, left));
  }

  /**
   * Counts one request of the caller, or one for each record that it names; throws the problem of an
   * exhausted quota. The result then answers it: a 503 costs nothing and is given back, unless the
   * store that counted it is gone.
   */
  async function count(exchange: Exchange, caller: Caller, named = 1): Promise<AnswerCounted> {
    const { key, tier } = caller;
    // Otherwise a tier with a smaller window could never make the request.
    const { perMinute, perMonth } = tier;
    const requests = Math.min(named, perMinute ?? named, perMonth ?? named);
    const decision = await limiter.consume({ subject: key.quota, policy: tier, requests });
    const changeHeaders = addQuotaHeaders(exchange, caller, decision);
    if (!decision.allowed) throw quotaProblem(decision, requests);
    return async (answer) => {
      try {
        return await answer();
      } catch (error) {
        if (toProblem(error).status === 503) {
          await decision.giveBack().then(changeHeaders, () => undefined);
        }
        throw error;
      }
    };
  }

  /** The caller's quota status, without counting; itself limited per minute. */
  async function peek(exchange: Exchange, caller: Caller): Promise<QuotaStatus> {
    const { key, tier } = caller;
    const [allowances, decision] = await Promise.all([
      limiter.peek({ subject: key.quota, policy: tier }),
      limiter.consume({ subject: `look:${key.id}`, policy: peekPolicy }),
    ]);
    addQuotaHeaders(exchange, caller, allowances);
    if (!decision.allowed) {
      const detail = 'this key has asked for its quota too often this minute';
      throw rateLimited(decision.minute.resetSeconds, detail);
    }
    return { tier: key.tier, attribution: tier.attribution, ...allowances };
  }

  return { authenticate, count, peek };
}

/** The steps of admitting a caller. */
export type Admission = ReturnType<typeof createAdmission>;

/** How many look-ups of unknown keys may run at once. */
export const maxKeyLookups = 64;
/** The time between two look-ups for a blocked address, so that a live key eventually passes. */
const blockedPauseMs = 1_000;
const maxAddresses = 10_000;

/**
 * Finds the record of a live key at a bounded cost, since anyone can make up keys that do not exist.
 * Known keys pass from any address. Others are looked up until their address has failed too often,
 * and from then on once a second; in between it throws the problem that says how long to wait.
 */
export function createFindKey({ keys, failures }: Pick<AdmitContext, 'keys' | 'failures'>) {
  const gate = createGate(maxKeyLookups);
  const lookedUpAt = new LRUCache<string, number>({ max: maxAddresses });

  async function assertMayLookUp(address: string): Promise<void> {
    const waitSeconds = await failures.blockedSeconds(address);
    if (waitSeconds === 0) return;
    const key = addressKey(address);
    const nowMs = performance.now();
    const last = lookedUpAt.get(key);
    if (last !== undefined && nowMs - last < blockedPauseMs) throw tooManyFailures(waitSeconds);
    lookedUpAt.set(key, nowMs);
  }

  return async (digest: string, address: () => string): Promise<ApiKeyRecord | undefined> => {
    if (keys.isCached(digest)) return keys.find(digest);
    await assertMayLookUp(address());
    return gate(() => keys.find(digest));
  };
}

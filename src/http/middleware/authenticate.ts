import { invalidKey, missingKey, tooManyFailures } from '../../api/problem.js';
import { digestOf, isWellFormed } from '../../keys/key-text.js';
import type { KeyLookup } from '../../keys/keys.js';
import type { FailureLimiter } from '../../limits/limiter.js';
import type { Tiers } from '../../limits/tiers.js';
import type { Caller, Middleware } from '../state.js';

export interface AuthenticateContext {
  readonly keys: KeyLookup;
  readonly failures: FailureLimiter;
  readonly tiers: Tiers;
}

const bearer = /^bearer +(\S+) *$/i;

/**
 * Lets live keys pass. Unknown ones count against the caller's address; a live key passes from an
 * address that has failed too often all the same, so the look-up comes before that limit.
 */
export const authenticate = ({ keys, failures, tiers }: AuthenticateContext): Middleware => {
  async function callerOf(authorization: string): Promise<Caller | undefined> {
    const text = bearer.exec(authorization)?.[1];
    if (text === undefined || !isWellFormed(text)) return undefined;
    const key = await keys.find(digestOf(text));
    const tier = key && tiers.get(key.tier);
    return key && tier && { key, tier };
  }
  return async (ctx, next) => {
    const { authorization } = ctx.req.headers;
    if (authorization === undefined) throw missingKey();
    const caller = await callerOf(authorization);
    if (!caller) {
      const waitSeconds = await failures.record(ctx.ip);
      throw waitSeconds > 0 ? tooManyFailures(waitSeconds) : invalidKey();
    }
    ctx.state.caller = caller;
    return next();
  };
};

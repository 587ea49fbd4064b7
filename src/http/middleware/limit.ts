import { quotaExceeded, rateLimited } from '../../api/problem.js';
import type { Allowance, Decision, Limiter } from '../../limits/limiter.js';
import { unlimitedHeader } from '../../limits/tiers.js';
import { type Context, type Middleware, setHeaders } from '../state.js';

/** Counts the caller's request, tells what is left of the quotas, and refuses what exceeds them. */
export const limit =
  (limiter: Limiter): Middleware =>
  async (ctx, next) => {
    const { caller } = ctx.state;
    if (!caller) throw new RangeError('the limit comes after authentication');
    const decision = await limiter.consume({ subject: caller.key.quota, policy: caller.tier });
    setQuotaHeaders(ctx, caller.key.tier, decision);
    if (caller.tier.attribution) ctx.append('Link', '</attribution>; rel="license"');
    if (!decision.allowed) {
      const { refusedBy } = decision;
      const seconds = decision[refusedBy].resetSeconds;
      throw refusedBy === 'month' ? quotaExceeded(seconds) : rateLimited(seconds);
    }
    return next();
  };

function setQuotaHeaders(ctx: Context, tier: string, { minute, month }: Decision): void {
  const remaining = (allowance: Allowance) => allowance.remaining ?? unlimitedHeader;
  const quota = ({ limit: most, windowSeconds }: Allowance) =>
    `q=${most ?? unlimitedHeader};w=${windowSeconds}`;
  const state = (allowance: Allowance) => `r=${remaining(allowance)};t=${allowance.resetSeconds}`;
  setHeaders(ctx, {
    'X-RateLimit-Tier': tier,
    'X-RateLimit-Remaining-Minute': String(remaining(minute)),
    'X-RateLimit-Remaining-Month': String(remaining(month)),
    'RateLimit-Policy': `"minute";${quota(minute)}, "month";${quota(month)}`,
    RateLimit: `"minute";${state(minute)}, "month";${state(month)}`,
  });
}

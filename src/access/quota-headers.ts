/** What an answer says of its caller's quotas. */

import { type RawHeaders, rawHeaders } from '../http/exchange.js';
import { type ProblemError, quotaExceeded, rateLimited } from '../http/problem.js';
import type { Allowance, Allowances, Decision } from './limits/limiter.js';
import { unlimitedHeader } from './limits/tiers.js';

const quotaOf = ({ limit, windowSeconds }: Allowance) =>
  `q=${limit ?? unlimitedHeader};w=${windowSeconds}`;

export function quotaHeaders(tier: string, allowances: Allowances): RawHeaders {
  const { minute, month } = allowances;
  const minuteLeft = String(minute.remaining ?? unlimitedHeader);
  const monthLeft = String(month.remaining ?? unlimitedHeader);
  return rawHeaders({
    'X-RateLimit-Tier': tier,
    'X-RateLimit-Remaining-Minute': minuteLeft,
    'X-RateLimit-Remaining-Month': monthLeft,
    'RateLimit-Policy': `"minute";${quotaOf(minute)}, "month";${quotaOf(month)}`,
    RateLimit: `"minute";r=${minuteLeft};t=${minute.resetSeconds}, "month";r=${monthLeft};t=${month.resetSeconds}`,
  });
}

/** The problem of a refused request that counts as so many, which says how long to wait. */
export function quotaProblem(
  refused: Extract<Decision, { allowed: false }>,
  requests: number,
): ProblemError {
  const { resetSeconds, remaining } = refused[refused.refusedBy];
  const left = remaining ?? 0;
  const detail =
    left === 0
      ? `this ${refused.refusedBy}'s requests are used up`
      : `this request counts as ${requests}, and ${left} are left this ${refused.refusedBy}`;
  return refused.refusedBy === 'month'
    ? quotaExceeded(resetSeconds, detail)
    : rateLimited(resetSeconds, detail);
}

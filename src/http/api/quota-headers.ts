/** The quota headers of an answer. */
import type { Allowance, Allowances } from '../../limits/limiter.js';
import { unlimitedHeader } from '../../limits/tiers.js';
import type { RawHeaders } from '../exchange.js';

const quotaOf = ({ limit, windowSeconds }: Allowance) =>
  `q=${limit ?? unlimitedHeader};w=${windowSeconds}`;

export function quotaHeaders(tier: string, allowances: Allowances): RawHeaders {
  const { minute, month } = allowances;
  const minuteLeft = String(minute.remaining ?? unlimitedHeader);
  const monthLeft = String(month.remaining ?? unlimitedHeader);
  return [
    'X-RateLimit-Tier',
    tier,
    'X-RateLimit-Remaining-Minute',
    minuteLeft,
    'X-RateLimit-Remaining-Month',
    monthLeft,
    'RateLimit-Policy',
    `"minute";${quotaOf(minute)}, "month";${quotaOf(month)}`,
    'RateLimit',
    `"minute";r=${minuteLeft};t=${minute.resetSeconds}, "month";r=${monthLeft};t=${month.resetSeconds}`,
  ];
}

/** The quota headers of an answer. */
import type { Allowance, Allowances } from '../../limits/limiter.js';
import { unlimitedHeader } from '../../limits/tiers.js';
import type { RawHeaders } from '../exchange.js';

const quotaOf = ({ limit, windowSeconds }: Allowance) =>
  `q=${limit ?? unlimitedHeader};w=${windowSeconds}`;

/** It changes only with the length of the month, so the last one usually serves again. */
let latest = { minute: -1, month: -1, monthSeconds: -1, policy: '' };

function policyOf({ minute, month }: Allowances): string {
  const limits = {
    minute: minute.limit ?? unlimitedHeader,
    month: month.limit ?? unlimitedHeader,
    monthSeconds: month.windowSeconds,
  };
  const isLatest =
    latest.minute === limits.minute &&
    latest.month === limits.month &&
    latest.monthSeconds === limits.monthSeconds;
  if (!isLatest) {
    const policy = `"minute";${quotaOf(minute)}, "month";${quotaOf(month)}`;
    latest = { ...limits, policy };
  }
  return latest.policy;
}

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
    policyOf(allowances),
    'RateLimit',
    `"minute";r=${minuteLeft};t=${minute.resetSeconds}, "month";r=${monthLeft};t=${month.resetSeconds}`,
  ];
}

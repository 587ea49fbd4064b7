/** How often an address may ask for pages. */
import { quotaExceeded, rateLimited } from '../../api/problem.js';
import { addressKey } from '../../limits/address.js';
import type { Limiter, Policy } from '../../limits/limiter.js';
import type { Exchange } from '../exchange.js';

export interface VisitorsContext {
  /** One of its own: a flood of addresses must not push the counts of keys out. */
  readonly limiter: Limiter;
  readonly policy: Policy;
}

/** Suggestions come with every letter that is typed, so they have this many times the minute. */
const suggestionsPerPage = 10;

export interface Visitors {
  /** Counts a page, or throws the problem that tells how long to wait. */
  admit(exchange: Exchange): Promise<void>;
  /** Counts suggestions, apart from pages. */
  admitTyping(exchange: Exchange): Promise<void>;
}

export function createVisitors({ limiter, policy }: VisitorsContext): Visitors {
  async function consume(subject: string, allowed: Policy): Promise<void> {
    const decision = await limiter.consume({ subject, policy: allowed });
    if (decision.allowed) return;
    const seconds = decision[decision.refusedBy].resetSeconds;
    throw decision.refusedBy === 'month' ? quotaExceeded(seconds) : rateLimited(seconds);
  }
  const { perMinute } = policy;
  const typing: Policy = {
    perMinute: perMinute === null ? null : perMinute * suggestionsPerPage,
    perMonth: null,
  };
  return {
    admit: ({ address }) => consume(`address:${addressKey(address())}`, policy),
    admitTyping: ({ address }) => consume(`typing:${addressKey(address())}`, typing),
  };
}

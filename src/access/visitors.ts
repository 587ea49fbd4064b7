/** How often an address may request pages. */

import type { Exchange } from '../http/exchange.js';
import { addressKey } from './limits/address.js';
import type { Limiter, Policy } from './limits/limiter.js';
import { quotaProblem } from './quota-headers.js';

export interface VisitorsContext {
  /** A separate limiter: a flood of addresses must not push out the counts of keys. */
  readonly limiter: Limiter;
  readonly policy: Policy;
}

/** Suggestions are requested with every letter typed, so their minute allows this many times more. */
const suggestionsPerPage = 10;

export interface Visitors {
  /** Counts a page; throws the problem that says how long to wait. */
  admit(exchange: Exchange): Promise<void>;
  /** Counts a suggestion, separately from pages. */
  admitTyping(exchange: Exchange): Promise<void>;
}

export function createVisitors({ limiter, policy }: VisitorsContext): Visitors {
  async function consume(subject: string, allowed: Policy): Promise<void> {
    const decision = await limiter.consume({ subject, policy: allowed });
    if (!decision.allowed) throw quotaProblem(decision);
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

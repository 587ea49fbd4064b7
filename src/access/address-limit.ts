/** How often an address may make requests that need no key. */
import type { Exchange, Reply } from '../http/exchange.js';
import { addressKey } from './limits/address.js';
import type { Limiter, Policy } from './limits/limiter.js';
import { quotaProblem } from './quota-headers.js';

/**
 * Counts the request and answers it, or throws the problem that says how long to wait. A 304 is not
 * counted: the caller has the answer already.
 */
export type AddressLimit = (exchange: Exchange, answer: () => Promise<Reply>) => Promise<Reply>;

/** The limiter is its own: a flood of addresses must not evict the counts of keys. */
export const createAddressLimit =
  (limiter: Limiter, policy: Policy): AddressLimit =>
  async ({ address }, answer) => {
    const decision = await limiter.consume({ subject: addressKey(address()), policy });
    if (!decision.allowed) throw quotaProblem(decision, 1);
    const reply = await answer();
    if (reply.status === 304) await decision.giveBack();
    return reply;
  };

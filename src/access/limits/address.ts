import ipaddr from 'ipaddr.js';
import { type FailureLimiter, failuresPerMinute, type Limiter } from './limiter.js';

/**
 * The key that failures from an address are counted under: the address itself for IPv4 (mapped into
 * IPv6 or not), the /64 for IPv6, since a subscriber controls all of it. Anything that is not an
 * address shares one key.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Counts failures in a limiter of their own, so that a flood of addresses evicts no counts of keys. */
export function createFailureLimiter(limiter: Limiter): FailureLimiter {
  const failuresOf = (address: string) => ({
    subject: addressKey(address),
    policy: { perMinute: failuresPerMinute, perMonth: null },
  });
  return {
    async record(address) {
      const { allowed, minute } = await limiter.consume(failuresOf(address));
      return allowed ? 0 : minute.resetSeconds;
    },
    async blockedSeconds(address) {
      const { minute } = await limiter.peek(failuresOf(address));
      return minute.remaining === 0 ? minute.resetSeconds : 0;
    },
  };
}

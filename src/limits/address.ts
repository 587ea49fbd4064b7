import ipaddr from 'ipaddr.js';

/**
 * What failures of an address are counted under: an IPv4 address itself, mapped into IPv6 or not,
 * and the /64 of an IPv6 address, since one subscriber commands all of it. Anything that is no
 * address shares one key.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

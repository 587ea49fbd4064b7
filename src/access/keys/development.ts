import { type KeyLookup, type Mint, mintKey } from './keys.js';

/** Adds a key to a lookup for this run only; it is not stored, and ends with the process. */
export function withDevelopmentKey(lookup: KeyLookup, tier: string, mint: Mint) {
  const minted = mintKey({ tenant: 'development', tier }, mint);
  if ('refused' in minted) throw new RangeError(minted.detail);
  const record = { ...minted.record, id: 'k_development', quota: 'k_development' };
  const { digest } = record;
  const keys: KeyLookup = {
    find: async (asked) => (asked === digest ? record : await lookup.find(asked)),
    isCached: (asked) => asked === digest || lookup.isCached(asked),
  };
  return { lookup: keys, text: minted.text };
}

import { digestOf, newKeyText, type RandomBytes } from './key-text.js';
import type { ApiKeyRecord, KeyLookup } from './keys.js';

export interface DevelopmentKeyOptions {
  readonly tier: string;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

/** Adds a key to a lookup for this run only; it is not stored, and ends with the process. */
export function withDevelopmentKey(
  lookup: KeyLookup,
  { tier, now, randomBytes }: DevelopmentKeyOptions,
) {
  const text = newKeyText(randomBytes);
  const record: ApiKeyRecord = {
    id: 'k_development',
    tenant: 'development',
    quota: 'k_development',
    tier,
    digest: digestOf(text),
    createdAt: new Date(now()).toISOString(),
    expiresAt: null,
    revokedAt: null,
  };
  const withKey: KeyLookup = {
    find: async (digest) => (digest === record.digest ? record : lookup.find(digest)),
    isCached: (digest) => digest === record.digest || lookup.isCached(digest),
  };
  return { lookup: withKey, text };
}

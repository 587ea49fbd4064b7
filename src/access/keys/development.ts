import type { RandomBytes } from './key-text.js';
import { digestOf, newKeyText } from './key-text.js';
import type { ApiKeyRecord, KeyLookup } from './keys.js';

export interface DevelopmentKeyOptions {
  readonly tier: string;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export interface DevelopmentKey {
  readonly lookup: KeyLookup;
  readonly text: string;
}

/** Adds a key to a lookup for this run only; it is not stored, and ends with the process. */
export function withDevelopmentKey(
  lookup: KeyLookup,
  { tier, now, randomBytes }: DevelopmentKeyOptions,
): DevelopmentKey {
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
  const find = async (digest: string) =>
    digest === record.digest ? record : await lookup.find(digest);
  const isCached = (digest: string) => digest === record.digest || lookup.isCached(digest);
  return { lookup: { find, isCached }, text };
}

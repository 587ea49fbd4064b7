import { describe, expect, it } from 'vitest';
import { withDevelopmentKey } from '../../../src/access/keys/development.js';
import { digestOf, isWellFormed } from '../../../src/access/keys/key-text.js';
import type { ApiKeyRecord } from '../../../src/access/keys/keys.js';

describe('the development key', () => {
  const asked: string[] = [];
  const stored = { id: 'k_stored' } as ApiKeyRecord;
  const find = async (digest: string) => {
    asked.push(digest);
    return digest === digestOf('stored') ? stored : undefined;
  };
  const { lookup, text } = withDevelopmentKey({ find, isCached: () => false }, 'free', {
    now: () => 0,
    tiers: ['free'],
  });

  it('is found without asking the store', async () => {
    expect([lookup.isCached(digestOf(text)), lookup.isCached(digestOf('stored'))]).toEqual([
      true,
      false,
    ]);
    expect(isWellFormed(text)).toBe(true);
    expect(await lookup.find(digestOf(text))).toEqual({
      id: 'k_development',
      tenant: 'development',
      quota: 'k_development',
      tier: 'free',
      digest: digestOf(text),
      createdAt: '1970-01-01T00:00:00.000Z',
      expiresAt: null,
      revokedAt: null,
    });
    expect(asked).toEqual([]);
  });

  it('leaves other keys to the store', async () => {
    expect(await lookup.find(digestOf('stored'))).toBe(stored);
    expect(await lookup.find(digestOf('unknown'))).toBeUndefined();
  });
});

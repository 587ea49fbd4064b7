import { describe, expect, it } from 'vitest';
import { type ApiKeyRecord, isLive, mintKey, rotateKey } from '../../../src/access/keys/keys.js';

const nowMs = Date.parse('2026-03-10T12:00:00.000Z');
const mint = { now: () => nowMs, tiers: ['free'] };
const record: ApiKeyRecord = {
  id: 'k_0123456789AB',
  tenant: 'acme',
  quota: 'k_0123456789AB',
  tier: 'free',
  digest: '0'.repeat(64),
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
};

const isTaken = (tenant: string) => !('refused' in mintKey({ tenant, tier: 'free' }, mint));

describe('a tenant', () => {
  it.each([
    'a',
    'acme',
    'St. Nicholas & All Saints (Ohio)',
    'agent:calendar/v2@example.org',
    'Ἁγία Σοφία',
    'მცხეთა',
    '🕯',
    'x'.repeat(64),
    '🕯'.repeat(64),
  ])('may be %j', (tenant) => {
    expect(isTaken(tenant)).toBe(true);
  });

  it.each([
    '',
    ' ',
    ' acme',
    'acme ',
    'two  spaces',
    'line\nbreak',
    'line break\n',
    'tab\tbed',
    'nul\0',
    'esc\u001b[31m',
    'no-break\u00a0space',
    'zero\u200bwidth',
    'right\u202eto left',
    'half \ud800',
    'x'.repeat(65),
    'x'.repeat(1_000_000),
  ])('may not be %j', (tenant) => {
    expect(isTaken(tenant)).toBe(false);
  });

  it('is the same however its accents are typed', () => {
    const minted = mintKey({ tenant: 'Ste\u0301phane', tier: 'free' }, mint);
    expect(minted).toMatchObject({ record: { tenant: 'St\u00e9phane' } });
  });
});

describe('a key', () => {
  const at = (offsetMs: number) => new Date(nowMs + offsetMs).toISOString();

  it.each([
    ['without an end', {}, true],
    ['before its end', { expiresAt: at(1) }, true],
    ['at its end', { expiresAt: at(0) }, false],
    ['after its end', { expiresAt: at(-1) }, false],
    ['revoked', { revokedAt: at(-1) }, false],
    ['revoked by a clock ahead', { revokedAt: at(60_000) }, false],
    ['revoked before its end', { revokedAt: at(-1), expiresAt: at(1) }, false],
  ])('%s is live: %s → %s', (_, change, expected) => {
    expect(isLive({ ...record, ...change }, nowMs)).toBe(expected);
  });

  it('of a tier no longer configured cannot be rotated', () => {
    expect(rotateKey({ ...record, tier: 'gold' }, 0, mint)).toMatchObject({
      refused: 'unknown-tier',
    });
  });
});

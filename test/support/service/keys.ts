/** Keys in memory, minted, rotated and ended by the real rules. */
import {
  type ApiKeyRecord,
  isLive,
  type KeyLookup,
  type KeyRefusal,
  type Mint,
  mintKey,
  type NewKey,
  revokeKey,
  rotateKey,
} from '../../../src/access/keys/keys.js';

export interface TestKeys extends KeyLookup {
  issue(tier: string): NewKey;
  /** The new key; the old one stays valid for the grace period. */
  rotate(key: NewKey, graceMs: number): NewKey;
  revoke(key: NewKey): void;
}

export function createTestKeys(now: () => number, tiers: readonly string[]): TestKeys {
  const mint: Mint = { now, tiers };
  const records = new Map<string, ApiKeyRecord>();
  const keep = (key: NewKey): NewKey => {
    records.set(key.record.digest, key.record);
    return key;
  };
  const current = ({ record }: NewKey) => records.get(record.digest) ?? record;
  return {
    async find(digest) {
      const record = records.get(digest);
      return record && isLive(record, now()) ? record : undefined;
    },
    isCached: () => true,
    issue: (tier) => keep(accepted(mintKey({ tenant: 'a monastery', tier }, mint))),
    rotate(key, graceMs) {
      const { issued, ending } = accepted(rotateKey(current(key), graceMs, mint));
      records.set(ending.digest, ending);
      return keep(issued);
    },
    revoke(key) {
      records.set(key.record.digest, revokeKey(current(key), now()));
    },
  };
}

function accepted<Outcome extends object>(outcome: Outcome | KeyRefusal): Outcome {
  if ('refused' in outcome) throw new RangeError(outcome.detail);
  return outcome;
}

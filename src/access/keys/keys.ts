import { digestOf, newKeyText, randomBase62 } from './key-text.js';

/** What is stored of a key; its text is shown once, when issued. Times are ISO 8601, in UTC. */
export interface ApiKeyRecord {
  readonly id: string;
  /** The caller: one agent or one customer. */
  readonly tenant: string;
  /**
   * What requests are counted under: the id of the first key in a chain of rotations, so that
   * rotating a key neither resets nor doubles its quota.
   */
  readonly quota: string;
  readonly tier: string;
  /** SHA-256 of the key's text, in hexadecimal. */
  readonly digest: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** The port for reading keys, all that serving needs. Rejects with `KeysUnavailableError`. */
export interface KeyLookup {
  /** The record of the live key with this digest; changes are seen within 10 seconds. */
  find(digest: string): Promise<ApiKeyRecord | undefined>;
  /** Whether `find` can answer without waiting for a remote store. */
  isCached(digest: string): boolean;
  /**
   * While the store cannot be asked, the record of a key that was live not long ago. It may have been
   * revoked since, so its holder is given only what a shared cache could give as well.
   */
  lastLive?(digest: string): ApiKeyRecord | undefined;
}

/** The port for changing keys, used by the command line. Rejects with `KeysUnavailableError`. */
export interface KeyStore {
  /** Every key ever issued, including ended ones, oldest first. */
  list(): Promise<readonly ApiKeyRecord[]>;
  issue(request: KeyRequest): Promise<NewKey | KeyRefusal>;
  /** Issues a new key for the same tenant and tier; the old one works for the grace period. */
  rotate(id: string, graceMs: number): Promise<NewKey | KeyRefusal>;
  /** Ends a key; if it is already revoked, the original time stays. */
  revoke(id: string): Promise<ApiKeyRecord | KeyRefusal>;
}

export type KeyRequest = Pick<ApiKeyRecord, 'tenant' | 'tier'>;

export interface NewKey {
  readonly record: ApiKeyRecord;
  /** The key itself, available only now. */
  readonly text: string;
}

/** `detail` never repeats the input: an id may be a key's text, pasted by mistake. */
export interface KeyRefusal {
  readonly refused: 'invalid-tenant' | 'unknown-tier' | 'no-such-key' | 'ended-key';
  readonly detail: string;
}

/** The keys cannot be read or written at the moment; says nothing about any single key. */
export class KeysUnavailableError extends Error {
  override readonly name: string = 'KeysUnavailableError';
}

/** What is needed to mint a key. */
export interface Mint {
  readonly now: () => number;
  /** The names of the configured tiers. */
  readonly tiers: readonly string[];
}

export const noSuchKey: KeyRefusal = { refused: 'no-such-key', detail: 'no key has this id' };
export const endedKey: KeyRefusal = {
  refused: 'ended-key',
  detail: 'this key has expired or been revoked; issue a new one',
};

export const maxGraceMs = 366 * 24 * 60 * 60 * 1000;

const maxTenantLength = 64;
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u;

export const isKeyId = (text: string): boolean => /^k_[0-9A-Za-z]{12}$/.test(text);

/** Whether it is 1 to 64 printable characters of any script, with single spaces between words. */
export function isTenantName(name: string): boolean {
  return [...name].length <= maxTenantLength && printable.test(name);
}

/** A revoked key is not live, whatever the local clock says. */
export function isLive(record: ApiKeyRecord, nowMs: number): boolean {
  if (record.revokedAt !== null) return false;
  return record.expiresAt === null || nowMs < Date.parse(record.expiresAt);
}

/** The tenant is normalized (NFC), so that names that look the same are the same in lists. */
export function mintKey(
  request: KeyRequest & { readonly quota?: string },
  mint: Mint,
): NewKey | KeyRefusal {
  const tenant = request.tenant.normalize('NFC');
  if (!isTenantName(tenant)) {
    return {
      refused: 'invalid-tenant',
      detail: `tenant must be 1 to ${maxTenantLength} printable characters, with single spaces between words`,
    };
  }
  if (!mint.tiers.includes(request.tier)) {
    return { refused: 'unknown-tier', detail: `tier must be one of ${mint.tiers.join(', ')}` };
  }
  const text = newKeyText();
  const id = `k_${randomBase62(12)}`;
  const record: ApiKeyRecord = {
    id,
    tenant,
    quota: request.quota ?? id,
    tier: request.tier,
    digest: digestOf(text),
    createdAt: new Date(mint.now()).toISOString(),
    expiresAt: null,
    revokedAt: null,
  };
  return { record, text };
}

/** A new key, and the old one's record with its new expiry, never later than its previous one. */
export function rotateKey(record: ApiKeyRecord, graceMs: number, mint: Mint) {
  if (!Number.isInteger(graceMs) || graceMs < 0 || graceMs > maxGraceMs) {
    throw new RangeError(`graceMs must be an integer from 0 to ${maxGraceMs}`);
  }
  const nowMs = mint.now();
  if (!isLive(record, nowMs)) return endedKey;
  const issued = mintKey(record, mint);
  if ('refused' in issued) return issued;
  const had = record.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(record.expiresAt);
  const expiresAt = new Date(Math.min(had, nowMs + graceMs)).toISOString();
  return { issued, ending: { ...record, expiresAt } };
}

export function revokeKey(record: ApiKeyRecord, nowMs: number): ApiKeyRecord {
  return { ...record, revokedAt: record.revokedAt ?? new Date(nowMs).toISOString() };
}

import { identityOf, KeyFileError, readKeys } from './file-format.js';
import { type ApiKeyRecord, isLive, type KeyLookup } from './keys.js';

export interface KeyFileReaderOptions {
  readonly now: () => number;
  readonly tiers: readonly string[];
  /** Called once for each new fault of the file while the server runs. */
  readonly onError: (error: Error) => void;
}

const checkEveryMs = 1000;
/** How many extra checks unknown keys may cause in that time. */
const maxExtraChecks = 20;

/**
 * Keeps the keys in memory, and checks for changes of the file once a second, and for each unknown
 * key, so that a new key works at once. If the file becomes unreadable or damaged, that is reported
 * and the last good keys stay in force; if it is removed, there are no keys. A live key of an
 * unknown tier is reported, but revocations in the same file still take effect.
 */
export function createKeyFileReader(path: string, { now, tiers, onError }: KeyFileReaderOptions) {
  let byDigest: ReadonlyMap<string, ApiKeyRecord> | undefined;
  let seen: { readonly identity: string; readonly fault: Error | undefined } | undefined;
  let fault: Error | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  let extraChecks = 0;

  function tierFault(records: readonly ApiKeyRecord[]): Error | undefined {
    const live = records.filter((record) => isLive(record, now()));
    const wrong = live.filter((record) => !tiers.includes(record.tier));
    if (wrong.length === 0) return undefined;
    const keys = wrong.map(({ id, tenant, tier }) => `${id} of ${tenant} (${tier})`).join(', ');
    return new KeyFileError(`${path}: the tier of these keys is not configured: ${keys}`);
  }

  /** Rereads a changed file and returns its fault, if any; an unreadable one changes nothing. */
  async function check(): Promise<Error | undefined> {
    const identity = await identityOf(path);
    if (identity === seen?.identity) return seen.fault;
    const file = await readKeys(path);
    const isEmptied = file.records.length === 0 && byDigest !== undefined && byDigest.size > 0;
    byDigest = new Map(file.records.map((record) => [record.digest, record]));
    const found = isEmptied
      ? new KeyFileError(`${path}: is gone or empty; no key is live now`)
      : tierFault(file.records);
    seen = { identity: file.identity, fault: found };
    return found;
  }

  async function checkAndReport(): Promise<void> {
    const found = await check().catch((error: Error) => error);
    if (found !== undefined && found.message !== fault?.message) onError(found);
    fault = found;
  }

  /** The next check must not be delayed if the clock is set back. */
  function isDue(): boolean {
    const elapsed = now() - checkedAt;
    return elapsed < 0 || elapsed >= checkEveryMs;
  }

  function begin(): void {
    checking = checkAndReport().finally(() => {
      checking = undefined;
    });
  }

  /** Starts a new check: one already in progress may have begun too early. */
  async function lookAgain(): Promise<void> {
    await checking;
    if (checking === undefined && extraChecks < maxExtraChecks) {
      extraChecks += 1;
      begin();
    }
    await checking;
  }

  async function refresh(): Promise<ReadonlyMap<string, ApiKeyRecord>> {
    if (checking === undefined && isDue()) {
      checkedAt = now();
      extraChecks = 0;
      begin();
    }
    await checking;
    if (byDigest === undefined) throw fault;
    return byDigest;
  }

  /** The start-up check: a damaged file, or a live key whose tier is not configured, rejects. */
  async function load(): Promise<void> {
    const found = await check();
    if (found !== undefined) throw found;
    checkedAt = now();
  }

  const lookup: KeyLookup = {
    async find(digest) {
      let record = (await refresh()).get(digest);
      if (record === undefined) {
        await lookAgain();
        record = byDigest?.get(digest);
      }
      return record !== undefined && isLive(record, now()) ? record : undefined;
    },
    isCached: () => true,
  };
  return { load, ...lookup };
}

import { identityOf, KeyFileError, readKeys } from './file-format.js';
import { type ApiKeyRecord, isLive, type KeyLookup } from './keys.js';

export interface KeyFileReaderOptions {
  readonly path: string;
  readonly now: () => number;
  readonly tiers: readonly string[];
  /** Told once for each new fault of the file while the server runs. */
  readonly onError: (error: Error) => void;
}

export interface KeyFileReader extends KeyLookup {
  /** The start-up check: a damaged file, or a live key whose tier is not configured, rejects. */
  load(): Promise<void>;
}

const checkEveryMs = 1000;
/** How often in that time an unknown key may make the file be looked at all the same. */
const mostExtraChecks = 20;

/**
 * Keeps the keys in memory and looks whether the file changed once a second, and for a key that it
 * does not know, so that one just issued works at once. A file that
 * becomes unreadable or damaged leaves the last good keys in force and is reported; a file that is
 * removed leaves no keys. A live key of an unknown tier is reported, and the revocations beside it
 * take effect all the same.
 */
export function createKeyFileReader(options: KeyFileReaderOptions): KeyFileReader {
  const { path, now, tiers, onError } = options;
  let byDigest: ReadonlyMap<string, ApiKeyRecord> | undefined;
  let seen: { readonly identity: string; readonly fault: Error | undefined } | undefined;
  let fault: Error | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  let extraChecks = 0;

  function tierFault(records: readonly ApiKeyRecord[]): Error | undefined {
    const live = records.filter((record) => isLive(record, now()));
    const strangers = live.filter((record) => !tiers.includes(record.tier));
    return strangers.length > 0 ? unknownTier(path, strangers) : undefined;
  }

  function take(records: readonly ApiKeyRecord[]): void {
    byDigest = new Map(records.map((record) => [record.digest, record]));
  }

  /** What is wrong with the file as it is now; only one that could be read is taken. */
  async function check(): Promise<Error | undefined> {
    const identity = await identityOf(path);
    if (identity === seen?.identity) return seen.fault;
    const file = await readKeys(path);
    const isEmptied = file.records.length === 0 && byDigest !== undefined && byDigest.size > 0;
    take(file.records);
    seen = {
      identity: file.identity,
      fault: isEmptied ? emptied(path) : tierFault(file.records),
    };
    return seen.fault;
  }

  async function checkAndReport(): Promise<void> {
    const found = await check().catch((error: Error) => error);
    if (found !== undefined && found.message !== fault?.message) onError(found);
    fault = found;
  }

  /** A clock set back must not put off the next check. */
  function isDue(): boolean {
    const elapsed = now() - checkedAt;
    return elapsed < 0 || elapsed >= checkEveryMs;
  }

  function begin(): void {
    checking = checkAndReport().finally(() => {
      checking = undefined;
    });
  }

  /** Looks at the file as it is from now on: a look that is under way may have begun too early. */
  async function lookAgain(): Promise<void> {
    await checking;
    if (checking === undefined && extraChecks < mostExtraChecks) {
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
    if (byDigest === undefined) throw fault ?? new KeyFileError(`${path}: was not read`);
    return byDigest;
  }

  return {
    async load() {
      const file = await readKeys(path);
      const wrong = tierFault(file.records);
      if (wrong !== undefined) throw wrong;
      take(file.records);
      seen = { identity: file.identity, fault: undefined };
      checkedAt = now();
    },
    async find(digest) {
      let record = (await refresh()).get(digest);
      if (record === undefined) {
        await lookAgain();
        record = byDigest?.get(digest);
      }
      return record !== undefined && isLive(record, now()) ? record : undefined;
    },
    knows: () => true,
  };
}

function unknownTier(path: string, records: readonly ApiKeyRecord[]): KeyFileError {
  const keys = records.map(({ id, tenant, tier }) => `${id} of ${tenant} (${tier})`).join(', ');
  return new KeyFileError(`${path}: the tier of these keys is not configured: ${keys}`);
}

const emptied = (path: string) => new KeyFileError(`${path}: is gone or empty; no key is live now`);

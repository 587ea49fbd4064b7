import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readKeys } from './file-format.js';
import { createKeyFileReader, type KeyFileReader } from './file-reader.js';
import { createKeyFileWriter } from './file-writer.js';
import type { RandomBytes } from './key-text.js';
import {
  type ApiKeyRecord,
  assertGrace,
  type KeyRefusal,
  type KeyStore,
  type Mint,
  mintKey,
  type NewKey,
  noSuchKey,
  revokeKey,
  rotateKey,
} from './keys.js';

export interface KeyFileOptions {
  /** DATA_DIR; the first write creates it with mode 0700. `keys.json` in it has mode 0600. */
  readonly directory: string;
  readonly now: () => number;
  readonly tiers: readonly string[];
  /** Called if the file goes bad while it is in use; see `createKeyFileReader`. */
  readonly onError: (error: Error) => void;
  readonly randomBytes?: RandomBytes;
  /** How long a change waits for other processes before it fails. */
  readonly lockWaitMs?: number;
}

export interface KeyFile extends KeyFileReader, KeyStore {
  readonly path: string;
}

/**
 * The keys of a service without Elasticsearch, in one JSON file. Any number of processes may read
 * and change it: writers take turns by a lock file and replace the whole file, so readers never see
 * half a file, and no change is lost. Faults of the file are `KeyFileError`s that name it.
 */
export function createKeyFile(options: KeyFileOptions): KeyFile {
  const { directory, now, tiers, onError } = options;
  const path = join(directory, 'keys.json');
  const mint: Mint = { now, tiers, randomBytes: options.randomBytes ?? randomBytes };
  const reader = createKeyFileReader({ path, now, tiers, onError });
  const writer = createKeyFileWriter(path, options.lockWaitMs);

  return {
    ...reader,
    path,
    list: async () => (await readKeys(path)).records,
    issue: (request) =>
      writer.change<NewKey | KeyRefusal>((records) => {
        const result = mintKey(request, mint);
        return 'refused' in result ? { result } : { result, records: [...records, result.record] };
      }),
    async rotate(id, graceMs) {
      assertGrace(graceMs);
      return writer.change<NewKey | KeyRefusal>((records) => {
        const old = withId(records, id);
        if (old === undefined) return { result: noSuchKey };
        const rotation = rotateKey(old, graceMs, mint);
        if ('refused' in rotation) return { result: rotation };
        const { issued, ending } = rotation;
        return { result: issued, records: [...replaced(records, ending), issued.record] };
      });
    },
    revoke: (id) =>
      writer.change<ApiKeyRecord | KeyRefusal>((records) => {
        const old = withId(records, id);
        if (old === undefined) return { result: noSuchKey };
        const result = revokeKey(old, now());
        return { result, records: replaced(records, result) };
      }),
  };
}

const withId = (records: readonly ApiKeyRecord[], id: string) =>
  records.find((record) => record.id === id);

const replaced = (records: readonly ApiKeyRecord[], by: ApiKeyRecord) =>
  records.map((record) => (record.id === by.id ? by : record));

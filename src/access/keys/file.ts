import { join } from 'node:path';
import { readKeys } from './file-format.js';
import { createKeyFileReader, type KeyFileReaderOptions } from './file-reader.js';
import { type Change, changeKeyFile } from './file-writer.js';
import {
  type ApiKeyRecord,
  type KeyRefusal,
  type KeyStore,
  mintKey,
  type NewKey,
  noSuchKey,
  revokeKey,
  rotateKey,
} from './keys.js';

export interface KeyFileOptions extends KeyFileReaderOptions {
  /** DATA_DIR; the first write creates it with mode 0700. `keys.json` in it has mode 0600. */
  readonly directory: string;
  /** How long a change waits for other processes before it fails. */
  readonly lockWaitMs?: number;
}

type Records = readonly ApiKeyRecord[];

/**
 * The keys of a service without Elasticsearch, in one JSON file. Any number of processes may read
 * and change it: writers take turns by a lock file and replace the whole file, so readers never see
 * half a file, and no change is lost. Faults of the file are `KeyFileError`s that name it.
 */
export function createKeyFile(options: KeyFileOptions) {
  const { directory, now, lockWaitMs } = options;
  const path = join(directory, 'keys.json');
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** One change at a time, so that a process does not compete with itself for the lock. */
  function change<Result>(edit: (records: Records) => Change<Result>): Promise<Result> {
    const turn = lastTurn.then(() => changeKeyFile(path, edit, lockWaitMs));
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  const changeKey = <Result>(
    id: string,
    edit: (old: ApiKeyRecord, all: Records) => Change<Result>,
  ) =>
    change<Result | KeyRefusal>((records) => {
      const old = records.find((record) => record.id === id);
      return old === undefined ? { result: noSuchKey } : edit(old, records);
    });

  const store: KeyStore = {
    list: async () => (await readKeys(path)).records,
    issue: (request) =>
      change<NewKey | KeyRefusal>((records) => {
        const result = mintKey(request, options);
        return 'refused' in result ? { result } : { result, records: [...records, result.record] };
      }),
    rotate: (id, graceMs) =>
      changeKey<NewKey | KeyRefusal>(id, (old, records) => {
        const rotation = rotateKey(old, graceMs, options);
        if ('refused' in rotation) return { result: rotation };
        const { issued, ending } = rotation;
        return { result: issued, records: [...replaced(records, ending), issued.record] };
      }),
    revoke: (id) =>
      changeKey(id, (old, records) => {
        const result = revokeKey(old, now());
        return { result, records: replaced(records, result) };
      }),
  };
  return { path, ...createKeyFileReader(path, options), ...store };
}

const replaced = (records: Records, by: ApiKeyRecord) =>
  records.map((record) => (record.id === by.id ? by : record));

import { type FileHandle, open, stat } from 'node:fs/promises';
import { errorCode } from '../../files/error-code.js';
import { isObject, parseJson } from '../../files/json.js';
import { type ApiKeyRecord, isKeyId, isTenantName, KeysUnavailableError } from './keys.js';

/** The key file cannot be used; the message starts with its path and never quotes its content. */
export class KeyFileError extends KeysUnavailableError {
  override readonly name = 'KeyFileError';
}

const version = 1;
const absent = 'absent';

const isTime = (value: unknown) =>
  typeof value === 'string' &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value;
const isTimeOrNull = (value: unknown) => value === null || isTime(value);
const isText = (isRight: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRight(value);

const fields: Record<keyof ApiKeyRecord, (value: unknown) => boolean> = {
  id: isText(isKeyId),
  quota: isText(isKeyId),
  tenant: isText(isTenantName),
  tier: isText((text) => text !== ''),
  digest: isText((text) => /^[0-9a-f]{64}$/.test(text)),
  createdAt: isTime,
  expiresAt: isTimeOrNull,
  revokedAt: isTimeOrNull,
};

export function printKeys(records: readonly ApiKeyRecord[]): string {
  return `${JSON.stringify({ version, keys: records }, null, 2)}\n`;
}

/** Anything unexpected counts as damage: a file that is only half understood must not be saved. */
function parseKeys(text: string, path: string): readonly ApiKeyRecord[] {
  const file = parseJson(text);
  if (file === undefined) throw damaged(path, 'is not JSON');
  if (!isObject(file) || file.version !== version || !Array.isArray(file.keys)) {
    throw damaged(path, `is not a key file of version ${version}`);
  }
  const records = file.keys.map((entry: unknown, index) => toRecord(entry, `keys[${index}]`, path));
  for (const field of ['id', 'digest'] as const) {
    if (new Set(records.map((record) => record[field])).size < records.length) {
      throw damaged(path, `has two keys with the same ${field}`);
    }
  }
  return records;
}

/** A missing file has no keys. The identity, that of the file actually read, changes with it. */
export async function readKeys(path: string) {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const identity = toIdentity(await handle.stat({ bigint: true }));
    return { identity, records: parseKeys(await handle.readFile('utf8'), path) };
  } catch (error) {
    if (isMissing(error)) return { identity: absent, records: [] };
    throw asKeyFileError(error, `${path}: cannot be read`);
  } finally {
    await handle?.close();
  }
}

export async function identityOf(path: string): Promise<string> {
  try {
    return toIdentity(await stat(path, { bigint: true }));
  } catch (error) {
    if (isMissing(error)) return absent;
    throw asKeyFileError(error, `${path}: cannot be read`);
  }
}

function toRecord(entry: unknown, where: string, path: string): ApiKeyRecord {
  if (!isObject(entry)) throw damaged(path, `${where} is not an object`);
  for (const [field, isValid] of Object.entries(fields)) {
    if (!isValid(entry[field])) throw damaged(path, `${where}.${field} is missing or wrong`);
  }
  const hasUnknown = Object.keys(entry).some((name) => !Object.hasOwn(fields, name));
  if (hasUnknown) throw damaged(path, `${where} has an unknown field`);
  return entry as unknown as ApiKeyRecord;
}

const toIdentity = (file: { ino: bigint; size: bigint; mtimeNs: bigint }) =>
  `${file.ino}:${file.size}:${file.mtimeNs}`;

const damaged = (path: string, fault: string) =>
  new KeyFileError(`${path}: ${fault}; the file is damaged and was left as it is`);

export const asKeyFileError = (cause: unknown, message: string) =>
  cause instanceof KeyFileError
    ? cause
    : new KeyFileError(`${message} (${errorCode(cause)})`, { cause });

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT';

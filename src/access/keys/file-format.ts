import { type FileHandle, open, stat } from 'node:fs/promises';
import { errorCode } from '../../files/error-code.js';
import { type ApiKeyRecord, isKeyId, isTenantName, KeysUnavailableError } from './keys.js';

/** The key file cannot be used; the message starts with its path and never quotes its content. */
export class KeyFileError extends KeysUnavailableError {
  override readonly name = 'KeyFileError';
}

export interface ReadKeys {
  /** Changes whenever the file does. */
  readonly identity: string;
  readonly records: readonly ApiKeyRecord[];
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
  const file = toJson(text, path);
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

/** A missing file has no keys. The identity is that of the file actually read. */
export async function readKeys(path: string): Promise<ReadKeys> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const identity = toIdentity(await handle.stat({ bigint: true }));
    return { identity, records: parseKeys(await handle.readFile('utf8'), path) };
  } catch (error) {
    if (isMissing(error)) return { identity: absent, records: [] };
    throw unreadable(path, error);
  } finally {
    await handle?.close();
  }
}

export async function identityOf(path: string): Promise<string> {
  try {
    return toIdentity(await stat(path, { bigint: true }));
  } catch (error) {
    if (isMissing(error)) return absent;
    throw unreadable(path, error);
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

function toJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw damaged(path, 'is not JSON');
  }
}

const toIdentity = (file: { ino: bigint; size: bigint; mtimeNs: bigint }) =>
  `${file.ino}:${file.size}:${file.mtimeNs}`;

const damaged = (path: string, fault: string) =>
  new KeyFileError(`${path}: ${fault}; the file is damaged and was left as it is`);

function unreadable(path: string, cause: unknown): KeyFileError {
  if (cause instanceof KeyFileError) return cause;
  return new KeyFileError(`${path}: cannot be read (${errorCode(cause)})`, { cause });
}

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

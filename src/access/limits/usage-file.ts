import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../files/error-code.js';
import { isObject, parseJson } from '../../files/json.js';
import { replaceFile } from '../../files/replace-file.js';

export interface MonthUsage {
  /** `2026-02`. */
  readonly month: string;
  readonly counts: readonly (readonly [subject: string, count: number])[];
}

export interface UsageFileOptions {
  /** DATA_DIR; created with mode 0700 if it is missing. */
  readonly directory: string;
  readonly now: () => number;
  /** Called if a damaged file is set aside or a save fails; counting continues in both cases. */
  readonly onError: (error: Error) => void;
}

/** The usage file could not be read or written; the message starts with its path. */
class UsageFileError extends Error {
  override readonly name = 'UsageFileError';
}

const version = 1;
const saveEveryMs = 1000;

/**
 * The month's counts of a service without Redis, in `usage.json`. A process that is killed loses
 * the counts of about its last second. Two servers on one DATA_DIR do not share their counts: each
 * allows the whole quota and overwrites what the other saved, so after a restart the last save
 * applies. Use Redis for one quota across several servers.
 */
export async function openUsageFile(options: UsageFileOptions) {
  const { directory, now, onError } = options;
  const path = pathIn(directory);
  /** The content of the file when it was opened. */
  const saved = await readUsage(directory).catch(async (fault: unknown) => {
    const aside = `${path}.damaged-${now()}`;
    const outcome = await rename(path, aside).then(
      () => `set aside as ${aside}`,
      () => 'could not be set aside',
    );
    onError(new UsageFileError(`${path}: ${reason(fault)}; ${outcome}, counting starts at zero`));
    return undefined;
  });
  return { saved, ...createSaver(path, onError) };
}

export type UsageFile = Awaited<ReturnType<typeof openUsageFile>>;

function createSaver(path: string, onError: (error: Error) => void) {
  let unsaved: (() => MonthUsage) | undefined;
  let writing: Promise<void> | undefined;
  let reported: string | undefined;
  const timer = setInterval(() => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
  }, saveEveryMs).unref();

  /** Schedules a save, at most one a second; `snapshot` is called when it happens. */
  function save(snapshot: () => MonthUsage): void {
    unsaved = snapshot;
  }

  async function write(): Promise<void> {
    const snapshot = unsaved;
    if (snapshot === undefined) return;
    unsaved = undefined;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await replaceFile(path, printUsage(snapshot()));
      reported = undefined;
    } catch (error) {
      unsaved ??= snapshot;
      const message = `${path}: cannot be written (${reason(error)}); counting continues`;
      if (message !== reported) onError(new UsageFileError(message, { cause: error }));
      reported = message;
    }
  }

  /** Saves anything that is not saved yet. */
  async function close(): Promise<void> {
    clearInterval(timer);
    await writing;
    await write();
  }

  return { save, close };
}

const pathIn = (directory: string) => join(directory, 'usage.json');

/** The usage that was saved last, if any. */
export async function readUsage(directory: string): Promise<MonthUsage | undefined> {
  let text: string;
  try {
    text = await readFile(pathIn(directory), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  return parseUsage(text);
}

function parseUsage(text: string): MonthUsage {
  const file = parseJson(text);
  if (file === undefined) throw new UsageFileError('is not JSON');
  if (
    !isObject(file) ||
    file.version !== version ||
    typeof file.month !== 'string' ||
    !/^\d{4}-\d{2}$/.test(file.month) ||
    !isObject(file.counts)
  ) {
    throw new UsageFileError('is not a usage file');
  }
  const counts = Object.entries(file.counts).map(([subject, count]) => {
    if (!Number.isSafeInteger(count) || Number(count) < 0) {
      throw new UsageFileError('has an invalid count');
    }
    return [subject, Number(count)] as const;
  });
  return { month: file.month, counts };
}

const printUsage = ({ month, counts }: MonthUsage) =>
  JSON.stringify({ version, month, counts: Object.fromEntries(counts) });

const reason = (error: unknown) =>
  error instanceof UsageFileError ? error.message : errorCode(error);

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createKeyFile, type KeyFileOptions } from '../../../src/access/keys/file.js';
import type { ApiKeyRecord, KeyStore } from '../../../src/access/keys/keys.js';
import { contractTiers } from '../../contracts/keys.js';
import { createClock, type SettableClock } from '../../support/clock.js';

export const start = '2026-03-10T12:00:00.000Z';

/** A directory that is not made yet, so that who makes it decides on its mode. */
export const newDirectory = async () => join(await mkdtemp(join(tmpdir(), 'keys-')), 'data');

export const removeDirectory = (directory: string) =>
  rm(join(directory, '..'), { recursive: true });

interface Place {
  readonly directory: string;
  readonly path: string;
  readonly clock: SettableClock;
  /** What was reported while it was served. */
  readonly errors: string[];
}

/** A fresh place for the key file before each test, and what tests do with it. */
export function keyFileEach() {
  let place: Place;
  beforeEach(async () => {
    const directory = await newDirectory();
    const path = join(directory, 'keys.json');
    place = { directory, path, clock: createClock(start), errors: [] };
  });
  afterEach(() => removeDirectory(place.directory));

  const open = (options: Partial<KeyFileOptions> = {}) =>
    createKeyFile({
      directory: place.directory,
      now: place.clock.now,
      tiers: contractTiers,
      onError: (error) => place.errors.push(error.message),
      ...options,
    });

  async function issue(keys: KeyStore = open(), tier = 'free'): Promise<ApiKeyRecord> {
    const issued = await keys.issue({ tenant: 'acme', tier });
    if ('refused' in issued) throw new Error(issued.detail);
    return issued.record;
  }

  async function hold(text: string): Promise<void> {
    await mkdir(place.directory, { recursive: true });
    await writeFile(place.path, text);
  }

  return { place: () => place, open, issue, hold };
}

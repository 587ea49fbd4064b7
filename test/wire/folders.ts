import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';

/** A folder of fixtures and one of data, as settings; removed after the last test of the suite. */
export function useFolders(): { readonly FIXTURES: string; readonly DATA_DIR: string } {
  const folders = { FIXTURES: '', DATA_DIR: '' };
  beforeAll(async () => {
    folders.FIXTURES = await writeFixtures();
    folders.DATA_DIR = await mkdtemp(join(tmpdir(), 'service-'));
  });
  afterAll(() =>
    Promise.all([removeFixtures(folders.FIXTURES), rm(folders.DATA_DIR, { recursive: true })]),
  );
  return folders;
}

/** Which commit a folder of fixtures is at, and what it had then; undefined outside git. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Records } from '../../catalogue/records.js';
import { loadFixtures } from '../../fixtures/load.js';

const git = async (directory: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('git', ['-C', directory, ...args]);
  return stdout.trim();
};

/** `4f2c1ab`, or `4f2c1ab with changes` if files differ from it. */
export async function commitOf(directory: string): Promise<string | undefined> {
  try {
    const commit = await git(directory, 'rev-parse', '--short=10', 'HEAD');
    const changes = await git(directory, 'status', '--porcelain', '--', '.');
    return changes === '' ? commit : `${commit} with changes`;
  } catch {
    return undefined;
  }
}

/** Whether the commit named by a note is missing from the checkout's history. */
export async function isCommitMissing(directory: string, note: string): Promise<boolean> {
  const [, commit] = /^([0-9a-f]{7,40})(?: with changes)?$/.exec(note) ?? [];
  if (commit === undefined || (await commitOf(directory)) === undefined) return false;
  return git(directory, 'merge-base', '--is-ancestor', commit, 'HEAD').then(
    () => false,
    () => true,
  );
}

/** The records of the last commit, if files differ from it and could be read then. */
export async function committedRecords(directory: string): Promise<Records | undefined> {
  if (!(await commitOf(directory))?.endsWith(' with changes')) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'menologion-commit-'));
  try {
    const archive = join(folder, 'fixtures.tar');
    await git(directory, 'archive', '--format=tar', `--output=${archive}`, 'HEAD', '.');
    await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
    return await loadFixtures(folder);
  } catch {
    // Such as a commit without these files, or one with mistakes: there is nothing to compare with.
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

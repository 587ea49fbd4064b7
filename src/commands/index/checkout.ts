/** Which commit a folder of fixtures is at; undefined for a folder outside git. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

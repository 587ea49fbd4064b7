/** The folder of fixtures: which files it has, and reading one. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { type Mistake, parseYamlFile } from './yaml-file.js';

/** Is told each mistake. */
export type Report = (mistake: Mistake) => void;

export async function saintFolders(directory: string, report: Report): Promise<string[]> {
  const entries = await listDirectory(join(directory, 'saints'));
  if (!entries) report({ file: 'saints', line: 1, message: 'the folder is missing' });
  const folders: string[] = [];
  for (const entry of entries ?? []) {
    if (entry.isDirectory()) folders.push(entry.name);
    else report({ file: join('saints', entry.name), line: 1, message: 'only folders belong here' });
  }
  return folders.sort();
}

export async function yamlFiles(
  directory: string,
  folder: string,
  report: Report,
): Promise<string[]> {
  const entries = await listDirectory(join(directory, folder));
  if (!entries) report({ file: folder, line: 1, message: 'the folder is missing' });
  const paths: string[] = [];
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isFile() && entry.name.endsWith('.yaml')) paths.push(path);
    else report({ file: path, line: 1, message: 'only .yaml files belong here' });
  }
  return paths.sort();
}

/** A file that nothing reads is a mistake, lest an editor look for it in vain. */
export async function reportStrays(
  directory: string,
  folder: string,
  known: readonly string[],
  report: Report,
): Promise<void> {
  for (const { name } of (await listDirectory(join(directory, folder))) ?? []) {
    if (known.includes(name)) continue;
    const message = `is not read; ${folder}/ holds ${known.join(' and ')} alone`;
    report({ file: join(folder, name), line: 1, message });
  }
}

async function listDirectory(directory: string) {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}

export async function readYaml<Schema extends TSchema>(
  schema: Schema,
  directory: string,
  path: string,
  report: Report,
) {
  let text: string;
  try {
    text = await readFile(join(directory, path), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    report({ file: path, line: 1, message: `cannot be read (${code})` });
    return undefined;
  }
  return parseYamlFile(schema, path, text, report);
}

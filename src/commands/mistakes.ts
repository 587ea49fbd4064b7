/** The fixtures a command works on, and reporting the mistakes in them. */
import { join } from 'node:path';
import type { Records } from '../catalogue/records.js';
import { readEnvironment, toConfig } from '../config/config.js';
import { leftoversIn } from '../fixtures/fixture-files.js';
import { checkFixtures, FixturesError } from '../fixtures/load.js';
import { CommandError, print } from './output.js';

export const fixturesOption = [
  '--fixtures <dir>',
  'the folder to read (default: the setting FIXTURES)',
] as const;

export const fixturesDirectory = (given: string | undefined): string =>
  given ?? toConfig(readEnvironment()).fixtures;

/** The records of a valid folder; otherwise prints each mistake and throws. */
export async function readValidRecords(directory: string): Promise<Records> {
  for (const name of await leftoversIn(directory)) {
    process.stderr.write(`${join(directory, name)} is ignored: nothing reads it\n`);
  }
  return listingMistakes(directory, () => checkFixtures(directory));
}

export const mistakeLines = (directory: string, { mistakes }: FixturesError): string[] =>
  mistakes.map(({ file, line, message }) => `${join(directory, file)}:${line}: ${message}`);

/** Prints each mistake that `work` finds in a folder's fixtures, then throws. */
export async function listingMistakes<Result>(
  directory: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FixturesError)) throw error;
    for (const line of mistakeLines(directory, error)) print(line);
    throw new CommandError(`mistakes in the fixtures: ${error.mistakes.length}`);
  }
}

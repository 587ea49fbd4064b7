/** The fixtures a command works on, and telling the mistakes in them. */
import { join } from 'node:path';
import type { Records } from '../catalogue/records.js';
import { readEnvironment, toConfig } from '../config/config.js';
import { leftoversIn } from '../fixtures/fixture-files.js';
import { checkFixtures, FixturesError } from '../fixtures/source.js';
import { CommandError, print } from './output.js';

export const fixturesOption = [
  '--fixtures <dir>',
  'the folder to read (default: the setting FIXTURES)',
] as const;

export const fixturesDirectory = (given: string | undefined): string =>
  given ?? toConfig(readEnvironment()).fixtures;

/** The records of a folder that keeps every rule; else each mistake is printed, and this throws. */
export async function readSound(directory: string): Promise<Records> {
  for (const name of await leftoversIn(directory)) {
    process.stderr.write(`${join(directory, name)} is passed over: nothing reads it\n`);
  }
  return listingMistakes(directory, () => checkFixtures(directory));
}

/** Prints each mistake that `work` finds in the fixtures of a folder, and throws. */
export async function listingMistakes<Result>(
  directory: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FixturesError)) throw error;
    for (const { file, line, message } of error.mistakes) {
      print(`${join(directory, file)}:${line}: ${message}`);
    }
    throw new CommandError(`mistakes in the fixtures: ${error.mistakes.length}`);
  }
}

/** `menologion index …` */
import { Command } from 'commander';
import { changesBetween } from '../../../indexer/diff/changes.js';
import { lossLines } from '../../../indexer/diff/losses.js';
import type { Records } from '../../catalogue/records.js';
import { fixturesDirectory, fixturesOption, readValidRecords } from '../mistakes.js';
import { CommandError, print } from '../output.js';
import { committedRecords } from './checkout.js';
import { rollbackCommand, statusCommand } from './index-generations.js';
import { diffCommand, rebuildCommand } from './index-publish.js';
import { reportCommand } from './index-report.js';

export function indexCommand(): Command {
  return new Command('index')
    .description('Check the fixtures and publish them.')
    .addCommand(validateCommand())
    .addCommand(reportCommand())
    .addCommand(rebuildCommand())
    .addCommand(diffCommand())
    .addCommand(statusCommand())
    .addCommand(rollbackCommand());
}

function validateCommand(): Command {
  return new Command('validate')
    .description('Check every fixture, without an engine; in git, also against the last commit.')
    .option(...fixturesOption)
    .action(async ({ fixtures }: { fixtures?: string }) => {
      const directory = fixturesDirectory(fixtures);
      const records = await readValidRecords(directory);
      await assertNothingDropped(directory, records);
      const { saints, feasts, countries } = records;
      const counts = `${saints.length} saints, ${feasts.length} feasts`;
      print(`${counts} and ${countries.length} countries, no mistakes`);
    });
}

/** Throws if a record of the last commit is missing, as a rebuild would refuse to lose it. */
async function assertNothingDropped(directory: string, records: Records): Promise<void> {
  const before = await committedRecords(directory);
  const lost = before ? lossLines(changesBetween(before, records)) : [];
  if (lost.length === 0) return;
  const heading = 'records of the last commit are missing, which a rebuild would refuse:';
  const advice = 'put them back; or commit their removal, and publish with --allow-removal SLUG';
  throw new CommandError([heading, ...lost, advice].join('\n'));
}

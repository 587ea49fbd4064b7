/** `menologion index …` */
import { Command } from 'commander';
import { fixturesDirectory, fixturesOption, readValidRecords } from '../mistakes.js';
import { print } from '../output.js';
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
    .description('Check every fixture, without an engine.')
    .option(...fixturesOption)
    .action(async ({ fixtures }: { fixtures?: string }) => {
      const { saints, feasts, countries } = await readValidRecords(fixturesDirectory(fixtures));
      const counts = `${saints.length} saints, ${feasts.length} feasts`;
      print(`${counts} and ${countries.length} countries, no mistakes`);
    });
}

/** `menologion index …` */
import { join } from 'node:path';
import { Command } from 'commander';
import { readFixtures } from '../../indexer/read.js';
import type { Mistake } from '../../indexer/yaml-file.js';
import { readEnvironment, toConfig } from '../config.js';
import { CommandError, print } from './output.js';

export function indexCommand(): Command {
  return new Command('index')
    .description('Check the fixtures and publish them.')
    .addCommand(validateCommand());
}

function validateCommand(): Command {
  return new Command('validate')
    .description('Check every fixture, without an engine.')
    .option('--fixtures <dir>', 'the folder to check (default: the setting FIXTURES)')
    .action(async ({ fixtures }: { fixtures?: string }) => {
      const directory = fixtures ?? toConfig(readEnvironment()).fixtures;
      const mistakes: Mistake[] = [];
      const counts = { saint: 0, feast: 0, country: 0 };
      for await (const { kind } of readFixtures(directory, (found) => mistakes.push(found))) {
        counts[kind] += 1;
      }
      for (const { file, line, message } of mistakes) {
        print(`${join(directory, file)}:${line}: ${message}`);
      }
      if (mistakes.length > 0) throw new CommandError(`${mistakes.length} mistakes`);
      const { saint, feast, country } = counts;
      print(`${saint} saints, ${feast} feasts and ${country} countries, no mistakes`);
    });
}

/** `menologion new saint SLUG`: a file to start from. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { leapYear, parseDate } from '../calendar/reckoning.js';
import { isSlug } from '../catalogue/slug.js';
import { saintTemplate } from '../fixtures/template.js';
import { fixturesDirectory, fixturesOption } from './mistakes.js';
import { CommandError, print } from './output.js';

export function newCommand(): Command {
  return new Command('new').description('Create a fixture file.').addCommand(
    new Command('saint')
      .description('Write a template in which every line says what belongs there.')
      .argument('<slug>', 'the permanent name of the file: nicholas-of-myra', slug)
      .requiredOption('--day <MM-DD>', 'the primary commemoration, or `movable`', day)
      .option(...fixturesOption)
      .action(newSaint),
  );
}

async function newSaint(slug: string, given: { day: string; fixtures?: string }): Promise<void> {
  const directory = fixturesDirectory(given.fixtures);
  const folder = given.day === 'movable' ? 'movable' : given.day.slice(0, 2);
  const file = join(directory, 'saints', folder, `${slug}.yaml`);
  const names = await readdir(join(directory, 'saints'), { recursive: true }).catch(() => {
    throw new CommandError(`${directory} is not a folder of fixtures: it has no saints/`);
  });
  const other = names.find((name) => name.endsWith(`/${slug}.yaml`));
  if (other !== undefined) {
    throw new CommandError(`${slug} exists already: ${join(directory, 'saints', other)}`);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, saintTemplate(slug, given.day), { flag: 'wx' });
  print(file);
}

function slug(text: string): string {
  if (isSlug(text)) return text;
  throw new InvalidArgumentError(
    'It must be lower-case letters and digits with single hyphens: nicholas-of-myra.',
  );
}

function day(text: string): string {
  if (text === 'movable' || parseDate(`${leapYear}-${text}`) !== undefined) return text;
  throw new InvalidArgumentError('It must be MM-DD, such as 12-06, or movable.');
}

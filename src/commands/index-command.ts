/** `menologion index …` */
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  type Generation,
  generationTime,
  isComplete,
  listGenerations,
  rollBack,
} from '../../indexer/generations.js';
import { readMappings } from '../../indexer/mappings.js';
import type { RebuildOptions } from '../../indexer/rebuild.js';
import { type Config, readEnvironment, toConfig } from '../config.js';
import { createElasticsearchClient } from '../elasticsearch-client.js';
import { leftoversIn } from '../fixtures/fixture-files.js';
import { checkFixtures, FixturesError, fixtureSource } from '../fixtures/source.js';
import { keepHeapBounded } from '../flags.js';
import { loadVocabulary, mappingsDirectory } from '../wire.js';
import { CommandError, print, table } from './output.js';
import { createProgress } from './progress.js';

export function indexCommand(): Command {
  return new Command('index')
    .description('Check the fixtures and publish them.')
    .addCommand(validateCommand())
    .addCommand(rebuildCommand())
    .addCommand(statusCommand())
    .addCommand(rollbackCommand());
}

const fixturesOption = [
  '--fixtures <dir>',
  'the folder to read (default: the setting FIXTURES)',
] as const;

function validateCommand(): Command {
  return new Command('validate')
    .description('Check every fixture, without an engine.')
    .option(...fixturesOption)
    .action(async ({ fixtures }: { fixtures?: string }) => {
      const directory = fixtures ?? toConfig(readEnvironment()).fixtures;
      for (const name of await leftoversIn(directory)) {
        process.stderr.write(`${join(directory, name)} is passed over: nothing reads it\n`);
      }
      const counts = await listingMistakes(directory, () => checkFixtures(directory));
      const { saint, feast, country } = counts;
      print(`${saint} saints, ${feast} feasts and ${country} countries, no mistakes`);
    });
}

interface RebuildArguments {
  readonly fixtures?: string;
  readonly keep: number;
  readonly force?: boolean;
  readonly ifNone?: boolean;
  readonly allowRemoval: readonly string[];
}

function rebuildCommand(): Command {
  const slugs = (slug: string, others: string[]) => [...others, slug];
  return new Command('rebuild')
    .description('Check the fixtures, build a new generation beside the live one, and serve it.')
    .option(...fixturesOption)
    .option('--keep <n>', 'how many older generations stay to go back to', count, 2)
    .option('--force', 'build even when the content has not changed')
    .addOption(new Option('--if-none', 'build only where no generation is live').conflicts('force'))
    .option('--allow-removal <slug>', 'let this slug vanish (may be repeated)', slugs, [])
    .action(async ({ fixtures, ...given }: RebuildArguments) => {
      keepHeapBounded();
      // Loaded here: whoever serves from memory never needs the cluster's library.
      const { rebuild } = await import('../../indexer/rebuild.js');
      const config = clusterConfig();
      const directory = fixtures ?? config.fixtures;
      const progress = createProgress(process.stderr);
      const options: RebuildOptions = {
        ...given,
        client: await createElasticsearchClient(config, 'indexing'),
        prefix: config.indexPrefix,
        source: fixtureSource(directory),
        files: readMappings(mappingsDirectory()),
        vocabulary: loadVocabulary(),
        now: Date.now,
        report: progress,
      };
      const done = await withEngine(config, () =>
        listingMistakes(directory, () => rebuild(options)).finally(() => progress.end()),
      );
      if (done.outcome === 'published') {
        const { saints, feasts, countries } = done.counts;
        print(`${done.name} is live: ${saints} saints, ${feasts} feasts, ${countries} countries`);
        return;
      }
      const { name } = done.generation;
      const isSame = done.outcome === 'unchanged';
      print(isSame ? `nothing has changed; ${name} stays live` : `${name} is live already`);
    });
}

function statusCommand(): Command {
  return new Command('status')
    .description('Show the live generation, its age and counts, and the older ones kept.')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const config = clusterConfig();
      const client = await createElasticsearchClient(config, 'indexing');
      const rows = (
        await withEngine(config, () => listGenerations(client, config.indexPrefix))
      ).map(described);
      if (json) {
        print(JSON.stringify(rows, null, 2));
        return;
      }
      if (rows.length === 0) {
        print('nothing has been published yet');
        return;
      }
      const heading = ['GENERATION', 'STATE', 'AGE', 'SAINTS', 'FEASTS', 'COUNTRIES'];
      const cells = rows.map(({ generation, state, createdAt, counts }) => [
        generation,
        state,
        age(Date.now() - Date.parse(createdAt)),
        ...[counts?.saints, counts?.feasts, counts?.countries].map((n) => String(n ?? '-')),
      ]);
      print(table([heading, ...cells]));
    });
}

function rollbackCommand(): Command {
  return new Command('rollback')
    .description('Serve an older generation again.')
    .option('--to <generation>', 'which one, as `index status` shows it (default: the one before)')
    .action(async ({ to }: { to?: string }) => {
      const config = clusterConfig();
      const client = await createElasticsearchClient(config, 'indexing');
      const served = await withEngine(config, () => rollBack(client, config.indexPrefix, to));
      print(`${served.name} is live`);
    });
}

function described(generation: Generation) {
  const { name, isLive, meta } = generation;
  const settled = isComplete(generation) ? 'kept' : 'unfinished';
  return {
    generation: name,
    state: isLive ? 'live' : settled,
    createdAt: new Date(generationTime(name)).toISOString(),
    counts: meta?.counts ?? null,
  };
}

function clusterConfig(): Config {
  const config = toConfig(readEnvironment());
  if (config.elasticsearchUrls === undefined) {
    throw new CommandError('ELASTICSEARCH_URL must name the cluster to publish to', true);
  }
  return config;
}

/** Runs `work`; what the engine says is told in words that an editor can use. */
async function withEngine<Result>(config: Config, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { explain } = await import('./engine-errors.js');
    throw explain(error, config);
  }
}

async function listingMistakes<Result>(
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

function count(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be an integer between 0 and 999.');
}

/** A time span in its largest fitting unit. */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes}m`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
}

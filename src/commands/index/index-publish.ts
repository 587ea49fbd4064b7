/** `menologion index rebuild` and `index diff`: publishing, and what it would change. */
import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError, Option } from 'commander';
import { alteredText, misplacedAliases, missingDocuments } from '../../../indexer/damage.js';
import {
  type Generation,
  isComplete,
  listGenerations,
  liveOf,
} from '../../../indexer/generations.js';
import { readMappings } from '../../../indexer/indices/mappings.js';
import type { RebuildOutcome } from '../../../indexer/rebuild.js';
import type { RebuildOptions } from '../../../indexer/rebuild-options.js';
import { loadVocabulary, mappingsDirectory } from '../../wire/package-files.js';
import { fixturesDirectory, fixturesOption, readValidRecords } from '../mistakes.js';
import { CommandError, print } from '../output.js';
import { changeLines } from './change-lines.js';
import { commitOf, isCommitMissing } from './checkout.js';
import { type Cluster, clusterConfig, withCluster } from './cluster.js';
import { createProgress } from './progress.js';

interface RebuildArguments extends Pick<RebuildOptions, 'keep' | 'force' | 'ifEmpty'> {
  readonly fixtures?: string;
  readonly dryRun?: boolean;
  readonly note?: string;
  readonly allowRemoval: readonly string[];
  readonly allowOlder?: boolean;
}

export function rebuildCommand(): Command {
  const slugs = (slug: string, others: string[]) => [...others, slug];
  return new Command('rebuild')
    .description('Check the fixtures, build a new generation beside the live one, and serve it.')
    .option(...fixturesOption)
    .option('--keep <n>', 'how many older generations to keep for a rollback', count, 2)
    .option('--force', 'build even if the content has not changed')
    .addOption(new Option('--if-empty', 'build only if no generation is live').conflicts('force'))
    .option('--dry-run', 'show what would change, as `index diff` does, and write nothing')
    .option('--note <text>', 'a note on the generation (default: the commit of the checkout)', note)
    .option('--allow-removal <slug>', 'let this slug be removed (may be repeated)', slugs, [])
    .option(
      '--allow-older',
      'publish even if this checkout lacks the commit of the live generation',
    )
    .action(async (given: RebuildArguments) => {
      if (given.dryRun) await printChanges(given);
      else await publish(given);
    });
}

export function diffCommand(): Command {
  return new Command('diff')
    .description('Show what a rebuild would change in the live generation; write nothing.')
    .option(...fixturesOption)
    .option('--json', 'as JSON')
    .action((given: { fixtures?: string; json?: boolean }) => printChanges(given));
}

async function publish(options: RebuildArguments): Promise<void> {
  const { fixtures, dryRun: _, allowOlder, ...given } = options;
  // V8 lets garbage grow to several times the live data (`npm run bench -- index`).
  setFlagsFromString('--heap-growing-percent=100');
  // Loaded here: serving from memory never needs the cluster's library.
  const { rebuild } = await import('../../../indexer/rebuild.js');
  const config = clusterConfig();
  const directory = fixturesDirectory(fixtures);
  const progress = createProgress(process.stderr);
  const stopping = stopOnSignal();
  const done = await withCluster(config, async (cluster): Promise<RebuildOutcome> => {
    const live = liveOf(await listGenerations(cluster.client, cluster.prefix));
    if (given.ifEmpty && live && (await isServed(cluster, live, progress.step))) {
      return { outcome: 'present', generation: live };
    }
    progress.step(`publishing to ${cluster.place}`);
    await warn(cluster, directory, live);
    progress.step('reading and checking the content');
    const records = await readValidRecords(directory);
    try {
      return await rebuild({
        ...given,
        client: cluster.client,
        prefix: cluster.prefix,
        isCommitMissing: missingCheck(allowOlder, directory),
        note: given.note ?? (await commitOf(directory)),
        records,
        files: readMappings(mappingsDirectory()),
        vocabulary: loadVocabulary(),
        now: Date.now,
        signal: stopping.signal,
        report: {
          ...progress,
          changes: (changes) => changeLines(changes).forEach(progress.step),
        },
      });
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
      throw new CommandError(`stopped; ${live ? `${live.name} stays` : 'nothing is'} live`);
    }
  }).finally(() => {
    progress.end();
    stopping.end();
  });
  if (done.outcome === 'published') {
    const { saints, feasts, countries } = done.counts;
    print(`${done.name} is live: ${saints} saints, ${feasts} feasts, ${countries} countries`);
    return;
  }
  print(unpublishedText[done.outcome](done.generation.name));
}

const unpublishedText = {
  unchanged: (name: string) => `nothing has changed; ${name} stays live`,
  present: (name: string) => `${name} is live already`,
  restored: (name: string) => `${name} is live again: only its aliases had to be moved`,
};

/** Whether a generation can be served as it is; says what it lacks. */
async function isServed(
  { client, prefix }: Cluster,
  live: Generation,
  onStatus: (message: string) => void,
): Promise<boolean> {
  const missing = await missingDocuments(client, live);
  if (missing !== undefined) {
    onStatus(`${live.name} is damaged: ${missing}. \`index rebuild\` publishes again`);
  }
  return isComplete(live) && (await misplacedAliases(client, prefix, live)).length === 0;
}

const missingCheck = (isAllowed: boolean | undefined, directory: string) =>
  isAllowed ? undefined : (commit: string) => isCommitMissing(directory, commit);

/** With `allowRemoval`, for `rebuild --dry-run`, it fails where the rebuild would refuse. */
async function printChanges(
  given: Partial<RebuildArguments> & { readonly json?: boolean },
): Promise<void> {
  const { fixtures, json, allowRemoval, allowOlder } = given;
  const { contentOf, currentOf, assertNothingLost } = await import('../../../indexer/rebuild.js');
  const { changesBetween } = await import('../../../indexer/diff/changes.js');
  const config = clusterConfig();
  const directory = fixturesDirectory(fixtures);
  await withCluster(config, async (cluster) => {
    const live = currentOf(await listGenerations(cluster.client, cluster.prefix));
    const records = await readValidRecords(directory);
    const content = await contentOf(cluster.client, live);
    const changes = changesBetween(content.records, records);
    const faults = live ? await faultsOf(cluster, live, content.digest) : [];
    if (json) {
      const { name = null, meta } = live ?? {};
      const note = meta?.note ?? null;
      return print(JSON.stringify({ to: cluster.place, live: name, note, faults, changes }));
    }
    print(`compared with ${live ? live.name : 'nothing'}, live at ${cluster.place}:`);
    for (const line of [...faults, ...changeLines(changes, true)]) print(line);
    await warn(cluster, directory, live);
    if (allowRemoval) {
      const isMissing = missingCheck(allowOlder, directory);
      await assertNothingLost({ allowRemoval, isCommitMissing: isMissing }, changes, live);
    }
  });
}

/** What a rebuild would repair, though no record in the fixtures has changed. */
async function faultsOf({ client, prefix }: Cluster, live: Generation, digest: string) {
  const misplaced = await misplacedAliases(client, prefix, live);
  const damage = alteredText(live.meta?.digest, digest);
  return damage === undefined ? misplaced : [...misplaced, `${live.name} is damaged: ${damage}`];
}

/** Warns of what may be a mistake, though it may be intended: a stale checkout, a wrong prefix. */
async function warn({ client, prefix }: Cluster, directory: string, live: Generation | undefined) {
  const warnOf = (message: string) => process.stderr.write(`ATTENTION: ${message}\n`);
  const note = live?.meta?.note;
  if (note !== undefined && (await isCommitMissing(directory, note))) {
    const published = `${live?.name} was published from ${note}`;
    const advice = "Pull first, or you may undo another editor's work.";
    warnOf(`${published}, which is not in this checkout. ${advice}`);
  }
  if (live) return;
  const found = await client.indices.getAlias({ name: '*-saints' }).catch(() => ({}));
  const others = Object.values<{ aliases: object }>(found)
    .flatMap(({ aliases }) => Object.keys(aliases))
    .map((alias) => alias.replace(/-saints$/, ''));
  if (others.length > 0) {
    const known = [...new Set(others)].sort().join(', ');
    const nothing = `nothing is live under ${prefix}`;
    warnOf(`${nothing}, but this cluster has ${known}: is INDEX_PREFIX right?`);
  }
}

/** The first signal ends the work at its next step; a second one ends the process. */
function stopOnSignal() {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(1);
    process.stderr.write('stopping\n');
    controller.abort();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.on(name, stop);
  return {
    signal: controller.signal,
    end() {
      for (const name of signals) process.off(name, stop);
    },
  };
}

function count(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be an integer between 0 and 999.');
}

function note(text: string): string {
  if (/^\S.{0,199}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be one line of at most 200 characters.');
}

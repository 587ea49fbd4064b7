/** `menologion index status` and `index rollback`: what is live, and going back. */
import { Command } from 'commander';
import { alteredText, misplacedAliases, missingDocuments } from '../../../indexer/damage.js';
import { readContent } from '../../../indexer/diff/live-records.js';
import {
  countDocuments,
  type Generation,
  isComplete,
  listGenerations,
} from '../../../indexer/generations.js';
import { rollBack } from '../../../indexer/rollback.js';
import { canRead, documentVersion, generationTime } from '../../elasticsearch/documents.js';
import { asJson, print, table } from '../output.js';
import { type Cluster, clusterConfig, withCluster } from './cluster.js';

export function statusCommand(): Command {
  return new Command('status')
    .description('Show the live generation with its age and counts, and the older ones kept.')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const { rows, place } = await withCluster(clusterConfig(), async (cluster) => {
        const all = await listGenerations(cluster.client, cluster.prefix);
        const rows = await Promise.all(all.map((each) => described(cluster, each)));
        return { rows, place: cluster.place };
      });
      if (json) return print(asJson(rows));
      if (rows.length === 0) return print(`nothing has been published yet to ${place}`);
      const heading = ['GENERATION', 'STATE', 'AGE', 'SAINTS', 'FEASTS', 'COUNTRIES', 'SERVABLE'];
      const cells = rows.map((row) => [
        row.generation,
        row.state,
        age(Date.now() - Date.parse(row.createdAt)),
        row.counts.saints,
        row.counts.feasts,
        row.counts.countries,
        row.servable ? 'yes' : whyNot(row),
        row.note,
      ]);
      print(table([[...heading, 'NOTE'], ...cells]));
      for (const line of faultLines(rows)) process.stderr.write(`${line}\n`);
    });
}

export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('Serve an older generation again.')
    .option('--to <generation>', 'which one, as `index status` shows it (default: the one before)')
    .action(async ({ to }: { to?: string }) => {
      const onStatus = (message: string) => process.stderr.write(`${message}\n`);
      const served = await withCluster(clusterConfig(), ({ client, prefix }) =>
        rollBack(client, prefix, { to, onStatus }),
      );
      print(`${served.name} is live`);
    });
}

async function described({ client, prefix }: Cluster, generation: Generation) {
  const { name, isLive, meta } = generation;
  const counts = await countDocuments(client, generation);
  const settled = isComplete(generation) ? 'kept' : 'unfinished';
  const aliases = isLive ? await misplacedAliases(client, prefix, generation) : [];
  const isReadable = canRead(meta?.version, meta?.readableFrom);
  return {
    generation: name,
    state: isLive ? 'live' : settled,
    createdAt: new Date(generationTime(name)).toISOString(),
    /** What is there now, whatever the generation once held. */
    counts,
    version: meta?.version ?? null,
    readable: isReadable,
    servable: isReadable && isComplete(generation) && aliases.length === 0,
    note: meta?.note ?? null,
    /** What is wrong with the aliases, if it is live. */
    aliases,
    damage: await damageOf(client, generation),
  };
}

type Row = Awaited<ReturnType<typeof described>>;

/** What is wrong, and what to do about it. */
function faultLines(rows: readonly Row[]): string[] {
  const live = rows.find(({ state }) => state === 'live');
  const lines = rows.flatMap(({ generation, damage, aliases }) => [
    ...aliases,
    ...(damage === undefined ? [] : [`${generation} is damaged: ${damage}`]),
  ]);
  if (live === undefined) return ['nothing is live: see `index rebuild`, or `index rollback --to`'];
  const isFaulty = live.aliases.length > 0 || live.damage !== undefined;
  return isFaulty ? [...lines, '`index rebuild` repairs this'] : lines;
}

function whyNot({ version, readable, aliases, state }: Row): string {
  if (!readable) {
    return `no: version ${version ?? 'unknown'}, not ${documentVersion}`;
  }
  return aliases.length > 0 ? 'no: see below' : `no: ${state === 'live' ? 'damaged' : state}`;
}

/** What a finished generation no longer holds as published; of kept ones, only the counts. */
async function damageOf(client: Cluster['client'], generation: Generation) {
  const missing = await missingDocuments(client, generation);
  if (missing !== undefined || !generation.isLive) return missing;
  const { digest } = await readContent(client, generation);
  return alteredText(generation.meta?.digest, digest);
}

/** A time span in its largest fitting unit. */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes}m`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
}

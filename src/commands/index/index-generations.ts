/** `menologion index status` and `index rollback`: what is live, and going back. */
import { Command } from 'commander';
import {
  countDocuments,
  documentVersion,
  type Generation,
  type GenerationMeta,
  generationTime,
  isComplete,
  listGenerations,
  rollBack,
} from '../../../indexer/generations.js';
import { asJson, print, table } from '../output.js';
import { type Cluster, clusterConfig, withCluster } from './cluster.js';

export function statusCommand(): Command {
  return new Command('status')
    .description('Show the live generation with its age and counts, and the older ones kept.')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const { rows, place } = await withCluster(clusterConfig(), async (cluster) => {
        const all = await listGenerations(cluster.client, cluster.prefix);
        const rows = await Promise.all(all.map((each) => described(cluster.client, each)));
        return { rows, place: cluster.place };
      });
      if (json) return print(asJson(rows));
      if (rows.length === 0) return print(`nothing has been published yet to ${place}`);
      const heading = ['GENERATION', 'STATE', 'AGE', 'SAINTS', 'FEASTS', 'COUNTRIES', 'SERVABLE'];
      const cells = rows.map(({ generation, state, createdAt, counts, ...row }) => [
        generation,
        state,
        age(Date.now() - Date.parse(createdAt)),
        counts.saints,
        counts.feasts,
        counts.countries,
        row.servable ? 'yes' : `no: version ${row.version ?? 'unknown'}, not ${documentVersion}`,
        row.note,
      ]);
      print(table([[...heading, 'NOTE'], ...cells]));
      for (const { generation, missing } of rows) {
        if (missing !== undefined) process.stderr.write(`${generation} is damaged: ${missing}\n`);
      }
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

async function described(client: Cluster['client'], generation: Generation) {
  const { name, isLive, meta } = generation;
  const counts = await countDocuments(client, generation);
  const settled = isComplete(generation) ? 'kept' : 'unfinished';
  return {
    generation: name,
    state: isLive ? 'live' : settled,
    createdAt: new Date(generationTime(name)).toISOString(),
    /** What is there now, whatever the generation once held. */
    counts,
    version: meta?.version ?? null,
    servable: meta?.version === documentVersion,
    note: meta?.note ?? null,
    missing: missingOf(meta, counts),
  };
}

/** What a finished generation once held and no longer does. */
function missingOf(
  meta: GenerationMeta | undefined,
  counts: Partial<GenerationMeta['counts']>,
): string | undefined {
  if (meta?.state !== 'complete') return undefined;
  const missing = Object.entries(meta.counts).flatMap(([kind, count]) => {
    const found = counts[kind as keyof typeof counts] ?? 0;
    return found === count ? [] : [`${found} of ${count} ${kind}`];
  });
  return missing.length > 0 ? missing.join(', ') : undefined;
}

/** A time span in its largest fitting unit. */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes}m`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
}

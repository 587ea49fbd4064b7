/** Serves an older generation again. */
import type { Client } from '@elastic/elasticsearch';
import { missingDocuments } from './damage.js';
import {
  type Generation,
  isComplete,
  listGenerations,
  liveOf,
  rollbackOrder,
  serveGeneration,
} from './generations.js';
import { type LockOptions, takeLock } from './lock.js';

/** A rollback must not wait long for a dead rebuild. */
const staleAfterMs = 12_000;

/** Serves an older generation again: the named one, else the one that the live one replaced. */
export async function rollBack(
  client: Client,
  prefix: string,
  { to, onStatus }: { to?: string | undefined; onStatus?: LockOptions['onStatus'] } = {},
): Promise<Generation> {
  await findTarget(client, prefix, to);
  // Meanwhile, a rebuild must not delete the generation that is being restored.
  const lock = await takeLock(client, prefix, { now: Date.now, onStatus, staleAfterMs });
  try {
    const target = await findTarget(client, prefix, to);
    await lock.confirm();
    await serveGeneration(client, prefix, target.name);
    return target;
  } finally {
    await lock.release();
  }
}

async function findTarget(client: Client, prefix: string, to: string | undefined) {
  const all = await listGenerations(client, prefix);
  const target = to === undefined ? generationBefore(all) : all.find(({ name }) => name === to);
  if (!target) throw new Error(`there is no generation ${to}`);
  if (!isComplete(target)) throw new Error(`the generation ${to} is not complete`);
  const missing = await missingDocuments(client, target);
  if (missing === undefined) return target;
  throw new Error(`the generation ${target.name} is damaged: ${missing}`);
}

function generationBefore(all: readonly Generation[]): Generation {
  const [before] = rollbackOrder(all);
  if (before) return before;
  const kept = all.find(isComplete);
  if (!kept || liveOf(all)) throw new Error('there is no older generation to go back to');
  throw new Error(`nothing is live; to serve a generation, add --to, as --to ${kept.name}`);
}

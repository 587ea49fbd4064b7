/** Publishes records as a new generation, if anything has changed. */
import { createHash } from 'node:crypto';
import type { Records } from '../src/catalogue/records.js';
import { documentVersion } from '../src/elasticsearch/documents.js';
import { build } from './build.js';
import { type Changes, changesBetween } from './diff/changes.js';
import { liveRecords } from './diff/live-records.js';
import { assertNoSlugLost, assertNothingUndone } from './diff/losses.js';
import {
  deleteGeneration,
  type Generation,
  type GenerationMeta,
  generationName,
  isComplete,
  listGenerations,
  liveOf,
  rollbackOrder,
} from './generations.js';
import { type AnyDocument, documentsOf } from './indices/document.js';
import type { MappingFiles } from './indices/mappings.js';
import { takeLock } from './lock.js';
import type { RebuildOptions } from './rebuild-options.js';

export type RebuildOutcome =
  | { readonly outcome: 'unchanged' | 'present'; readonly generation: Generation }
  | {
      readonly outcome: 'published';
      readonly name: string;
      readonly counts: GenerationMeta['counts'];
    };

/**
 * Publishes the records. If anything fails before the aliases move, the live generation stays as it
 * was, and the unfinished one is deleted. The next rebuild deletes what a killed one left behind.
 */
export async function rebuild(options: RebuildOptions): Promise<RebuildOutcome> {
  const { client, prefix, records, files, now, note, signal, report } = options;
  const { force = false, ifEmpty = false } = options;
  const documents = documentsOf(records, options.vocabulary);
  const hash = contentHash(documents, files);
  const lock = await takeLock(client, prefix, { ...options, onStatus: report.step });
  try {
    const generations = await listGenerations(client, prefix);
    for (const each of generations) {
      if (!each.isLive && !isComplete(each)) await deleteGeneration(client, each);
    }
    const live = liveOf(generations);
    if (ifEmpty && live) return { outcome: 'present', generation: live };
    const changes = await changesToLive(options, live);
    if (!force && live && isCurrent(live, hash)) return { outcome: 'unchanged', generation: live };
    report.changes(changes);
    await assertNothingLost(options, changes, live);
    signal?.throwIfAborted();
    const name = generationName(now());
    const counts = {
      saints: records.saints.length,
      feasts: records.feasts.length,
      countries: records.countries.length,
    };
    const meta: GenerationMeta = {
      state: 'building',
      contentHash: hash,
      version: documentVersion,
      counts,
      ...(note === undefined ? {} : { note }),
      ...(live ? { replaces: live.name } : {}),
    };
    await build(options, { documents, name, meta, lock });
    await prune(options);
    return { outcome: 'published', name, counts };
  } finally {
    await lock.release();
  }
}

/** Throws a `LossError` if publishing would lose or undo live content without permission. */
export async function assertNothingLost(
  { allowRemoval = [], isCommitMissing }: Pick<RebuildOptions, 'allowRemoval' | 'isCommitMissing'>,
  changes: Changes,
  live: Generation | undefined,
): Promise<void> {
  const note = live?.meta?.note;
  if (note !== undefined && (await isCommitMissing?.(note))) assertNothingUndone(changes, note);
  assertNoSlugLost(changes, allowRemoval);
}

/** What publishing would change; only reads. */
export const changesToLive = async (
  { client, records }: Pick<RebuildOptions, 'client' | 'records'>,
  live: Generation | undefined,
): Promise<Changes> => changesBetween(live ? await liveRecords(client, live) : nothing, records);

const nothing: Records = { saints: [], feasts: [], countries: [] };

/**
 * SHA-256 of what would be published: all documents in order, and their mappings. It shows whether
 * anything has changed, be it in a record or in how documents are made.
 */
export function contentHash(
  documents: readonly AnyDocument[],
  { analysis, mappings }: Pick<MappingFiles, 'analysis' | 'mappings'>,
): string {
  const hash = createHash('sha256').update(JSON.stringify([analysis, mappings]));
  for (const document of documents) hash.update(`${JSON.stringify(document)}\n`);
  return hash.digest('hex');
}

const isCurrent = (live: Generation, hash: string): boolean =>
  isComplete(live) && live.meta?.contentHash === hash && live.meta.version === documentVersion;

/** Deletes older generations, except the first `keep` that a rollback would choose. */
async function prune({ client, prefix, keep }: RebuildOptions): Promise<void> {
  const generations = await listGenerations(client, prefix);
  const kept = rollbackOrder(generations).slice(0, keep);
  for (const each of generations) {
    if (!each.isLive && !kept.includes(each)) await deleteGeneration(client, each);
  }
}

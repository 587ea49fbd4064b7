/** Publishes records as a new generation, if anything has changed. */
import { createHash } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import { byKind, documentVersion, readableFrom } from '../src/elasticsearch/documents.js';
import { build } from './build.js';
import { alteredText, digestOf, hashOf, misplacedAliases } from './damage.js';
import { type Changes, changesBetween } from './diff/changes.js';
import { changesDocuments } from './diff/ledger.js';
import { type LiveContent, readContent } from './diff/live-records.js';
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
  serveGeneration,
} from './generations.js';
import { type ContentDocument, documentsOf } from './indices/document.js';
import type { MappingFiles } from './indices/mappings.js';
import { type RebuildLock, takeLock } from './lock.js';
import type { RebuildOptions } from './rebuild-options.js';

export type RebuildOutcome =
  | { readonly outcome: 'unchanged' | 'present' | 'restored'; readonly generation: Generation }
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
  const { client, prefix, records, files, signal, report } = options;
  const { force = false, ifEmpty = false } = options;
  const documents = documentsOf(records, options.vocabulary);
  const hash = contentHash(documents, files);
  const digest = digestOf(documents.map(hashOf));
  const lock = await takeLock(client, prefix, { ...options, onStatus: report.step });
  try {
    const generations = await listGenerations(client, prefix);
    for (const each of generations) {
      if (!each.isLive && !isComplete(each)) await deleteGeneration(client, each);
    }
    const live = currentOf(generations);
    if (ifEmpty && live && isComplete(live)) {
      return await serveAgain(options, lock, { outcome: 'present', generation: live });
    }
    const content = await contentOf(client, live);
    const changes = changesBetween(content.records, records);
    if (!force && live && isCurrent(live, hash)) {
      const damage = alteredText(digest, content.digest);
      if (damage === undefined) {
        return await serveAgain(options, lock, { outcome: 'unchanged', generation: live });
      }
      report.step(`${live.name} is damaged: ${damage}`);
    }
    report.changes(changes);
    await assertNothingLost(options, changes, live);
    signal?.throwIfAborted();
    const meta = metaOf(options, live, { contentHash: hash, digest });
    const name = generationName(options.now());
    const ledger = changesDocuments(
      {
        name,
        replaces: live?.name,
        changes,
        before: content.records,
        after: records,
        isAfterRollback: generations.some((each) => live && each.name > live.name),
      },
      content.changes,
    );
    await build(options, { documents, changes: ledger, name, meta, lock });
    await prune(options);
    return { outcome: 'published', name, counts: meta.counts };
  } finally {
    await lock.release();
  }
}

const metaOf = (
  { records, note }: RebuildOptions,
  live: Generation | undefined,
  hashes: Pick<GenerationMeta, 'contentHash' | 'digest'>,
): GenerationMeta => ({
  state: 'building',
  ...hashes,
  version: documentVersion,
  readableFrom,
  counts: byKind((kind) => records[kind].length),
  ...(note !== undefined && { note }),
  ...(live && { replaces: live.name }),
});

/**
 * The generation that the content is compared with: the live one, or without any alias, as after
 * restoring indices alone, the newest that is complete.
 */
export const currentOf = (generations: readonly Generation[]): Generation | undefined =>
  liveOf(generations) ?? generations.find(isComplete);

/** Moves the aliases to a generation that is current, unless they all point to it alone. */
async function serveAgain(
  { client, prefix, report }: RebuildOptions,
  lock: RebuildLock,
  done: { readonly outcome: 'unchanged' | 'present'; readonly generation: Generation },
): Promise<RebuildOutcome> {
  const { generation } = done;
  const misplaced = await misplacedAliases(client, prefix, generation);
  if (misplaced.length === 0) return done;
  misplaced.forEach(report.step);
  await lock.confirm();
  await serveGeneration(client, prefix, generation.name);
  return { outcome: 'restored', generation };
}

/** Throws if publishing would lose or undo live content without permission. */
export async function assertNothingLost(
  { allowRemoval = [], isCommitMissing }: Pick<RebuildOptions, 'allowRemoval' | 'isCommitMissing'>,
  changes: Changes,
  live: Generation | undefined,
): Promise<void> {
  const note = live?.meta?.note;
  if (note !== undefined && (await isCommitMissing?.(note))) assertNothingUndone(changes, note);
  assertNoSlugLost(changes, allowRemoval);
}

const nothing: LiveContent = {
  records: { saints: [], feasts: [], countries: [] },
  digest: digestOf([]),
  changes: [],
};

/** The content of the generation that is compared with, if any. */
export const contentOf = async (
  client: Client,
  current: Generation | undefined,
): Promise<LiveContent> => (current ? readContent(client, current) : nothing);

/**
 * SHA-256 of what would be published: all documents in order, and their mappings. It shows whether
 * anything has changed, be it in a record or in how documents are made.
 */
export function contentHash(
  documents: readonly ContentDocument[],
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

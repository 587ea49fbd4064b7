/** Publishes a source as a new generation, if anything has changed. */
import { documentVersion } from '../src/elasticsearch/documents.js';
import { build } from './build.js';
import { type Changes, changesBetween } from './diff/changes.js';
import { liveRecords } from './diff/live-records.js';
import { refuseLosses, refuseTakingBack } from './diff/losses.js';
import {
  deleteGeneration,
  type Generation,
  type GenerationMeta,
  generationName,
  isComplete,
  listGenerations,
  liveOf,
  wayBack,
} from './generations.js';
import { takeLock } from './lock.js';
import { type Publication, type RebuildOptions, silent } from './rebuild-options.js';
import { contentHash, type Survey, surveySource } from './survey.js';

export type RebuildOutcome =
  | { readonly outcome: 'unchanged' | 'present'; readonly generation: Generation }
  | { readonly outcome: 'published'; readonly name: string; readonly counts: Survey['counts'] };

/**
 * Publishes the source. If anything fails before the aliases move, the live generation stays as it
 * was, and the unfinished one is deleted. The next rebuild deletes what a killed one left behind.
 */
export async function rebuild(options: RebuildOptions): Promise<RebuildOutcome> {
  const { client, prefix, source, now, note, signal, report = silent } = options;
  const { force = false, ifEmpty = false } = options;
  if (ifEmpty) {
    const generation = liveOf(await listGenerations(client, prefix));
    if (generation) return { outcome: 'present', generation };
  }
  report.step('reading and checking the content');
  await source.check?.();
  const survey = await surveySource(source);
  const hash = await contentHash(source, survey, options.files, options.vocabulary);
  signal?.throwIfAborted();
  const lock = await takeLock(client, prefix, {
    ...options,
    tell: (message) => report.step(message),
  });
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
    await refuseHarm(options, changes, live);
    signal?.throwIfAborted();
    const name = generationName(now());
    const { counts } = survey;
    const meta: GenerationMeta = {
      state: 'building',
      contentHash: hash,
      version: documentVersion,
      counts,
      ...(note === undefined ? {} : { note }),
      ...(live ? { replaces: live.name } : {}),
    };
    await build(options, { survey, name, meta, lock });
    await prune(options);
    return { outcome: 'published', name, counts };
  } finally {
    await lock.release();
  }
}

/** Throws a `LossError` if publishing would lose or undo live content without permission. */
export async function refuseHarm(
  { allowRemoval = [], lacks }: Pick<Publication, 'allowRemoval' | 'lacks'>,
  changes: Changes,
  live: Generation | undefined,
): Promise<void> {
  const note = live?.meta?.note;
  if (note !== undefined && (await lacks?.(note))) refuseTakingBack(changes, note);
  refuseLosses(changes, allowRemoval);
}

/** What publishing would change; only reads. */
export const changesToLive = (
  { client, source }: Pick<Publication, 'client' | 'source'>,
  live: Generation | undefined,
): Promise<Changes> => changesBetween(live ? liveRecords(client, live) : none(), source);

async function* none() {}

const isCurrent = (live: Generation, hash: string): boolean =>
  isComplete(live) && live.meta?.contentHash === hash && live.meta.version === documentVersion;

/** Deletes older generations, except the first `keep` that a rollback would choose. */
async function prune({ client, prefix, keep }: RebuildOptions): Promise<void> {
  const generations = await listGenerations(client, prefix);
  const kept = wayBack(generations).slice(0, keep);
  for (const each of generations) {
    if (!each.isLive && !kept.includes(each)) await deleteGeneration(client, each);
  }
}

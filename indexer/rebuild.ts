/** Publishing: build a generation beside the live one, check it, then move the aliases. */
import type { Client, estypes } from '@elastic/elasticsearch';
import {
  documentVersion,
  indexKinds,
  versionField,
} from '../src/catalogue/elasticsearch/documents.js';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';
import type { RecordSource } from '../src/fixtures/source.js';
import { type Changes, changesBetween } from './changes.js';
import { type AnyDocument, type DocumentContext, documentsOf } from './document.js';
import {
  deleteGeneration,
  type Generation,
  type GenerationMeta,
  generationName,
  indexOf,
  isComplete,
  listGenerations,
  liveOf,
  serveGeneration,
  wayBack,
} from './generations.js';
import { liveRecords } from './live-records.js';
import { loadDocuments, type Target } from './load.js';
import { type RebuildLock, takeLock } from './lock.js';
import { refuseLosses } from './losses.js';
import type { MappingFiles } from './mappings.js';
import { createIndex } from './room.js';
import { contentHash, type Survey, surveySource } from './survey.js';
import { verifyGeneration } from './verify.js';

/** What would be published, and where. */
export interface Publication {
  /** A client without deadlines: indexing takes as long as it takes. */
  readonly client: Client;
  readonly prefix: string;
  readonly source: RecordSource;
  /** Slugs and feast keys that may vanish. */
  readonly allowRemoval?: readonly string[];
}

export interface RebuildOptions extends Publication {
  readonly files: MappingFiles;
  readonly vocabulary: Vocabulary;
  readonly now: () => number;
  /** How many older generations stay to go back to. */
  readonly keep: number;
  /** Builds even when the content is that of the live generation. */
  readonly force?: boolean;
  /** Builds only where no generation is live. */
  readonly ifEmpty?: boolean;
  /** How long an index may wait for a node that takes it. */
  readonly allocationTimeoutMs?: number;
  /** Recorded in the generation, for whoever asks what is live. */
  readonly note?: string | undefined;
  /** Ends the rebuild at its next step, with what was live still live. */
  readonly signal?: AbortSignal;
  readonly report?: RebuildReport;
}

export interface RebuildReport {
  /** A step has begun. */
  step(message: string): void;
  /** What is about to be published against what is live; `live` is undefined for the first. */
  changes(changes: Changes, live: Generation | undefined): void;
  loaded(count: number, total: number): void;
}

export type RebuildOutcome =
  | { readonly outcome: 'unchanged' | 'present'; readonly generation: Generation }
  | { readonly outcome: 'published'; readonly name: string; readonly counts: Survey['counts'] };

const silent: RebuildReport = { step: () => {}, changes: () => {}, loaded: () => {} };

/**
 * Publishes the source. Whatever fails before the aliases move leaves the served generation as it
 * was and clears the unfinished one away; what a killed rebuild leaves behind, the next clears.
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
    report.changes(changes, live);
    refuseLosses(changes, options.allowRemoval ?? []);
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

/** What publishing would change; reads alone. */
export const changesToLive = (
  { client, source }: Pick<Publication, 'client' | 'source'>,
  live: Generation | undefined,
): Promise<Changes> => changesBetween(live ? liveRecords(client, live) : none(), source);

async function* none() {}

const isCurrent = (live: Generation, hash: string): boolean =>
  isComplete(live) && live.meta?.contentHash === hash && live.meta.version === documentVersion;

interface Building {
  readonly survey: Survey;
  readonly name: string;
  readonly meta: GenerationMeta;
  readonly lock: RebuildLock;
}

async function build(options: RebuildOptions, building: Building): Promise<void> {
  const { client, prefix, signal, report = silent } = options;
  const { survey, name, meta, lock } = building;
  try {
    report.step(`building generation ${name}`);
    await createIndices(options, name, meta);
    const total = survey.counts.saints + survey.counts.feasts + survey.counts.countries;
    const context: DocumentContext = { ...survey, vocabulary: options.vocabulary };
    await loadDocuments(
      client,
      untilStopped(documentsOf(options.source, context), signal),
      targets(prefix, name),
      (count) => report.loaded(count, total),
    );
    report.step('merging and checking');
    await settle(client, prefix, name);
    await verifyGeneration({ ...options, ...building });
    signal?.throwIfAborted();
    await lock.confirm();
    await complete(client, prefix, name, meta);
  } catch (error) {
    await discard(client, prefix, name);
    throw error;
  }
  report.step('moving the aliases');
  await serveGeneration(client, prefix, name);
}

async function createIndices(
  { client, prefix, files, allocationTimeoutMs }: RebuildOptions,
  name: string,
  meta: GenerationMeta,
) {
  for (const kind of indexKinds) {
    const index = indexOf(prefix, kind, name);
    const mappings = versioned(files.mappings[kind], meta);
    const settings = {
      analysis: files.analysis,
      number_of_shards: 1,
      number_of_replicas: 0,
      refresh_interval: '-1',
    };
    await createIndex(client, { index, mappings, settings }, allocationTimeoutMs);
  }
}

/** A mapping that tells of its generation, and of its version to those who may only read. */
function versioned({ properties, ...mapping }: estypes.MappingTypeMapping, meta: GenerationMeta) {
  const field = { ...properties?.[versionField], meta: { version: String(meta.version) } };
  return {
    ...mapping,
    properties: { ...properties, [versionField]: field as estypes.MappingProperty },
    _meta: { ...meta },
  };
}

const indicesOf = (prefix: string, name: string): string[] =>
  indexKinds.map((kind) => indexOf(prefix, kind, name));

async function* untilStopped<Item>(items: AsyncIterable<Item>, signal?: AbortSignal) {
  for await (const item of items) {
    signal?.throwIfAborted();
    yield item;
  }
}

function targets(prefix: string, name: string): (document: AnyDocument) => Target {
  const indices = {
    saint: indexOf(prefix, 'saints', name),
    country: indexOf(prefix, 'countries', name),
    feast: indexOf(prefix, 'feasts', name),
  };
  return (document) =>
    'key' in document
      ? { index: indices.feast, id: document.key }
      : { index: indices[document.type], id: document.slug };
}

/** One segment, so that every copy scores alike; copies only once the data is whole. */
async function settle(client: Client, prefix: string, name: string): Promise<void> {
  const index = indicesOf(prefix, name);
  await client.indices.refresh({ index });
  await client.indices.forcemerge({ index, max_num_segments: 1 });
  await client.indices.putSettings({
    index,
    settings: { auto_expand_replicas: '0-1', refresh_interval: '1s' },
  });
  await client.cluster.health(
    { index, wait_for_status: 'green', timeout: '30s' },
    { ignore: [408] },
  );
}

/** Only what every check has passed may be served, kept or gone back to. */
async function complete(client: Client, prefix: string, name: string, meta: GenerationMeta) {
  const index = indicesOf(prefix, name);
  await client.indices.putMapping({ index, _meta: { ...meta, state: 'complete' } });
}

/** Clears an unfinished generation away; what cannot be cleared now, the next rebuild clears. */
async function discard(client: Client, prefix: string, name: string): Promise<void> {
  const index = indicesOf(prefix, name);
  await client.indices.delete({ index, ignore_unavailable: true }).catch(() => {});
}

/** Keeps those that one would go back to first. */
async function prune({ client, prefix, keep }: RebuildOptions): Promise<void> {
  const generations = await listGenerations(client, prefix);
  const kept = wayBack(generations).slice(0, keep);
  for (const each of generations) {
    if (!each.isLive && !kept.includes(each)) await deleteGeneration(client, each);
  }
}

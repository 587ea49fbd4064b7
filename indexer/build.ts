/** Builds a generation: creates indices, writes documents, checks them, then moves the aliases. */
import type { Client, estypes } from '@elastic/elasticsearch';
import { indexKinds, indexOf, kindOf, versionField } from '../src/elasticsearch/documents.js';
import { type GenerationMeta, serveGeneration } from './generations.js';
import type { AnyDocument } from './indices/document.js';
import { loadDocuments } from './indices/load.js';
import { createIndex } from './indices/room.js';
import type { RebuildLock } from './lock.js';
import type { RebuildOptions } from './rebuild-options.js';
import { verifyGeneration } from './verify.js';

interface Building {
  readonly documents: readonly AnyDocument[];
  /** What changed with this generation, and before; beside the documents of records. */
  readonly changes: readonly AnyDocument[];
  readonly name: string;
  readonly meta: GenerationMeta;
  readonly lock: RebuildLock;
}

/** If anything fails before the aliases move, the unfinished generation is deleted. */
export async function build(options: RebuildOptions, building: Building): Promise<void> {
  const { client, prefix, signal, report } = options;
  const { documents, changes, name, meta, lock } = building;
  const index = indexKinds.map((kind) => indexOf(prefix, kind, name));
  try {
    report.step(`building generation ${name}`);
    await createIndices(options, name, meta);
    const targetOf = ({ type, slug }: AnyDocument) => ({
      index: indexOf(prefix, kindOf(type), name),
      id: slug,
    });
    await loadDocuments(client, changes, { targetOf, onProgress: () => {}, signal });
    await loadDocuments(client, documents, {
      targetOf,
      onProgress: (count) => report.loaded(count, documents.length),
      signal,
    });
    report.step('merging and checking');
    await refreshAndMerge(client, index);
    await verifyGeneration(options, name, meta);
    signal?.throwIfAborted();
    await lock.confirm();
    // Only generations that passed every check may be served, kept or rolled back to.
    await client.indices.putMapping({ index, _meta: { ...meta, state: 'complete' } });
  } catch (error) {
    // What cannot be deleted now is deleted by the next rebuild.
    await client.indices.delete({ index, ignore_unavailable: true }).catch(() => {});
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

/** A mapping with the generation's metadata; readers without `manage` see only the version. */
function versioned({ properties, ...mapping }: estypes.MappingTypeMapping, meta: GenerationMeta) {
  const { version, readableFrom } = meta;
  const readersMeta = { version: String(version), readableFrom: String(readableFrom) };
  const field = { ...properties?.[versionField], meta: readersMeta };
  return {
    ...mapping,
    properties: { ...properties, [versionField]: field as estypes.MappingProperty },
    _meta: { ...meta },
  };
}

/** Merges to one segment, so that all copies score alike, and only then adds replicas. */
async function refreshAndMerge(client: Client, index: string[]): Promise<void> {
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

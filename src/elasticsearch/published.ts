/** The generation that the aliases point to: which it is, what it has, and whether it is readable. */
import { setTimeout as delay } from 'node:timers/promises';
import type { estypes } from '@elastic/elasticsearch';
import { type Catalogue, CatalogueUnavailableError } from '../catalogue/catalogue.js';
import type { Watched } from '../telemetry/metrics.js';
import { type AskOptions, aliasesOf, createAsk, failed, type Search } from './ask.js';
import { callInTime } from './client.js';
import {
  aliasOf,
  canRead,
  documentVersion,
  generationOf,
  generationTime,
  type IndexKind,
  indexKinds,
  ofRecords,
  versionField,
} from './documents.js';

type Published = Awaited<ReturnType<Watched['published']>>;

/** Nothing can be served while one of the aliases is missing, whatever the others point to. */
const nothingPublished: Published = {
  generationMs: undefined,
  documents: Object.fromEntries(indexKinds.map((kind) => [kind, 0])),
};

/** Counts records by index; needs only `read`. Rejects with a `CatalogueUnavailableError`. */
export async function readPublished(options: AskOptions): Promise<Published> {
  const response = await createAsk(options)(indexKinds, {
    size: 0,
    query: ofRecords,
    aggs: { indices: { terms: { field: '_index' } } },
  }).catch(unlessUnpublished);
  if (response === undefined) return nothingPublished;
  const found = response.aggregations?.indices as
    | estypes.AggregationsStringTermsAggregate
    | undefined;
  const indices = (found?.buckets ?? []) as estypes.AggregationsStringTermsBucket[];
  const countOf = (kind: IndexKind) =>
    indices
      .filter(({ key }) => String(key).startsWith(aliasOf(options.prefix, kind)))
      .reduce((sum, { doc_count: count }) => sum + count, 0);
  const time = generationTime(generationOf(String(indices[0]?.key)));
  return {
    generationMs: Number.isNaN(time) ? undefined : time,
    documents: Object.fromEntries(indexKinds.map((kind) => [kind, countOf(kind)])),
  };
}

function unlessUnpublished(error: unknown): undefined {
  if (error instanceof CatalogueUnavailableError && error.reason === 'unpublished') return;
  throw error;
}

export function createGenerationReader(
  search: Search,
  { client, prefix, deadlineMs }: AskOptions,
): Pick<Catalogue, 'generation' | 'ready'> {
  /** From the names and mappings of its indices, which a key that may only read can see. */
  async function live() {
    const { indices, fields } = await callInTime(deadlineMs, (transport) =>
      client.fieldCaps({ index: aliasesOf(prefix, indexKinds), fields: [versionField] }, transport),
    ).catch(failed);
    const names = [indices].flat().map(generationOf).sort();
    const id = names.at(-1) ?? '';
    const isOne = names.length === indexKinds.length && names[0] === id;
    const metas = Object.values(fields[versionField] ?? {}).map(({ meta }) => meta);
    const valuesOf = (name: string) => [...new Set(metas.flatMap((meta) => meta?.[name] ?? []))];
    const versions = valuesOf('version');
    return { id, isOne, time: generationTime(id), versions, readers: valuesOf('readableFrom') };
  }
  return {
    async generation() {
      const { id, time } = await live();
      return { id, time };
    },
    async ready() {
      const check = () => Promise.all([live(), search(indexKinds, { size: 0 })]);
      const [{ id, isOne, versions, readers }] = await retriedOnce(check);
      if (!isOne) {
        const reason = 'unpublished';
        throw new CatalogueUnavailableError('the aliases mix generations', { reason });
      }
      const [version, ...others] = versions.map(Number);
      if (others.length === 0 && canRead(version, ...readers.map(Number))) return;
      throw new CatalogueUnavailableError(
        `the generation ${id} has documents of version ${versions.join(', ') || 'unknown'}; this program reads version ${documentVersion}`,
        { reason: 'other-version' },
      );
    },
  };
}

/** A node that is lost fails the calls it has at once; the others answer a moment later. */
const lossMs = 300;
const pauseMs = 150;

/** Makes a call that fails at once a second time, since losing one of several nodes is no outage. */
async function retriedOnce<Result>(call: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  try {
    return await call();
  } catch (error) {
    if (performance.now() - startMs > lossMs) throw error;
    await delay(pauseMs);
    return call();
  }
}

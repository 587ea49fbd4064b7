/** The state of what the aliases point to. */
import type { estypes } from '@elastic/elasticsearch';
import { type AskOptions, createAsk } from './ask.js';
import { aliasOf, generationOf, generationTime, type IndexKind, indexKinds } from './documents.js';

export interface Published {
  /** The UTC time in the names of the indices; undefined if they have none. */
  readonly generationMs: number | undefined;
  /** By kind. */
  readonly documents: Readonly<Record<string, number>>;
}

/** Counts documents by index; needs only `read`. Rejects with a `CatalogueUnavailableError`. */
export async function readPublished(options: AskOptions): Promise<Published> {
  const response = await createAsk(options)(indexKinds, {
    size: 0,
    aggs: { indices: { terms: { field: '_index' } } },
  });
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

/** The state of what the aliases point to. */
import type { Client, estypes } from '@elastic/elasticsearch';
import { callInTime } from '../../elasticsearch/client.js';
import { aliasOf, indexKinds } from './documents.js';

export interface Published {
  /** The UTC time in the names of the indices; undefined if they have none. */
  readonly generationMs: number | undefined;
  /** By kind. */
  readonly documents: Readonly<Record<string, number>>;
}

/** Counts documents by index; needs only `read` on the aliases. */
export async function readPublished(
  client: Client,
  prefix: string,
  deadlineMs: number,
): Promise<Published> {
  const answer = await callInTime(deadlineMs, (transport) =>
    client.search(
      {
        index: indexKinds.map((kind) => aliasOf(prefix, kind)),
        size: 0,
        track_total_hits: false,
        aggs: { indices: { terms: { field: '_index' } } },
      },
      transport,
    ),
  );
  const found = answer.aggregations?.indices as
    | estypes.AggregationsStringTermsAggregate
    | undefined;
  const indices = (found?.buckets ?? []) as estypes.AggregationsStringTermsBucket[];
  const documents = indexKinds.map((kind) => {
    const ofKind = indices.filter(({ key }) => String(key).startsWith(aliasOf(prefix, kind)));
    return [kind, ofKind.reduce((sum, { doc_count: count }) => sum + count, 0)];
  });
  return {
    generationMs: timeOf(String(indices[0]?.key ?? '')),
    documents: Object.fromEntries(documents),
  };
}

function timeOf(index: string): number | undefined {
  const parts = /(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)\d*z/.exec(index)?.slice(1).map(Number);
  if (parts === undefined) return undefined;
  const [year = 0, month = 1, day = 1, hour, minute, second] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

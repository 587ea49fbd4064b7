/** Creates an index, or explains why the cluster has no room for it. */
import type { Client, estypes } from '@elastic/elasticsearch';

/** How long an index may wait to be allocated to a node. */
const defaultAllocationTimeoutMs = 30_000;

/** Creates an index; if it cannot be written to, deletes it again and throws. */
export async function createIndex(
  client: Client,
  request: estypes.IndicesCreateRequest,
  allocationTimeoutMs: number = defaultAllocationTimeoutMs,
): Promise<void> {
  const { index } = request;
  const timeout = `${allocationTimeoutMs}ms`;
  const { shards_acknowledged: isAllocated } = await client.indices.create({ ...request, timeout });
  if (isAllocated) return;
  const why = await whyUnallocated(client, index);
  await client.indices.delete({ index, ignore_unavailable: true }).catch(() => {});
  throw new Error(why);
}

/** Why each node refuses the index (a full disk, for example), in Elasticsearch's own words. */
async function whyUnallocated(client: Client, index: string): Promise<string> {
  const heading = `Elasticsearch has no room for ${index}`;
  const explained = await client.cluster
    .allocationExplain({ index, shard: 0, primary: true })
    .catch(() => undefined);
  const reasons = explained?.node_allocation_decisions?.flatMap(({ node_name: node, deciders }) =>
    (deciders ?? []).map(({ explanation }) => `${node}: ${explanation}`),
  );
  return [`${heading}${reasons ? ':' : ''}`, ...(reasons ?? [])].join('\n');
}

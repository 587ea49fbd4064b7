/** The mounts besides the operations: feeds, pages and tools. What they need is loaded on use. */
import type { Config } from '../config/config.js';
import type { FeedContext, FeedRow } from '../feeds/feed.js';
import { type McpContext, mcpMount } from '../http/mcp/mcp-mount.js';
import type { Mount } from '../http/mount.js';
import type { SiteMounts, SiteMountsContext } from '../http/site/mounts.js';
import { createVisitors } from '../http/site/visitors.js';
import { createMemoryLimiter } from '../limits/memory.js';
import type { Tool } from '../mcp/tool.js';
import { assetsDirectory } from './package-files.js';

const now = () => Date.now();

/** The feeds; their entries link to pages, so without pages there are none. */
export async function openFeeds({ pages }: Config, context: FeedContext): Promise<FeedRow[]> {
  if (pages === undefined) return [];
  const { feedRows } = await import('../feeds/rows.js');
  return feedRows(context);
}

/** How many addresses are counted at once; beyond that, the one idle longest is dropped. */
const maxVisitors = 20_000;

/** The pages for people; what they need is loaded only if they are on. */
export async function openSite(
  { pages }: Config,
  context: Omit<SiteMountsContext, 'assets' | 'visitors'>,
): Promise<SiteMounts | undefined> {
  if (pages === undefined) return undefined;
  const [{ siteMounts }, { loadAssets }] = await Promise.all([
    import('../http/site/mounts.js'),
    import('../site/assets.js'),
  ]);
  const limiter = createMemoryLimiter({ now, maxSubjects: maxVisitors });
  return siteMounts({
    ...context,
    assets: await loadAssets(assetsDirectory()),
    visitors: createVisitors({ limiter, policy: pages }),
  });
}

/** How often an address may request what neither costs a key's quota nor is a page. */
const openPolicy = { perMinute: 300, perMonth: null };
/** Fewer than for keys and pages, which are counted separately. */
const maxOpenAddresses = 10_000;

export const openVisitors = () =>
  createVisitors({
    limiter: createMemoryLimiter({ now, maxSubjects: maxOpenAddresses }),
    policy: openPolicy,
  });

type OfMcp = Omit<McpContext, 'load' | 'toolNames'> & { readonly tools: readonly Tool[] };

/** The tools for assistants; the protocol's library is loaded with the first message. */
export function mcpOf({ tools, ...context }: OfMcp): Mount {
  return mcpMount({
    ...context,
    toolNames: new Set(tools.map(({ name }) => name)),
    load: async () => {
      const { createMcpServer } = await import('../mcp/server.js');
      return createMcpServer({ tools, origin: context.origin });
    },
  });
}

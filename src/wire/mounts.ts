/** What stands beside the operations: feeds, pages, tools. What they need is loaded where they are wanted. */
import type { Config } from '../config/config.js';
import type { FeedContext, FeedRow } from '../feeds/feed.js';
import type { AnswerMemory } from '../http/answers/answer-memory.js';
import { type McpContext, mcpMount } from '../http/mcp/mcp-mount.js';
import type { Mount } from '../http/mount.js';
import type { SiteMounts, SiteMountsContext } from '../http/site/mounts.js';
import { createVisitors } from '../http/site/visitors.js';
import { createMemoryLimiter } from '../limits/memory.js';
import type { Tool } from '../mcp/tool.js';
import { assetsDirectory } from './package-files.js';

const now = () => Date.now();

/** The feeds; their entries lead to pages, so there are none without these. */
export async function openFeeds({ pages }: Config, context: FeedContext): Promise<FeedRow[]> {
  if (pages === undefined) return [];
  const { feedRows } = await import('../feeds/rows.js');
  return feedRows(context);
}

type OwnOfSite = 'assets' | 'answers' | 'limiter' | 'policy';
type OfSite = Omit<SiteMountsContext, OwnOfSite> & { newMemory(): AnswerMemory };

/** Addresses that are counted at once; beyond it the one idle longest is forgotten. */
const maxVisitors = 20_000;

/** The pages for people; what they need is loaded only where they are wanted. */
export async function openSite(
  { pages }: Config,
  context: OfSite,
): Promise<SiteMounts | undefined> {
  if (pages === undefined) return undefined;
  const [{ siteMounts }, { loadAssets }] = await Promise.all([
    import('../http/site/mounts.js'),
    import('../site/assets.js'),
  ]);
  return siteMounts({
    ...context,
    assets: await loadAssets(assetsDirectory()),
    answers: context.newMemory(),
    limiter: createMemoryLimiter({ now, maxSubjects: maxVisitors }),
    policy: pages,
  });
}

/** What an address may ask for that neither costs a key's quota nor is a page. */
const openPolicy = { perMinute: 300, perMonth: null };
/** Fewer than the callers of keys and pages, which have counts of their own. */
const maxOpenAddresses = 10_000;

export const openVisitors = () =>
  createVisitors({
    limiter: createMemoryLimiter({ now, maxSubjects: maxOpenAddresses }),
    policy: openPolicy,
  });

type OfMcp = Omit<McpContext, 'load' | 'toolNames'> & { readonly tools: readonly Tool[] };

/** The tools for assistants; the library of their protocol is loaded when they are first asked. */
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

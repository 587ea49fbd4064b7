/** Everything that the service's port answers besides health, and how its problems look as pages. */

import { createAdmission } from '../access/admit.js';
import type { KeyLookup } from '../access/keys/keys.js';
import type { Limits } from '../access/limits/limiter.js';
import { createMemoryLimiter } from '../access/limits/memory.js';
import { createVisitors } from '../access/visitors.js';
import { apiMounts } from '../api/api-mounts.js';
import { apiOf, operationsOf } from '../api/operations.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Config } from '../config/config.js';
import type { FeedContext, FeedRow } from '../feeds/feed.js';
import { feedMounts } from '../feeds/feed-mounts.js';
import type { AnswerMemory, AnswerMemoryOptions } from '../http/answers/answer-memory.js';
import type { AppContext } from '../http/app.js';
import type { Mount } from '../http/mount.js';
import { type McpContext, mcpMount } from '../mcp/mcp-mount.js';
import type { Tool } from '../mcp/tool.js';
import { toolsOf } from '../mcp/tools.js';
import type { SiteMounts, SiteMountsContext } from '../site/mounts/site-mounts.js';
import { assetsDirectory } from './package-files.js';
import type { Reports } from './reports.js';

export type AnswerAges = Pick<AnswerMemoryOptions, 'freshMs' | 'staleMs'>;

type MountsConfig = Pick<
  Config,
  'tiers' | 'pages' | 'mostKeyLookups' | 'mostLookups' | 'mostSearches' | 'mcpOrigins'
>;

export interface MountsContext {
  readonly config: MountsConfig;
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly limits: Limits;
  readonly now: () => number;
  /** Where the service is, known once it listens. */
  readonly origin: () => string;
  /** A cache for one kind of answer; without ages, they are valid as long as the content. */
  readonly newMemory: (ages?: AnswerAges) => AnswerMemory;
  readonly reports: Pick<Reports, 'onFailure' | 'onMissingFeast' | 'onMissingTier'>;
}

/** Feeds are requested every few hours, and take longer to write than a page. */
const feedAges: AnswerAges = { freshMs: 600_000, staleMs: 1_200_000 };

/** How many addresses are counted at once; beyond that, the one idle longest is dropped. */
const maxVisitors = 20_000;
/** The same for requests that are neither pages nor charged to a key, which are counted apart. */
const maxOpenAddresses = 10_000;
/** How often an address may request what neither costs a key's quota nor is a page. */
export const openPerMinute = 300;

/** What only pages, feeds and tools need is loaded on use. */
export async function openMounts(
  context: MountsContext,
): Promise<Pick<AppContext, 'mounts' | 'problemPage'>> {
  const { config, catalogue, keys, limits, now, origin, newMemory } = context;
  const { tiers, mostKeyLookups } = config;
  const { onFailure, onMissingFeast, onMissingTier } = context.reports;

  const api = apiOf({ catalogue, now, onMissingFeast });
  const operations = operationsOf(api, origin);
  const tools = toolsOf({ api, now });
  const visitors = createVisitors({
    limiter: createMemoryLimiter({ now, maxSubjects: maxOpenAddresses }),
    policy: { perMinute: openPerMinute, perMonth: null },
  });
  const admission = createAdmission({ ...limits, keys, tiers, onMissingTier, mostKeyLookups });
  const feeds = await openFeeds(config, { catalogue, api, now, origin });
  const site = await openSite(config, {
    api,
    operations,
    tools,
    feeds,
    tiers,
    now,
    origin,
    catalogue,
    answers: newMemory(),
  });
  return {
    mounts: [
      ...apiMounts({
        operations,
        admission,
        answers: newMemory(),
        mostLookups: { all: config.mostLookups, costly: config.mostSearches },
      }),
      mcpOf({ admission, tools, origin, visitors, onFailure, allowedOrigins: config.mcpOrigins }),
      ...feedMounts(feeds, { catalogue, answers: newMemory(feedAges), visitors }),
      ...(site?.mounts ?? []),
    ],
    problemPage: site?.problemPage,
  };
}

/** The feeds; their entries link to pages, so without pages there are none. */
async function openFeeds({ pages }: MountsConfig, context: FeedContext): Promise<FeedRow[]> {
  if (pages === undefined) return [];
  const { feedRows } = await import('../feeds/all-feeds.js');
  return feedRows(context);
}

/** The pages for people, if they are on. */
async function openSite(
  { pages }: MountsConfig,
  context: Omit<SiteMountsContext, 'assets' | 'visitors'>,
): Promise<SiteMounts | undefined> {
  if (pages === undefined) return undefined;
  const [{ siteMounts }, { loadAssets }] = await Promise.all([
    import('../site/mounts/site-mounts.js'),
    import('../site/assets.js'),
  ]);
  const limiter = createMemoryLimiter({ now: context.now, maxSubjects: maxVisitors });
  return siteMounts({
    ...context,
    assets: await loadAssets(assetsDirectory()),
    visitors: createVisitors({ limiter, policy: pages }),
  });
}

type OfMcp = Omit<McpContext, 'load' | 'toolNames'> & { readonly tools: readonly Tool[] };

/** The tools for assistants; the protocol's library is loaded with the first message. */
function mcpOf({ tools, ...context }: OfMcp): Mount {
  return mcpMount({
    ...context,
    toolNames: new Set(tools.map(({ name }) => name)),
    load: async () => {
      const { createMcpServer } = await import('../mcp/server.js');
      return createMcpServer({ tools, origin: context.origin });
    },
  });
}

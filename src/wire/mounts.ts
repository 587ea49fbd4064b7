/** Everything that the service's port answers besides health, and how its problems look as pages. */
import { type AddressLimit, createAddressLimit } from '../access/address-limit.js';
import { createAdmission } from '../access/admit.js';
import { createGate, createLookUp } from '../access/gate.js';
import type { KeyLookup } from '../access/keys/keys.js';
import type { Limits, Policy } from '../access/limits/limiter.js';
import { createMemoryLimiter } from '../access/limits/memory.js';
import { apiMounts } from '../api/api-mounts.js';
import { apiOf, operationsOf } from '../api/operations.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Config } from '../config/config.js';
import type { AnswerCache } from '../http/answers/answer-cache.js';
import type { AppContext } from '../http/app.js';
import { mcpMounts } from '../mcp/mcp-mount.js';
import { toolsOf } from '../mcp/tools.js';
import { assetsDirectory, changelogText, clientPackage } from './package-files.js';
import type { AnswerAges } from './parts.js';
import type { Reports } from './reports.js';

export interface MountsContext {
  readonly config: Pick<
    Config,
    | 'tiers'
    | 'pages'
    | 'maxLookups'
    | 'mcpOrigins'
    | 'mcpKeyInPath'
    | 'keyedCaching'
    | 'reportUrl'
    | 'keyUrl'
  >;
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly limits: Limits;
  readonly now: () => number;
  /** Where the service is, known once it listens. */
  readonly origin: () => string;
  /** A cache for one kind of answer; without ages, they are valid as long as the content. */
  readonly newCache: (ages?: AnswerAges) => AnswerCache;
  readonly reports: Pick<Reports, 'onFailure' | 'onMissingFeast' | 'onMissingTier'>;
  /** How long the body of a tool call may take to arrive. */
  readonly bodyMs?: number | undefined;
}

/** Feeds are requested every few hours, and take longer to write than a page. */
const feedAges: AnswerAges = { freshMs: 600_000, staleMs: 1_200_000 };

/** How many addresses are counted at once; beyond that, the one idle longest is dropped. */
const maxAddresses = 20_000;
/** How often an address may request what is neither charged to a key nor a page. */
export const openPerMinute = 300;
/** Suggestions are requested with every letter typed, so their minute allows this many times more. */
const suggestionsPerPage = 10;

export async function openMounts(
  context: MountsContext,
): Promise<Pick<AppContext, 'mounts' | 'problemPage'>> {
  const { config, keys, limits, now, origin, newCache } = context;
  const { tiers, pages, maxLookups, keyedCaching, reportUrl } = config;
  const { mcpOrigins: allowedOrigins, mcpKeyInPath } = config;
  const { onFailure, onMissingFeast, onMissingTier } = context.reports;

  const catalogue = limitSearches(context.catalogue, maxLookups);
  const api = apiOf({ catalogue, now, reportUrl, onMissingFeast });
  const operations = operationsOf(api, origin);
  const tools = toolsOf({ api, catalogue, now });
  const lookUp = createLookUp(maxLookups);
  const admission = createAdmission({ ...limits, keys, tiers, onMissingTier, onFailure });
  const limitBy = (policy: Policy): AddressLimit =>
    createAddressLimit(createMemoryLimiter({ now, maxSubjects: maxAddresses }), policy);
  const addressLimit = limitBy({ perMinute: openPerMinute, perMonth: null });
  const shared = { catalogue, api, operations, tools, admission, lookUp, now, origin };

  const mounts = [
    ...apiMounts({ ...shared, keyedCaching, answers: newCache() }),
    ...mcpMounts({
      ...shared,
      keyInPath: mcpKeyInPath,
      addressLimit,
      allowedOrigins,
      onFailure,
      bodyMs: context.bodyMs,
    }),
  ];
  // Entries of feeds link to pages, so without pages there are none.
  if (pages === undefined) return { mounts };
  const [{ feedRows, feedMounts }, { siteMounts }] = await Promise.all([
    import('../feeds/feed-mounts.js'),
    import('../site/mounts/site-mounts.js'),
  ]);
  const feeds = feedRows(shared);
  const perMinute = pages.perMinute === null ? null : pages.perMinute * suggestionsPerPage;
  const site = await siteMounts({
    ...shared,
    tiers,
    feeds: feeds.filter(({ isListed }) => isListed !== false),
    answers: newCache(),
    addressLimit: limitBy(pages),
    suggestionsLimit: limitBy({ perMinute, perMonth: null }),
    assetsDirectory: assetsDirectory(),
    changelog: changelogText,
    clientPackage,
    keyUrl: config.keyUrl,
    reportUrl: config.reportUrl,
  });
  return {
    mounts: [
      ...mounts,
      ...feedMounts({ ...shared, feeds, addressLimit, answers: newCache(feedAges) }),
      ...site.mounts,
    ],
    problemPage: site.problemPage,
  };
}

/** Only a quarter of all look-ups may be searches, so that cheap ones still pass under load. */
function limitSearches(catalogue: Catalogue, maxLookups: number): Catalogue {
  const gate = createGate(Math.ceil(maxLookups / 4));
  return {
    ...catalogue,
    search: (query) => gate(() => catalogue.search(query)),
    suggest: (query) => gate(() => catalogue.suggest(query)),
  };
}

/** Everything that a service under test answers: put together as `src/wire/` does, without settings. */
import { fileURLToPath } from 'node:url';
import { apiOf, type OperationsContext, operationsOf } from '../../../src/api/operations.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import { settings } from '../../../src/config/settings.js';
import { feedRows } from '../../../src/feeds/rows.js';
import { type HealthContext, healthMounts } from '../../../src/http/admin/health.js';
import { createAnswerMemory } from '../../../src/http/answers/answer-memory.js';
import { type AdmitContext, createAdmission } from '../../../src/http/api/admit.js';
import { type ApiContext, apiMounts } from '../../../src/http/api/endpoint.js';
import type { AppContext } from '../../../src/http/app.js';
import { feedMounts } from '../../../src/http/feeds/mounts.js';
import { mcpMount } from '../../../src/http/mcp/mcp-mount.js';
import type { SiteMounts, SiteMountsContext } from '../../../src/http/site/mounts.js';
import { createVisitors } from '../../../src/http/site/visitors.js';
import type { KeyLookup } from '../../../src/keys/keys.js';
import type { Policy } from '../../../src/limits/limiter.js';
import { createMemoryFailureLimiter, createMemoryLimiter } from '../../../src/limits/memory.js';
import type { Tiers } from '../../../src/limits/tiers.js';
import { toolsOf } from '../../../src/mcp/tools.js';

export interface MountsOptions extends Partial<AdmitContext & ApiContext & OperationsContext> {
  /** Pages for people, with this allowance; without it there are none. */
  readonly pages?: Policy;
  readonly health?: HealthContext;
  /** Told when the library of the tools' protocol is asked for. */
  readonly onMcpLoad?: () => void;
}

interface MountsParts {
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly tiers: Tiers;
  readonly now: () => number;
  /** Known once the service listens. */
  readonly origin: () => string;
  readonly onFailure: (error: unknown) => void;
}

/** The default allocates room for 100,000, which takes longer than the rest of the start. */
const maxSubjects = 1_000;

/** How often an address may request what needs no quota, per minute. */
export const openPerMinute = 30;

/** Where the OpenAPI document says that the service is. */
const publicUrl = 'https://menologion.example';

const forEver = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/** `options` replace what would be made of the parts. */
export async function openTestMounts(
  options: MountsOptions,
  parts: MountsParts,
): Promise<Pick<AppContext, 'mounts' | 'problemPage'>> {
  const { catalogue, keys, tiers, now, origin, onFailure } = parts;
  const newMemory = () => createAnswerMemory({ ...forEver, onFailure });
  const newLimiter = () => createMemoryLimiter({ now, maxSubjects });

  const api = apiOf({ catalogue, now, ...options });
  const operations = operationsOf(api, () => publicUrl);
  const tools = toolsOf({ api, now });
  const feeds = options.pages ? feedRows({ api, catalogue, now, origin }) : [];
  const admission = createAdmission({
    keys,
    tiers,
    limiter: newLimiter(),
    failures: createMemoryFailureLimiter({ now, maxAddresses: maxSubjects }),
    mostKeyLookups: settings.mostKeyLookups.unset,
    onMissingTier: onFailure,
    ...options,
  });
  const visitors = createVisitors({
    limiter: newLimiter(),
    policy: { perMinute: openPerMinute, perMonth: null },
  });
  const site =
    options.pages &&
    (await openSite({
      api,
      catalogue,
      operations,
      tools,
      feeds,
      tiers,
      now,
      origin,
      answers: newMemory(),
      visitors: createVisitors({ limiter: newLimiter(), policy: options.pages }),
    }));
  return {
    mounts: [
      ...apiMounts({
        operations,
        admission,
        answers: newMemory(),
        mostLookups: { all: settings.mostLookups.unset, costly: settings.mostSearches.unset },
        ...options,
      }),
      ...healthMounts(
        options.health ?? {
          engines: { catalogue: () => catalogue.ready() },
          isStopping: () => false,
          optional: new Set(),
        },
      ),
      mcpMount({
        admission,
        toolNames: new Set(tools.map(({ name }) => name)),
        async load() {
          options.onMcpLoad?.();
          const { createMcpServer } = await import('../../../src/mcp/server.js');
          return createMcpServer({ tools, origin });
        },
        visitors,
        allowedOrigins: ['https://assistant.example'],
        origin,
        onFailure,
      }),
      ...feedMounts(feeds, { catalogue, visitors, answers: newMemory() }),
      ...(site?.mounts ?? []),
    ],
    problemPage: site?.problemPage,
  };
}

/** Loaded on use: most tests need no pages. */
async function openSite(context: Omit<SiteMountsContext, 'assets'>): Promise<SiteMounts> {
  const { siteMounts } = await import('../../../src/http/site/mounts.js');
  const { loadAssets } = await import('../../../src/site/assets.js');
  const directory = fileURLToPath(new URL('../../../assets', import.meta.url));
  return siteMounts({ ...context, assets: await loadAssets(directory) });
}

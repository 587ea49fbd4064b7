import { createFailureLimiter } from '../../../src/access/limits/address.js';
import type { Limits } from '../../../src/access/limits/limiter.js';
import { createMemoryLimiter } from '../../../src/access/limits/memory.js';
import type { Config } from '../../../src/config/config.js';
import { settings } from '../../../src/config/settings.js';
import { createAnswerCache } from '../../../src/http/answers/answer-cache.js';
import type { AppContext } from '../../../src/http/app.js';
import { type MountsContext, openMounts } from '../../../src/wire/mounts.js';

export interface MountsOptions
  extends Partial<Limits>,
    Partial<
      Pick<
        Config,
        'pages' | 'maxLookups' | 'mcpKeyInPath' | 'keyedCaching' | 'reportUrl' | 'keyUrl'
      >
    >,
    Partial<Pick<MountsContext['reports'], 'onMissingFeast' | 'onMissingTier'>> {
  /** By default, caches whose answers stay valid. */
  readonly newCache?: MountsContext['newCache'];
  readonly mcpBodyMs?: number;
}

interface MountsParts extends Pick<MountsContext, 'keys' | 'catalogue' | 'now' | 'origin'> {
  readonly tiers: Config['tiers'];
  readonly onFailure: (error: unknown) => void;
}

/** The default allocates room for 100,000, which takes longer than the rest of the start. */
const maxSubjects = 1_000;

const forEver = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };

/** `options` replace what would be made of the parts and of the defaults of the settings. */
export const openTestMounts = (
  options: MountsOptions,
  { tiers, onFailure, ...parts }: MountsParts,
): Promise<Pick<AppContext, 'mounts' | 'problemPage'>> =>
  openMounts({
    ...parts,
    bodyMs: options.mcpBodyMs,
    config: {
      tiers,
      pages: options.pages,
      maxLookups: options.maxLookups ?? settings.maxLookups.defaultValue,
      keyedCaching: options.keyedCaching ?? settings.keyedCaching.defaultValue,
      mcpOrigins: ['https://assistant.example'],
      mcpKeyInPath: options.mcpKeyInPath ?? settings.mcpKeyInPath.defaultValue,
      reportUrl: options.reportUrl,
      keyUrl: options.keyUrl,
    },
    limits: {
      limiter: options.limiter ?? createMemoryLimiter({ now: parts.now, maxSubjects }),
      failures:
        options.failures ??
        createFailureLimiter(createMemoryLimiter({ now: parts.now, maxSubjects })),
    },
    newCache: options.newCache ?? (() => createAnswerCache({ ...forEver, onFailure })),
    reports: {
      onFailure,
      onMissingFeast: options.onMissingFeast ?? (() => {}),
      onMissingTier: options.onMissingTier ?? onFailure,
    },
  });

import type { Limits } from './limiter.js';

export interface InsuredLimitsOptions {
  /** The shared limits. */
  readonly primary: Limits;
  /** The limits in this process, which must not fail. */
  readonly fallback: Limits;
  /** Called once when the fallback takes over, and once when the primary does again. */
  readonly onChange: (change: InsuranceChange) => void;
}

export type InsuranceChange =
  | { readonly degraded: true; readonly cause: unknown }
  | { readonly degraded: false };

const trialEveryMs = 1000;

/**
 * Shared limits with a fallback: there is always some limit. A request that the primary cannot
 * decide is decided by the fallback, and so are all that follow, except for one a second, which
 * tries the primary; once it succeeds, the primary takes over again.
 *
 * The fallback counts only its own decisions, in each process separately: from zero, or from its
 * count in an earlier outage of the same window. So during an outage, every replica may allow a
 * subject its whole limit again, and none of that is charged afterwards.
 */
export function createInsuredLimits(options: InsuredLimitsOptions) {
  const { primary, fallback, onChange } = options;
  let isDegraded = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  function degrade(cause: unknown): void {
    triedAt = performance.now();
    if (isDegraded) return;
    isDegraded = true;
    onChange({ degraded: true, cause });
  }

  /** Only a trial shows that the primary has recovered, not the reply to an earlier request. */
  function isTrial(): boolean {
    if (performance.now() - triedAt < trialEveryMs) return false;
    triedAt = performance.now();
    return true;
  }

  async function decide<Result>(by: (limits: Limits) => Promise<Result>): Promise<Result> {
    const wasDegraded = isDegraded;
    if (wasDegraded && !isTrial()) return by(fallback);
    try {
      const result = await by(primary);
      if (wasDegraded && isDegraded) {
        isDegraded = false;
        onChange({ degraded: false });
      }
      return result;
    } catch (cause) {
      degrade(cause);
      return by(fallback);
    }
  }

  const limits: Limits = {
    limiter: {
      consume: (consumption) => decide(({ limiter }) => limiter.consume(consumption)),
      peek: (consumption) => decide(({ limiter }) => limiter.peek(consumption)),
    },
    failures: {
      record: (address) => decide(({ failures }) => failures.record(address)),
      blockedSeconds: (address) => decide(({ failures }) => failures.blockedSeconds(address)),
    },
  };
  return { ...limits, isDegraded: () => isDegraded };
}

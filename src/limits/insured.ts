import type { Limits } from './limiter.js';

export interface InsuredLimitsOptions {
  /** The shared limits. */
  readonly primary: Limits;
  /** The limits within this process, which must not fail. */
  readonly fallback: Limits;
  /** Told once when the fallback takes over, and once when it hands back. */
  readonly onChange: (change: InsuranceChange) => void;
  readonly monotonicMs?: () => number;
}

export type InsuranceChange =
  | { readonly degraded: true; readonly cause: unknown }
  | { readonly degraded: false };

export interface InsuredLimits extends Limits {
  isDegraded(): boolean;
}

const trialEveryMs = 1000;

/**
 * Shared limits that are never without any: a request that the primary cannot decide is decided by
 * the fallback, and so are all that follow, but for one a second that tries the primary and hands
 * back when it is decided there.
 *
 * The fallback counts what it decides itself, each process on its own: it begins at zero, or where
 * it stood in an earlier outage of the same window. So for the length of an outage a subject may
 * be allowed its limit once more by every replica, and none of that is charged to it afterwards.
 */
export function createInsuredLimits(options: InsuredLimitsOptions): InsuredLimits {
  const { primary, fallback, onChange, monotonicMs = () => performance.now() } = options;
  let isDegraded = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  function degrade(cause: unknown): void {
    triedAt = monotonicMs();
    if (isDegraded) return;
    isDegraded = true;
    onChange({ degraded: true, cause });
  }

  /** What was under way when the primary failed says nothing of it now: only a trial does. */
  function isTrial(): boolean {
    if (monotonicMs() - triedAt < trialEveryMs) return false;
    triedAt = monotonicMs();
    return true;
  }

  async function ask<Answer>(question: (limits: Limits) => Promise<Answer>): Promise<Answer> {
    const wasDegraded = isDegraded;
    if (wasDegraded && !isTrial()) return question(fallback);
    try {
      const answer = await question(primary);
      if (wasDegraded && isDegraded) {
        isDegraded = false;
        onChange({ degraded: false });
      }
      return answer;
    } catch (cause) {
      degrade(cause);
      return question(fallback);
    }
  }

  return {
    limiter: {
      consume: (consumption) => ask(({ limiter }) => limiter.consume(consumption)),
      peek: (consumption) => ask(({ limiter }) => limiter.peek(consumption)),
    },
    failures: {
      record: (address) => ask(({ failures }) => failures.record(address)),
      blockedSeconds: (address) => ask(({ failures }) => failures.blockedSeconds(address)),
    },
    isDegraded: () => isDegraded,
  };
}

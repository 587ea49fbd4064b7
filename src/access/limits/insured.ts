import type { Limiter } from './limiter.js';

export type InsuranceChange =
  | { readonly degraded: true; readonly cause: unknown }
  | { readonly degraded: false };

const trialEveryMs = 1000;

/**
 * Insures the limiters of a shared store, so that there is always some limit. When one of them cannot
 * decide a request, its fallback does, which is in this process and must not fail. From then on the
 * fallbacks of all of them decide, except for one request a second, which tries the store; once it
 * succeeds, the store takes over again.
 *
 * A fallback counts only its own decisions, in each process separately: from zero, or from its
 * count in an earlier outage of the same window. So during an outage, every replica may allow a
 * subject its whole limit again, and none of that is charged afterwards.
 * @param onChange called once when the fallbacks take over, and once when the store does again
 */
export function createInsurance(onChange: (change: InsuranceChange) => void) {
  let isDegraded = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  function degrade(cause: unknown): void {
    triedAt = performance.now();
    if (isDegraded) return;
    isDegraded = true;
    onChange({ degraded: true, cause });
  }

  /** Only a trial shows that the store has recovered, not the reply to an earlier request. */
  function isTrial(): boolean {
    if (performance.now() - triedAt < trialEveryMs) return false;
    triedAt = performance.now();
    return true;
  }

  return function insure(primary: Limiter, fallback: Limiter): Limiter {
    async function decide<Result>(by: (limiter: Limiter) => Promise<Result>): Promise<Result> {
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
    return {
      consume: (consumption) => decide((limiter) => limiter.consume(consumption)),
      peek: (consumption) => decide((limiter) => limiter.peek(consumption)),
    };
  };
}

import { LRUCache } from 'lru-cache';
import { allowancesOf, type Limiter, type Policy, type Used, type WindowName } from './limiter.js';
import type { MonthUsage, UsageFile } from './usage-file.js';
import { minuteWindow, monthName, monthWindow } from './windows.js';

export interface MemoryLimiterOptions {
  readonly now: () => number;
  /** Keeps the month's counts across restarts. */
  readonly usage?: UsageFile;
  /** How many subjects are counted at once; beyond that, the longest idle is forgotten. */
  readonly maxSubjects?: number;
}

const maxCounted = 100_000;

/** What a subject used in a minute and in a month, by their starts; later windows begin at zero. */
type Counts = Readonly<Record<WindowName, { readonly startMs: number; readonly used: number }>>;

/** Limits in one process. A decision is synchronous, so it cannot be interrupted by another. */
export function createMemoryLimiter(options: MemoryLimiterOptions): Limiter {
  const { now, usage, maxSubjects = maxCounted } = options;
  // With `max`, the cache would reserve memory for all of them up front, though few services see so many.
  const cache = new LRUCache<string, Counts>({ maxSize: maxSubjects, sizeCalculation: () => 1 });

  const countsOf = (subject: string, nowMs: number): Counts => {
    const known = cache.get(subject);
    const current = (name: WindowName, { startMs }: { readonly startMs: number }) => ({
      startMs,
      used: known?.[name].startMs === startMs ? known[name].used : 0,
    });
    return {
      minute: current('minute', minuteWindow(nowMs)),
      month: current('month', monthWindow(nowMs)),
    };
  };

  if (usage?.saved?.month === monthName(now())) {
    for (const [subject, used] of usage.saved.counts) {
      const { minute, month } = countsOf(subject, now());
      cache.set(subject, { minute, month: { ...month, used } });
    }
  }

  function setCounts(subject: string, policy: Policy, counts: Counts): void {
    cache.set(subject, counts);
    if (policy.perMonth !== null) usage?.save(() => usageIn(cache, now()));
  }

  return {
    async consume({ subject, policy, requests = 1 }) {
      const nowMs = now();
      const counts = countsOf(subject, nowMs);
      const then = changed(counts, policy, requests);
      const refusedBy = refusalOf(policy, usedIn(then));
      if (refusedBy !== undefined) {
        return { allowed: false, refusedBy, ...allowancesOf(policy, usedIn(counts), nowMs) };
      }
      setCounts(subject, policy, then);
      return {
        allowed: true,
        async giveBack() {
          const laterMs = now();
          const left = changed(countsOf(subject, laterMs), policy, -requests, counts);
          setCounts(subject, policy, left);
          return allowancesOf(policy, usedIn(left), laterMs);
        },
        ...allowancesOf(policy, usedIn(then), nowMs),
      };
    },
    async peek({ subject, policy }) {
      const nowMs = now();
      return allowancesOf(policy, usedIn(countsOf(subject, nowMs)), nowMs);
    },
  };
}

/** The longest idle first, so that setting them in this order restores the cache. */
function usageIn(cache: LRUCache<string, Counts>, nowMs: number): MonthUsage {
  const { startMs } = monthWindow(nowMs);
  const counts = [...cache.rkeys()].flatMap((subject) => {
    const month = cache.peek(subject)?.month;
    return month?.startMs === startMs && month.used > 0 ? [[subject, month.used] as const] : [];
  });
  return { month: monthName(startMs), counts };
}

const usedIn = ({ minute, month }: Counts): Used => ({ minute: minute.used, month: month.used });

/** The counts plus `requests`, in limited windows that are still those of `within`. */
function changed(counts: Counts, policy: Policy, requests: number, within = counts): Counts {
  const inWindow = (name: WindowName, limit: number | null) => {
    const { startMs, used } = counts[name];
    const isCounted = limit !== null && startMs === within[name].startMs;
    return { startMs, used: isCounted ? Math.max(0, used + requests) : used };
  };
  return {
    minute: inWindow('minute', policy.perMinute),
    month: inWindow('month', policy.perMonth),
  };
}

/** The window in which this would be too much. */
function refusalOf({ perMinute, perMonth }: Policy, used: Used): WindowName | undefined {
  if (perMonth !== null && used.month > perMonth) return 'month';
  if (perMinute !== null && used.minute > perMinute) return 'minute';
  return undefined;
}

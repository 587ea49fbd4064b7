import { LRUCache } from 'lru-cache';
import {
  type Allowances,
  allowanceOf,
  type Consumption,
  type Decision,
  type Limiter,
  type Policy,
  type WindowName,
} from './limiter.js';
import type { UsageFile } from './usage-file.js';
import { type CalendarWindow, isWithin, minuteWindow, monthName, monthWindow } from './windows.js';

export interface MemoryLimiterOptions {
  readonly now: () => number;
  /** Keeps the month's counts across restarts. */
  readonly usage?: UsageFile;
  /** How many subjects are counted at once; beyond that, the longest idle is forgotten. */
  readonly maxSubjects?: number;
}

const maxCounted = 100_000;

/** Limits in one process. A decision is synchronous, so it cannot be interrupted by another. */
export function createMemoryLimiter(options: MemoryLimiterOptions): Limiter {
  const { now } = options;
  const counts = createCounts(options);

  function decide({ subject, policy, requests = 1 }: Consumption): Decision {
    const nowMs = now();
    const used = counts.usedBy(subject, nowMs);
    const usedThen = { minute: used.minute + requests, month: used.month + requests };
    const refusedBy = refusalOf(policy, usedThen);
    if (refusedBy !== undefined) {
      return { allowed: false, refusedBy, ...counts.allowancesOf(policy, used, nowMs) };
    }
    counts.setUsed({ subject, policy }, usedThen);
    const countedIn = counts.windows();
    return {
      allowed: true,
      giveBack: async () => giveBack({ subject, policy, requests }, countedIn),
      ...counts.allowancesOf(policy, usedThen, nowMs),
    };
  }

  function giveBack(
    { subject, policy, requests = 1 }: Consumption,
    countedIn: Windows,
  ): Allowances {
    const nowMs = now();
    const used = counts.usedBy(subject, nowMs);
    const windows = counts.windows();
    const without = (name: WindowName) =>
      windows[name] === countedIn[name] ? Math.max(0, used[name] - requests) : used[name];
    const usedThen = { minute: without('minute'), month: without('month') };
    counts.setUsed({ subject, policy }, usedThen);
    return counts.allowancesOf(policy, usedThen, nowMs);
  }

  return {
    consume: async (consumption) => decide(consumption),
    async peek({ subject, policy }) {
      const nowMs = now();
      return counts.allowancesOf(policy, counts.usedBy(subject, nowMs), nowMs);
    },
  };
}

/** The counts of both windows. */
function createCounts({ now, usage, maxSubjects = maxCounted }: MemoryLimiterOptions) {
  const minute = createWindowCounts(minuteWindow, now(), maxSubjects);
  const month = createWindowCounts(monthWindow, now(), maxSubjects);
  if (usage?.saved?.month === monthName(now())) {
    for (const [subject, count] of usage.saved.counts) month.set(subject, count);
  }
  const snapshot = () => ({ month: monthName(month.window().startMs), counts: month.entries() });
  return {
    windows: (): Windows => ({ minute: minute.window(), month: month.window() }),
    usedBy(subject: string, nowMs: number): Used {
      minute.enter(nowMs);
      month.enter(nowMs);
      return { minute: minute.get(subject), month: month.get(subject) };
    },
    setUsed({ subject, policy }: Consumption, used: Used): void {
      if (policy.perMinute !== null) minute.set(subject, used.minute);
      if (policy.perMonth === null) return;
      month.set(subject, used.month);
      usage?.save(snapshot);
    },
    allowancesOf: (policy: Policy, used: Used, nowMs: number): Allowances => ({
      minute: allowanceOf(policy.perMinute, used.minute, minute.window(), nowMs),
      month: allowanceOf(policy.perMonth, used.month, month.window(), nowMs),
    }),
  };
}

type Used = Readonly<Record<WindowName, number>>;
type Windows = Readonly<Record<WindowName, CalendarWindow>>;

/** The window in which this would be too much. */
function refusalOf({ perMinute, perMonth }: Policy, used: Used): WindowName | undefined {
  if (perMonth !== null && used.month > perMonth) return 'month';
  if (perMinute !== null && used.minute > perMinute) return 'minute';
  return undefined;
}

/** The counts of one window; entering the next one clears them. */
function createWindowCounts(
  windowOf: (nowMs: number) => CalendarWindow,
  nowMs: number,
  max: number,
) {
  // With `max`, the cache would reserve the memory for all of them at once, which are seldom reached.
  const counts = new LRUCache<string, number>({ maxSize: max, sizeCalculation: () => 1 });
  let window = windowOf(nowMs);
  return {
    enter(atMs: number): void {
      if (isWithin(window, atMs)) return;
      window = windowOf(atMs);
      counts.clear();
    },
    window: () => window,
    get: (key: string) => counts.get(key) ?? 0,
    set(key: string, count: number): void {
      counts.set(key, count);
    },
    /** The longest idle first, so that setting them in this order restores the cache. */
    entries: () => [...counts.rkeys()].map((key) => [key, counts.peek(key) ?? 0] as const),
  };
}

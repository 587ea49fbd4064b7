import {
  type CalendarWindow,
  lengthSeconds,
  minuteWindow,
  monthWindow,
  secondsToEnd,
} from './windows.js';

/** The limits of a tier; null means unlimited. */
export interface Policy {
  readonly perMinute: number | null;
  readonly perMonth: number | null;
}

export interface Consumption {
  /** What requests are counted under: the `quota` of the caller's key. */
  readonly subject: string;
  readonly policy: Policy;
  /** How many requests it counts as, all or none; 1 by default. */
  readonly requests?: number;
}

/** What is left for a subject in one window, after the decision. */
export interface Allowance {
  /** Null if unlimited; `remaining` is then null too. */
  readonly limit: number | null;
  readonly remaining: number | null;
  /** Seconds until the window ends and the count restarts, at least 1. */
  readonly resetSeconds: number;
  readonly windowSeconds: number;
}

export type WindowName = 'minute' | 'month';

export type Allowances = Readonly<Record<WindowName, Allowance>>;

/**
 * Takes back what was allowed: in the store that counted it, and only in windows that have not
 * ended since. Returns what is left then; rejects as `Limiter` does.
 */
export type GiveBack = () => Promise<Allowances>;

export type Decision = Allowances &
  (
    | { readonly allowed: true; readonly giveBack: GiveBack }
    /** If both are used up, the month, since its wait is longer. */
    | { readonly allowed: false; readonly refusedBy: WindowName }
  );

/**
 * Counts requests in calendar minutes and calendar months in UTC. Both windows are checked and
 * consumed in one atomic step, and a refused request consumes nothing. An unlimited window is not
 * counted at all. Rejects with `LimitsUnavailableError` if a shared store cannot be reached.
 */
export interface Limiter {
  consume(consumption: Consumption): Promise<Decision>;
  /** What is left for the subject, without counting a request. */
  peek(consumption: Consumption): Promise<Allowances>;
}

/** How many unknown keys an address may send in one calendar minute. */
export const failuresPerMinute = 30;

/**
 * Counts failed authentications by address, IPv6 addresses by their /64. Look up the key first,
 * since a live key is accepted even from a blocked address. Rejects as `Limiter` does.
 */
export interface FailureLimiter {
  /** Counts a failure; returns 0 while that is within the allowance, else the seconds to wait. */
  record(address: string): Promise<number>;
  /** The seconds until an address is no longer blocked; 0 if it is not blocked. */
  blockedSeconds(address: string): Promise<number>;
}

/** Both limiters of one store. */
export interface Limits {
  readonly limiter: Limiter;
  readonly failures: FailureLimiter;
}

/** The shared counts cannot be read or written at the moment, for any subject. */
export class LimitsUnavailableError extends Error {
  override readonly name = 'LimitsUnavailableError';
}

/** How many requests were counted in each window. */
export type Used = Readonly<Record<WindowName, number>>;

export function allowancesOf(policy: Policy, used: Used, nowMs: number): Allowances {
  const inWindow = (limit: number | null, count: number, window: CalendarWindow): Allowance => ({
    limit,
    remaining: limit === null ? null : Math.max(0, limit - count),
    resetSeconds: secondsToEnd(window, nowMs),
    windowSeconds: lengthSeconds(window),
  });
  return {
    minute: inWindow(policy.perMinute, used.minute, minuteWindow(nowMs)),
    month: inWindow(policy.perMonth, used.month, monthWindow(nowMs)),
  };
}

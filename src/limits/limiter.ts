import { type CalendarWindow, lengthSeconds, secondsToEnd } from './windows.js';

/** What a tier allows; null is unlimited. */
export interface Policy {
  readonly perMinute: number | null;
  readonly perMonth: number | null;
}

export interface Consumption {
  /** Whose requests are counted: the `quota` of the caller's key. */
  readonly subject: string;
  readonly policy: Policy;
}

/** Where a subject stands in one window after the decision. */
export interface Allowance {
  /** Null is unlimited, and `remaining` with it. */
  readonly limit: number | null;
  readonly remaining: number | null;
  /** Until the window ends and the count begins anew: at least 1. */
  readonly resetSeconds: number;
  readonly windowSeconds: number;
}

export type WindowName = 'minute' | 'month';

export interface Allowances {
  readonly minute: Allowance;
  readonly month: Allowance;
}

export type Decision = Allowances &
  (
    | { readonly allowed: true }
    /** The month when both are used up: its wait is the longer one. */
    | { readonly allowed: false; readonly refusedBy: WindowName }
  );

/**
 * Counts requests in calendar minutes and calendar months in UTC. Both windows are checked and
 * consumed in one atomic step, and a refused request consumes nothing. An unlimited window is not
 * counted at all. Rejects with `LimitsUnavailableError` where the counts are elsewhere.
 */
export interface Limiter {
  consume(consumption: Consumption): Promise<Decision>;
  /** Where the subject stands, without counting. */
  peek(consumption: Consumption): Promise<Allowances>;
}

/** How often an address may present an unknown key in one calendar minute. */
export const failuresPerMinute = 30;

/**
 * Counts failed authentications by address; IPv6 addresses count by their /64. Callers look up a
 * key before asking, since live keys pass from a blocked address too. Rejects as `Limiter` does.
 */
export interface FailureLimiter {
  /** Counts a failure: 0 while it is within the allowance, else the seconds to wait. */
  record(address: string): Promise<number>;
  /** 0, or the seconds until an address whose allowance is used up may fail again. */
  blockedSeconds(address: string): Promise<number>;
}

/** The two limits of one store. */
export interface Limits {
  readonly limiter: Limiter;
  readonly failures: FailureLimiter;
}

/** The shared counts cannot be read or written now; nothing is known of any subject. */
export class LimitsUnavailableError extends Error {
  override readonly name = 'LimitsUnavailableError';
}

export function allowanceOf(
  limit: number | null,
  used: number,
  window: CalendarWindow,
  nowMs: number,
): Allowance {
  return {
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    resetSeconds: secondsToEnd(window, nowMs),
    windowSeconds: lengthSeconds(window),
  };
}

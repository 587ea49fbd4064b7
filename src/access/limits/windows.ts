/** A calendar minute or month in UTC, in milliseconds since the epoch; the end is exclusive. */
export interface CalendarWindow {
  readonly startMs: number;
  readonly endMs: number;
}

const minuteMs = 60_000;

export function minuteWindow(nowMs: number): CalendarWindow {
  const startMs = Math.floor(nowMs / minuteMs) * minuteMs;
  return { startMs, endMs: startMs + minuteMs };
}

export function monthWindow(nowMs: number): CalendarWindow {
  const now = new Date(nowMs);
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return { startMs: Date.UTC(year, month, 1), endMs: Date.UTC(year, month + 1, 1) };
}

/** `2026-02`. */
export function monthName(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 7);
}

export function lengthSeconds({ startMs, endMs }: CalendarWindow): number {
  return (endMs - startMs) / 1000;
}

/** Rounded up, so that a caller who waits this long is never early. */
export function secondsToEnd({ endMs }: CalendarWindow, nowMs: number): number {
  return Math.ceil((endMs - nowMs) / 1000);
}

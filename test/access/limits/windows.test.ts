import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lengthSeconds,
  minuteWindow,
  monthName,
  monthWindow,
  secondsToEnd,
} from '../../../src/access/limits/windows.js';

const ms = (time: string) => Date.parse(time);
const day = 86_400;

describe('the month window', () => {
  it('is tested where local time is not UTC', () => {
    expect(new Date().getTimezoneOffset()).not.toBe(0);
  });

  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01', '2026-02-01', 31],
    ['2026-02-28T23:59:59.999Z', '2026-02-01', '2026-03-01', 28],
    ['2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01', 29],
    ['2000-02-15T00:00:00.000Z', '2000-02-01', '2000-03-01', 29],
    ['2100-02-15T00:00:00.000Z', '2100-02-01', '2100-03-01', 28],
    ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01', 31],
  ])('of %s is from %s to %s', (time, start, end, days) => {
    const window = monthWindow(ms(time));
    expect(window).toEqual({ startMs: ms(start), endMs: ms(end) });
    expect(lengthSeconds(window)).toBe(days * day);
    expect(monthName(ms(time))).toBe(start.slice(0, 7));
  });
});

describe('the minute window', () => {
  it('begins on the whole minute', () => {
    expect(minuteWindow(ms('2026-12-31T23:59:59.999Z'))).toEqual({
      startMs: ms('2026-12-31T23:59:00Z'),
      endMs: ms('2027-01-01T00:00:00Z'),
    });
  });
});

describe.each([
  ['minute', minuteWindow],
  ['month', monthWindow],
])('every %s window', (_, windowOf) => {
  const instants = fc.integer({ min: ms('1971-01-01'), max: ms('9999-12-01') });

  it('contains its instant and its start, but not its end', () => {
    fc.assert(
      fc.property(instants, (nowMs) => {
        const window = windowOf(nowMs);
        expect(window.startMs).toBeLessThanOrEqual(nowMs);
        expect(window.endMs).toBeGreaterThan(nowMs);
        expect(windowOf(window.startMs)).toEqual(window);
        expect(windowOf(window.startMs - 1).endMs).toBe(window.startMs);
        expect(windowOf(window.endMs).startMs).toBe(window.endMs);
      }),
    );
  });

  it('is over once its seconds have passed', () => {
    fc.assert(
      fc.property(instants, (nowMs) => {
        const window = windowOf(nowMs);
        const seconds = secondsToEnd(window, nowMs);
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeLessThanOrEqual(lengthSeconds(window));
        expect(nowMs + seconds * 1000).toBeGreaterThanOrEqual(window.endMs);
        expect(nowMs + (seconds - 1) * 1000).toBeLessThan(window.endMs);
      }),
    );
  });
});

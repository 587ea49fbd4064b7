import { onTestFinished, vi } from 'vitest';

/** Makes `performance.now`, by which ages are measured, follow a clock until the test ends. */
export function useMonotonicClock(now: () => number): void {
  const spy = vi.spyOn(performance, 'now').mockImplementation(now);
  onTestFinished(() => {
    spy.mockRestore();
  });
}

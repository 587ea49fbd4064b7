import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, type TestContext } from 'vitest';
import type { SettableClock } from '../support/clock.js';

export interface Opened<Port> {
  readonly limiter: Port;
  /** Or why the adapter's clock cannot be set: the cases that move it are skipped by that name. */
  readonly clock: SettableClock | { readonly fixedBecause: string };
  close(): Promise<void>;
}

/** Opens before each test, closes after it, and says what can be done with the clock. */
export function openEach<Port>(open: () => Promise<Opened<Port>>) {
  let opened: Opened<Port>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(async () => {
    await opened.close();
  });
  return {
    limiter: () => opened.limiter,
    settableClock({ skip }: TestContext): SettableClock {
      if ('fixedBecause' in opened.clock) return skip(opened.clock.fixedBecause);
      return opened.clock;
    },
    /** For cases that must not meet the end of a minute: waits for the next if it is near. */
    async steady(): Promise<void> {
      if (!('fixedBecause' in opened.clock)) return;
      const leftMs = 60_000 - (Date.now() % 60_000);
      if (leftMs < 5_000) await delay(leftMs + 100);
    },
  };
}

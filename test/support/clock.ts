/** A clock that stands still until it is told to move. */
export interface SettableClock {
  now(): number;
  set(time: string | number): void;
  advance(ms: number): void;
}

export function createClock(time: string | number): SettableClock {
  let nowMs = toMs(time);
  return {
    now: () => nowMs,
    set(to) {
      nowMs = toMs(to);
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}

const toMs = (time: string | number) => (typeof time === 'number' ? time : Date.parse(time));

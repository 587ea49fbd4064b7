/**
 * Settings of V8's garbage collector. By default it lets garbage grow to several times the live data
 * before it collects.
 */
import { setFlagsFromString } from 'node:v8';

/** For content loaded once, with short-lived objects besides (`npm run bench -- memory`). */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30');
}

/**
 * For serving: what a request allocates starts in the space for new objects. Otherwise V8 learns to put
 * part of it with the old ones at once: 10 % more processor time in most runs, twice as much in some
 * (`npm run bench -- day`).
 */
export function keepRequestsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/** For content that streams through: no more garbage than live data (`npm run bench -- index`). */
export function keepHeapBounded(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

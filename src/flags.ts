/**
 * Settings of V8's garbage collector. By default it lets garbage grow to several times the live data
 * before it collects. The size of the space for new objects can only be set when Node starts:
 * `npm start`, the program's first line and the image do so (`npm run bench -- memory`, `-- day`).
 */
import { setFlagsFromString } from 'node:v8';

/** For content loaded once, with short-lived objects besides (`npm run bench -- memory`). */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30');
}

/**
 * For serving: what a request allocates starts in the space for new objects. Otherwise V8 may learn,
 * in about half of all runs, to put part of it with the old ones at once. There it keeps the rest of its
 * request alive until a full collection, which doubles the processor time (`npm run bench -- day`).
 */
export function keepRequestsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/** For content that streams through: no more garbage than live data (`npm run bench -- index`). */
export function keepHeapBounded(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

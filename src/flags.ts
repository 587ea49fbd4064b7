/**
 * V8's housekeeping. Left alone it lets garbage pile up to several times what is alive before it
 * collects. How large the space for new objects may grow can only be said when Node starts:
 * `npm start`, the program's first line and the image do (`npm run bench -- memory`, `-- day`).
 */
import { setFlagsFromString } from 'node:v8';

/** For content that is held once, and short-lived objects about it (`npm run bench -- memory`). */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30');
}

/** For content that streams through: no more garbage than is alive (`npm run bench -- index`). */
export function keepHeapBounded(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

/**
 * How V8 keeps house. Left alone it lets garbage pile up to several times what is alive before it
 * looks for it; a command says first how much of its time it would rather spend on looking.
 */
import { setFlagsFromString } from 'node:v8';

/** For content that is held once, and short-lived objects about it (`npm run bench -- memory`). */
export function keepHeapSmall(): void {
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** For content that streams through: no more garbage than is alive (`npm run bench -- index`). */
export function keepHeapBounded(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

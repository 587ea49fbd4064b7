import { headersTooLarge, uriTooLong } from '../problem.js';
import type { Middleware } from '../state.js';

export const maxTargetBytes = 4096;
export const maxHeaderBytes = 16_384;

/** Node refuses only far larger requests (`server.ts`), so that these can be answered in full. */
export const bounds: Middleware = (ctx, next) => {
  if (Buffer.byteLength(ctx.req.url ?? '', 'latin1') > maxTargetBytes) {
    throw uriTooLong(maxTargetBytes);
  }
  if (headerBytes(ctx.req.rawHeaders) > maxHeaderBytes) throw headersTooLarge(maxHeaderBytes);
  return next();
};

/** Names and values with the colon, space and line end between them. */
function headerBytes(rawHeaders: readonly string[]): number {
  let bytes = 0;
  for (const part of rawHeaders) bytes += part.length + 2;
  return bytes;
}

import { badRequest, headersTooLarge, uriTooLong } from '../../api/problem.js';
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

const absoluteForm = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

/**
 * What Node's parser lets pass and RFC 9112 does not: a fragment in the target, no Host or several
 * (3.2). A target in absolute form names the same thing as its path (3.2.2).
 */
export const wellFormed: Middleware = (ctx, next) => {
  const { url = '', rawHeaders, httpVersion } = ctx.req;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
  const lacksHost = hosts === 0 && httpVersion === '1.1';
  if (url.includes('#') || hosts > 1 || lacksHost) throw badRequest();
  const target = url.replace(absoluteForm, '');
  ctx.url = target.startsWith('/') || target === '*' ? target : `/${target}`;
  return next();
};

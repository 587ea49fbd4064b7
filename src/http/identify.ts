/** The id and the target of a request, and whether it can be answered at all. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { badRequest, headersTooLarge, uriTooLong } from './problem.js';

const token = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's `X-Request-Id` if it is a plain token, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && token.test(given) ? given : randomUUID();
}

export const maxTargetBytes = 4096;
export const maxHeaderBytes = 16_384;

/**
 * Refuses what is too large, and what Node's parser allows although RFC 9112 does not: a fragment in
 * the target, no Host or several (3.2). Node itself refuses only far larger requests (`server.ts`),
 * so that these get a full answer.
 */
export function assertReadable({ url = '', rawHeaders, httpVersion }: IncomingMessage): void {
  if (url.length > maxTargetBytes) throw uriTooLong(maxTargetBytes);
  let bytes = 0;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // The colon, the space and the line end count as well.
    bytes += name.length + (rawHeaders[index + 1] ?? '').length + 4;
    if (name.toLowerCase() === 'host') hosts += 1;
  }
  if (bytes > maxHeaderBytes) throw headersTooLarge(maxHeaderBytes);
  const isHostMissing = hosts === 0 && httpVersion === '1.1';
  if (url.includes('#') || hosts > 1 || isHostMissing) throw badRequest();
}

const absoluteForm = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

/** The target without its origin: the absolute form names the same resource (RFC 9112, 3.2.2). */
export function targetOf({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const target = url.replace(absoluteForm, '');
  return target.startsWith('/') || target === '*' ? target : `/${target}`;
}

/** An address without the port that some proxies add: `192.0.2.1:1001`, `[2001:db8::1]:1001`. */
export function withoutPort(address: string): string {
  const found = /^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address);
  return found?.[1] ?? found?.[2] ?? address;
}

/** Which pages may call the tools from a browser. */
import type { IncomingHttpHeaders } from 'node:http';
import { forbiddenOrigin } from '../http/problem.js';

const loopback = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/**
 * Programs send no `Origin` and pass; so do pages of this service, of localhost and of the allowed
 * origins. The protocol requires this check of servers, against DNS rebinding.
 */
export function checkOrigin(
  { origin }: Pick<IncomingHttpHeaders, 'origin'>,
  own: string,
  allowed: readonly string[],
): void {
  if (origin === undefined || origin === own) return;
  if (loopback.test(origin) || allowed.includes(origin)) return;
  throw forbiddenOrigin();
}

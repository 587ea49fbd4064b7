/** The one place where answers go out. */
import type { ServerResponse } from 'node:http';
import type { Reply } from './exchange.js';

/** 304 and 204 have no body, and tell no length of one. */
const isBare = (status: number) => status === 204 || status === 304;

/** Writes a reply with the headers that were gathered on the way to it, `headers`, before its own. */
export function write(response: ServerResponse, headers: string[], reply: Reply): void {
  const { status, body } = reply;
  headers.push(...reply.headers);
  if (!isBare(status)) headers.push('Content-Length', String(body?.length ?? 0));
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body, 'latin1');
}

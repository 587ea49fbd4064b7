/** The only place that sends answers. */
import type { ServerResponse } from 'node:http';
import type { Reply } from './exchange.js';

/** 304 and 204 have no body and no `Content-Length`. */
const isBare = (status: number) => status === 204 || status === 304;

/** Writes a reply; `headers`, gathered on the way, go before the reply's own. */
export function write(response: ServerResponse, headers: string[], reply: Reply): void {
  const { status, body } = reply;
  headers.push(...reply.headers);
  if (!isBare(status)) headers.push('Content-Length', String(body?.length ?? 0));
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** What a request must be to reach the tools: its origin, its body, its message. */
import type { IncomingMessage } from 'node:http';
import type { Exchange, Reply } from '../http/exchange.js';
import { bodyTooLarge, forbiddenOrigin } from '../http/problem.js';

const loopback = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

/**
 * Programs send no `Origin` and pass; so do pages of this service, of localhost and of the allowed
 * origins. The protocol requires this check of servers, against DNS rebinding.
 */
export function checkOrigin(request: IncomingMessage, own: string, allowed: readonly string[]) {
  const { origin } = request.headers;
  if (origin === undefined || origin === own) return;
  if (loopback.test(origin) || allowed.includes(origin)) return;
  throw forbiddenOrigin();
}

const maxBodyBytes = 65_536;

/** The value of the body, or undefined if it is not JSON; throws the problem of one too large. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) {
    throw bodyTooLarge(maxBodyBytes);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Node discards the unread rest after the answer; destroying the stream would reset the connection
  // and lose the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw bodyTooLarge(maxBodyBytes);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

export interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown } | null;
}

/** Refuses what the protocol's library would accept, or answer with a stream that stays open. */
export function refusalOf(message: unknown, contentType = ''): Reply | undefined {
  if (!/^application\/json *(;|$)/i.test(contentType)) {
    return rpcError(415, -32000, 'the Content-Type must be application/json');
  }
  if (message === undefined) return rpcError(400, -32700, 'the body must be JSON');
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return rpcError(400, -32600, 'the body must be one JSON-RPC message');
  }
  const { method, id } = message as Message;
  if (method !== 'subscriptions/listen') return undefined;
  return rpcError(404, -32601, 'this server has no subscriptions', id);
}

function rpcError(status: number, code: number, message: string, id: unknown = null): Reply {
  const isId = typeof id === 'string' || typeof id === 'number';
  const body = { jsonrpc: '2.0', id: isId ? id : null, error: { code, message } };
  return {
    status,
    headers: ['Content-Type', 'application/json', 'Cache-Control', 'private, no-store'],
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** The parts of the request that the protocol reads: not the key, nor the body, already read. */
export function webRequest({ request, path }: Exchange, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (/^(accept|content-type|mcp-.+)$/.test(name)) headers.set(name, String(value));
  }
  return new Request(origin + path, { method: 'POST', headers });
}

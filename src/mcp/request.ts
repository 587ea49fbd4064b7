/** What a request must be to reach the tools: its origin, its body, its message. */
import type { IncomingMessage } from 'node:http';
import { isObject, parseJson } from '../files/json.js';
import { type Exchange, type Reply, uncachedReply } from '../http/exchange.js';
import { bodyIncomplete, bodyTooLarge, forbiddenOrigin, tooManyBodies } from '../http/problem.js';

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

/** The value of the body, or undefined if it is not JSON; throws the problem of one not accepted. */
export async function readJson(request: IncomingMessage, deadlineMs: number): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) {
    throw bodyTooLarge(maxBodyBytes);
  }
  const body = await readBody(request, deadlineMs);
  return parseJson(body.toString());
}

/**
 * The whole body, if it arrives in time: Node would wait for its end as long as any byte comes. It
 * discards the unread rest after the answer; destroying the stream would lose the answer.
 */
function readBody(request: IncomingMessage, deadlineMs: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let stop = () => {};
  return new Promise<Buffer>((resolve, reject) => {
    const onIncomplete = () => reject(bodyIncomplete(deadlineMs));
    const late = setTimeout(onIncomplete, deadlineMs);
    // A caller who disconnects is told nothing, and is no failure of ours.
    request.once('error', onIncomplete);
    request.once('close', onIncomplete);
    request.socket.once('end', onIncomplete);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) reject(bodyTooLarge(maxBodyBytes));
      else chunks.push(chunk);
    });
    stop = () => {
      clearTimeout(late);
      request.removeAllListeners('data');
      request.socket.off('end', onIncomplete);
    };
  }).finally(() => stop());
}

/**
 * Limits how many bodies of one key are under way at once, since they are counted against its quota
 * only when they are complete.
 */
export function createBodyLimit(maxOpen: number) {
  const open = new Map<string, number>();
  return async <Result>(keyId: string, read: () => Promise<Result>): Promise<Result> => {
    const others = open.get(keyId) ?? 0;
    if (others >= maxOpen) throw tooManyBodies();
    open.set(keyId, others + 1);
    try {
      return await read();
    } finally {
      const left = (open.get(keyId) ?? 1) - 1;
      if (left === 0) open.delete(keyId);
      else open.set(keyId, left);
    }
  };
}

export interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown; readonly arguments?: unknown } | null;
}

/** Refuses what the protocol's library would accept, or answer with a stream that stays open. */
export function refusalOf(message: unknown, contentType = ''): Reply | undefined {
  if (!/^application\/json *(;|$)/i.test(contentType)) {
    return rpcError(415, -32000, 'the Content-Type must be application/json');
  }
  if (message === undefined) return rpcError(400, -32700, 'the body must be JSON');
  if (!isObject(message)) {
    return rpcError(400, -32600, 'the body must be one JSON-RPC message');
  }
  const { method, id, params } = message as Message;
  if (method === 'tools/call' && typeof params?.name !== 'string') {
    return rpcError(400, -32602, 'params.name must be the name of a tool', id);
  }
  if (method === 'tools/call' && !isObject(params?.arguments ?? {})) {
    return rpcError(400, -32602, 'params.arguments must be an object', id);
  }
  if (method !== 'subscriptions/listen') return undefined;
  return rpcError(404, -32601, 'this server has no subscriptions', id);
}

function rpcError(status: number, code: number, message: string, id: unknown = null): Reply {
  const isId = typeof id === 'string' || typeof id === 'number';
  const body = { jsonrpc: '2.0', id: isId ? id : null, error: { code, message } };
  return uncachedReply(status, 'application/json', JSON.stringify(body));
}

const bothTypes = 'application/json, text/event-stream';

/** The parts of the request that the protocol reads: not the key, nor the body, already read. */
export function webRequest({ request }: Pick<Exchange, 'request'>, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (/^(accept|content-type|mcp-.+)$/.test(name)) headers.set(name, String(value));
  }
  // Answers are JSON, never a stream: a client need not accept both, as the protocol demands.
  const accepted = request.headers.accept ?? '*/*';
  if (/\*\/\*|application\/(json|\*)/.test(accepted)) headers.set('accept', bothTypes);
  return new Request(url, { method: 'POST', headers });
}

/** Reading a request's body. */
import type { IncomingMessage } from 'node:http';
import { bodyTooLarge } from '../http/problem.js';

/** Reads the whole body; throws the problem of one that is too large. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Node discards the unread rest after the answer; destroying the stream would reset the connection
  // and lose the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw bodyTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

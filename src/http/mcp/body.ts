/** The body of a request that has one. */
import type { IncomingMessage } from 'node:http';
import { bodyTooLarge } from '../../api/problem.js';

/** Reads it whole, or throws the problem of one that is larger. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  // What is left unread Node reads away after the answer: destroying the stream would reset the
  // connection, and take the answer with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw bodyTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Refuses what Node's parser cannot read: on the bare socket, but as a problem like any other. */
import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { maxHeaderBytes, maxTargetBytes } from './identify.js';
import { openHeaders } from './mount.js';
import {
  badRequest,
  headersTooLarge,
  type ProblemError,
  problemReply,
  uriTooLong,
} from './problem.js';

export type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

const lingerMs = 1_000;

/**
 * Refuses once the previous answer has gone out. A request that was answered before its body proved
 * unreadable has already had its answer.
 */
export function refuseAfter(
  latest: ServerResponse | undefined,
  error: ClientError,
  socket: Socket,
  onRefusal: (code: string) => void,
): void {
  const proceed = () => {
    if (!socket.writable) return;
    if (latest && !latest.req.complete) endSoon(socket);
    else refuse(error, socket, onRefusal);
  };
  if (latest && !latest.closed) latest.once('close', proceed);
  else proceed();
}

/** Writes the problem by hand on the raw socket. */
function refuse(error: ClientError, socket: Socket, onRefusal: (code: string) => void): void {
  const id = randomUUID();
  const problem = problemOf(error);
  onRefusal(problem.code);
  const { status, headers, body } = problemReply(problem, id);
  const pairs = [...openHeaders, 'X-Request-Id', id, ...headers, 'Connection', 'close'];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let index = 0; index < pairs.length; index += 2) {
    lines.push(`${pairs[index]}: ${pairs[index + 1]}`);
  }
  socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${body?.length ?? 0}\r\n\r\n`);
  if (body) socket.write(body);
  endSoon(socket);
}

/** Ends the connection but goes on reading for a while: a reset would lose the answer. */
export function endSoon(socket: Socket): void {
  socket.end();
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(linger));
}

/** Unless a packet is the first of its request, nothing shows what overflowed; assume the headers. */
function problemOf({ code, rawPacket }: ClientError): ProblemError {
  if (code !== 'HPE_HEADER_OVERFLOW') return badRequest();
  const target = /^[A-Z-]+ ([^ \r\n]*)/.exec(rawPacket?.toString('latin1') ?? '')?.[1] ?? '';
  return target.length > maxTargetBytes
    ? uriTooLong(maxTargetBytes)
    : headersTooLarge(maxHeaderBytes);
}

/** Listening, its bounds and its end. */

import type { RequestListener } from 'node:http';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { maxHeaderBytes, maxTargetBytes } from './middleware/bounds.js';
import { everyAnswerHeaders } from './middleware/common-headers.js';
import {
  badRequest,
  headersTooLarge,
  type ProblemError,
  problemBody,
  uriTooLong,
} from './problem.js';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly newRequestId: () => string;
  /** How long requests in flight may take after the server is told to stop. */
  readonly graceMs?: number;
}

export interface RunningServer {
  readonly url: string;
  /** Takes no new request, lets those in flight end, then closes what is left. */
  stop(): Promise<void>;
}

/** Slow clients are cut off: the head of a request within this time, the whole within the next. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const keepAliveTimeoutMs = 65_000;
const defaultGraceMs = 10_000;

/** Larger than `bounds` allows, so that what exceeds those is answered as every request is. */
const nodeMaxHeaderBytes = 65_536;

export async function startServer(
  listener: RequestListener,
  { host, port, newRequestId, graceMs = defaultGraceMs }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer(
    {
      maxHeaderSize: nodeMaxHeaderBytes,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 2_000,
    },
    listener,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    refuse(error, socket, newRequestId());
  });
  await listen(server, host, port);
  const { port: boundPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${boundPort}`, stop: () => stop(server, graceMs) };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** What Node itself cannot read gets a problem too, written by hand on the raw connection. */
function refuse(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket, id: string) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem = problemOf(error);
  const body = problemBody(problem, id);
  const head = {
    ...everyAnswerHeaders,
    'X-Request-Id': id,
    'Cache-Control': 'private, no-store',
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const { status } = problem;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function problemOf({
  code,
  rawPacket,
}: NodeJS.ErrnoException & { rawPacket?: Buffer }): ProblemError {
  if (code !== 'HPE_HEADER_OVERFLOW') return badRequest();
  const endOfTarget = rawPacket?.indexOf('\r\n') ?? -1;
  const isTarget = rawPacket !== undefined && (endOfTarget === -1 || endOfTarget > maxTargetBytes);
  return isTarget ? uriTooLong(maxTargetBytes) : headersTooLarge(maxHeaderBytes);
}

/** Idle connections end at once; busy ones as soon as they have answered, or when time is up. */
async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

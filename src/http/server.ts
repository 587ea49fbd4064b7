/** The HTTP server: listening, timeouts and shutdown. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type ClientError, endSoon, refuseAfter } from './refusal.js';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Called for what cannot be read as HTTP, with the code of the problem answered. */
  readonly onRefusal?: ((code: string, address: string | undefined) => void) | undefined;
  /** How long requests in flight may take after the server is told to stop. */
  readonly graceMs?: number;
  /** How long idle connections are kept after that: a request may be on its way. */
  readonly lingerMs?: number;
  readonly timeouts?: typeof defaultTimeouts;
}

/** Slow clients are cut off, so that none holds a connection forever. */
const defaultTimeouts = {
  /** To receive the head of a request. */
  headersMs: 10_000,
  /** To receive the whole request. */
  requestMs: 30_000,
  /** To wait for the connection's next request. */
  keepAliveMs: 65_000,
  /** For a connection without traffic, such as that of a client who does not read. */
  silenceMs: 70_000,
  /** How often the first two are checked. */
  checkMs: 2_000,
};

/** Larger than `identify.ts` allows, so that requests beyond those limits get a regular answer. */
const nodeMaxHeaderBytes = 32_768;

export async function startServer(listener: RequestListener, options: ServerOptions) {
  const { host, port, onRefusal, timeouts = defaultTimeouts } = options;
  const open = new Set<Socket>();
  const latest = new WeakMap<Socket, ServerResponse>();
  let isDraining = false;
  const answer: RequestListener = (request, response) => {
    latest.set(request.socket, response);
    if (isDraining) response.shouldKeepAlive = false;
    listener(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: nodeMaxHeaderBytes,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkMs,
      // Node's own refusal is an empty answer; `identify.ts` refuses with a problem.
      requireHostHeader: false,
    },
    answer,
  );
  // The size of the headers is limited instead; Node silently drops any beyond 2,000.
  server.maxHeadersCount = 0;
  server.timeout = timeouts.silenceMs;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('checkExpectation', answer);
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    answerAlone(answer, request, socket);
  });
  server.on('clientError', (error: ClientError, socket: Socket) => {
    const { remoteAddress } = socket;
    refuseAfter(latest.get(socket), error, socket, (code) => onRefusal?.(code, remoteAddress));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: boundPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  /** Goes on answering, but with `Connection: close`, so that callers reconnect elsewhere. */
  const drain = () => {
    isDraining = true;
    for (const socket of open) {
      const response = latest.get(socket);
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    }
  };
  return {
    url: `http://${name}:${boundPort}`,
    drain,
    /**
     * Waits for a moment without new connections, stops listening, drains, lets requests in flight
     * finish, then closes what is left.
     */
    async stop() {
      // Callers who keep their connections open no new ones.
      isDraining = false;
      await quietMoment(server);
      drain();
      await stop(server, open, options);
    },
  };
}

/** Answers a request for which Node made no response, as the last one on its connection. */
function answerAlone(listener: RequestListener, request: IncomingMessage, socket: Socket): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => {
    response.detachSocket(socket);
    endSoon(socket);
  });
  listener(request, response as Parameters<RequestListener>[1]);
}

/** Longer than a caller takes from one answer to its next request. */
const quietMs = 100;
const maxMoments = 20;

/**
 * Waits for a moment without new connections. Closing the port would reset connections that the
 * system has already accepted for us and that we have not seen yet.
 */
async function quietMoment(server: Server): Promise<void> {
  let isComing = true;
  const onConnection = () => {
    isComing = true;
  };
  server.on('connection', onConnection);
  for (let moment = 0; isComing && moment < maxMoments; moment += 1) {
    isComing = false;
    await delay(quietMs);
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/**
 * Busy connections end once they have answered, or when time is up; idle ones after a moment. Node's
 * HTTP `close` would cut idle ones at once, between two requests of a busy caller.
 */
async function stop(
  server: Server,
  open: ReadonlySet<Socket>,
  { graceMs = 10_000, lingerMs = 1_000 }: ServerOptions,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([closed, delay(lingerMs)]);
  const closeIdle = () => {
    server.closeIdleConnections();
    // Node considers a connection busy until its first request is answered, even if none comes.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  closeIdle();
  const sweep = setInterval(closeIdle, 50);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

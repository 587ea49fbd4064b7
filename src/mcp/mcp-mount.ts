/** `POST /mcp`: origin → key → message → count → tools; and how to get a key, for connectors. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { AddressLimit } from '../access/address-limit.js';
import type { Admission, AnswerCounted, QuotaStatus } from '../access/admit.js';
import type { LookUp } from '../access/gate.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { answerOf, publicLifetime, replyWith } from '../http/answers/answer.js';
import { type Exchange, type Reply, rawHeaders } from '../http/exchange.js';
import { type Mount, openHeaders, openReader } from '../http/mount.js';
import { ProblemError, toProblem, unavailable } from '../http/problem.js';
import {
  checkOrigin,
  createBodyLimit,
  type Message,
  readJson,
  refusalOf,
  webRequest,
} from './request.js';
import type { createMcpServer, RunCall } from './server.js';
import type { Tool } from './tool.js';

export interface McpMountContext {
  readonly tools: readonly Tool[];
  readonly admission: Admission;
  readonly lookUp: LookUp;
  /** Anything but a tool call counts only against the address. */
  readonly addressLimit: AddressLimit;
  /** Origins whose pages may call, besides our own. */
  readonly allowedOrigins: readonly string[];
  /** Whether the key may be in the path. */
  readonly keyInPath: boolean;
  readonly origin: () => string;
  readonly catalogue: Pick<Catalogue, 'churches' | 'generation'>;
  readonly onFailure: (error: unknown, requestId: string) => void;
  /** How long the body of a message may take to arrive. */
  readonly bodyMs?: number | undefined;
}

/** Far longer than 64 kB take on a slow line. */
const defaultBodyMs = 10_000;
/** How many bodies one key may be sending at once. */
export const maxOpenBodies = 64;

const path = '/mcp';
const allowHeaders = [
  ...['Authorization', 'Content-Type', 'Accept', 'X-Request-Id'],
  ...['Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name'],
];

/**
 * The mounts of the tools: their path, the same with a key at its end if the operator allows that,
 * and the metadata of a protected resource (RFC 9728), which connectors look for.
 */
export function mcpMounts(context: McpMountContext): Mount[] {
  const mount = mcpMount(context);
  const keyed: Mount = {
    ...mount,
    path: `${path}/{key}`,
    accepts: ([key = '']) => /^omk_\w{40}$/.test(key),
    answer(exchange, [key = '']) {
      exchange.request.headers.authorization ??= `Bearer ${key}`;
      return mount.answer(exchange, []);
    },
  };
  const metadata = ['', path].map(
    (suffix): Mount => ({
      path: `/.well-known/oauth-protected-resource${suffix}`,
      ...openReader,
      answer(exchange) {
        const headers = publicLifetime({ sMaxAge: 3600, staleWhileRevalidate: 86_400 });
        const body = Buffer.from(JSON.stringify(resourceMetadata(context.origin())));
        return replyWith(answerOf(body, 'application/json', { headers }), exchange);
      },
    }),
  );
  return [mount, ...(context.keyInPath ? [keyed] : []), ...metadata];
}

/** There is no authorization server: the operator issues keys. */
const resourceMetadata = (origin: string) => ({
  resource: origin + path,
  resource_name: 'Menologion',
  bearer_methods_supported: ['header'],
  resource_documentation: `${origin}/docs#keys`,
  resource_tos_uri: `${origin}/terms`,
});

function mcpMount(context: McpMountContext): Mount {
  const { tools, admission, lookUp, addressLimit, allowedOrigins, origin, onFailure } = context;
  const { bodyMs = defaultBodyMs } = context;
  const limitBodies = createBodyLimit(maxOpenBodies);
  let loading: Promise<ReturnType<typeof createMcpServer>> | undefined;
  /** The library of the protocol is loaded with the first message. */
  const load = async () => (await import('./server.js')).createMcpServer(context);

  async function answer(
    exchange: Exchange,
    message: unknown,
    answerCall: AnswerCounted,
    quotaStatus?: QuotaStatus,
  ) {
    const { request, requestId } = exchange;
    /** Problems reach the model as they are; internal failures only reach the log. */
    const run: RunCall = async (call) => {
      try {
        return await answerCall(() =>
          lookUp(exchange, () => abandonOnDisconnect(request.socket, call)),
        );
      } catch (error) {
        const problem = toProblem(error);
        if (problem !== error && !request.socket.destroyed) onFailure(error, requestId);
        throw problem;
      }
    };
    loading ??= load();
    const answerOne = await loading;
    return replyOf(
      await answerOne(webRequest(exchange, origin() + path), message, run, quotaStatus),
    );
  }

  return {
    path,
    methods: ['POST'],
    headers: openHeaders,
    preflight: { allowHeaders },
    async answer(exchange) {
      const { request } = exchange;
      checkOrigin(request, origin(), allowedOrigins);
      const caller = await admission.authenticate(exchange);
      if (caller.isUnverified) throw unavailable();
      const message = await limitBodies(caller.key.id, () => readJson(request, bodyMs));
      const refused = refusalOf(message, request.headers['content-type']);
      if (refused) return refused;
      const { method, params } = message as Message;
      if (method !== 'tools/call') {
        return addressLimit(exchange, () => answer(exchange, message, (call) => call()));
      }
      const name = params?.name;
      const tool = tools.find((each) => each.name === name);
      if (tool !== undefined) exchange.route = `${path} ${tool.name}`;
      const refuse = (error: unknown) => answer(exchange, message, overQuota(exchange, error));
      if (tool?.metered === false) {
        return admission
          .peek(exchange, caller)
          .then((quotaStatus) => answer(exchange, message, (call) => call(), quotaStatus), refuse);
      }
      return admission
        .count(exchange, caller)
        .then((answerCall) => answer(exchange, message, answerCall), refuse);
    },
  };
}

/**
 * Answers a call over quota with a tool result: a bare 429 would reach the model as a failed
 * connection, without the text that says how long to wait.
 */
function overQuota(exchange: Exchange, error: unknown): AnswerCounted {
  if (!(error instanceof ProblemError && error.status === 429)) throw error;
  exchange.headers.push(...Object.entries(error.extra.headers ?? {}).flat());
  return () => Promise.reject(error);
}

/**
 * The result of the work, or a rejection as soon as the caller disconnects: its place is then free
 * for another call, and its queries end by the catalogue's own deadline.
 */
async function abandonOnDisconnect<Result>(socket: Socket, work: () => Promise<Result>) {
  const disconnected = new Error('the caller has disconnected');
  if (socket.destroyed) throw disconnected;
  const result = work();
  const watch = new AbortController();
  const closed = once(socket, 'close', { signal: watch.signal }).then(() =>
    Promise.reject(disconnected),
  );
  try {
    return await Promise.race([result, closed]);
  } finally {
    watch.abort();
  }
}

async function replyOf(response: Response): Promise<Reply> {
  const type = response.headers.get('Content-Type');
  return {
    status: response.status,
    headers: rawHeaders({
      ...(type !== null && { 'Content-Type': type }),
      'Cache-Control': 'private, no-store',
    }),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** `POST /mcp`: origin → key → message → count → tools. */
import type { AddressLimit } from '../access/address-limit.js';
import type { Admission, Caller } from '../access/admit.js';
import type { LookUp } from '../access/gate.js';
import type { Exchange, RawHeaders, Reply } from '../http/exchange.js';
import { type Mount, openHeaders } from '../http/mount.js';
import { ProblemError, toProblem } from '../http/problem.js';
import { readBody } from './body.js';
import { abandonOnDisconnect, watchDisconnect } from './disconnect.js';
import { checkOrigin } from './origins.js';
import type { McpServer, RunCall } from './server.js';
import type { Tool } from './tool.js';

export interface McpMountContext {
  readonly tools: readonly Tool[];
  readonly admission: Admission;
  readonly lookUp: LookUp;
  /** Anything but a tool call counts only against the address. */
  readonly addressLimit: AddressLimit;
  /** Origins whose pages may call, besides our own. */
  readonly allowedOrigins: readonly string[];
  readonly origin: () => string;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

const path = '/mcp';
const maxBodyBytes = 65_536;

export function mcpMount(context: McpMountContext): Mount {
  const { tools, admission, lookUp, addressLimit, allowedOrigins, origin, onFailure } = context;
  const toolNames = new Set(tools.map(({ name }) => name));
  let loading: Promise<McpServer> | undefined;
  /** The library of the protocol is loaded with the first message. */
  const load = async () => (await import('./server.js')).createMcpServer({ tools, origin });

  /** Problems reach the model as they are; internal failures only reach the log. */
  const runFor =
    (exchange: Exchange, signal: AbortSignal, refusal: ProblemError | undefined): RunCall =>
    async (call) => {
      if (refusal) throw refusal;
      try {
        return await lookUp(exchange, () => abandonOnDisconnect(signal, call));
      } catch (error) {
        const problem = toProblem(error);
        if (problem !== error && !signal.aborted) onFailure(error, exchange.requestId);
        throw problem;
      }
    };

  async function answer(
    exchange: Exchange,
    message: unknown,
    refusal?: ProblemError,
  ): Promise<Reply> {
    loading ??= load();
    const server = await loading;
    const { signal, end } = watchDisconnect(exchange.request);
    const run = runFor(exchange, signal, refusal);
    try {
      return await replyOf(await server.answer(webRequest(exchange, origin()), message, run));
    } finally {
      end();
    }
  }

  return {
    path,
    methods: ['POST'],
    headers: openHeaders,
    preflight: {
      allowHeaders: [
        ...['Authorization', 'Content-Type', 'Accept', 'X-Request-Id'],
        ...['Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name'],
      ],
    },
    async answer(exchange) {
      const { headers } = exchange.request;
      checkOrigin(headers, origin(), allowedOrigins);
      const caller = await admission.authenticate(exchange);
      const message = parsed(await readBody(exchange.request, maxBodyBytes));
      const refused = refusalOf(message, headers['content-type']);
      if (refused) return refused;
      const { method, params } = message as Message;
      if (method !== 'tools/call') return addressLimit(exchange, () => answer(exchange, message));
      if (toolNames.has(String(params?.name))) exchange.route = `${path} ${params?.name}`;
      return answer(exchange, message, await overQuota(admission, exchange, caller));
    },
  };
}

interface Message {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown } | null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Refuses what the protocol's library would accept, or answer with a stream that stays open. */
function refusalOf(message: unknown, contentType = ''): Reply | undefined {
  if (!/^application\/json *(;|$)/i.test(contentType)) {
    return rpcError(415, -32000, 'the Content-Type must be application/json');
  }
  if (message === undefined) return rpcError(400, -32700, 'the body must be JSON');
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return rpcError(400, -32600, 'the body must be one JSON-RPC message');
  }
  const { method, id } = message as { method?: unknown; id?: unknown };
  if (method !== 'subscriptions/listen') return undefined;
  return rpcError(404, -32601, 'this server has no subscriptions', id);
}

function rpcError(status: number, code: number, message: string, id: unknown = null): Reply {
  const isId = typeof id === 'string' || typeof id === 'number';
  const body = { jsonrpc: '2.0', id: isId ? id : null, error: { code, message } };
  return { status, headers: jsonHeaders, body: Buffer.from(JSON.stringify(body)) };
}

const jsonHeaders: RawHeaders = [
  ...['Content-Type', 'application/json'],
  ...['Cache-Control', 'private, no-store'],
];

/**
 * Counts the call. A call over quota is answered as a tool result: a bare 429 would reach the model
 * as a failed connection, without the text that says how long to wait.
 */
async function overQuota(
  admission: Admission,
  exchange: Exchange,
  caller: Caller,
): Promise<ProblemError | undefined> {
  try {
    await admission.count(exchange, caller);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError && error.status === 429)) throw error;
    exchange.headers.push(...Object.entries(error.extra.headers ?? {}).flat());
    return error;
  }
}

/** The parts of the request that the protocol reads: not the key, nor the body, already read. */
function webRequest({ request }: Exchange, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (/^(accept|content-type|mcp-.+)$/.test(name)) headers.set(name, String(value));
  }
  return new Request(origin + path, { method: 'POST', headers });
}

async function replyOf(response: Response): Promise<Reply> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('Content-Type');
  return {
    status: response.status,
    headers: [
      ...(type === null ? [] : ['Content-Type', type]),
      ...['Cache-Control', 'private, no-store'],
    ],
    body,
  };
}

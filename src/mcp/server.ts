/** The tools over the Model Context Protocol, old versions and new, in JSON and never as a stream. */
import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { createValueCheck } from '../api/parse.js';
import { ProblemError } from '../http/problem.js';
import { definitionOf } from './definition.js';
import type { Tool } from './tool.js';
import { instructions } from './tools.js';

export interface McpServerContext {
  readonly tools: readonly Tool[];
  /** `https://host`, without a trailing slash: an assistant can only cite a full URL. */
  readonly origin: () => string;
}

/** Runs a call within the request's limits; throws only `ProblemError`. */
export type RunCall = <Result>(call: () => Promise<Result>) => Promise<Result>;

export interface McpServer {
  /** Answers one message, given parsed beside the request that carried it. */
  answer(request: Request, message: unknown, run: RunCall): Promise<Response>;
}

/** Tools change only with a release. */
const hourMs = 3_600_000;
const cacheHints = {
  'tools/list': { ttlMs: hourMs, cacheScope: 'public' },
  'server/discover': { ttlMs: hourMs, cacheScope: 'public' },
} as const;

export function createMcpServer({ tools, origin }: McpServerContext): McpServer {
  const definitions = tools.map(definitionOf);
  const known = new Map(
    tools.map((tool) => [tool.name, { tool, check: createValueCheck(tool.input) }]),
  );
  const names = [...known.keys()].join(', ');

  /** One server per request: nothing is kept between requests. */
  function serverFor(run: RunCall): Server {
    const server = new Server(
      { name: 'menologion', title: 'Menologion', version: '1', websiteUrl: origin() },
      { capabilities: { tools: {} }, instructions, cacheHints },
    );
    server.setRequestHandler('tools/list', () => ({ tools: definitions }));
    server.setRequestHandler('tools/call', async ({ params }) => {
      const asked = known.get(params.name);
      if (asked === undefined) {
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `there is no such tool; the tools are ${names}`,
        );
      }
      try {
        const found = await run(() => asked.tool.call(asked.check(params.arguments ?? {})));
        return resultOf(found, origin());
      } catch (error) {
        return failureOf(error);
      }
    });
    return server;
  }

  return {
    async answer(request, message, run) {
      if (!(await isLegacyRequest(request, message))) {
        // It answers in JSON, since no tool reports progress; requesting JSON would print a warning.
        const handler = createMcpHandler(() => serverFor(run), { legacy: 'reject' });
        return handler.fetch(request, { parsedBody: message });
      }
      // The handler above would answer these callers with a stream.
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await serverFor(run).connect(transport);
      return transport.handleRequest(request, { parsedBody: message });
    },
  };
}

/** Every `url` becomes absolute, so that it can be cited as is. */
function resultOf(found: object, origin: string): CallToolResult {
  const text = JSON.stringify(found, (name, value) =>
    name === 'url' && typeof value === 'string' ? origin + value : value,
  );
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

/** A model reads this and may correct its call; a failure of ours reveals nothing. */
function failureOf(error: unknown): CallToolResult {
  const { detail, extra } =
    error instanceof ProblemError ? error : { detail: 'the service failed', extra: {} };
  const seconds = extra.headers?.['Retry-After'];
  const text = seconds === undefined ? detail : `${detail}; try again in ${seconds} s`;
  return { content: [{ type: 'text', text }], isError: true };
}

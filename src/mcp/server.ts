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
import type { TSchema } from 'typebox';
import { requiredParameters } from '../api/operation.js';
import { createValueCheck } from '../api/parse.js';
import { ProblemError } from '../http/problem.js';
import type { Tool } from './tool.js';

/** What assistants are told about the tools as a whole. */
export const instructions =
  'The Orthodox calendar and its saints. Dates are civil (Gregorian), YYYY-MM-DD; `calendar: julian` gives what the Old Calendar, 13 days behind, keeps on a civil day: its Nativity is on 7 January. Fasts and readings follow Slavic (OCA) use. Cite records by their `url`.';

/** Runs a call within the request's limits; throws only `ProblemError`. */
export type RunCall = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** Tools change only with a release. */
const hourly = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const cacheHints = { 'tools/list': hourly, 'server/discover': hourly };

/** What answers one message, given parsed beside the request that carried it. */
export function createMcpServer(tools: readonly Tool[], origin: () => string) {
  const definitions = tools.map(definitionOf);
  const known = new Map(
    tools.map((tool) => [tool.name, { tool, check: createValueCheck(tool.input) }]),
  );

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
        const text = `there is no such tool; the tools are ${[...known.keys()].join(', ')}`;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, text);
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

  return async (request: Request, message: unknown, run: RunCall): Promise<Response> => {
    if (!(await isLegacyRequest(request, message))) {
      // It answers in JSON, since no tool reports progress; requesting JSON would print a warning.
      const handler = createMcpHandler(() => serverFor(run), { legacy: 'reject' });
      return handler.fetch(request, { parsedBody: message });
    }
    // The handler above would answer these callers with a stream.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await serverFor(run).connect(transport);
    return transport.handleRequest(request, { parsedBody: message });
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

type Json = Readonly<Record<string, unknown>>;

/** A tool as `tools/list` describes it. */
export function definitionOf({ name, title, description, input, output }: Tool) {
  const required = requiredParameters(input);
  const inputSchema: Json & { readonly type: 'object' } = {
    type: 'object',
    properties: mapped(input.properties, portable),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  return {
    name,
    title,
    description,
    inputSchema,
    outputSchema: {
      ...outlineOf(output as TSchema as Json),
      type: 'object' as const,
      required: output.required,
    },
    annotations: { readOnlyHint: true },
  };
}

const mapped = (schemas: Readonly<Record<string, TSchema>>, change: (schema: Json) => Json) =>
  Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, change(each as Json)]));

/**
 * Our own formats mean nothing to a client: a civil date becomes a date. Patterns and lengths are
 * checked when a tool is called; a model reads the description and the example.
 */
function portable({ format, pattern, minLength, maxLength, ...rest }: Json): Json {
  const isText = rest.enum !== undefined && rest.type === undefined;
  return {
    ...(isText ? { type: 'string' } : {}),
    ...rest,
    ...(format === 'civil-date' ? { format: 'date' } : {}),
  };
}

/** The shape of an answer without descriptions: clients validate with it, models do not see it. */
function outlineOf(schema: Json): Json {
  const { type, properties, items, anyOf } = schema;
  if (anyOf !== undefined) return unionOf((anyOf as Json[]).map(outlineOf));
  if (type === 'array') return { type, items: outlineOf(items as Json) };
  if (type === 'object') {
    return { type, properties: mapped(properties as Record<string, TSchema>, outlineOf) };
  }
  return { type: type ?? 'string' };
}

/** All unions here are nullable types, which a list of types says in fewer words. */
const unionOf = (parts: readonly Json[]): Json => ({ type: parts.map(({ type }) => type) });

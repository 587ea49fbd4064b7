/** The web application: identifies each request, has its mount answer it, and writes the answer. */
import type { ServerResponse } from 'node:http';
import Koa, { type Context } from 'koa';
import type { Access } from '../telemetry/access.js';
import type { EnterScope } from '../telemetry/request-scope.js';
import type { Exchange, Reply } from './exchange.js';
import { assertReadable, requestIdOf, targetOf, withoutPort } from './identify.js';
import { type Mount, openHeaders } from './mount.js';
import { type ProblemError, problemReply, toProblem } from './problem.js';
import { createRoutes } from './routes.js';

export interface AppContext {
  readonly mounts: readonly Mount[];
  /** Whether the last `X-Forwarded-For` is trusted to be the caller's address. */
  readonly trustProxy: boolean;
  /** Ties look-ups to their request; left out if no engine is called. */
  readonly enterScope?: EnterScope | undefined;
  /** The problem as a page for callers who prefer HTML; undefined for all others. */
  readonly problemPage?:
    | ((problem: ProblemError, exchange: Exchange) => Reply | undefined)
    | undefined;
  /** Called for each request as it arrives. */
  readonly onArrival?: (() => void) | undefined;
  /** Called for each request once its answer is written. */
  readonly onAccess: (access: Access) => void;
  /** Called for each internal failure, with the error that the caller must not see. */
  readonly onFailure: (error: unknown, requestId: string) => void;
}

export function createApp(context: AppContext): Koa {
  const { enterScope, problemPage, onArrival, onAccess, onFailure } = context;
  const app = new Koa({ proxy: context.trustProxy, maxIpsCount: 1 });
  const route = createRoutes(context.mounts);

  // Koa would print it otherwise. A broken connection, which it marks, is not our failure.
  app.on('error', (error: Error & { headerSent?: boolean }, { state }: Context) => {
    if (!error.headerSent) onFailure(error, state.requestId);
  });

  function toReply(error: unknown, exchange: Exchange): { reply: Reply; code: string } {
    const problem = toProblem(error);
    if (problem !== error) onFailure(error, exchange.requestId);
    else if (problem.cause !== undefined) onFailure(problem.cause, exchange.requestId);
    if (exchange.route === unrouted) exchange.headers.push(...openHeaders);
    const reply = problemPage?.(problem, exchange) ?? problemReply(problem, exchange.requestId);
    return { reply, code: problem.code };
  }

  async function answer(
    ctx: Context,
    exchange: Exchange,
  ): Promise<{ reply: Reply; code?: string }> {
    try {
      assertReadable(ctx.req);
      return { reply: await route(ctx, exchange) };
    } catch (error) {
      return toReply(error, exchange);
    }
  }

  return app.use(async (ctx) => {
    const startMs = performance.now();
    onArrival?.();
    ctx.respond = false;
    const exchange = openExchange(ctx, enterScope);
    ctx.state = { requestId: exchange.requestId };
    const { reply, code } = await answer(ctx, exchange);
    write(ctx.res, exchange.headers, withQuery(reply, exchange));
    onAccess(accessOf(exchange, reply, code, performance.now() - startMs));
  });
}

const unrouted = 'none';

function openExchange(ctx: Context, enterScope: EnterScope | undefined): Exchange {
  const requestId = requestIdOf(ctx.req);
  const target = targetOf(ctx.req);
  const mark = target.indexOf('?');
  return {
    request: ctx.req,
    requestId,
    path: mark < 0 ? target : target.slice(0, mark),
    querystring: mark < 0 ? '' : target.slice(mark + 1),
    target,
    enterScope,
    address: () => withoutPort(ctx.ip),
    headers: ['X-Request-Id', requestId],
    route: unrouted,
  };
}

/** A record that has moved was asked for with a query, which its new path takes too. */
function withQuery(reply: Reply, { querystring }: Exchange): Reply {
  if (reply.status !== 301 || querystring === '') return reply;
  const at = reply.headers.indexOf('Location') + 1;
  return { ...reply, headers: reply.headers.with(at, `${reply.headers[at]}?${querystring}`) };
}

/** 304 and 204 have no body and no `Content-Length`. */
const isBare = (status: number) => status === 204 || status === 304;

/** Writes a reply; `headers`, gathered on the way, go before the reply's own. */
function write(response: ServerResponse, headers: string[], reply: Reply): void {
  const { status, body } = reply;
  headers.push(...reply.headers);
  if (!isBare(status)) headers.push('Content-Length', String(body?.length ?? 0));
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const hundredths = (ms: number) => Math.round(ms * 100) / 100;

function accessOf(
  { requestId, request, route, caller, address, cache, scope }: Exchange,
  { status, body }: Reply,
  code: string | undefined,
  durationMs: number,
): Access {
  return {
    requestId,
    method: request.method ?? '',
    route,
    status,
    durationMs: hundredths(durationMs),
    ...caller,
    address: address(),
    bytes: request.method === 'HEAD' ? 0 : (body?.length ?? 0),
    code,
    cache,
    engineMs: hundredths(scope?.engineMs ?? 0),
  };
}

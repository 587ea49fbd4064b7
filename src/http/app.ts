/** The web application: two middlewares around everything that is mounted. */
import cors from '@koa/cors';
import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Access } from '../telemetry/access.js';
import type { EnterScope } from '../telemetry/request-scope.js';
import type { Exchange, Reply } from './exchange.js';
import { bound, identify, targetOf } from './identify.js';
import { type Mount, openHeaders } from './mount.js';
import { methodNotAllowed, type ProblemError, pathNotFound } from './problem.js';
import { problemReply, toProblem } from './problems.js';
import { write } from './write.js';

export interface AppContext {
  readonly mounts: readonly Mount[];
  /** A clock that never goes back, in milliseconds. */
  readonly monotonicMs: () => number;
  readonly newRequestId: () => string;
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

/** What the middlewares share through Koa's context. */
interface State {
  exchange: Exchange;
  reply?: Reply;
}

export function createApp(context: AppContext): Koa {
  const app = new Koa({ proxy: context.trustProxy, maxIpsCount: 1 });
  // Koa would print it otherwise. A broken connection, which it marks, is not our failure.
  app.on('error', (error: Error & { headerSent?: boolean }, ctx: Context) => {
    if (!error.headerSent) context.onFailure(error, stateOf(ctx).exchange.requestId);
  });
  app.use(answerAll(context));
  app.use(mountsOf(context.mounts));
  return app;
}

const stateOf = (ctx: { readonly state: unknown }) => ctx.state as State;

/** Opens the exchange, lets the rest answer it, and writes the outcome. */
function answerAll(context: AppContext): Middleware {
  const { newRequestId, monotonicMs, enterScope, problemPage, onArrival } = context;
  const { onAccess, onFailure } = context;
  return async (ctx, next) => {
    const startMs = monotonicMs();
    onArrival?.();
    const { req: request, res: response } = ctx;
    ctx.respond = false;
    const exchange = openExchange(ctx, identify(request, newRequestId), enterScope);
    const state: State = { exchange };
    ctx.state = state;
    let reply: Reply | undefined;
    let code: string | undefined;
    try {
      bound(ctx.originalUrl, request);
      await next();
      reply = state.reply;
      if (reply === undefined) throw new RangeError('the mount returned no reply');
    } catch (error) {
      const problem = toProblem(error);
      code = problem.code;
      if (problem !== error) onFailure(error, exchange.requestId);
      else if (problem.cause !== undefined) onFailure(problem.cause, exchange.requestId);
      if (exchange.route === unrouted) exchange.headers.push(...openHeaders);
      reply = problemPage?.(problem, exchange) ?? problemReply(problem, exchange.requestId);
    }
    write(response, exchange.headers, reply);
    onAccess(accessOf(exchange, reply, code, monotonicMs() - startMs));
  };
}

const unrouted = 'none';

function openExchange(
  ctx: Context,
  requestId: string,
  enterScope: EnterScope | undefined,
): Exchange {
  const target = targetOf(ctx.req);
  const mark = target.indexOf('?');
  return {
    request: ctx.req,
    requestId,
    path: mark < 0 ? target : target.slice(0, mark),
    querystring: mark < 0 ? '' : target.slice(mark + 1),
    target,
    enterScope,
    address: () => ctx.ip,
    headers: ['X-Request-Id', requestId],
    route: unrouted,
  };
}

const hundredths = (ms: number) => Math.round(ms * 100) / 100;

function accessOf(
  { requestId, request, route, caller, address, how, scope }: Exchange,
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
    keyId: caller?.keyId,
    tenant: caller?.tenant,
    tier: caller?.tier,
    address: address(),
    bytes: request.method === 'HEAD' ? 0 : (body?.length ?? 0),
    code,
    how,
    engineMs: hundredths(scope?.engineMs ?? 0),
  };
}

/** Answers with the mount of the path. */
function mountsOf(mounts: readonly Mount[]): Middleware {
  const find = createTable(mounts);
  return async (ctx) => {
    const state = stateOf(ctx);
    const { exchange } = state;
    const { mount, segments, allow, answerOptions } = find(exchange.path);
    exchange.route = mount.path;
    exchange.headers.push(...mount.headers);
    if (mount.methods.includes(ctx.method)) {
      state.reply = await mount.answer(exchange, segments);
    } else if (ctx.method === 'OPTIONS') {
      state.reply = { status: 204, headers: [] };
      await answerOptions(ctx, async () => {
        exchange.headers.push('Allow', allow);
      });
    } else {
      throw methodNotAllowed(allow);
    }
  };
}

interface Place {
  readonly mount: Mount;
  /** The supported methods, for `Allow`. */
  readonly allow: string;
  /** Answers a preflight; passes any other OPTIONS on. */
  readonly answerOptions: Middleware;
}

interface Found extends Place {
  readonly segments: readonly string[];
}

const maxRemembered = 2_000;

/**
 * Finds the mount of a path, whatever the method: a wrong method and an unknown path get different
 * answers. The router tries every route in turn, so recent results are cached.
 */
function createTable(mounts: readonly Mount[]): (path: string) => Found {
  const router = new Router({ strict: true, sensitive: true });
  const places = new Map<string, Place>();
  for (const mount of mounts) {
    const template = mount.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.get(template, () => {});
    places.set(template, placeOf(mount));
  }
  const remembered = new LRUCache<string, Found>({ max: maxRemembered });

  return (path) => {
    const known = remembered.get(path);
    if (known !== undefined) return known;
    for (const layer of router.match(path, 'GET').path) {
      const place = places.get(String(layer.path));
      const segments = layer.captures(path);
      if (place === undefined || place.mount.knows?.(segments) === false) continue;
      const found = { ...place, segments };
      remembered.set(path, found);
      return found;
    }
    throw pathNotFound();
  };
}

function placeOf(mount: Mount): Place {
  const allowed = [...mount.methods, 'OPTIONS'];
  const { preflight } = mount;
  return {
    mount,
    allow: allowed.join(', '),
    answerOptions: preflight
      ? cors({
          origin: '*',
          allowMethods: allowed,
          allowHeaders: [...preflight.allowHeaders],
          maxAge: 86_400,
        })
      : (_ctx, next) => next(),
  };
}

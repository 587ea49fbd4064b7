/** The web application: two middlewares, whatever is mounted. */
import cors from '@koa/cors';
import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { methodNotAllowed, type ProblemError, pathNotFound } from '../api/problem.js';
import type { EnterScope } from '../observability/request-scope.js';
import type { Access } from './access.js';
import type { Exchange, Reply } from './exchange.js';
import { bound, identify, targetOf } from './identify.js';
import { type Mount, openHeaders } from './mount.js';
import { problemReply, toProblem } from './problems.js';
import { write } from './write.js';

export interface AppContext {
  readonly mounts: readonly Mount[];
  /** A clock that never goes back, in milliseconds. */
  readonly monotonicMs: () => number;
  readonly newRequestId: () => string;
  /** Whether the last hop's `X-Forwarded-For` tells the caller's address. */
  readonly trustProxy: boolean;
  /** Ties look-ups to their request; left out where no engine is called. */
  readonly enterScope?: EnterScope | undefined;
  /** A page that tells a problem to whoever would rather read one; undefined for anybody else. */
  readonly problemPage?:
    | ((problem: ProblemError, exchange: Exchange) => Reply | undefined)
    | undefined;
  /** Told of each request as it comes. */
  readonly onArrival?: (() => void) | undefined;
  /** Told of each request once its answer is written. */
  readonly onAccess: (access: Access) => void;
  /** Told of each failure that is ours, with what the caller must not see. */
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** What the middlewares hand on by Koa's context. */
interface State {
  exchange: Exchange;
  reply?: Reply;
}

export function createApp(context: AppContext): Koa {
  const app = new Koa({ proxy: context.trustProxy, maxIpsCount: 1 });
  // Else Koa would print it. A connection that broke, which it marks so, is no failure of ours.
  app.on('error', (error: Error & { headerSent?: boolean }, ctx: Context) => {
    if (!error.headerSent) context.onFailure(error, stateOf(ctx).exchange.requestId);
  });
  app.use(answerAll(context));
  app.use(mountsOf(context.mounts));
  return app;
}

const stateOf = (ctx: { readonly state: unknown }) => ctx.state as State;

/** Opens the exchange, lets the rest answer it, and writes what comes of it. */
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
      if (reply === undefined) throw new RangeError('a mount gave no reply');
    } catch (error) {
      const problem = toProblem(error);
      code = problem.code;
      if (problem !== error) onFailure(error, exchange.requestId);
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
  if (target !== ctx.req.url) ctx.url = target;
  return {
    request: ctx.req,
    requestId,
    path: ctx.path,
    querystring: ctx.querystring,
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
    keyId: caller?.key.id,
    tenant: caller?.key.tenant,
    tier: caller?.key.tier,
    address: address(),
    bytes: request.method === 'HEAD' ? 0 : (body?.length ?? 0),
    code,
    how,
    engineMs: hundredths(scope?.engineMs ?? 0),
  };
}

/** Answers by the mount of the path. */
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
  /** The methods that are answered, for `Allow`. */
  readonly allow: string;
  /** Answers a preflight; leaves any other OPTIONS to the next. */
  readonly answerOptions: Middleware;
}

interface Found extends Place {
  readonly segments: readonly string[];
}

const maxRemembered = 2_000;

/**
 * The table of paths is a router's, asked for the path alone: a wrong method is to be told from an
 * unknown path. It tries every route in turn, so what was found lately is remembered.
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
    const layer = router.match(path, 'GET').path[0];
    const place = places.get(String(layer?.path));
    if (layer === undefined || place === undefined) throw pathNotFound();
    const segments = layer.captures(path);
    if (place.mount.knows?.(segments) === false) throw pathNotFound();
    const found = { ...place, segments };
    remembered.set(path, found);
    return found;
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

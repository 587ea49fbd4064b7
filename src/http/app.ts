/** The web application: middleware in order, then the routes of every operation. */
import Router from '@koa/router';
import Koa from 'koa';
import type { Operation } from '../api/operation.js';
import { operationsOf } from '../api/operations.js';
import { createParser } from '../api/parse.js';
import { methodNotAllowed, pathNotFound } from '../api/problem.js';
import { slugPattern } from '../api/schemas/parameters.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { KeyLookup } from '../keys/keys.js';
import type { FailureLimiter, Limiter } from '../limits/limiter.js';
import type { Tiers } from '../limits/tiers.js';
import { type AnswerMemory, answerHeaders, toAnswer, writeAnswer } from './answer.js';
import { type Access, accessLog } from './middleware/access-log.js';
import { authenticate } from './middleware/authenticate.js';
import { bounds, wellFormed } from './middleware/bounds.js';
import { commonHeaders, preflight } from './middleware/common-headers.js';
import { limit } from './middleware/limit.js';
import { problems } from './middleware/problems.js';
import { requestId } from './middleware/request-id.js';
import { type HealthContext, healthRoutes } from './routes/health.js';
import type { Context, Middleware, State } from './state.js';

export interface AppContext {
  readonly catalogue: Catalogue;
  readonly keys: KeyLookup;
  readonly limiter: Limiter;
  readonly failures: FailureLimiter;
  readonly tiers: Tiers;
  readonly health: HealthContext;
  readonly answers: AnswerMemory;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A clock that never goes back, in milliseconds. */
  readonly monotonicMs: () => number;
  readonly newRequestId: () => string;
  /** Whether the last hop's `X-Forwarded-For` tells the caller's address. */
  readonly trustProxy: boolean;
  readonly onAccess: (access: Access) => void;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

const allow = 'GET, HEAD, OPTIONS';

export function createApp(context: AppContext): Koa<State> {
  const app = new Koa<State>({ proxy: context.trustProxy, maxIpsCount: 1 });
  const router = createRouter(context);

  // Else Koa would print it. A connection that broke, which it marks so, is no failure of ours.
  app.on('error', (error: Error & { headerSent?: boolean }, ctx: Context) => {
    if (!error.headerSent) context.onFailure(error, ctx.state.requestId);
  });

  app.use(requestId(context.newRequestId));
  app.use(accessLog(context.onAccess, context.monotonicMs));
  app.use(commonHeaders);
  app.use(problems({ onFailure: (error, ctx) => context.onFailure(error, ctx.state.requestId) }));
  app.use(bounds);
  app.use(wellFormed);
  app.use(toReaders(router.routes() as Middleware));
  app.use((ctx, next) => {
    if (!isKnown(router, ctx.path)) throw pathNotFound();
    return next();
  });
  app.use(preflight());
  app.use(otherMethods);
  return app;
}

function createRouter(context: AppContext) {
  const router = new Router<State>({ strict: true, sensitive: true });
  const admit = [authenticate(context), limit(context.limiter)];
  for (const operation of operationsOf(context)) {
    const template = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const guards = operation.access === 'key' ? admit : [];
    const answers = answer(operation, template, context.answers);
    const steps = [enter(operation.path, template), ...guards, answers];
    router.get(template, ...(steps as never[]));
  }
  for (const { path, handle } of healthRoutes(context.health)) router.get(path, handle as never);
  return router;
}

/** The router would take `get` for GET; methods are told apart by case. */
const toReaders =
  (routes: Middleware): Middleware =>
  (ctx, next) =>
    ctx.method === 'GET' || ctx.method === 'HEAD' ? routes(ctx, next) : next();

const slug = new RegExp(slugPattern);

/** A path of the API; one with a segment that should be a slug and is none is unknown. */
function isKnown(router: Router<State>, path: string): boolean {
  const template = router.match(path, 'GET').pathAndMethod[0]?.path;
  return typeof template === 'string' && hasSoundSlug(template, path);
}

function hasSoundSlug(template: string, path: string): boolean {
  const segment = rawSegments(template, path).get('slug');
  return segment === undefined || (slug.test(segment) && segment.length <= 100);
}

/** A path of the router that is none of the API, for its slug, is left to what answers those. */
const enter =
  (path: string, template: string): Middleware =>
  (ctx, next) => {
    if (!hasSoundSlug(template, ctx.path)) throw pathNotFound();
    ctx.state.route = path;
    return next();
  };

/** OPTIONS that is no preflight tells the methods; any other method is refused. */
const otherMethods: Middleware = (ctx) => {
  if (ctx.method !== 'OPTIONS') throw methodNotAllowed(allow);
  ctx.set('Allow', allow);
  ctx.status = 204;
};

/** Answers from memory when the same has been asked lately, else parses, finds and presents. */
function answer(operation: Operation, template: string, memory: AnswerMemory): Middleware {
  const { dependsOn } = operation;
  const parse = createParser(operation.parameters);
  const headers = answerHeaders(operation);
  return async (ctx: Context) => {
    const key = dependsOn ? `${dependsOn()} ${ctx.url}` : ctx.url;
    const known = memory.get(key);
    if (known) {
      writeAnswer(ctx, known, headers);
      return;
    }
    const values = parse(rawSegments(template, ctx.path), ctx.querystring);
    const found = toAnswer(ctx, await operation.handle(values as never));
    memory.set(key, found);
    writeAnswer(ctx, found, headers);
  };
}

/** Path parameters as they stand in the request, not decoded: paths are exact. */
function rawSegments(template: string, path: string): Map<string, string> {
  const segments = path.split('/');
  const values = new Map<string, string>();
  for (const [index, part] of template.split('/').entries()) {
    if (part.startsWith(':')) values.set(part.slice(1), segments[index] ?? '');
  }
  return values;
}

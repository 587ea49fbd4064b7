/** Finds the mount of a path, and answers by its method. */
import cors from '@koa/cors';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Exchange, Reply } from './exchange.js';
import type { Mount } from './mount.js';
import { methodNotAllowed, pathNotFound } from './problem.js';

type Route = ReturnType<typeof routeOf>;
type FoundRoute = Route & { readonly segments: readonly string[] };

/** A wrong method and an unknown path get different answers, so the path is looked at first. */
export function createRoutes(mounts: readonly Mount[]) {
  const find = createFind(mounts);
  return async (ctx: Context, exchange: Exchange): Promise<Reply> => {
    const { mount, segments, allow, answerOptions } = find(exchange.path);
    exchange.route = mount.path;
    exchange.headers.push(...mount.headers);
    if (mount.methods.includes(ctx.method)) return mount.answer(exchange, segments);
    if (ctx.method !== 'OPTIONS') throw methodNotAllowed(allow);
    await answerOptions(ctx, async () => {
      exchange.headers.push('Allow', allow);
    });
    return { status: 204, headers: [] };
  };
}

const maxCached = 2_000;

/** The router tries every route in turn: without the cache, a request takes a third longer. */
function createFind(mounts: readonly Mount[]): (path: string) => FoundRoute {
  const router = new Router({ strict: true, sensitive: true });
  const routes = new Map<string, Route>();
  for (const mount of mounts) {
    const template = mount.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.get(template, () => {});
    routes.set(template, routeOf(mount));
  }
  const found = new LRUCache<string, FoundRoute>({
    max: maxCached,
    memoMethod(path) {
      for (const layer of router.match(path, 'GET').path) {
        const route = routes.get(String(layer.path));
        const segments = layer.captures(path);
        if (route && route.mount.accepts?.(segments) !== false) return { ...route, segments };
      }
      throw pathNotFound();
    },
  });
  return (path) => found.memo(path);
}

function routeOf(mount: Mount) {
  const allowMethods = [...mount.methods, 'OPTIONS'];
  const allowHeaders = [...(mount.preflight?.allowHeaders ?? [])];
  /** Answers a preflight; passes any other OPTIONS on. */
  const answerOptions: Middleware = mount.preflight
    ? cors({ origin: '*', allowMethods, allowHeaders, maxAge: 86_400 })
    : (_ctx, next) => next();
  return { mount, allow: allowMethods.join(', '), answerOptions };
}

/** Finds the mount of a path, and answers by its method. */
import cors from '@koa/cors';
import type { Context, Middleware } from 'koa';
import type { Exchange, Reply } from './exchange.js';
import type { Mount } from './mount.js';
import { methodNotAllowed, pathNotFound } from './problem.js';

interface Route {
  readonly mount: Mount;
  /** The template cut at its slashes; undefined for a parameter. */
  readonly parts: readonly (string | undefined)[];
  /** The supported methods, for `Allow`. */
  readonly allow: string;
  /** Answers a preflight; passes any other OPTIONS on. */
  readonly answerOptions: Middleware;
}

/** A wrong method and an unknown path get different answers, so the path is looked at first. */
export function createRoutes(mounts: readonly Mount[]) {
  const routes = mounts.map(routeOf);
  return async (ctx: Context, exchange: Exchange): Promise<Reply> => {
    const [{ mount, allow, answerOptions }, segments] = find(routes, exchange.path);
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

/** The first route of the path, and what its parameters are there. */
function find(routes: readonly Route[], path: string): [Route, string[]] {
  const given = path.split('/');
  for (const route of routes) {
    const { parts, mount } = route;
    const isMatch =
      parts.length === given.length &&
      parts.every((part, index) => (part === undefined ? given[index] : part === given[index]));
    if (!isMatch) continue;
    const segments = given.filter((_, index) => parts[index] === undefined);
    if (mount.accepts?.(segments) !== false) return [route, segments];
  }
  throw pathNotFound();
}

function routeOf(mount: Mount): Route {
  const allowed = [...mount.methods, 'OPTIONS'];
  const { preflight } = mount;
  return {
    mount,
    parts: mount.path.split('/').map((part) => (part.startsWith('{') ? undefined : part)),
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

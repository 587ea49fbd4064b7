/** The admin port: metrics, and health once more. */
import Router from '@koa/router';
import Koa from 'koa';
import { pathNotFound } from '../api/problem.js';
import { problems } from './middleware/problems.js';
import { requestId } from './middleware/request-id.js';
import { type HealthContext, healthRoutes } from './routes/health.js';
import type { Middleware, State } from './state.js';

export interface AdminContext {
  readonly metrics: { readonly contentType: string; text(): Promise<string> };
  readonly health: HealthContext;
  readonly newRequestId: () => string;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

export function createAdminApp({ metrics, health, newRequestId, onFailure }: AdminContext) {
  const app = new Koa<State>();
  const router = new Router<State>({ strict: true, sensitive: true });
  for (const { path, handle } of healthRoutes(health)) router.get(path, handle as never);
  router.get('/metrics', async (ctx) => {
    ctx.set('Content-Type', metrics.contentType);
    ctx.body = await metrics.text();
  });
  app.use(requestId(newRequestId));
  app.use(problems({ onFailure: (error, ctx) => onFailure(error, ctx.state.requestId) }));
  app.use(router.routes() as Middleware);
  app.use(() => {
    throw pathNotFound();
  });
  return app;
}

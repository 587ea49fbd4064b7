import type { Context, Middleware } from '../state.js';

/** One request, as the log and the metrics see it: no raw path, no query, no header. */
export interface Access {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly keyId: string | undefined;
}

/** Tells of each request once it is answered. */
export const accessLog =
  (onAccess: (access: Access) => void, nowMs: () => number): Middleware =>
  async (ctx, next) => {
    const startMs = nowMs();
    try {
      await next();
    } finally {
      onAccess(accessOf(ctx, nowMs() - startMs));
    }
  };

const accessOf = (ctx: Context, durationMs: number): Access => ({
  requestId: ctx.state.requestId,
  method: ctx.method,
  route: ctx.state.route ?? 'none',
  status: ctx.status,
  durationMs: Math.round(durationMs * 100) / 100,
  keyId: ctx.state.caller?.key.id,
});

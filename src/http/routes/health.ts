/** `/health/live` and `/health/ready`, without key or quota. */
import type { Context } from '../state.js';

/** The engines behind the service; each resolves when it can answer now. */
export interface HealthContext {
  readonly engines: Readonly<Record<string, () => Promise<void>>>;
  /** Whether the service has been told to stop. */
  readonly isStopping: () => boolean;
  /** Engines that the service can answer without, if in a lesser way. */
  readonly optional: ReadonlySet<string>;
}

interface HealthRoute {
  readonly path: string;
  readonly handle: (ctx: Context) => Promise<void>;
}

export function healthRoutes({ engines, isStopping, optional }: HealthContext): HealthRoute[] {
  const write = (ctx: Context, status: number, body: object) => {
    ctx.state.route = ctx.path;
    ctx.status = status;
    ctx.set('Cache-Control', 'private, no-store');
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(body);
  };
  return [
    {
      path: '/health/live',
      handle: async (ctx) => write(ctx, 200, { status: 'live' }),
    },
    {
      path: '/health/ready',
      async handle(ctx) {
        const states = await Promise.all(
          Object.entries(engines).map(async ([name, check]) => {
            const isUp = await check().then(
              () => true,
              () => false,
            );
            return [name, isUp ? 'up' : 'down'] as const;
          }),
        );
        const isReady =
          !isStopping() && states.every(([name, state]) => state === 'up' || optional.has(name));
        const status = isReady ? 'ready' : 'unready';
        write(ctx, isReady ? 200 : 503, { status, engines: Object.fromEntries(states) });
        if (!isReady) ctx.set('Retry-After', '5');
      },
    },
  ];
}

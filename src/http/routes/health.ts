/** `/health/live` and `/health/ready`, without key or quota. */
import type { Context } from '../state.js';

/** The engines behind the service; each resolves when it can answer now. */
export interface HealthContext {
  readonly engines: Readonly<Record<string, () => Promise<void>>>;
  /** Whether the service has been told to stop. */
  readonly isStopping: () => boolean;
  /** Engines that the service can answer without, if in a lesser way. */
  readonly optional: ReadonlySet<string>;
  /** In place of the clock. */
  readonly monotonicMs?: () => number;
}

interface HealthRoute {
  readonly path: string;
  readonly handle: (ctx: Context) => Promise<void>;
}

type States = readonly (readonly [engine: string, state: 'up' | 'down'])[];

/** Anyone may ask, at any rate: the engines are asked once for all who do within this time. */
const keptMs = 250;

export function healthRoutes(context: HealthContext): HealthRoute[] {
  const { isStopping, optional } = context;
  const statesOf = createStates(context);
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
        const states = await statesOf();
        const isReady =
          !isStopping() && states.every(([name, state]) => state === 'up' || optional.has(name));
        const status = isReady ? 'ready' : 'unready';
        write(ctx, isReady ? 200 : 503, { status, engines: Object.fromEntries(states) });
        if (!isReady) ctx.set('Retry-After', '5');
      },
    },
  ];
}

/** One check at a time, whose result is kept from its end. */
function createStates({ engines, monotonicMs = () => performance.now() }: HealthContext) {
  const check = (): Promise<States> =>
    Promise.all(
      Object.entries(engines).map(async ([name, isUp]) => {
        const state = await isUp().then(
          () => 'up' as const,
          () => 'down' as const,
        );
        return [name, state] as const;
      }),
    );
  let latest: Promise<States> | undefined;
  let endedAt: number | undefined;

  return (): Promise<States> => {
    const isOld = endedAt !== undefined && monotonicMs() - endedAt >= keptMs;
    if (latest === undefined || isOld) {
      endedAt = undefined;
      latest = check().finally(() => {
        endedAt = monotonicMs();
      });
    }
    return latest;
  };
}

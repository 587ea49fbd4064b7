/** `/health/live`, `/health/ready` and the metrics: no key, no quota. */
import { CatalogueUnavailableError, type UnavailableReason } from '../catalogue/catalogue.js';
import { type RawHeaders, type Reply, uncachedReply } from '../http/exchange.js';
import { type Mount, openReader, readers } from '../http/mount.js';
import type { Metrics } from '../telemetry/metrics.js';

/** The engines behind the service; each check resolves if the engine can answer now. */
export interface HealthContext {
  readonly engines: Readonly<Record<string, () => Promise<void>>>;
  /** Whether the service has been told to stop. */
  readonly isStopping: () => boolean;
  /** Engines that the service can do without, in a degraded way. */
  readonly optional: ReadonlySet<string>;
}

type State = 'up' | UnavailableReason;
type States = readonly (readonly [engine: string, state: State])[];

/** Anyone may ask as often as they like, so one check of the engines serves all within this time. */
const maxAgeMs = 250;

export function healthMounts(context: HealthContext): Mount[] {
  const { isStopping, optional } = context;
  const statesOf = createStates(context);
  async function readiness(): Promise<Reply> {
    const states = await statesOf();
    const isReady =
      !isStopping() && states.every(([name, state]) => state === 'up' || optional.has(name));
    const engines = Object.fromEntries(states);
    if (isReady) return replyOf(200, { status: 'ready', engines });
    return replyOf(503, { status: 'unready', engines }, ['Retry-After', '5']);
  }
  return [
    { path: '/health/live', ...openReader, answer: () => replyOf(200, { status: 'live' }) },
    { path: '/health/ready', ...openReader, answer: readiness },
  ];
}

const replyOf = (status: number, body: object, headers: RawHeaders = []): Reply =>
  uncachedReply(status, 'application/json; charset=utf-8', JSON.stringify(body), headers);

const whyDown = (error: unknown): State =>
  error instanceof CatalogueUnavailableError ? error.reason : 'down';

/** One check at a time; its result is kept from the moment it ends. */
function createStates({ engines }: HealthContext) {
  const check = (): Promise<States> =>
    Promise.all(
      Object.entries(engines).map(async ([name, isUp]) => {
        const state = await isUp().then((): State => 'up', whyDown);
        return [name, state] as const;
      }),
    );
  let latest: Promise<States> | undefined;
  let endedAt: number | undefined;

  return (): Promise<States> => {
    const isOld = endedAt !== undefined && performance.now() - endedAt >= maxAgeMs;
    if (latest === undefined || isOld) {
      endedAt = undefined;
      latest = check().finally(() => {
        endedAt = performance.now();
      });
    }
    return latest;
  };
}

/** For the admin port. */
export const metricsMount = (metrics: Pick<Metrics, 'contentType' | 'text'>): Mount => ({
  path: '/metrics',
  methods: readers,
  headers: [],
  preflight: null,
  answer: async () => ({
    status: 200,
    headers: ['Content-Type', metrics.contentType],
    body: Buffer.from(await metrics.text()),
  }),
});

/** What Prometheus reads on the admin port. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Access } from './access.js';

/** A finished call to an engine. */
export interface EngineCall {
  readonly kind: 'search' | 'key' | 'other';
  readonly outcome: 'answered' | 'failed' | 'late';
  readonly durationMs: number;
}

/** Read whenever Prometheus asks. */
export interface Watched {
  /** The size of all cached answers, pages and feeds, in bytes. */
  answerBytes(): number;
  published(): Promise<{
    /** When it was published; undefined for records read from files. */
    readonly generationMs: number | undefined;
    /** By kind. */
    readonly documents: Readonly<Record<string, number>>;
  }>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Creates metrics whose names begin with `menologion_`. */
function metricsIn(registry: Registry) {
  const options = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
    name: `menologion_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  return {
    counter: <Label extends string = never>(name: string, help: string, labels: Label[] = []) =>
      new Counter(options(name, help, labels)),
    histogram: <Label extends string>(name: string, help: string, labels: Label[]) =>
      new Histogram({ ...options(name, help, labels), buckets: seconds }),
    /** `read` sets the value whenever Prometheus asks. */
    gauge: <Label extends string = never>(
      name: string,
      help: string,
      labels: Label[] = [],
      read: (gauge: Gauge<Label>) => void | Promise<void> = () => {},
    ) =>
      new Gauge({
        ...options(name, help, labels),
        collect() {
          return read(this);
        },
      }),
  };
}

export function createMetrics(version: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, gauge, histogram } = metricsIn(registry);
  const durations = histogram(
    'http_request_duration_seconds',
    'Time to answer a request, including the write, by route, method and status.',
    ['route', 'method', 'status'],
  );
  const calls = histogram(
    'engine_call_duration_seconds',
    'Calls to Elasticsearch, by kind and outcome; `late` means that the deadline passed.',
    ['kind', 'outcome'],
  );
  const requests = counter('http_requests_total', 'Requests by route, status and tier.', [
    'route',
    'status',
    'tier',
  ]);
  const refusals = counter('refusals_total', 'Problems sent to callers, by tier and code.', [
    'tier',
    'code',
  ]);
  const answers = counter(
    'answers_total',
    'Answers by source: `hit` and `stale` came from the cache, `miss` was looked up, `shared` waited for a look-up already under way.',
    ['cache'],
  );
  const failures = counter('failures_total', 'Failures of the service, by kind.', ['kind']);
  // `increase` misses a series that is born at 1.
  failures.inc({ kind: 'missing-tier' }, 0);
  const parserRefusals = counter(
    'parser_refusals_total',
    'Requests that Node could not read as HTTP.',
    ['code'],
  );
  const keyLookups = counter('key_lookups_total', 'Look-ups of keys in their store, by outcome.', [
    'outcome',
  ]);
  const fallbacks = counter(
    'limiter_fallbacks_total',
    'Limit decisions made in this process because Redis was unavailable.',
  );
  const emptySearches = counter(
    'empty_searches_total',
    'Searches that found nothing, those for suggestions included.',
  );
  const degraded = gauge(
    'limits_degraded',
    '1 while limits are counted in this process because Redis is unavailable.',
  );
  const inFlight = gauge('http_requests_in_flight', 'Requests in progress.');
  gauge('build_info', 'Always 1; the labels show which build is running.', ['version', 'node'])
    .labels({ version, node: process.versions.node })
    .set(1);

  return {
    /** Counts a request in progress; `observe` ends it. */
    arrive: () => inFlight.inc(),
    /** Counts an answered request. */
    observe({ route, method, status, tier = 'none', code, cache, durationMs }: Access): void {
      inFlight.dec();
      durations.observe({ route, method: methodLabel(method), status }, durationMs / 1000);
      requests.inc({ route, status, tier });
      if (cache !== undefined) answers.inc({ cache });
      if (code !== undefined) refusals.inc({ tier, code });
    },
    observeCall: ({ kind, outcome, durationMs }: EngineCall) =>
      calls.observe({ kind, outcome }, durationMs / 1000),
    /** Counts a failure of the service. */
    countFailure: (kind: string) => failures.inc({ kind }),
    countParserRefusal: (code: string) => parserRefusals.inc({ code }),
    countKeyLookup: (outcome: 'found' | 'unknown' | 'failed') => keyLookups.inc({ outcome }),
    countFallback: () => fallbacks.inc(),
    countEmptySearch: () => emptySearches.inc(),
    /** Whether limits are counted in this process because Redis is unavailable. */
    setDegraded: (isDegraded: boolean) => degraded.set(isDegraded ? 1 : 0),
    watch: (watched: Watched) => watchContent(registry, watched),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function watchContent(registry: Registry, { answerBytes, published }: Watched): void {
  const { gauge } = metricsIn(registry);
  /** If the engine is unavailable, the gauges stay as they were. */
  const read = () => published().catch(() => undefined);
  gauge('answer_memory_bytes', 'Size of the cached answers, pages and feeds.', [], (each) =>
    each.set(answerBytes()),
  );
  gauge(
    'generation_timestamp_seconds',
    'When the generation served was published; 0 for records read from files.',
    [],
    async (each) => {
      const found = await read();
      if (found) each.set((found.generationMs ?? 0) / 1000);
    },
  );
  gauge('documents', 'Records served, by kind.', ['kind'], async (each) => {
    const found = await read();
    for (const [kind, count] of Object.entries(found?.documents ?? {})) each.set({ kind }, count);
  });
}

/** Callers must not be able to create labels without end. */
const methodLabel = (method: string) =>
  ['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method) ? method : 'other';

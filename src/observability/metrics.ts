/** What Prometheus reads on the admin port. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Access } from '../http/access.js';

/** A call to an engine that has ended. */
export interface EngineCall {
  readonly kind: 'search' | 'key' | 'other';
  readonly outcome: 'answered' | 'failed' | 'late';
  readonly durationMs: number;
}

/** Read whenever Prometheus asks. */
export interface Watched {
  /** What the remembered answers weigh, in bytes. */
  answerBytes(): number;
  published(): Promise<{
    /** When it was published; undefined for records that were read from files. */
    readonly generationMs: number | undefined;
    /** By kind. */
    readonly documents: Readonly<Record<string, number>>;
  }>;
}

export interface Metrics {
  /** A request has come; `observe` tells of its end. */
  arrive(): void;
  /** Counts an answered request. */
  observe(access: Access): void;
  observeCall(call: EngineCall): void;
  /** Counts a failure of the service, by what failed. */
  countFailure(kind: string): void;
  countParserRefusal(code: string): void;
  countKeyLookup(outcome: 'found' | 'unknown' | 'failed'): void;
  countFallback(): void;
  countEmptySearch(): void;
  /** Whether limits are counted in this process because Redis is away. */
  setDegraded(isDegraded: boolean): void;
  watch(watched: Watched): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const requestBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <const Labels extends string>(
    name: string,
    help: string,
    labelNames: readonly Labels[] = [],
  ) => new Counter({ name: `menologion_${name}`, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `menologion_${name}`, help, labelNames, registers });

  const durations = new Histogram({
    name: 'menologion_http_request_duration_seconds',
    help: 'Time to answer a request, the write included, by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: requestBuckets,
    registers,
  });
  const calls = new Histogram({
    name: 'menologion_engine_call_duration_seconds',
    help: 'Calls to Elasticsearch, by kind and outcome; `late` has met its deadline.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: requestBuckets,
    registers,
  });
  const requests = counter('http_requests_total', 'Requests by route, status and tier.', [
    'route',
    'status',
    'tier',
  ]);
  const refusals = counter('refusals_total', 'Problems that callers were told.', ['tier', 'code']);
  const remembered = counter(
    'answers_total',
    'Answers by how they came: `hit` and `stale` are remembered, `shared` waited for a look-up of another.',
    ['how'],
  );
  const failures = counter('failures_total', 'Failures of the service, by kind.', ['kind']);
  const parserRefusals = counter('parser_refusals_total', 'What Node could not read as HTTP.', [
    'code',
  ]);
  const keyLookups = counter('key_lookups_total', 'Look-ups of keys in their store.', ['outcome']);
  const fallbacks = counter(
    'limiter_fallbacks_total',
    'Decisions counted in this process, as Redis was away.',
  );
  const emptySearches = counter('empty_searches_total', 'Searches that found nothing.');
  const degraded = gauge(
    'limits_degraded',
    '1 while limits are counted in this process because Redis is away.',
  );
  const inFlight = gauge('http_requests_in_flight', 'Requests that wait for their answer.');
  gauge('build_info', 'Always 1; the labels tell what runs.', ['version', 'node'])
    .labels({ version, node: process.versions.node })
    .set(1);

  const bound = new Map<
    string,
    { time: { observe(seconds: number): void }; count: { inc(): void } }
  >();
  /** Looked up by one string: binding the labels anew would cost more than all the rest. */
  function seriesOf({ route, method, status, tier = 'none' }: Access) {
    const name = `${status}${method}${route} ${tier}`;
    const known = bound.get(name);
    if (known !== undefined) return known;
    const series = {
      time: durations.labels({ route, method: methodLabel(method), status: String(status) }),
      count: requests.labels({ route, status: String(status), tier }),
    };
    bound.set(name, series);
    return series;
  }
  return {
    arrive: () => inFlight.inc(),
    observe(access) {
      inFlight.dec();
      const { time, count } = seriesOf(access);
      time.observe(access.durationMs / 1000);
      count.inc();
      const { code, how, tier = 'none' } = access;
      if (code !== undefined) refusals.inc({ tier, code });
      if (how !== undefined) remembered.inc({ how });
    },
    observeCall: ({ kind, outcome, durationMs }) =>
      calls.observe({ kind, outcome }, durationMs / 1000),
    countFailure: (kind) => failures.inc({ kind }),
    countParserRefusal: (code) => parserRefusals.inc({ code }),
    countKeyLookup: (outcome) => keyLookups.inc({ outcome }),
    countFallback: () => fallbacks.inc(),
    countEmptySearch: () => emptySearches.inc(),
    setDegraded: (isDegraded) => degraded.set(isDegraded ? 1 : 0),
    watch({ answerBytes, published }) {
      new Gauge({
        name: 'menologion_answer_memory_bytes',
        help: 'What the remembered answers weigh.',
        registers,
        collect() {
          this.set(answerBytes());
        },
      });
      let reading: ReturnType<Watched['published']> | undefined;
      /** One question for both gauges; an engine that is away leaves them as they were. */
      const read = () => {
        reading ??= published().finally(() => {
          reading = undefined;
        });
        return reading.catch(() => undefined);
      };
      new Gauge({
        name: 'menologion_generation_timestamp_seconds',
        help: 'When what is served was published; 0 for records that were read from files.',
        registers,
        async collect() {
          const found = await read();
          if (found) this.set((found.generationMs ?? 0) / 1000);
        },
      });
      new Gauge({
        name: 'menologion_documents',
        help: 'Records that are served, by kind.',
        labelNames: ['kind'] as const,
        registers,
        async collect() {
          const found = await read();
          for (const [kind, count] of Object.entries(found?.documents ?? {})) {
            this.set({ kind }, count);
          }
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** Callers must not be able to make labels without end. */
const methodLabel = (method: string) =>
  ['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method) ? method : 'other';

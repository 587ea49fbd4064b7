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

export interface Metrics {
  /** Counts a request in progress; `observe` ends it. */
  arrive(): void;
  /** Counts an answered request. */
  observe(access: Access): void;
  observeCall(call: EngineCall): void;
  /** Counts a failure of the service, by kind. */
  countFailure(kind: string): void;
  countParserRefusal(code: string): void;
  countKeyLookup(outcome: 'found' | 'unknown' | 'failed'): void;
  countFallback(): void;
  countEmptySearch(): void;
  /** Whether limits are counted in this process because Redis is unavailable. */
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
  /** Counts in a map and reports to Prometheus on request: finding a series costs more than that. */
  const tally = <const Labels extends string>(
    name: string,
    help: string,
    labelNames: readonly Labels[],
  ) => {
    const rows: { labels: Record<Labels, string>; count: number }[] = [];
    new Counter({
      name: `menologion_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        for (const row of rows) {
          this.inc(row.labels, row.count);
          row.count = 0;
        }
      },
    });
    return (labels: Record<Labels, string>) => {
      const row = { labels, count: 0 };
      rows.push(row);
      return row;
    };
  };
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `menologion_${name}`, help, labelNames, registers });

  const durations = new Histogram({
    name: 'menologion_http_request_duration_seconds',
    help: 'Time to answer a request, including the write, by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: requestBuckets,
    registers,
  });
  const calls = new Histogram({
    name: 'menologion_engine_call_duration_seconds',
    help: 'Calls to Elasticsearch, by kind and outcome; `late` means that the deadline passed.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: requestBuckets,
    registers,
  });
  const requests = tally('http_requests_total', 'Requests by route, status and tier.', [
    'route',
    'status',
    'tier',
  ]);
  const refusals = counter('refusals_total', 'Problems sent to callers, by tier and code.', [
    'tier',
    'code',
  ]);
  const remembered = tally(
    'answers_total',
    'Answers by source: `hit` and `stale` came from the cache, `shared` waited for a look-up already under way.',
    ['how'],
  );
  const failures = counter('failures_total', 'Failures of the service, by kind.', ['kind']);
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
  const emptySearches = counter('empty_searches_total', 'Searches that found nothing.');
  const degraded = gauge(
    'limits_degraded',
    '1 while limits are counted in this process because Redis is unavailable.',
  );
  let inFlight = 0;
  new Gauge({
    name: 'menologion_http_requests_in_flight',
    help: 'Requests in progress.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  gauge('build_info', 'Always 1; the labels show which build runs.', ['version', 'node'])
    .labels({ version, node: process.versions.node })
    .set(1);

  const bound = new Map<string, ReturnType<typeof bind>>();
  const bind = ({ route, method, status, tier = 'none', how }: Access) => ({
    time: durations.labels({ route, method: methodLabel(method), status: String(status) }),
    answered: requests({ route, status: String(status), tier }),
    remembered: how && remembered({ how }),
  });
  /** Looked up by one string: binding the labels again would cost more than all the rest. */
  function seriesOf(access: Access) {
    const { route, method, status, tier = 'none', how = '' } = access;
    const name = `${status}${method}${route} ${tier} ${how}`;
    const known = bound.get(name);
    if (known !== undefined) return known;
    const series = bind(access);
    bound.set(name, series);
    return series;
  }
  return {
    arrive() {
      inFlight += 1;
    },
    observe(access) {
      inFlight -= 1;
      const series = seriesOf(access);
      series.time.observe(access.durationMs / 1000);
      series.answered.count += 1;
      if (series.remembered) series.remembered.count += 1;
      const { code, tier = 'none' } = access;
      if (code !== undefined) refusals.inc({ tier, code });
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
        help: 'Size of the cached answers, pages and feeds.',
        registers,
        collect() {
          this.set(answerBytes());
        },
      });
      let reading: ReturnType<Watched['published']> | undefined;
      /** One query for both gauges; if the engine is unavailable, they stay as they were. */
      const read = () => {
        reading ??= published().finally(() => {
          reading = undefined;
        });
        return reading.catch(() => undefined);
      };
      new Gauge({
        name: 'menologion_generation_timestamp_seconds',
        help: 'When the generation served was published; 0 for records read from files.',
        registers,
        async collect() {
          const found = await read();
          if (found) this.set((found.generationMs ?? 0) / 1000);
        },
      });
      new Gauge({
        name: 'menologion_documents',
        help: 'Records served, by kind.',
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

/** Callers must not be able to create labels without end. */
const methodLabel = (method: string) =>
  ['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method) ? method : 'other';

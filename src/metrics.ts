/** What Prometheus reads on the admin port. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Access } from './http/access.js';

export interface Metrics {
  /** Counts an answered request. */
  observe(access: Access): void;
  /** Counts a failure of the service, by what failed. */
  countFailure(kind: string): void;
  /** Whether limits are counted in this process because Redis is away. */
  setDegraded(isDegraded: boolean): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'menologion_http_request_duration_seconds',
    help: 'Time to answer a request, by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'menologion_failures_total',
    help: 'Failures of the service, by kind.',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  const degraded = new Gauge({
    name: 'menologion_limits_degraded',
    help: '1 while limits are counted in this process because Redis is away.',
    registers: [registry],
  });
  const bound = new Map<string, ReturnType<typeof requests.labels>>();
  /** Looked up by one string: binding the labels anew would cost more than all the rest. */
  function seriesOf({ route, method, status }: Access) {
    const name = `${status}${method}${route}`;
    const known = bound.get(name);
    if (known !== undefined) return known;
    const series = requests.labels({ route, method: methodLabel(method), status });
    bound.set(name, series);
    return series;
  }
  return {
    setDegraded: (isDegraded) => degraded.set(isDegraded ? 1 : 0),
    observe: (access) => seriesOf(access).observe(access.durationMs / 1000),
    countFailure: (kind) => failures.inc({ kind }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** Callers must not be able to make labels without end. */
const methodLabel = (method: string) =>
  ['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method) ? method : 'other';

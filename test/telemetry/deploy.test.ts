/** deploy/observability: what rules and panels ask for is there, in every variant. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/telemetry/metrics.js';

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../deploy/observability/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}
interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const { groups } = load(read('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

/** Every metric that the admin port shows, by the names of its series. */
async function shown(): Promise<Set<string>> {
  const metrics = createMetrics('1.0.0');
  metrics.watch({
    answerBytes: () => 0,
    published: async () => ({ generationMs: 0, documents: { saints: 1 } }),
  });
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
    ([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, ...exported, 'up']);
}

/** Of the exporters: try.sh asks a running Prometheus for them. */
const exported = [
  'elasticsearch_api_key_expiration_ms',
  'elasticsearch_cluster_health_status',
  'elasticsearch_cluster_health_up',
  'elasticsearch_filesystem_data_available_bytes',
  'elasticsearch_filesystem_data_size_bytes',
  'elasticsearch_snapshot_stats_latest_snapshot_timestamp_seconds',
  'probe_ssl_earliest_cert_expiry',
  'probe_success',
  'redis_memory_max_bytes',
  'redis_memory_used_bytes',
  'redis_up',
];

const metricsIn = (expr: string) =>
  expr.match(/\b(?:menologion|nodejs|process|elasticsearch|probe|redis)_\w+|\bup\b/g) ?? [];

describe('the rules', async () => {
  const names = await shown();

  it('are ten or more, each with what to do', () => {
    expect(rules.length).toBeGreaterThanOrEqual(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/\.$/);
      expect(annotations.action.length, alert).toBeGreaterThan(60);
    }
  });

  it('fire in a test of promtool', () => {
    const tests = ['', '-months'].map((name) =>
      read(`../../test/packaging/alerts${name}.test.yml`),
    );
    const fired = new Set(tests.join().match(/(?<=ALERTS\{alertname=")\w+|(?<=alertname: )\w+/g));
    expect([...fired].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it.each(rules)('use metrics that exist: $alert', ({ expr }) => {
    const asked = metricsIn(expr);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(panels)('and so does the panel $title', ({ targets }) => {
    const asked = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it('name every failure that is counted by a name of ours', () => {
    const source = readFileSync(new URL('../../src/wire/reports.ts', import.meta.url), 'utf8');
    for (const { expr } of rules) {
      const [, kind] = /failures_total\{kind="([^"]+)"/.exec(expr) ?? [];
      if (kind !== undefined) expect(source).toContain(`countFailure('${kind}')`);
    }
  });
});

interface Compose {
  readonly services: Record<
    string,
    {
      readonly profiles?: readonly string[];
      readonly volumes?: readonly string[];
      readonly environment?: Record<string, string>;
      readonly extends?: { readonly file: string; readonly service: string };
    }
  >;
}
const schema = CORE_SCHEMA.withTags(mergeTag);
const composeOf = (path: string) =>
  load(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), { schema }) as Compose;

describe.each([
  { path: 'docker-compose.yml', replicas: 'observability/replicas.yml' },
  { path: 'deploy/cluster/docker-compose.yml', replicas: 'cluster/replicas.yml' },
])('the profile of $path', ({ path, replicas }) => {
  const { services } = composeOf(path);
  const { services: shared } = composeOf('deploy/observability/services.yml');

  it('runs Prometheus with the rules', () => {
    expect(services.prometheus?.extends?.service).toBe('prometheus');
    expect(shared.prometheus?.profiles).toEqual(['observability']);
    for (const name of ['prometheus.yml', 'alerts.yml', 'replicas.yml']) {
      expect(shared.prometheus?.volumes).toContain(`./${name}:/etc/prometheus/${name}:ro`);
    }
  });

  it('runs every exporter that Prometheus reads', () => {
    const config = read('prometheus.yml');
    const asked = [...config.matchAll(/([a-z]+-exporter):\d+/g)].map(([, name = '']) => name);
    // Only where Elasticsearch has API keys.
    const expected = asked.filter((name) => name !== 'json-exporter').sort();
    const run = Object.keys(services).filter((name) => name.endsWith('-exporter'));
    expect(run.sort()).toEqual([...new Set(expected)]);
    for (const name of run) expect(services[name]?.extends?.service).toBe(name);
  });

  it('reads the admin port of every replica', () => {
    const [group] = load(read(`../${replicas}`)) as { targets: string[] }[];
    const names = Object.keys(services).filter((name) => /^api(-\d+)?$/.test(name));
    expect(group?.targets).toEqual(names);
    expect(names).not.toEqual([]);
    for (const name of names) {
      const port = services[name]?.environment?.ADMIN_PORT;
      expect(read('prometheus.yml')).toContain(`replacement: '$1:${port}'`);
    }
  });
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describe.skipIf(!hasPromtool)(`promtool${hasPromtool ? '' : ' [skipped: not installed]'}`, () => {
  it('accepts the rules', () => {
    const told = execFileSync('promtool', ['check', 'rules', pathOf('alerts.yml')]).toString();
    expect(told).toContain(`SUCCESS: ${rules.length} rules found`);
  });

  it('accepts the configuration', () => {
    const told = execFileSync('promtool', [
      'check',
      'config',
      '--syntax-only',
      pathOf('prometheus.yml'),
    ]).toString();
    expect(told).toContain('SUCCESS');
  });
});

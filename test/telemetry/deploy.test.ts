/** deploy/observability: what rules and panels ask for is there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
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
  return new Set([...names, 'up']);
}

const metricsIn = (expr: string) => expr.match(/\b(?:menologion|nodejs|process)_\w+|\bup\b/g) ?? [];

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
    }
  >;
}

it('are run by a profile of the compose file that reads the admin port', () => {
  const text = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  const { api, prometheus } = (load(text) as Compose).services;
  expect(prometheus?.profiles).toEqual(['observability']);
  for (const name of ['prometheus.yml', 'alerts.yml']) {
    const mount = `./deploy/observability/${name}:/etc/prometheus/${name}:ro`;
    expect(prometheus?.volumes).toContain(mount);
  }
  expect(read('prometheus.yml')).toContain(`api:${api?.environment?.ADMIN_PORT}`);
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

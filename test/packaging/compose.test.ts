/** The compose files: whatever an operator sets in `.env` reaches the program. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../src/config/settings.js';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

/** What a variant decides by itself, because it depends on its other containers. */
const wired = [
  ...['HOST', 'PORT', 'ADMIN_HOST', 'ADMIN_PORT'],
  ...['ELASTICSEARCH_URL', 'ELASTICSEARCH_API_KEY', 'REDIS_URL'],
  // Only used without engines.
  'DATA_DIR',
];
const single = 'docker-compose.yml';
const secured = 'deploy/secured/docker-compose.yml';
const cluster = 'deploy/cluster/docker-compose.yml';
const variants = [
  { name: 'one machine', files: [single], services: ['index', 'api'], wired },
  { name: 'secured', files: [single, secured], services: ['index', 'api'], wired },
  {
    name: 'cluster',
    files: [cluster],
    services: ['index', 'api-1', 'api-2'],
    // Replicas are always behind nginx.
    wired: [...wired, 'TRUST_PROXY'],
  },
];
const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const schema = CORE_SCHEMA.withTags(mergeTag);
const composeOf = (file: string) => load(readFileSync(pathOf(file), 'utf8'), { schema }) as Compose;
const names = Object.values(settings).map(({ name }) => name);
const mounted: Readonly<Record<string, string>> = {
  FIXTURES: '/etc/menologion/fixtures',
  TIERS: '/etc/menologion/tiers.json',
};

describe.each(variants)('the variant "$name"', ({ files, services, wired }) => {
  const passed = names.filter((name) => !wired.includes(name));

  it.each(services)('passes every setting to %s', (service) => {
    const { environment = {} } = composeOf(files[0] ?? '').services[service] ?? {};
    const missing = passed.filter((name) => !environment[name]?.startsWith(`\${${name}:`));
    expect(missing).toEqual([]);
  });
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

describe.skipIf(!hasCompose)(
  `docker compose config${hasCompose ? '' : ' [skipped: not installed]'}`,
  () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'menologion-compose-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(variants)('shows what is set, in "$name"', ({ files, services, wired }) => {
      const passed = names.filter((name) => !wired.includes(name));
      const env = join(folder, '.env');
      const secrets = ['ELASTIC_PASSWORD', 'REDIS_PASSWORD'];
      writeFileSync(env, [...names, ...secrets].map((name) => `${name}=/set/${name}\n`).join(''));
      const { stdout, stderr, status } = spawnSync(
        'docker',
        [
          ...['compose', '--env-file', env, ...files.flatMap((file) => ['-f', pathOf(file)])],
          ...['--profile', '*', 'config', '--format', 'json'],
        ],
        // A variable of the shell would take precedence.
        { env: { PATH: process.env.PATH, HOME: process.env.HOME } },
      );
      expect(stderr.toString()).toBe('');
      expect(status).toBe(0);
      const config = JSON.parse(stdout.toString()) as Compose;
      for (const service of services) {
        const { environment = {} } = config.services[service] ?? {};
        expect(Object.fromEntries(passed.map((name) => [name, environment[name]]))).toEqual(
          Object.fromEntries(passed.map((name) => [name, mounted[name] ?? `/set/${name}`])),
        );
      }
    });
  },
);

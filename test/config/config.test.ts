import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { builtInTiers } from '../../src/access/limits/tiers.js';
import { ConfigError, type Environment, toConfig } from '../../src/config/config.js';
import { logLevels, settings } from '../../src/config/settings.js';

const faultsOf = (environment: Environment): readonly string[] => {
  try {
    toConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

describe('the settings', () => {
  it('have defaults for all', () => {
    expect(toConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      adminPort: undefined,
      adminHost: undefined,
      elasticsearchUrls: undefined,
      elasticsearchApiKey: undefined,
      indexPrefix: 'menologion',
      redisUrl: undefined,
      dataDir: '.menologion',
      fixtures: 'fixtures',
      tiers: builtInTiers,
      publicUrl: undefined,
      pages: { perMinute: 600, perMonth: null },
      mcpOrigins: [],
      mcpKeyInPath: false,
      reportUrl: undefined,
      keyUrl: undefined,
      trustProxy: false,
      shutdownDelay: 0,
      shutdownGrace: 10_000,
      engineDeadline: 1_000,
      answerMemory: 6,
      keyedCaching: 'public',
      maxLookups: 128,
      logLevel: 'info',
      warnings: [],
    });
  });

  it('are unset by an empty string', () => {
    const names = Object.values(settings).map(({ name }) => name);
    const blank = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
    expect(toConfig(blank(''))).toEqual(toConfig({}));
    expect(toConfig(blank('  '))).toEqual(toConfig({}));
  });

  it.each<[string, string, Partial<ReturnType<typeof toConfig>>]>([
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', ' ::1 ', { host: '::1' }],
    ['PORT', '8080', { port: 8080 }],
    ['PORT', ' 0 ', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['ADMIN_PORT', '9100', { adminPort: 9100 }],
    ['ELASTICSEARCH_URL', 'http://es:9200', { elasticsearchUrls: ['http://es:9200'] }],
    [
      'ELASTICSEARCH_URL',
      'https://u:p@a:9200, http://b:9200',
      { elasticsearchUrls: ['https://u:p@a:9200', 'http://b:9200'] },
    ],
    ['ELASTICSEARCH_API_KEY', 'a=b', { elasticsearchApiKey: 'a=b' }],
    ['INDEX_PREFIX', '0_staging-2', { indexPrefix: '0_staging-2' }],
    ['REDIS_URL', 'redis://:secret@r:6379/1', { redisUrl: 'redis://:secret@r:6379/1' }],
    ['REDIS_URL', 'rediss://r', { redisUrl: 'rediss://r' }],
    ['REDIS_URL', 'redis://:a,b@r:6379', { redisUrl: 'redis://:a,b@r:6379' }],
    ['DATA_DIR', '/var/lib/menologion', { dataDir: '/var/lib/menologion' }],
    ['FIXTURES', tmpdir(), { fixtures: tmpdir() }],
    ['PUBLIC_URL', 'https://menologion.example/', { publicUrl: 'https://menologion.example' }],
    ['PAGES', '60', { pages: { perMinute: 60, perMonth: null } }],
    ['PAGES', '120/9000', { pages: { perMinute: 120, perMonth: 9000 } }],
    ['PAGES', 'unlimited', { pages: { perMinute: null, perMonth: null } }],
    ['PAGES', 'off', { pages: undefined }],
    ['ADMIN_HOST', '10.0.0.1', { adminHost: '10.0.0.1' }],
    ['ENGINE_DEADLINE', '800ms', { engineDeadline: 800 }],
    ['MAX_LOOKUPS', '12', { maxLookups: 12 }],
    [
      'MCP_ORIGINS',
      'https://a.example, https://b.example/',
      { mcpOrigins: ['https://a.example', 'https://b.example'] },
    ],
    ['REPORT_URL', 'mailto:a@b.example', { reportUrl: 'mailto:a@b.example' }],
    ['KEY_URL', 'https://keys.example/ask', { keyUrl: 'https://keys.example/ask' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['SHUTDOWN_DELAY', '5', { shutdownDelay: 5_000 }],
    ['SHUTDOWN_DELAY', '250ms', { shutdownDelay: 250 }],
    ['SHUTDOWN_DELAY', '2m', { shutdownDelay: 120_000 }],
    ...logLevels.map((level): [string, string, { logLevel: typeof level }] => [
      'LOG_LEVEL',
      level,
      { logLevel: level },
    ]),
  ])('read %s=%j', (name, text, value) => {
    expect(toConfig({ [name]: text })).toEqual({ ...toConfig({}), ...value });
  });

  it.each([
    ['PORT', 'http', 'must be an integer between 0 and 65535'],
    ['PORT', '65536', 'must be an integer between 0 and 65535'],
    ['PORT', '-1', 'must be an integer between 0 and 65535'],
    ['PORT', '1e3', 'must be an integer between 0 and 65535'],
    ['PORT', '0x50', 'must be an integer between 0 and 65535'],
    ['PORT', '80.0', 'must be an integer between 0 and 65535'],
    ['PORT', '٣٠٠٠', 'must be an integer between 0 and 65535'],
    ['ADMIN_PORT', 'off', 'must be an integer between 0 and 65535'],
    ['ELASTICSEARCH_URL', 'es:9200', 'must be a URL that begins with http:// or https://'],
    ['ELASTICSEARCH_URL', 'http://a,,', 'must be a URL that begins with http:// or https://'],
    ['INDEX_PREFIX', 'Menologion', 'must be 1 to 61 of a-z, 0-9, _ and -, beginning with'],
    ['INDEX_PREFIX', '_x', 'must be 1 to 61 of a-z, 0-9, _ and -, beginning with'],
    ['INDEX_PREFIX', 'a'.repeat(62), 'must be 1 to 61 of a-z, 0-9, _ and -, beginning with'],
    ['REDIS_URL', 'http://r:6379', 'must be a URL that begins with redis:// or rediss://'],
    ['PUBLIC_URL', 'menologion.example', 'must be an origin such as https://menologion.example'],
    ['PUBLIC_URL', 'https://a.example/b', 'must be an origin such as https://menologion.example'],
    ['PAGES', '60/', 'must be off, unlimited, a number such as 600, or two such as 600/50000'],
    ['PAGES', '0/5', 'must be off, unlimited, a number such as 600, or two such as 600/50000'],
    ['MOST_LOOKUPS', '0', 'must be an integer between 1 and 10000'],
    ['TIERS', '/no/such/file', 'the file /no/such/file cannot be read (ENOENT)'],
    ['FIXTURES', '/no/such/folder', 'the folder /no/such/folder is missing'],
    ['FIXTURES', '/dev/null', '/dev/null is not a folder'],
    ['ENGINE_DEADLINE', '1ms', 'must be a time such as 500ms, 5s or 2m, 50 ms to 1m'],
    ['TIERS', tmpdir(), `the file ${tmpdir()} cannot be read (EISDIR)`],
    ['TRUST_PROXY', 'TRUE', 'must be one of true, false'],
    ['TRUST_PROXY', '1', 'must be one of true, false'],
    ['SHUTDOWN_DELAY', '-1', 'must be a time such as 500ms, 5s or 2m'],
    ['SHUTDOWN_DELAY', '6m', 'must be a time such as 500ms, 5s or 2m'],
    ['SHUTDOWN_DELAY', 'soon', 'must be a time such as 500ms, 5s or 2m'],
    ['LOG_LEVEL', 'verbose', `must be one of ${logLevels.join(', ')}`],
  ])('refuse %s=%j and say why', (name, text, fault) => {
    expect(faultsOf({ [name]: text })).toEqual([expect.stringContaining(`${name}: ${fault}`)]);
  });

  it.each([
    [{ MOST_LOOKUPS: '12' }, 12, ['MOST_LOOKUPS is now called MAX_LOOKUPS']],
    [{ MOST_LOOKUPS: '12', MAX_LOOKUPS: '9' }, 9, ['MOST_LOOKUPS is now called MAX_LOOKUPS']],
    [
      { MOST_SEARCHES: '8', MOST_KEY_LOOKUPS: '9' },
      128,
      ['MOST_SEARCHES no longer has any effect', 'MOST_KEY_LOOKUPS no longer has any effect'],
    ],
  ])('of earlier versions are read with a warning: %j', (environment, maxLookups, warnings) => {
    expect(toConfig(environment)).toMatchObject({ maxLookups, warnings });
  });

  it('are refused all at once', () => {
    const wrong = { PORT: 'x', ADMIN_PORT: 'y', REDIS_URL: 'z', TRUST_PROXY: 'maybe' };
    const faults = faultsOf({ ...wrong, HOST: 'fine' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(Object.keys(wrong));
    expect(() => toConfig(wrong)).toThrow(faults.join('\n'));
  });

  describe('that are secret', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it.each(['ELASTICSEARCH_API_KEY', 'ELASTICSEARCH_URL', 'REDIS_URL'])(
      'may be in the file of %s_FILE',
      async (name) => {
        const text = name === 'REDIS_URL' ? 'redis://:secret@r' : 'http://u:secret@e';
        const path = join(folder, name);
        await writeFile(path, `${text}\n`);
        expect(toConfig({ [`${name}_FILE`]: path })).toEqual(toConfig({ [name]: text }));
        expect(faultsOf({ [`${name}_FILE`]: path, [name]: text })).toEqual([
          `${name}_FILE: must not be set together with ${name}`,
        ]);
        expect(faultsOf({ [`${name}_FILE`]: '/no/such' })).toEqual([
          `${name}_FILE: the file /no/such cannot be read (ENOENT)`,
        ]);
      },
    );

    it('are the only ones that may be', () => {
      expect(toConfig({ PORT_FILE: '/no/such' })).toEqual(toConfig({}));
    });
  });

  it('are refused with each mistake of the tiers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tiers-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'tiers.json');
    await writeFile(path, '{ "free": { "perMinute": 0, "perMonth": 5 } }');
    const faults = faultsOf({ TIERS: path, PORT: 'x', FIXTURES: '/no/such' });
    expect(faults.map((fault) => fault.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
      'FIXTURES: the',
      'PORT: must',
      'TIERS: free.attribution',
      'TIERS: free.perMinute',
    ]);
  });

  it('never quote a secret that is wrong', () => {
    const secret = 'user:pass-word@';
    expect(faultsOf({ ELASTICSEARCH_URL: `${secret}es`, REDIS_URL: secret }).join()).not.toContain(
      'pass-word',
    );
  });

  it('cannot be changed, and ignore other variables', () => {
    const config = toConfig({ PATH: '/bin', MENOLOGION: 'x' });
    expect(config).toEqual(toConfig({}));
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('have a row each for the README', () => {
    for (const { name, defaultText, help } of Object.values(settings)) {
      expect(name).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(defaultText).not.toBe('');
      expect(help).toMatch(/\.$/);
    }
  });

  describe('of tiers', () => {
    let directory: string;
    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'config-'));
    });
    afterAll(() => rm(directory, { recursive: true }));

    it('are those of the file', async () => {
      const path = join(directory, 'tiers.json');
      const gold = { perMinute: null, perMonth: 5, attribution: false };
      await writeFile(path, JSON.stringify({ gold }));
      expect(toConfig({ TIERS: path }).tiers).toEqual(new Map([['gold', gold]]));
    });
  });
});

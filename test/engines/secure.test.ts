import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithSecureElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { openProgram, type Program } from '../support/program.js';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';

describeWithSecureElasticsearch('a secured cluster', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const bare = () => {
    const parsed = new URL(url.split(',')[0] ?? url);
    parsed.username = '';
    parsed.password = '';
    return parsed.origin;
  };
  const apiKey = async (index: Readonly<Record<string, readonly string[]>>, cluster: string[]) => {
    const { encoded } = await client.security.createApiKey({
      name: prefix,
      role_descriptors: {
        tried: {
          cluster,
          indices: Object.entries(index).map(([names, privileges]) => ({
            names: [names],
            privileges: [...privileges],
          })),
        },
      },
    });
    return encoded;
  };
  let program: Program;
  let fixtures: string;
  beforeAll(async () => {
    [program, fixtures] = await Promise.all([openProgram(), writeFixtures()]);
  }, 60_000);
  afterAll(() => Promise.all([program?.remove(), removeFixtures(fixtures)]));
  const settings = (changes: Readonly<Record<string, string>> = {}) => ({
    ELASTICSEARCH_URL: url,
    INDEX_PREFIX: prefix,
    FIXTURES: fixtures,
    ...changes,
  });

  it('serves with a key that may only read', async () => {
    const published = await program.spawn(['index', 'rebuild'], settings());
    expect(published).toMatchObject({ code: 0 });
    const issued = await program.spawn(
      ['keys', 'issue', '--tenant', 'a monastery', '--tier', 'internal'],
      settings(),
    );
    const key = issued.stdout.trim();
    const readOnly = await apiKey({ [`${prefix}-*`]: ['read'] }, []);
    const served = await program.serve(
      settings({ ELASTICSEARCH_URL: bare(), ELASTICSEARCH_API_KEY: readOnly }),
    );
    const paths = [
      '/health/ready',
      '/v1/calendar/2026-12-06',
      '/v1/saints/nicholas-of-myra',
      '/v1/saints',
      '/v1/countries/turkey',
      '/v1/search?q=Nicholas',
      '/v1/calendar/great-feasts/2026',
    ];
    for (const path of paths)
      expect([path, (await served.get(path, key)).status]).toEqual([path, 200]);
    const { stderr } = await served.stop();
    expect(stderr).not.toContain(readOnly);
  }, 60_000);

  describe('to an editor', () => {
    it.each([
      [
        'a wrong password',
        () => ({ ELASTICSEARCH_URL: url.replace(/:[^:@]+@/, ':wr0ng-secret@') }),
      ],
      [
        'an unknown key',
        () => ({ ELASTICSEARCH_URL: bare(), ELASTICSEARCH_API_KEY: btoa('nobody:wr0ng-secret') }),
      ],
    ])(
      'refuses %s without telling it',
      async (_, changes) => {
        for (const command of ['rebuild', 'status', 'rollback']) {
          const { code, stderr } = await program.spawn(['index', command], settings(changes()));
          expect({ code, stderr }).toEqual({
            code: 1,
            stderr: expect.stringContaining(
              `at ${bare()} does not accept the user, password or key`,
            ),
          });
          expect(stderr).not.toMatch(/wr0ng-secret|elastic:|ApiKey|Basic/);
        }
      },
      30_000,
    );

    it('says what a key may not do', async () => {
      const readOnly = await apiKey({ [`${prefix}-*`]: ['read'] }, []);
      const { code, stderr } = await program.spawn(
        ['index', 'rebuild'],
        settings({ ELASTICSEARCH_URL: bare(), ELASTICSEARCH_API_KEY: readOnly }),
      );
      expect(code).toBe(1);
      expect(stderr).toMatch(/does not permit this: action \[/);
      expect(stderr).not.toContain(readOnly);
    });

    it('publishes with the least privileges', async () => {
      const privileges = ['manage', 'read', 'write'];
      const publisher = await apiKey({ [`${prefix}-*`]: privileges }, ['monitor']);
      const environment = settings({
        ELASTICSEARCH_URL: bare(),
        ELASTICSEARCH_API_KEY: publisher,
      });
      const rebuilt = await program.spawn(['index', 'rebuild', '--force'], environment);
      expect(rebuilt).toMatchObject({ code: 0 });
      expect(await program.spawn(['index', 'rollback'], environment)).toMatchObject({ code: 0 });
    }, 120_000);
  });
});

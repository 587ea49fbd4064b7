import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileProgram, type Program } from '../commands/program.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines.js';
import { removeFixtures, spyridon, writeFixtures } from './fixture-folder.js';

describeWithElasticsearch('the index commands', (url) => {
  const { prefix } = useElasticsearch(url);
  let program: Program;
  let one: string;
  let two: string;
  beforeAll(async () => {
    [program, one, two] = await Promise.all([
      compileProgram(),
      writeFixtures(),
      writeFixtures({ 'saints/12/spyridon.yaml': spyridon }),
    ]);
  }, 60_000);
  afterAll(() => Promise.all([program?.remove(), removeFixtures(one), removeFixtures(two)]));
  const index = (args: readonly string[], changes: Readonly<Record<string, string>> = {}) =>
    program.spawn(['index', ...args], {
      ELASTICSEARCH_URL: url,
      INDEX_PREFIX: prefix,
      ...changes,
    });

  it('publish, compare, refuse and go back', async () => {
    expect((await index(['status'])).stdout).toBe('nothing has been published yet\n');

    const first = await index(['rebuild', '--fixtures', one]);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^\d{8}t\d{9}z is live: 1 saints, \d+ feasts, 1 countries\n$/);
    expect(first.stderr).toMatch(
      /^reading and checking the content\nbuilding generation \S+\n(\d+)\/\1 documents\n(?:\1\/\1 documents\n)*merging and checking\nmoving the aliases\n$/,
    );

    const again = await index(['rebuild', '--fixtures', one]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout).toMatch(/^nothing has changed; \S+ stays live\n$/);

    expect((await index(['rebuild', '--fixtures', two])).stdout).toContain('live: 2 saints');
    const refused = await index(['rebuild', '--fixtures', one]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('would be lost: spyridon; --allow-removal SLUG lets one go');

    const states = async () => {
      const rows = JSON.parse((await index(['status', '--json'])).stdout);
      return rows.map((row: { state: string; counts: { saints: number } }) => [
        row.state,
        row.counts.saints,
      ]);
    };
    expect(await states()).toEqual([
      ['live', 2],
      ['kept', 1],
    ]);
    expect((await index(['rollback'])).stdout).toMatch(/ is live\n$/);
    expect(await states()).toEqual([
      ['kept', 2],
      ['live', 1],
    ]);
    const nowhere = await index(['rollback', '--to', 'yesterday']);
    expect(nowhere).toMatchObject({ code: 1, stdout: '' });
    expect(nowhere.stderr).toBe('menologion: no generation is yesterday\n');
  }, 60_000);

  describe('of a cluster that is not there', () => {
    it('say so without its password', async () => {
      const { code, stderr } = await index(['status'], {
        ELASTICSEARCH_URL: 'http://elastic:s3cret@127.0.0.1:9',
      });
      expect(code).toBe(1);
      expect(stderr).toBe('Elasticsearch cannot be reached at http://127.0.0.1:9\n');
    }, 30_000);

    it('need its address', async () => {
      const { code, stderr } = await index(['rebuild'], { ELASTICSEARCH_URL: '' });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: 'ELASTICSEARCH_URL must name the cluster to publish to\n',
      });
    });
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { openProgram, type Program } from '../support/program.js';
import {
  fixturesForTest,
  removeFixtures,
  spyridon,
  writeFixtures,
} from '../support/records/fixture-folder.js';

describeWithElasticsearch('the index commands', (url) => {
  const { prefix } = useElasticsearch(url);
  let program: Program;
  let one: string;
  let two: string;
  beforeAll(async () => {
    [program, one, two] = await Promise.all([
      openProgram(),
      writeFixtures(),
      writeFixtures({ 'saints/12/spyridon.yaml': spyridon }),
    ]);
  }, 120_000);
  afterAll(() => Promise.all([program?.remove(), removeFixtures(one), removeFixtures(two)]));
  const index = (args: readonly string[], changes: Readonly<Record<string, string>> = {}) =>
    program.spawn(['index', ...args], {
      ELASTICSEARCH_URL: url,
      INDEX_PREFIX: prefix,
      ...changes,
    });

  it('publish, compare, refuse and go back', async () => {
    const place = `${url} as ${prefix}`;
    expect((await index(['status'])).stdout).toBe(`nothing has been published yet to ${place}\n`);

    const first = await index(['rebuild', '--fixtures', one]);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^\d{8}t\d{9}z is live: 1 saints, \d+ feasts, 1 countries\n$/);
    expect(first.stderr).toMatch(
      /^publishing to \S+ as \S+\n(?:ATTENTION: .*\n)?reading and checking the content\nsaints new: 1\n {2}nicholas-of-myra\nfeasts new: \d+\n(?: {2}.*\n)+countries new: 1\n {2}turkey\nbuilding generation \S+\n(\d+)\/\1 documents\n(?:\1\/\1 documents\n)*merging and checking\nmoving the aliases\n$/,
    );

    const again = await index(['rebuild', '--fixtures', one]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.stdout).toMatch(/^nothing has changed; \S+ stays live\n$/);

    const foreseen = await index(['rebuild', '--dry-run', '--fixtures', two]);
    expect(foreseen.stdout).toMatch(
      /^compared with \S+, live at \S+ as \S+:\nsaints new: 1\n {2}spyridon\ncountries changed: 1\n {2}turkey \(saintCount\)\n {4}saintCount before: 1\n {4}saintCount after: {2}2\n$/,
    );
    const diff = JSON.parse((await index(['diff', '--json', '--fixtures', two])).stdout);
    expect(diff).toMatchObject({ to: place, changes: { saints: { added: ['spyridon'] } } });
    expect((await index(['rebuild', '--if-empty', '--fixtures', two])).stdout).toMatch(
      / is live already\n$/,
    );

    const second = await index(['rebuild', '--fixtures', two, '--note', 'with Spyridon']);
    expect(second.stdout).toContain('live: 2 saints');
    const refused = await index(['rebuild', '--fixtures', one]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('saints GONE: 1\n  spyridon\n');
    expect(refused.stderr).toContain(
      'live records (1):\n  spyridon\nto remove one, add --allow-removal SLUG',
    );
    const mistyped = ['rebuild', '--fixtures', one, '--allow-removal', 'spiridon'];
    expect(await index(mistyped)).toMatchObject({ code: 1, stdout: '' });
    expect((await index(['diff', '--fixtures', one])).stdout).toContain('saints GONE: 1');
    expect((await index(['rebuild', '--dry-run', '--fixtures', one])).code).toBe(1);

    const states = async () => {
      const rows = JSON.parse((await index(['status', '--json'])).stdout);
      return rows.map(
        (row: { state: string; counts: { saints: number }; note: string; servable: boolean }) => [
          row.state,
          row.counts.saints,
          row.note,
          row.servable,
        ],
      );
    };
    expect(await states()).toEqual([
      ['live', 2, 'with Spyridon', true],
      ['kept', 1, null, true],
    ]);
    expect((await index(['rollback'])).stdout).toMatch(/ is live\n$/);
    expect(await states()).toEqual([
      ['kept', 2, 'with Spyridon', true],
      ['live', 1, null, true],
    ]);
    const nowhere = await index(['rollback', '--to', 'yesterday']);
    expect(nowhere).toMatchObject({ code: 1, stdout: '' });
    expect(nowhere.stderr).toBe('menologion: there is no generation yesterday\n');
  }, 120_000);

  it('publish nothing while an editor has made a mistake', async () => {
    const settings = { ELASTICSEARCH_URL: url, INDEX_PREFIX: `${prefix}-mistaken` };
    const live = (await index(['rebuild', '--fixtures', one], settings)).stdout;
    const mistaken = await fixturesForTest({ 'saints/12/spyridon.yaml': `${spyridon}sex: m\n` });
    const { code, stdout, stderr } = await index(['rebuild', '--fixtures', mistaken], settings);
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(/spyridon\.yaml:\d+: sex m is not in the list: female, male/);
    const [status] = JSON.parse((await index(['status', '--json'], settings)).stdout);
    expect(live.startsWith(`${status.generation} is live: 1 saints`)).toBe(true);
    expect(status).toMatchObject({ state: 'live', counts: { saints: 1 } });
  }, 120_000);

  it('stop at Ctrl-C, with what was live still live and the lock free', async () => {
    const settings = { ELASTICSEARCH_URL: url, INDEX_PREFIX: `${prefix}-stopped` };
    const first = await index(['rebuild', '--fixtures', one], settings);
    const [live = ''] = first.stdout.split(' ');
    const args = ['index', 'rebuild', '--force', '--fixtures', one];
    const stopped = await program.interrupt('building generation', args, settings);
    expect({ code: stopped.code, stdout: stopped.stdout }).toEqual({ code: 1, stdout: '' });
    expect(stopped.stderr).toMatch(new RegExp(`stopping\n(?:.*\n)*stopped; ${live} stays live\n$`));
    expect((await index(['rebuild', '--force', '--fixtures', one], settings)).code).toBe(0);
  }, 120_000);

  describe('for a cluster that is not there', () => {
    it('say so without its password', async () => {
      const { code, stderr } = await index(['status'], {
        ELASTICSEARCH_URL: 'http://elastic:s3cret@127.0.0.1:9',
      });
      expect(code).toBe(1);
      expect(stderr).toBe(
        'Elasticsearch cannot be reached at http://127.0.0.1:9: nothing is listening there; is it running, and is the port right?\n',
      );
    });

    it.each([
      ['an unknown host', 'http://nowhere.invalid:9200', 'there is no host with that name'],
      ['TLS where there is none', url.replace('http:', 'https:'), 'it does not speak TLS'],
    ])('name the cause: %s', async (_, node, cause) => {
      const { code, stderr } = await index(['status'], { ELASTICSEARCH_URL: node });
      expect(code).toBe(1);
      expect(stderr).toContain(cause);
    });

    it('wait three seconds for one that is silent', async () => {
      const server = createServer(() => {}).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const { code, stderr } = await index(['status'], {
        ELASTICSEARCH_URL: `http://127.0.0.1:${port}`,
      });
      server.close();
      expect(code).toBe(1);
      expect(stderr).toContain('does not answer within 3 seconds');
    });

    it('need its address', async () => {
      const { code, stderr } = await index(['rebuild'], { ELASTICSEARCH_URL: '' });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: 'ELASTICSEARCH_URL must name the cluster to publish to\n',
      });
    });
  });
});

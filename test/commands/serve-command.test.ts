import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Environment, openProgram, type Program } from '../support/program.js';
import { nicholas, removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';

const month = 'x-ratelimit-remaining-month';

describe.concurrent('serve', () => {
  let program: Program;
  let fixtures: string;
  beforeAll(async () => {
    [program, fixtures] = await Promise.all([openProgram(), writeFixtures()]);
  }, 120_000);
  afterAll(() => Promise.all([program.remove(), removeFixtures(fixtures)]));

  const settings = async (given: Environment = {}): Promise<Environment> => ({
    FIXTURES: fixtures,
    DATA_DIR: await program.newFolder(),
    ...given,
  });
  const issue = async (environment: Environment, tier = 'free') =>
    (
      await program.run(['keys', 'issue', '--tenant', 'acme', '--tier', tier], environment)
    ).stdout.trim();
  const listIds = async (environment: Environment): Promise<string[]> => {
    const { stdout } = await program.run(['keys', 'list', '--json'], environment);
    return JSON.parse(stdout).map(({ id }: { id: string }) => id);
  };

  it('follows the fixtures with --watch, and reports a mistake', async () => {
    const folder = await writeFixtures();
    const environment = await settings({ FIXTURES: folder });
    const key = await issue(environment);
    const served = await program.serve(environment, '--watch');
    const file = join(folder, 'saints/12/nicholas-of-myra.yaml');
    const saint = async () =>
      (await (await served.get('/v1/saints/nicholas-of-myra', key)).json()) as { name: string };
    expect((await saint()).name).toBe('Nicholas of Myra');
    await writeFile(file, nicholas.replace('name: Nicholas', 'name: Nikola'));
    const patiently = { timeout: 10_000, interval: 200 };
    await vi.waitFor(async () => expect((await saint()).name).toBe('Nikola of Myra'), patiently);
    await writeFile(file, nicholas.replace('country: turkey', 'country: nowhere'));
    await vi.waitFor(
      () => expect(served.written().stderr).toContain(`${file}:3: country`),
      patiently,
    );
    expect(served.written().stderr).toContain('the previous version is still served');
    expect((await saint()).name).toBe('Nikola of Myra');
    expect((await served.stop()).code).toBe(0);
    await removeFixtures(folder);
  });

  it('has nothing to watch on a cluster', async () => {
    const environment = { ELASTICSEARCH_URL: 'http://127.0.0.1:9' };
    expect((await program.run(['serve', '--watch'], environment)).code).toBe(2);
  });

  describe('without any key', () => {
    it('prints a line to paste that works', async () => {
      const served = await program.serve(await settings());
      const line = await vi.waitFor(() => {
        const [, second] = served.written().stdout.split('\n');
        return second || expect.fail('nothing to paste');
      });
      const pasted = /^curl -H 'Authorization: (Bearer omk_\w{40})' (http:\S+)$/.exec(line);
      const [, authorization = '', url = ''] = pasted ?? [];
      expect(url).toBe(`${served.url}/v1/calendar/today`);
      const answer = await fetch(url, { headers: { authorization } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-ratelimit-tier')).toBe('internal');
      const { code, stderr } = await served.stop();
      expect(code).toBe(0);
      expect(stderr).not.toContain(authorization.slice(7));
    });

    it('prints none where others can reach it', async () => {
      const served = await program.serve(await settings({ HOST: '0.0.0.0' }));
      const url = `${served.url.replace('0.0.0.0', '127.0.0.1')}/health/live`;
      expect((await fetch(url)).status).toBe(200);
      expect((await served.stop()).stdout).toBe('');
    });
  });

  it.each([
    ['the bound address', {}, undefined],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://menologion.example' }, 'https://menologion.example'],
  ])('says in the OpenAPI document that it is at %s', async (_case, given, publicUrl) => {
    const served = await program.serve(await settings(given));
    const answer = await served.get('/v1/openapi.json');
    const { info, servers } = (await answer.json()) as {
      info: { description: string; termsOfService: string };
      servers: unknown;
    };
    const origin = publicUrl ?? served.url;
    expect(servers).toEqual([{ url: origin }]);
    expect(info.termsOfService).toBe(`${origin}/terms`);
    expect(info.description).toContain(`${origin}/attribution`);
    await served.stop();
  });

  describe('with a key', () => {
    it('prints no other, even when it has ended', async () => {
      const environment = await settings();
      const key = await issue(environment);
      const [id = ''] = await listIds(environment);
      await program.run(['keys', 'revoke', id], environment);
      const served = await program.serve(environment);
      expect((await served.get('/v1/calendar/today', key)).status).toBe(401);
      expect(await served.stop()).toMatchObject({ code: 0, stdout: '' });
    });

    it('sees keys issued and revoked meanwhile', async () => {
      const environment = await settings();
      const first = await issue(environment);
      const served = await program.serve(environment);
      const expectStatus = async (key: string, status: number) =>
        expect((await served.get('/v1/calendar/2026-12-06', key)).status).toBe(status);
      const within10Seconds = { timeout: 10_000, interval: 200 };
      await expectStatus(first, 200);
      const second = await issue(environment, 'pro');
      await vi.waitFor(() => expectStatus(second, 200), within10Seconds);
      const [id = ''] = await listIds(environment);
      await program.run(['keys', 'revoke', id], environment);
      await vi.waitFor(() => expectStatus(first, 401), within10Seconds);
      await expectStatus(second, 200);
      expect((await served.stop()).code).toBe(0);
    });

    it('keeps the month’s count across a restart', async () => {
      const environment = await settings();
      const key = await issue(environment);
      const left: (string | null)[] = [];
      for (const _ of [1, 2]) {
        const served = await program.serve(environment);
        for (const path of ['/v1/saints', '/v1/countries']) {
          left.push((await served.get(path, key)).headers.get(month));
        }
        await served.stop();
      }
      expect(left).toEqual(['999', '998', '997', '996']);
    });

    it('logs JSON lines without the key', async () => {
      const environment = await settings({ ADMIN_PORT: '0' });
      const key = await issue(environment);
      const served = await program.serve(environment);
      await served.get('/v1/saints/nicholas-of-myra?x=1', key);
      await served.get('/v1/saints/nicholas-of-myra', key);
      await served.get('/v1/saints', `${key.slice(0, -1)}!`);
      const { code, stderr } = await served.stop();
      const lines = stderr
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(code).toBe(0);
      expect(stderr).not.toContain(key.slice(4, 34));
      expect(lines.map(({ msg }) => msg)).toEqual([
        expect.stringMatching(/^metrics and health on http:/),
        expect.stringMatching(/^serving on http:/),
        'GET /v1/saints/{slug} 400',
        'GET /v1/saints/{slug} 200',
        'GET /v1/saints 401',
        'stopping',
        'stopped',
      ]);
      for (const line of lines) {
        expect(line).toMatchObject({ level: 'info', time: expect.stringMatching(/Z$/) });
      }
    });
  });

  describe('that cannot start', () => {
    it.each(['PORT', 'ADMIN_PORT'])('names a %s in use', async (name) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const port = String((other.address() as AddressInfo).port);
      const environment = await settings({ PORT: '0', [name]: port });
      const { code, stdout, stderr } = await program.spawn(['serve'], environment);
      other.close();
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(
        `menologion: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
      );
    });

    it('names file and line of broken fixtures', async () => {
      const path = 'saints/12/nicholas-of-myra.yaml';
      const broken = await writeFixtures({
        [path]: nicholas.replace('12-06', '12-32').replace('rank: 4', 'rank: 9'),
      });
      const outcome = await program.run(['serve'], await settings({ FIXTURES: broken }));
      await removeFixtures(broken);
      expect(outcome).toMatchObject({ code: 1, stdout: '' });
      expect(outcome.stderr).toMatch(/^menologion: the fixtures have mistakes:\n/);
      expect(outcome.stderr).toContain(
        `${path}:11: commemorations[1].date 12-32: write month and day`,
      );
      expect(outcome.stderr).toContain(`${path}:15: commemorations[2].rank 9 is more than 8`);
    });

    it('names what is wrong with tiers', async () => {
      const tiers = join(await program.newFolder(), 'tiers.json');
      await writeFile(tiers, '{ "free": { "perMinute": 0, "perMonth": 5 } }');
      const { code, stderr } = await program.run(['serve'], await settings({ TIERS: tiers }));
      expect(code).toBe(1);
      expect(stderr.trimEnd().split('\n')).toEqual([
        'wrong settings:',
        expect.stringMatching(/^ {2}TIERS: free\.perMinute must be an integer from 1 to /),
        expect.stringMatching(/^ {2}TIERS: free\.attribution is missing/),
      ]);
    });

    it('leaves a damaged key file alone', async () => {
      const environment = await settings();
      await writeFile(join(environment.DATA_DIR ?? '', 'keys.json'), '{');
      const { code, stderr } = await program.run(['serve'], environment);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^menologion: .*keys\.json: is not JSON; the file is damaged/);
    });
  });
});

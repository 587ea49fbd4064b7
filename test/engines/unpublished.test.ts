import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listGenerations } from '../../indexer/generations.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { openProgram, type Program } from '../support/program.js';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';
import type { ProblemBody } from '../support/service/answer.js';

describeWithElasticsearch('a service before anything is published', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let program: Program;
  let fixtures: string;
  beforeAll(async () => {
    [program, fixtures] = await Promise.all([openProgram(), writeFixtures()]);
  }, 60_000);
  afterAll(() => Promise.all([program?.remove(), removeFixtures(fixtures)]));

  it('is not ready, says so, and serves as soon as something is', async () => {
    const settings = { ELASTICSEARCH_URL: url, INDEX_PREFIX: prefix, FIXTURES: fixtures };
    const issued = await program.spawn(
      ['keys', 'issue', '--tenant', 'a parish', '--tier', 'free'],
      settings,
    );
    const key = issued.stdout.trim();
    const served = await program.serve(settings);
    const statusOf = async (path: string) => (await served.get(path, key)).status;
    expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503]);
    expect(await (await served.get('/health/ready')).json()).toMatchObject({
      engines: { elasticsearch: 'unpublished' },
    });
    for (const path of ['/v1/calendar/2026-12-06', '/v1/saints', '/v1/search?q=Nicholas']) {
      const refused = await served.get(path, key);
      const { code, detail } = (await refused.json()) as ProblemBody;
      expect([refused.status, code]).toEqual([503, 'unavailable']);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(detail).not.toContain(prefix);
    }
    const published = await program.spawn(['index', 'rebuild'], settings);
    expect(published).toMatchObject({ code: 0 });
    const paths = ['/health/ready', '/v1/calendar/2026-12-06', '/v1/saints/nicholas-of-myra'];
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200]);
    // Half of a generation is none: what is left must not be served as if it were whole.
    const [live] = await listGenerations(client, prefix);
    await client.indices.delete({ index: live?.indices.feasts ?? [] });
    expect(await statusOf('/v1/calendar/2026-12-07')).toBe(503);
    await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(503));
    await served.stop();
  }, 60_000);
});

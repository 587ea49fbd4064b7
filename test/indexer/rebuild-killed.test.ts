import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listGenerations } from '../../indexer/generations.js';
import { takeLock } from '../../indexer/lock.js';
import type { Records } from '../../src/catalogue/records.js';
import { type IndexKind, indexKinds, ofRecords } from '../../src/elasticsearch/documents.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { indicesOf, publish } from '../support/engines/publish.js';
import { country, feast, saint } from '../support/records/builders.js';

const recordsOf = (version: string): Records => ({
  saints: ['anna', 'barbara', 'cosmas'].map((slug) => saint({ slug, shortBio: version })),
  feasts: [feast({ key: 'pascha', title: version })],
  countries: [country({ slug: 'serbia', summary: version })],
});

/** Rebuilds by the compiled indexer, and kills itself before the request that is named. */
const killedProcess = (folder: string) => `
const from = (path) => import(${JSON.stringify(`${folder}/`)} + path);
const [{ rebuild }, { readMappings }, { mappingsDirectory, loadVocabulary }, { Client }] =
  await Promise.all([
    from('indexer/rebuild.js'), from('indexer/indices/mappings.js'), from('src/wire/package-files.js'),
    import('@elastic/elasticsearch'),
  ]);
const { url, prefix, records, method, path, after } = JSON.parse(process.argv[2]);
const client = new Client({ nodes: url.split(',') });
const kill = () => process.kill(process.pid, 'SIGKILL');
client.diagnostic.on(after ? 'response' : 'request', (_, { meta }) => {
  const { params } = meta.request;
  if (params.method === method && params.path.includes(path)) kill();
});
const report = { step() {}, changes() {}, loaded() {} };
await rebuild({ client, prefix, records, files: readMappings(mappingsDirectory()),
  vocabulary: loadVocabulary(), now: Date.now, keep: 2, report });
`;

describeWithElasticsearch('a rebuild that is killed', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const place = { client, prefix };
  let script: string;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    const folder = inject('program');
    script = join(folder, '..', `.killed-${prefix}.mjs`);
    await writeFile(script, killedProcess(folder));
  }, 60_000);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(script, { force: true });
  });

  const killed = async (records: Records, point: object) => {
    const argument = JSON.stringify({ url, prefix, records, ...point });
    const child = spawn(process.execPath, [script, argument], { stdio: 'inherit' });
    running.add(child);
    const [, signal] = await once(child, 'close');
    running.delete(child);
    return signal;
  };
  const served = async () => {
    const told: Record<string, string[]> = {};
    for (const kind of indexKinds) {
      const { hits } = await client.search<{ entry: Record<string, string> }>({
        index: `${prefix}-${kind}`,
        query: ofRecords,
        sort: ['_doc'],
      });
      const texts = hits.hits.map(({ _source }) => _source?.entry);
      told[kind] = texts.map((entry) => entry?.shortBio ?? entry?.summary ?? entry?.title ?? '');
    }
    return told;
  };
  const whole = (version: string): Record<IndexKind, string[]> => ({
    saints: [version, version, version],
    feasts: [version],
    countries: [version],
  });
  /** The lock of a process that is gone would be waited for. */
  const passLock = async () => {
    const lock = await takeLock(client, prefix, { now: () => Date.now() + 31_000 });
    await lock.release();
  };

  it.each([
    ['before it has the lock', { method: 'PUT', path: '-lock/_doc' }],
    ['with one index made', { method: 'PUT', path: '-feasts-2' }],
    ['with the documents sent', { method: 'POST', path: '_bulk', after: true }],
    ['before it is marked complete', { method: 'PUT', path: '_mapping' }],
    ['before the aliases move', { method: 'POST', path: '_aliases' }],
  ])(
    'leaves the served generation whole %s',
    async (_, point) => {
      await publish(place, recordsOf('before'), { keep: 1 });
      expect(await killed(recordsOf('killed'), point)).toBe('SIGKILL');
      expect(await served()).toEqual(whole('before'));
      await passLock();
      await publish(place, recordsOf('after'), { keep: 0 });
      expect(await served()).toEqual(whole('after'));
      expect(await indicesOf(client, prefix)).toHaveLength(4);
    },
    40_000,
  );

  it('serves the new one once the aliases have moved', async () => {
    await publish(place, recordsOf('before'));
    const point = { method: 'POST', path: '_aliases', after: true };
    expect(await killed(recordsOf('killed'), point)).toBe('SIGKILL');
    expect(await served()).toEqual(whole('killed'));
    await passLock();
    const again = await publish(place, recordsOf('killed'), { keep: 0 });
    expect(again.outcome).toBe('published');
    expect((await listGenerations(client, prefix)).map(({ isLive }) => isLive)).toEqual([true]);
  }, 40_000);
});

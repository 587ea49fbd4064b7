import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listGenerations, liveOf } from '../../indexer/generations.js';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { aliasOf, indexKinds, indexOf } from '../../src/elasticsearch/documents.js';
import { readPublished } from '../../src/elasticsearch/published.js';
import { contractVocabulary } from '../contracts/catalogue.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { removeIndices } from '../support/engines/publish.js';
import { openProgram, type Program } from '../support/program.js';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';

describeWithElasticsearch('a live generation that is damaged', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let program: Program;
  let fixtures: string;
  let live: string;
  beforeAll(async () => {
    [program, fixtures] = await Promise.all([openProgram(), writeFixtures()]);
  }, 120_000);
  afterAll(() => Promise.all([program?.remove(), removeFixtures(fixtures)]));
  beforeEach(async () => {
    await removeIndices(client, prefix);
    await index('rebuild');
    live = (await liveName()) ?? expect.fail('nothing is live');
  }, 120_000);

  const index = (...args: string[]) =>
    program.spawn(['index', ...args], {
      ELASTICSEARCH_URL: url,
      INDEX_PREFIX: prefix,
      FIXTURES: fixtures,
    });
  const liveName = async () => liveOf(await listGenerations(client, prefix))?.name;
  const options = { client, prefix, deadlineMs: 5_000 };
  const catalogue = createElasticsearchCatalogue({ ...options, vocabulary: contractVocabulary });
  const readiness = async () => {
    try {
      await catalogue.ready();
      return 'up';
    } catch (error) {
      return error instanceof CatalogueUnavailableError ? error.reason : error;
    }
  };
  const documents = async () => Object.values((await readPublished(options)).documents);
  const removeAliases = (kinds: readonly (typeof indexKinds)[number][]) =>
    client.indices.updateAliases({
      actions: kinds.map((kind) => ({
        remove: { index: indexOf(prefix, kind, live), alias: aliasOf(prefix, kind) },
      })),
    });
  const expectServed = async (name: string) => {
    expect(await liveName()).toBe(name);
    expect(await readiness()).toBe('up');
    expect(Math.min(...(await documents()))).toBeGreaterThan(0);
    const status = await index('status');
    expect(status.stderr).not.toMatch(new RegExp(`${name} is damaged|repairs`));
    expect(status.stdout).toMatch(new RegExp(`^${name} +live .* yes`, 'm'));
  };

  it.each([
    ['one alias', ['feasts'] as const, ['rebuild']],
    ['one alias', ['feasts'] as const, ['rebuild', '--if-empty']],
    ['all aliases, as after a restore without them', indexKinds, ['rebuild']],
    ['all aliases, as after a restore without them', indexKinds, ['rebuild', '--if-empty']],
  ])(
    'lacks %s, which is seen and moved back',
    async (_, kinds, command) => {
      await removeAliases(kinds);
      expect(await readiness()).toBe('unpublished');
      expect(await documents()).toEqual([0, 0, 0]);
      const alias = `the alias ${aliasOf(prefix, 'feasts')} is missing`;
      const status = await index('status');
      if (kinds.length === 1) expect(status.stdout).toContain(' no: see below');
      expect(status.stderr).toContain(kinds.length === 1 ? alias : 'nothing is live');
      expect((await index('rebuild', '--dry-run')).stdout).toContain(alias);
      const back = await index('rollback');
      expect(back).toMatchObject({ code: 1, stdout: '' });
      if (kinds.length > 1) expect(back.stderr).toContain(`add --to, as --to ${live}`);

      const repaired = await index(...command);
      expect(repaired.stdout).toBe(`${live} is live again: only its aliases had to be moved\n`);
      expect(repaired.stderr).toContain(alias);
      await expectServed(live);
    },
    60_000,
  );

  it('has an alias that points to another index too', async () => {
    const stray = `${prefix}-restored`;
    await client.indices.create({ index: stray, aliases: { [aliasOf(prefix, 'saints')]: {} } });
    expect(await readiness()).toBe('unpublished');
    const told = `the alias ${aliasOf(prefix, 'saints')} points to ${stray}`;
    expect((await index('status')).stderr).toContain(told);
    expect((await index('rebuild')).stderr).toContain(told);
    await expectServed(live);
  }, 120_000);

  it('lacks a document, and is built anew', async () => {
    const feasts = indexOf(prefix, 'feasts', live);
    await client.delete({ index: feasts, id: 'pascha', refresh: true });
    expect((await index('status')).stderr).toMatch(/ is damaged: \d+ of \d+ feasts\n/);
    expect((await index('rebuild', '--dry-run')).stdout).toContain('feasts new: 1\n  pascha\n');
    const kept = await index('rebuild', '--if-empty');
    expect(kept.stdout).toBe(`${live} is live already\n`);
    expect(kept.stderr).toMatch(/ is damaged: \d+ of \d+ feasts\. `index rebuild` publishes again/);
    const rebuilt = await index('rebuild');
    expect(rebuilt.stderr).toContain(`${live} is damaged: its documents are not as published\n`);
    const [name = ''] = rebuilt.stdout.split(' ');
    expect(name).not.toBe(live);
    await expectServed(name);
    const back = await index('rollback');
    expect(back.stderr).toMatch(/the generation \S+ is damaged: \d+ of \d+ feasts\n/);
    expect(await liveName()).toBe(name);
  }, 120_000);

  it('has a document that was changed, and is built anew', async () => {
    const saints = indexOf(prefix, 'saints', live);
    // In a field that only searches use, so that no record differs.
    const doc = { phrases: ['vandals'] };
    await client.update({ index: saints, id: 'nicholas-of-myra', doc, refresh: true });
    const told = `${live} is damaged: its documents are not as published\n`;
    expect((await index('status')).stderr).toContain(told);
    expect((await index('rebuild', '--dry-run')).stdout).toContain(told);
    const [name = ''] = (await index('rebuild')).stdout.split(' ');
    expect(name).not.toBe(live);
    await expectServed(name);
  }, 120_000);
});

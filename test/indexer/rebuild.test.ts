import type { DiagnosticResult } from '@elastic/elasticsearch';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listGenerations } from '../../indexer/generations.js';
import type { RebuildOptions, RebuildReport } from '../../indexer/rebuild-options.js';
import { rollBack } from '../../indexer/rollback.js';
import type { Records, Saint } from '../../src/catalogue/records.js';
import { indexKinds, indexOf } from '../../src/elasticsearch/documents.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { indicesOf, mappingFiles, publish } from '../support/engines/publish.js';
import { country, feast, keptAt, saint } from '../support/records/builders.js';

const records: Records = {
  saints: ['anna', 'barbara', 'cosmas'].map((slug) => saint({ slug })),
  feasts: [feast({ key: 'pascha' })],
  countries: [country({ slug: 'serbia' })],
};
const without = (slug: string): Records => ({
  ...records,
  saints: records.saints.filter((each) => each.slug !== slug),
  countries: records.countries.filter((each) => each.slug !== slug),
});
const withBio = (shortBio: string): Records => ({
  ...records,
  saints: records.saints.map((each) => ({ ...each, shortBio })),
});
/** Its offset does not fit a short, so the index refuses it. */
const broken = (slug: string) => saint({ slug, commemorations: [keptAt(100_000)] });

describeWithElasticsearch('a rebuild', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const place = { client, prefix };
  const rebuild = (content: Records, changes: Partial<RebuildOptions> = {}) =>
    publish(place, content, changes);
  const failureOf = async (work: Promise<unknown>): Promise<Error> => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof Error ? error : expect.fail('it has not failed');
  };
  const live = async () => {
    const generations = await listGenerations(client, prefix);
    return generations.find(({ isLive }) => isLive)?.name;
  };
  const servedBio = async () => {
    const index = `${prefix}-saints`;
    const query = { term: { type: 'saint' } };
    const { hits } = await client.search<{ entry: Saint }>({ index, query });
    return new Set(hits.hits.map(({ _source }) => _source?.entry.shortBio));
  };
  beforeAll(() => rebuild(records), 30_000);

  describe('that publishes', () => {
    it('returns its name and its counts', async () => {
      const done = await rebuild(withBio('Anew.'));
      expect(done).toEqual({
        outcome: 'published',
        name: await live(),
        counts: { saints: 3, feasts: 1, countries: 1 },
      });
      expect(await servedBio()).toEqual(new Set(['Anew.']));
    });

    it('gives each document the slug or key of its record as id', async () => {
      const { hits } = await client.search({
        index: indexKinds.map((kind) => `${prefix}-${kind}`),
      });
      const ids = hits.hits.map(({ _id }) => _id).filter((id) => !id?.startsWith('changes/'));
      expect(ids.sort()).toEqual(['anna', 'barbara', 'cosmas', 'pascha', 'serbia']);
    });

    it('leaves each index merged and refreshing', async () => {
      const merged: string[] = [];
      const onRequest = (_: unknown, event: DiagnosticResult | null) => {
        const path = event?.meta.request.params.path ?? '';
        if (path.endsWith('/_forcemerge')) merged.push(decodeURIComponent(path));
      };
      client.diagnostic.on('request', onRequest);
      await rebuild(withBio('Merged.'));
      client.diagnostic.off('request', onRequest);
      for (const kind of indexKinds) {
        expect(merged).toEqual([
          expect.stringContaining(indexOf(prefix, kind, (await live()) ?? '')),
        ]);
      }
      const index = `${prefix}-saints`;
      const segments = await client.cat.segments({ index, format: 'json' });
      expect(segments).toHaveLength(1);
      const [settings] = Object.values(await client.indices.getSettings({ index }));
      expect(settings?.settings?.index).toMatchObject({
        refresh_interval: '1s',
        auto_expand_replicas: '0-1',
        number_of_shards: '1',
      });
    });

    it('keeps as many older generations as it is told to', async () => {
      for (const bio of ['One.', 'Two.', 'Three.']) await rebuild(withBio(bio), { keep: 1 });
      const kept = await listGenerations(client, prefix);
      expect(kept.map(({ isLive }) => isLive)).toEqual([true, false]);
      await rebuild(withBio('Four.'), { keep: 0 });
      expect(await listGenerations(client, prefix)).toHaveLength(1);
      expect(await indicesOf(client, prefix)).toHaveLength(4);
    });

    it('keeps the one that it replaced, not those that were withdrawn', async () => {
      const names: string[] = [];
      for (const bio of ['Good.', 'Bad.', 'Worse.']) {
        await rebuild(withBio(bio), { keep: 2 });
        names.unshift((await live()) ?? '');
      }
      const [worse, , good] = names;
      await rollBack(client, prefix);
      await rollBack(client, prefix);
      await rebuild(withBio('Better.'), { keep: 2 });
      const kept = (await listGenerations(client, prefix)).map(({ name }) => name);
      expect(kept).toEqual([await live(), worse, good]);
      await rebuild(withBio('Best.'), { keep: 2 });
      await rollBack(client, prefix);
      expect((await rollBack(client, prefix)).name).toBe(good);
      expect(await servedBio()).toEqual(new Set(['Good.']));
    });

    it('builds none if one is live, on request', async () => {
      const generation = expect.objectContaining({ name: await live() });
      const done = await rebuild(withBio('Of an image.'), { ifEmpty: true });
      expect(done).toEqual({ outcome: 'present', generation });
      expect(await servedBio()).not.toContain('Of an image.');
      const first = await publish({ client, prefix: `${prefix}-new` }, records, { ifEmpty: true });
      expect(first.outcome).toBe('published');
    });

    it('reports its steps and its progress', async () => {
      const told: string[] = [];
      const report: RebuildReport = {
        step: (message) => told.push(message.replace(/\d{8}t\d{9}z/, 'NAME')),
        changes: () => told.push('changes'),
        loaded: (count, total) => told.push(`${count}/${total}`),
      };
      await rebuild(withBio('Anew.'), { report });
      expect([...new Set(told)]).toEqual([
        'changes',
        'building generation NAME',
        '5/5',
        'merging and checking',
        'moving the aliases',
      ]);
    });
  });

  describe('of unchanged content', () => {
    beforeAll(() => rebuild(records), 30_000);

    it('says so and leaves the live one', async () => {
      const before = await live();
      const done = await rebuild(records);
      expect(done).toMatchObject({ outcome: 'unchanged', generation: { name: before } });
      expect(await live()).toBe(before);
    });

    it('deletes what a killed rebuild left', async () => {
      const before = await indicesOf(client, prefix);
      for (const kind of ['saints', 'feasts'] as const) {
        const index = indexOf(prefix, kind, '20200102t030405678z');
        await client.indices.create({ index, mappings: { _meta: { state: 'building' } } });
      }
      expect(await rebuild(records)).toMatchObject({ outcome: 'unchanged' });
      expect(await indicesOf(client, prefix)).toEqual(before);
    });

    it('builds when it is told to', async () => {
      const before = await live();
      const done = await rebuild(records, { force: true });
      expect(done).toMatchObject({ outcome: 'published' });
      expect(await live()).not.toBe(before);
    });

    it('builds when another program made other documents from it', async () => {
      for (const [index, meta] of Object.entries(
        await client.indices.getMapping({ index: indexKinds.map((kind) => `${prefix}-${kind}`) }),
      )) {
        await client.indices.putMapping({ index, _meta: { ...meta.mappings._meta, version: 0 } });
      }
      expect(await rebuild(records)).toMatchObject({ outcome: 'published' });
      expect(await rebuild(records)).toMatchObject({ outcome: 'unchanged' });
    });

    it('builds when the mappings have changed', async () => {
      const mappings = { ...mappingFiles.mappings };
      mappings.feasts = { ...mappings.feasts, date_detection: false };
      const done = await rebuild(records, { files: { ...mappingFiles, mappings } });
      expect(done).toMatchObject({ outcome: 'published' });
    });
  });

  describe('that is stopped', () => {
    it('leaves the live one, and frees the lock', async () => {
      const before = { live: await live(), indices: await indicesOf(client, prefix) };
      const controller = new AbortController();
      const report: RebuildReport = {
        step: (message) => {
          if (message === 'merging and checking') controller.abort();
        },
        changes: () => {},
        loaded: () => {},
      };
      const { signal } = controller;
      const error = await failureOf(rebuild(withBio('Stopped.'), { signal, report }));
      expect(error.name).toBe('AbortError');
      expect({ live: await live(), indices: await indicesOf(client, prefix) }).toEqual(before);
      expect(await rebuild(withBio('Gone on.'))).toMatchObject({ outcome: 'published' });
    });
  });

  describe('that fails', () => {
    beforeAll(() => rebuild(records), 30_000);

    const untouched = async (work: () => Promise<unknown>) => {
      const before = { live: await live(), indices: await indicesOf(client, prefix) };
      const error = await failureOf(work());
      const after = { live: await live(), indices: await indicesOf(client, prefix) };
      expect(after).toEqual(before);
      return error;
    };

    it('names every document that was dropped', async () => {
      const saints = [...records.saints, broken('damian'), broken('zoe')];
      const error = await untouched(() => rebuild({ ...records, saints }));
      const [heading, ...lines] = error.message.split('\n');
      expect(heading).toBe('Elasticsearch refused 2 documents:');
      expect(lines.sort()).toEqual([
        expect.stringMatching(/^damian: .*offsets.*out of range/),
        expect.stringMatching(/^zoe: .*offsets.*out of range/),
      ]);
    });

    it('names twenty of many dropped documents', async () => {
      const many = Array.from({ length: 25 }, (_, index) => broken(`broken-${index}`));
      const saints = [...records.saints, ...many];
      const error = await untouched(() => rebuild({ ...records, saints }));
      expect(error.message.split('\n')).toHaveLength(21);
      expect(error.message).toContain('refused 25 documents');
    });

    it('notices that two documents with the same slug became one', async () => {
      const saints = [...records.saints, saint({ slug: 'anna' })];
      const error = await untouched(() => rebuild({ ...records, saints }));
      expect(error).toEqual(new Error('saints: 3 documents were indexed, not 4'));
    });

    it.each(['anna', 'serbia'])('names the lost slug %s', async (slug) => {
      const error = await untouched(() => rebuild(without(slug)));
      expect(error.message).toContain(`live records (1):\n  ${slug}\n`);
    });

    it('removes only the permitted slug', async () => {
      const { saints } = without('anna');
      const both = { ...without('serbia'), saints };
      const error = await untouched(() => rebuild(both, { allowRemoval: ['anna'] }));
      expect(error.message).toContain('live records (1):\n  serbia\n');
      const done = await rebuild(both, { allowRemoval: ['anna', 'serbia'] });
      expect(done).toMatchObject({ outcome: 'published', counts: { saints: 2, countries: 0 } });
    });

    it('undoes nothing from a commit that the checkout lacks', async () => {
      await rebuild(withBio('Corrected.'), { note: '4f2c1ab', force: true });
      const isCommitMissing = async (note: string) => note === '4f2c1ab';
      const error = await untouched(() => rebuild(withBio('Of before.'), { isCommitMissing }));
      expect(error.message).toMatch(/live content is from 4f2c1ab, which this checkout lacks/);
      expect(await servedBio()).toEqual(new Set(['Corrected.']));
      const saints = [...withBio('Corrected.').saints, saint({ slug: 'damian' })];
      const more = await rebuild({ ...records, saints }, { isCommitMissing, note: '4f2c1ab' });
      expect(more).toMatchObject({ outcome: 'published' });
      const meant = await rebuild(withBio('Meant.'), { allowRemoval: ['damian'] });
      expect(meant).toMatchObject({ outcome: 'published' });
    }, 30_000);

    it('says why no node accepts the indices', async () => {
      const name = `${prefix}-nowhere`;
      await client.indices.putIndexTemplate({
        name,
        index_patterns: [`${prefix}-countries-*`],
        template: { settings: { 'index.routing.allocation.require.box_type': 'none' } },
      });
      onTestFinished(async () => {
        await client.indices.deleteIndexTemplate({ name });
      });
      const error = await untouched(() =>
        rebuild(withBio('Anew.'), { allocationTimeoutMs: 2_000 }),
      );
      expect(error.message).toMatch(/no room for .*-countries-.*:\n\w+: node does not match/);
    });

    it('says at once that there is no room even for its lock', async () => {
      const full = `${prefix}-full`;
      const name = `${full}-template`;
      await client.indices.putIndexTemplate({
        name,
        index_patterns: [`${full}-*`],
        template: { settings: { 'index.routing.allocation.require.box_type': 'none' } },
      });
      onTestFinished(async () => {
        await client.indices.deleteIndexTemplate({ name });
      });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const work = publish({ client, prefix: full }, records, { allocationTimeoutMs: 200 });
        const error = await failureOf(work);
        expect(error.message).toMatch(/no room for .*-lock:\n\w+: node does not match/);
      }
      expect(await indicesOf(client, full)).toEqual([]);
    });

    it('says that the disk is full', async () => {
      const index = `${prefix}-lock`;
      // What Elasticsearch itself does to every index at its flood-stage watermark.
      const block = (isBlocked: true | null) =>
        client.indices.putSettings({
          index,
          settings: { 'index.blocks.read_only_allow_delete': isBlocked },
        });
      await block(true);
      onTestFinished(async () => {
        await block(null);
      });
      const error = await untouched(() => rebuild(withBio('Anew.')));
      expect(error.message).toContain('disk usage exceeded flood-stage watermark');
    });

    it('refuses if a canary finds another record', async () => {
      const canaries = [{ q: 'Barbara', slug: 'anna' }];
      const files = { ...mappingFiles, canaries };
      const error = await untouched(() => rebuild(withBio('Anew.'), { files }));
      expect(error).toEqual(new Error('the search "Barbara" finds barbara, not anna'));
    });

    it('ignores a canary without a record', async () => {
      const files = { ...mappingFiles, canaries: [{ q: 'Zoe', slug: 'zoe' }] };
      const done = await rebuild(withBio('Again.'), { files });
      expect(done).toMatchObject({ outcome: 'published' });
    });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import {
  deleteGeneration,
  generationName,
  isComplete,
  listGenerations,
  serveGeneration,
} from '../../indexer/generations.js';
import { takeLock } from '../../indexer/lock.js';
import { rollBack } from '../../indexer/rollback.js';
import type { Records } from '../../src/catalogue/records.js';
import { aliasOf, generationTime, indexKinds, indexOf } from '../../src/elasticsearch/documents.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { indicesOf, publish, removeIndices } from '../support/engines/publish.js';
import { saint } from '../support/records/builders.js';

describe('the name of a generation', () => {
  it('is its time, and sorts as time', () => {
    const time = Date.parse('2026-11-21T02:49:12.345Z');
    expect(generationName(time)).toBe('20261121t024912345z');
    expect(generationTime(generationName(time))).toBe(time);
    expect(generationName(time + 1) > generationName(time)).toBe(true);
  });

  it('is nothing else', () => {
    expect(generationTime('20261121')).toBeNaN();
  });
});

const withBio = (shortBio: string): Records => ({
  saints: [saint({ slug: 'anna', shortBio })],
  feasts: [],
  countries: [],
});

describeWithElasticsearch('the generations', (url) => {
  const { client, prefix } = useElasticsearch(url);
  afterEach(() => removeIndices(client, prefix));
  const published = async (count: number): Promise<string[]> => {
    const names: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const done = await publish({ client, prefix }, withBio(`Version ${index}.`), { keep: 9 });
      if (done.outcome === 'published') names.unshift(done.name);
    }
    return names;
  };
  const live = async () =>
    (await listGenerations(client, prefix)).filter(({ isLive }) => isLive).map(({ name }) => name);
  const served = async (kind: (typeof indexKinds)[number]) =>
    Object.keys(await client.indices.getAlias({ name: aliasOf(prefix, kind) }));

  it('are none before any was published', async () => {
    expect(await listGenerations(client, prefix)).toEqual([]);
    await expect(rollBack(client, prefix)).rejects.toThrow(
      new Error('there is no older generation to go back to'),
    );
  });

  it('are listed with their counts, the newest first', async () => {
    const names = await published(3);
    const all = await listGenerations(client, prefix);
    expect(all.map(({ name }) => name)).toEqual(names);
    expect(all.map(({ isLive }) => isLive)).toEqual([true, false, false]);
    expect(all.every(isComplete)).toBe(true);
    expect(all[0]?.meta?.counts).toEqual({ saints: 1, feasts: 0, countries: 0 });
  });

  it('are not those of a longer prefix', async () => {
    const [name] = await published(1);
    await publish({ client, prefix: `${prefix}-saints` }, withBio('Of another.'));
    expect((await listGenerations(client, prefix)).map((each) => each.name)).toEqual([name]);
  });

  it('go back one by one, all three aliases', async () => {
    const [newest, middle, oldest = ''] = await published(3);
    expect((await rollBack(client, prefix)).name).toBe(middle);
    expect(await live()).toEqual([middle]);
    await rollBack(client, prefix);
    for (const kind of indexKinds) {
      expect(await served(kind)).toEqual([indexOf(prefix, kind, oldest)]);
    }
    await expect(rollBack(client, prefix)).rejects.toThrow('no older generation');
    expect((await rollBack(client, prefix, { to: newest })).name).toBe(newest);
    expect(await live()).toEqual([newest]);
  });

  it('go back only while no rebuild is running', async () => {
    const [newest] = await published(2);
    const lock = await takeLock(client, prefix, { now: Date.now });
    await expect(rollBack(client, prefix)).rejects.toThrow('another rebuild is running');
    expect(await live()).toEqual([newest]);
    await lock.release();
    await rollBack(client, prefix);
    expect(await live()).not.toEqual([newest]);
  });

  it('do not go back to an unknown one', async () => {
    const [newest] = await published(2);
    await expect(rollBack(client, prefix, { to: 'yesterday' })).rejects.toThrow(
      new Error('there is no generation yesterday'),
    );
    expect(await live()).toEqual([newest]);
  });

  it('do not go back to an unfinished one', async () => {
    const [newest, older = '', oldest] = await published(3);
    await client.indices.delete({ index: indexOf(prefix, 'feasts', older) });
    await expect(rollBack(client, prefix, { to: older })).rejects.toThrow(
      new Error(`the generation ${older} is not complete`),
    );
    expect(await live()).toEqual([newest]);
    expect((await rollBack(client, prefix)).name).toBe(oldest);
  });

  it('leave out one whose indices are closed, and neither serve nor delete it', async () => {
    const [newest, closed = '', oldest] = await published(3);
    const index = indexKinds.map((kind) => indexOf(prefix, kind, closed));
    await client.indices.close({ index });
    const listed = await listGenerations(client, prefix);
    expect(listed.map(({ name }) => name)).toEqual([newest, oldest]);
    expect((await rollBack(client, prefix)).name).toBe(oldest);
    await publish({ client, prefix }, withBio('Anew.'), { keep: 0 });
    expect(await indicesOf(client, prefix)).toEqual(expect.arrayContaining(index));
  });

  it('are repaired if aliases point at two', async () => {
    const [newest = '', older = ''] = await published(2);
    await client.indices.putAlias({
      index: indexOf(prefix, 'saints', older),
      name: aliasOf(prefix, 'saints'),
    });
    await serveGeneration(client, prefix, newest);
    expect(await live()).toEqual([newest]);
  });

  it('are deleted with all their indices', async () => {
    const [newest] = await published(2);
    const [, older] = await listGenerations(client, prefix);
    if (older) await deleteGeneration(client, older);
    expect((await listGenerations(client, prefix)).map(({ name }) => name)).toEqual([newest]);
  });
});

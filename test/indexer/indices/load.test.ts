import { beforeEach, expect, it } from 'vitest';
import { loadDocuments } from '../../../indexer/indices/load.js';
import { describeWithElasticsearch, useElasticsearch } from '../../support/engines/engines.js';
import { indicesOf } from '../../support/engines/publish.js';

interface Numbered {
  readonly id: string;
  readonly number: number | string;
}

describeWithElasticsearch('a load of documents', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const index = `${prefix}-numbers`;
  const loaded: number[] = [];
  const load = (documents: readonly Numbered[], signal?: AbortSignal) =>
    loadDocuments(client, documents, {
      targetOf: ({ id }) => ({ index, id }),
      onProgress: (count) => loaded.push(count),
      signal,
    });
  const numbers = (count: number): Numbered[] =>
    Array.from({ length: count }, (_, number) => ({ id: `n${number}`, number }));
  const counted = async () => {
    await client.indices.refresh({ index });
    return (await client.count({ index })).count;
  };
  beforeEach(async () => {
    loaded.length = 0;
    await client.indices.delete({ index, ignore_unavailable: true });
    await client.indices.create({
      index,
      mappings: {
        dynamic: 'strict',
        properties: { id: { type: 'keyword' }, number: { type: 'byte' } },
      },
    });
  });

  it('returns how many were written', async () => {
    expect(await load(numbers(100))).toBe(100);
    expect(await counted()).toBe(100);
    expect(loaded.at(-1)).toBe(100);
  });

  it('writes nothing if there is nothing', async () => {
    expect(await load(numbers(0))).toBe(0);
  });

  it('writes one document for one id', async () => {
    await load([...numbers(3), ...numbers(3)]);
    expect(await counted()).toBe(3);
  });

  it('names what was refused, and why', async () => {
    await expect(load(numbers(130))).rejects.toThrow(
      /^Elasticsearch refused 2 documents:\nn128: .*128.*out of range.*\nn129: /s,
    );
  });

  it('names documents with a field too many', async () => {
    const odd = { id: 'odd', number: 1, colour: 'red' };
    await expect(load([odd])).rejects.toThrow(/odd: .*\[colour\]/);
  });

  it('leaves nothing running when it is stopped', async () => {
    const controller = new AbortController();
    const documents = numbers(20);
    Object.defineProperty(documents, 10, {
      get() {
        controller.abort(new Error('stopped'));
        return { id: 'n10', number: 10 };
      },
    });
    await expect(load(documents, controller.signal)).rejects.toThrow('stopped');
    expect(await counted()).toBe(10);
    expect(await indicesOf(client, prefix)).toEqual([index]);
  });

  it('names documents that a block keeps out', async () => {
    await client.indices.addBlock({ index, block: 'write' });
    await expect(load(numbers(1))).rejects.toThrow(
      /^Elasticsearch refused 1 documents:\nn0: .*FORBIDDEN/s,
    );
  });
});

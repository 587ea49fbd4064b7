import { describe, expect, it } from 'vitest';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { maxHits, type Search } from '../../src/elasticsearch/ask.js';
import { createDayLoader } from '../../src/elasticsearch/day-loader.js';
import { briefText } from '../../src/elasticsearch/documents.js';
import { dayQuery, keptAt, saint } from '../support/records/builders.js';

const anna = saint({ slug: 'anna' });

/** Hits of a cluster that keeps so many saints on each day from Pascha, cut at the size asked for. */
function clusterOf(saintsOn: ReadonlyMap<number, number>) {
  const asked: number[][] = [];
  const search = (async (_, { query, size = 10 }) => {
    const text = JSON.stringify(query);
    const offsets = (/"offsets":\[([^\]]*)\]/.exec(text)?.[1] ?? '').split(',').map(Number);
    asked.push(offsets);
    const hits = offsets.flatMap((offset) =>
      Array.from({ length: saintsOn.get(offset) ?? 0 }, (_, number) => {
        const entry = {
          ...anna,
          slug: `anna-${number}`,
          commemorations: [keptAt(offset)] as const,
        };
        return {
          _index: 'saints',
          _source: { entry },
          fields: { brief: [briefText({ saint: entry })] },
        };
      }),
    );
    return hits.slice(0, size);
  }) as Search;
  return { asked, loader: createDayLoader(search) };
}

describe('days requested together', () => {
  it('are requested one by one if one answer cannot hold them all', async () => {
    const { asked, loader } = clusterOf(
      new Map([
        [1, maxHits - 2],
        [2, 5],
      ]),
    );
    const days = await Promise.all([1, 2].map((offset) => loader.day(dayQuery({ offset }))));
    expect(days.map(({ saints }) => saints.length)).toEqual([maxHits - 2, 5]);
    expect(asked).toEqual([[1, 2], [1], [2]]);
  });

  it('are never incomplete: one that does not fit an answer is unavailable, the others are not', async () => {
    const { loader } = clusterOf(
      new Map([
        [1, maxHits + 1],
        [2, 5],
      ]),
    );
    const [big, ordinary] = await Promise.allSettled(
      [1, 2].map((offset) => loader.day(dayQuery({ offset }))),
    );
    expect(big).toMatchObject({ reason: expect.any(CatalogueUnavailableError) });
    expect(ordinary).toMatchObject({ value: { saints: { length: 5 } } });
  });
});

describe('a day requested again', () => {
  it('is looked up again', async () => {
    const { asked, loader } = clusterOf(new Map());
    const query = dayQuery({ offset: 1 });
    await loader.day(query);
    await loader.day(query);
    expect(asked).toEqual([[1], [1]]);
  });
});

describe('the days of a span', () => {
  const queries = [1, 2, 3].map((offset) => dayQuery({ offset }));

  it('are one query, answered in the order of the days', async () => {
    const { asked, loader } = clusterOf(
      new Map([
        [1, 2],
        [3, 1],
      ]),
    );
    const days = await loader.days(queries);
    expect(days.map(({ saints }) => saints.length)).toEqual([2, 0, 1]);
    expect(asked).toEqual([[1, 2, 3]]);
  });

  it('are never incomplete', async () => {
    const { loader } = clusterOf(new Map([[2, maxHits + 1]]));
    await expect(loader.days(queries)).rejects.toThrow(CatalogueUnavailableError);
  });
});

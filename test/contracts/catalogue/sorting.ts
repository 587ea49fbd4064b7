/** The orders of lists and searches. */
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import {
  type ListPosition,
  type SearchPosition,
  type SortOrder,
  sortOrders,
} from '../../../src/catalogue/queries.js';
import type { ListedSaint } from '../../../src/catalogue/records.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';
import { walk } from './lists.js';

const expected: Readonly<Record<SortOrder, readonly string[]>> = {
  name: ['sabla', 'milda', 'orvin-of-kest', 'orvin-the-tall'],
  date: ['sabla', 'orvin-of-kest', 'milda', 'orvin-the-tall'],
};

/** Over `facetRecords`. */
export function describeSorting(catalogue: () => Catalogue): void {
  const found = async (text: string, sort: SortOrder, limit: number) => {
    const pages = await walk((after: SearchPosition | undefined) =>
      catalogue().search({ text, limit, after, sort }),
    );
    return pages.flatMap(({ items }) => items.map((hit) => toSuggestion(hit).slug));
  };

  it.each(sortOrders)('list saints by %s, each once, in pages of any size', async (sort) => {
    for (const limit of [1, 2, 3, 4]) {
      const pages = await walk<ListedSaint, ListPosition>((after) =>
        catalogue().saints({ limit, after, sort, sex: ['female', 'male'] }),
      );
      expect(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual(expected[sort]);
      expect(pages).toHaveLength(Math.ceil(4 / limit));
    }
  });

  it('list all saints whose names or days are the same', async () => {
    for (const sort of sortOrders) {
      const pages = await walk<ListedSaint, ListPosition>((after) =>
        catalogue().saints({ limit: 20, after, sort }),
      );
      const slugs = pages.flatMap(({ items }) => items.map(({ slug }) => slug));
      expect(slugs.filter((slug) => slug.startsWith('many-'))).toEqual(
        slugs.filter((slug) => slug.startsWith('many-')).toSorted(),
      );
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.length).toBeGreaterThan(50);
    }
  });

  it.each(sortOrders)('list hits by %s, without mere prose', async (sort) => {
    for (const limit of [1, 2, 50]) {
      const isFound = expected[sort].filter((slug) => slug.startsWith('orvin'));
      expect(await found('Orvin', sort, limit)).toEqual(isFound);
    }
    expect((await found('Dorvek', sort, 20)).length).toBeGreaterThan(50);
  });

  it('list hits of mere prose where there are no others, and those of another spelling', async () => {
    expect(await found('who lent a spindle', 'name', 1)).toEqual(['milda']);
    expect(await found('Orvim', 'date', 1)).toEqual(['orvin-of-kest', 'orvin-the-tall']);
    expect(await found('xyzzy', 'name', 1)).toEqual([]);
  });

  it('count the same facets', async () => {
    const asked = { text: 'Orvin', limit: 1, facets: ['sex'] } as const;
    const { facets } = await catalogue().search({ ...asked, sort: 'name' });
    expect(facets).toEqual((await catalogue().search(asked)).facets);
  });
}

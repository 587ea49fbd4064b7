/** What lists and searches count. */
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import {
  type FilterName,
  familyOf,
  maxFacetValues,
  type SaintFilters,
} from '../../../src/catalogue/filters.js';
import type { FacetedPage } from '../../../src/catalogue/queries.js';
import type { Records } from '../../../src/catalogue/records.js';
import { country, keptAt, keptOn, nameOf, saint } from '../../support/records/builders.js';

const kestonia = country({ slug: 'kestonia' });
const velmora = country({ slug: 'velmora' });
const ofKestonia = { originCountry: nameOf(kestonia) };
const ofVelmora = { originCountry: nameOf(velmora) };

export const facetRecords: Records = {
  countries: [kestonia, velmora],
  feasts: [],
  saints: [
    saint({
      ...{ slug: 'orvin-of-kest', sex: 'male', reposed: '343', ...ofKestonia },
      ...{ categories: ['hierarch'], stations: ['bishop'], patronage: ['bakers'] },
      commemorations: [keptOn('12-06'), keptOn('05-09')],
    }),
    saint({
      ...{ slug: 'orvin-the-tall', sex: 'male', reposed: '1918', ...ofVelmora },
      ...{ categories: ['great-martyr'], stations: ['patriarch'], diedBy: 'shooting' },
      commemorations: [keptAt(14)],
    }),
    saint({
      ...{
        slug: 'sabla',
        name: 'The Ablant',
        sex: 'female',
        reposed: '305',
        ...ofKestonia,
        patronage: ['bakers'],
      },
      ...{ categories: ['martyr'], stations: ['queen'], diedBy: 'beheading' },
      commemorations: [keptAt(7), keptOn('02-01')],
    }),
    saint({
      ...{ slug: 'milda', sex: 'female', reposed: 'third or fourth century', ...ofVelmora },
      ...{ categories: ['martyr'], biography: 'Orvin lent her a spindle.' },
      commemorations: [keptOn('11-05')],
    }),
    ...Array.from({ length: maxFacetValues + 1 }, (_, index) =>
      saint({ slug: `many-${index}`, name: 'Dorvek', categories: [`kind-${100 + index}`] }),
    ),
  ],
};

/** Over `facetRecords`. */
export function describeFacets(catalogue: () => Catalogue): void {
  const listed = async (query: object, facets: readonly FilterName[]) =>
    (await catalogue().saints({ limit: 1, facets, ...query })).facets;
  const searched = async (text: string, facets: readonly FilterName[], query: object = {}) =>
    (await catalogue().search({ text, limit: 1, facets, ...query })).facets;

  it('are not counted unless asked for', async () => {
    const pages: FacetedPage<unknown, unknown>[] = [
      await catalogue().saints({ limit: 1 }),
      await catalogue().search({ text: 'Orvin', limit: 1 }),
    ];
    for (const page of pages) expect(Object.keys(page).sort()).toEqual(['items', 'next']);
  });

  it('count the saints of each value, the most frequent first, then by value', async () => {
    expect(await listed({}, ['sex', 'century', 'diedBy'])).toEqual({
      sex: [
        { value: 'female', count: 2 },
        { value: 'male', count: 2 },
      ],
      century: [
        { value: '4', count: 3 },
        { value: '20', count: 1 },
        { value: '3', count: 1 },
      ],
      diedBy: [
        { value: 'beheading', count: 1 },
        { value: 'shooting', count: 1 },
      ],
    });
  });

  it('count under the other filters, but not under their own', async () => {
    const filters = { sex: 'female', country: 'velmora', patronOf: undefined };
    expect(await listed(filters, ['sex', 'country', 'century'])).toEqual({
      sex: [
        { value: 'female', count: 1 },
        { value: 'male', count: 1 },
      ],
      country: [
        { value: 'kestonia', count: 1 },
        { value: 'velmora', count: 1 },
      ],
      century: [
        { value: '3', count: 1 },
        { value: '4', count: 1 },
      ],
    });
    expect(await listed({ patronOf: 'bakers' }, ['country'])).toEqual({
      country: [{ value: 'kestonia', count: 2 }],
    });
    expect(await listed({ sex: 'female', patronOf: 'bakers', limit: 1 }, ['sex'])).toEqual({
      sex: [
        { value: 'female', count: 1 },
        { value: 'male', count: 1 },
      ],
    });
  });

  it.each<SaintFilters>([{}, { sex: 'male' }, { station: 'bishop' }, { categories: ['martyr'] }])(
    'count as many as each value finds, under %o',
    async (filters) => {
      const names = ['country', 'categories', 'station', 'century', 'region'] as const;
      const facets = (await listed(filters, names)) ?? {};
      for (const name of names) {
        for (const { value, count } of facets[name] ?? []) {
          const wanted = name === 'categories' ? familyOf(value) : value;
          const query = { limit: 100, ...filters, [name]: wanted };
          expect([name, value, (await catalogue().saints(query)).items.length]).toEqual([
            name,
            value,
            count,
          ]);
        }
      }
    },
  );

  it('count kinds of a station or category with it', async () => {
    const { station, categories } = (await listed({}, ['station', 'categories'])) ?? {};
    expect(station?.[0]).toEqual({ value: 'bishop', count: 2 });
    expect(categories?.[0]).toEqual({ value: 'martyr', count: 3 });
  });

  it('have the first values alone, where there are very many', async () => {
    const { categories = [] } = (await searched('Dorvek', ['categories'])) ?? {};
    expect(categories).toHaveLength(maxFacetValues);
    expect(categories[0]).toEqual({ value: 'kind-100', count: 1 });
  });

  it('are the same on every page', async () => {
    const first = await catalogue().search({ text: 'Orvin', limit: 1, facets: ['sex'] });
    expect(first.next).not.toBeNull();
    const after = first.next ?? undefined;
    expect(await searched('Orvin', ['sex'], { after })).toEqual(first.facets);
    const list = await catalogue().saints({ limit: 2, facets: ['sex'] });
    expect(await listed({ after: list.next }, ['sex'])).toEqual(list.facets);
  });

  it('count what a search finds by more than prose', async () => {
    expect(await searched('Orvin', ['sex'])).toEqual({ sex: [{ value: 'male', count: 2 }] });
    expect(await searched('Orvin', ['country'], { sex: 'female' })).toEqual({ country: [] });
    expect(await searched('Orvin', ['country'], { country: 'velmora' })).toEqual({
      country: [
        { value: 'kestonia', count: 1 },
        { value: 'velmora', count: 1 },
      ],
    });
  });

  it('count all that a search finds, where it finds prose only', async () => {
    expect(await searched('who lent a spindle', ['sex'])).toEqual({
      sex: [{ value: 'female', count: 1 }],
    });
  });
}

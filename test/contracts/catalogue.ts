import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import type { Records } from '../../src/catalogue/records.js';
import { toVocabulary } from '../../src/search/vocabulary.js';
import { dayFeastRecords, daySaintRecords, describeDays } from './catalogue/days.js';
import { describeFacets, facetRecords } from './catalogue/facets.js';
import { describeFinding } from './catalogue/finding.js';
import { findRecords } from './catalogue/finding-records.js';
import { describeGroups, groupRecords } from './catalogue/groups.js';
import { describeHymnal, hymnalRecords } from './catalogue/hymnal.js';
import { describeKinds } from './catalogue/kinds.js';
import { describeLists, listCountryRecords, listSaintRecords } from './catalogue/lists.js';
import { describeRanking, rankingRecords } from './catalogue/ranking.js';
import { describeSearch } from './catalogue/search.js';
import { searchRecords } from './catalogue/search-records.js';
import { describeSimilar, similarRecords } from './catalogue/similar.js';
import { describeSorting } from './catalogue/sorting.js';
import { describeSpelling, spellingRecords } from './catalogue/spelling.js';

/** What `open` must search with. */
export const contractVocabulary = toVocabulary({
  givenNames: 'john, ivan, ioann',
  epithets: 'hierarchs, ierarhi\nthree, trei',
  everyday: 'whinchat, stonechat',
  patronage: [
    'on the road, journeys => travelers',
    'lost keys, misplaced things => lost objects',
    'letters, testing => students',
    'letters, tests => prisoners',
    'bread => bakers',
    'stoves => cooks',
  ].join('\n'),
  needs: 'whisk => cooks\nladle => cooks',
  categories: [
    'songwriters => melodos',
    'women => sex:female',
    'queen => station:queen',
    'abbess => station:abbess',
    'bishop => station:bishop',
    'beheaded => diedBy:beheading',
    'under turks, by turks => sufferedUnder:ottomans',
    '4th century, fourth century => century:4',
  ].join('\n'),
});

/**
 * The contract of `Catalogue`. `open` gives one over exactly these records; its `close` takes with
 * it what holds them. Nine are opened: for days and lists, for facets, for likeness, for what is sung, five for search.
 */
export function describeCatalogue(
  name: string,
  open: (records: Records) => Promise<Catalogue>,
): void {
  describe(`${name} as a catalogue`, () => {
    describe('of days and lists', () => {
      const records = {
        saints: [...daySaintRecords, ...listSaintRecords],
        feasts: dayFeastRecords,
        countries: listCountryRecords,
        propers: hymnalRecords.propers,
      };
      const catalogue = openOnce(() => open(records));

      it('is ready when it can answer', async () => {
        await expect(catalogue().ready()).resolves.toBeUndefined();
      });
      it('has not changed since it was published', async () => {
        const { id, time } = await catalogue().generation();
        const { since, generations } = await catalogue().changes();
        expect(since).toBe(time);
        expect(generations.flatMap(({ changes }) => changes)).toEqual([]);
        expect(generations.every(({ generation }) => generation === id)).toBe(true);
        expect(await catalogue().changedAt('saint', 'sava')).toBe(time);
        expect(await catalogue().changedAt('country', 'no-such-slug')).toBe(time);
      });
      describeDays(catalogue);
      describeLists(catalogue, records);
    });

    describe('whose facets', () => {
      const catalogue = openOnce(() => open(facetRecords));
      describeFacets(catalogue);
      describe('and orders', () => describeSorting(catalogue));
    });

    describe('whose saints alike', () => {
      describeSimilar(openOnce(() => open(similarRecords)));
    });

    describe('of what is sung', () => {
      describeHymnal(openOnce(() => open({ ...hymnalRecords, countries: [] })));
    });

    describe('to search', () => {
      describeSearch(openOnce(() => open(searchRecords)));
    });

    describe('to rank what is found', () => {
      const catalogue = openOnce(() => open(rankingRecords));
      describeRanking(catalogue);
      describeKinds(catalogue);
    });

    describe('to search for kinds, days and kin', () => {
      describeGroups(openOnce(() => open(groupRecords)));
    });

    describe('to search for what is mistyped', () => {
      describeSpelling(openOnce(() => open(spellingRecords)));
    });

    describe('to find in', () => {
      describeFinding(openOnce(() => open(findRecords)));
    });
  });
}

function openOnce(open: () => Promise<Catalogue>): () => Catalogue {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await open();
  });
  afterAll(() => catalogue?.close());
  return () => catalogue;
}

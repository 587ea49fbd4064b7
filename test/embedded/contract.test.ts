import { describe, expect, it } from 'vitest';
import { createEmbeddedCatalogue } from '../../src/embedded/catalogue.js';
import { FixturesError, loadFixtures } from '../../src/fixtures/load.js';
import { searchRecords } from '../contracts/catalogue/search-records.js';
import { describeCatalogue, contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { dayQuery, monthDay } from '../support/records/builders.js';
import {
  type FixtureFiles,
  fixturesForTest,
  nicholas,
  turkey,
} from '../support/records/fixture-folder.js';

describeCatalogue('the embedded catalogue', async (records) =>
  createEmbeddedCatalogue(records, vocabulary),
);

describe('the embedded catalogue', () => {
  it('answers the same, whatever the order of the records', async () => {
    const { saints, feasts, countries } = searchRecords;
    const turned = { saints: saints.toReversed(), feasts, countries: countries.toReversed() };
    const [one, other] = [searchRecords, turned].map((records) =>
      createEmbeddedCatalogue(records, vocabulary),
    );
    for (const text of ['Paphnutius', 'Nikander Sabas', 'patron of travelers', 'Georgia']) {
      const query = { text, limit: 50 };
      expect(await one?.search(query)).toEqual(await other?.search(query));
    }
    expect(await one?.saints({ limit: 9 })).toEqual(await other?.saints({ limit: 9 }));
  });

  it('is empty without records', async () => {
    const empty = createEmbeddedCatalogue({ saints: [], feasts: [], countries: [] }, vocabulary);
    const page = { items: [], next: null };
    expect(await empty.saints({ limit: 5 })).toEqual(page);
    expect(await empty.countries({ limit: 5 })).toEqual(page);
    expect(await empty.search({ text: 'Basil the Great', limit: 5 })).toEqual(page);
    expect(await empty.day(dayQuery({ offset: 0 }))).toEqual({ saints: [], feasts: [] });
  });

  it('ends the same search at the same place', async () => {
    const catalogue = createEmbeddedCatalogue(searchRecords, vocabulary);
    const again = createEmbeddedCatalogue(searchRecords, vocabulary);
    const query = { text: 'Paphnutius', limit: 20 };
    const { next } = await catalogue.search(query);
    expect((await again.search(query)).next).toEqual(next);
  });

  describe('from fixtures', () => {
    const load = async (changes: FixtureFiles = {}) => {
      const directory = await fixturesForTest(changes);
      return createEmbeddedCatalogue(await loadFixtures(directory), vocabulary);
    };

    it('serves what they hold', async () => {
      const catalogue = await load();
      expect(await catalogue.saint('nicholas-of-myra')).toMatchObject({
        name: 'Nicholas of Myra',
        originCountry: { slug: 'turkey', name: 'Turkey', isoCode: 'TR' },
        troparion: { mode: 4, source: 'common' },
      });
      expect(await catalogue.country('turkey')).toMatchObject({ saintCount: 1 });
      const christmas = dayQuery({ menaionDays: [monthDay('12-25')] });
      expect((await catalogue.day(christmas)).feasts).toMatchObject([
        { key: 'nativity-of-christ' },
      ]);
    });

    it('refuses them with every mistake they have', async () => {
      const broken = load({
        'saints/12/nicholas-of-myra.yaml': nicholas.replace('12-06', '12-32'),
        'countries/turkey.yaml': turkey.replace('TR', 'tr'),
      });
      await expect(broken).rejects.toThrow(FixturesError);
      await expect(broken).rejects.toThrow(
        /^the fixtures have mistakes:\ncountries\/turkey\.yaml:2: isoCode .+\nsaints\/12\/nicholas-of-myra\.yaml:11: commemorations\[1\]\.date .+$/,
      );
    });
  });
});

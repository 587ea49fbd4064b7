/** Where the kinds of match begin and end: edits, words half typed, parts of words. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Rank } from '../../../src/catalogue/commemorations.js';
import type { Records, Saint } from '../../../src/catalogue/records.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';
import { keptOn, saint } from '../../support/records/builders.js';

const named = (slug: string, name: string, rank: Rank, fields: Partial<Saint> = {}) =>
  saint({ slug, name, commemorations: [keptOn('01-01', { title: 'A day', rank })], ...fields });

const told = (slug: string, biography: string) => named(slug, `Teller ${slug}`, 1, { biography });

export const spellingRecords: Records = {
  saints: [
    named('two', 'Uz', 1),
    named('three', 'Bek', 1),
    named('four', 'Dorz', 1),
    named('five', 'Gumbo', 1),
    named('near', 'Haldrim', 1),
    named('far', 'Heldrim', 8),
    named('one-edit', 'Ostrik Valmun', 1),
    named('two-edits', 'Ostrak Valmur', 8),
    named('half-typed', 'Quintal Obert', 8),
    named('edit-name', 'Kolvar Hestin', 1),
    told('edit-told', 'There he met Kolvar, and then Hestim.'),
    told('typed-whole', 'There he met Quint, and then Obert.'),
    named('part-of-name', 'Elder Tarnik Velik Prime', 7),
    told('whole-words', 'There he met Nik, and then Velik.'),
    named('apart', 'Elder Tarnik, Ironik, Velik', 8),
    named('part-of-title', 'Velok', 7, {
      commemorations: [keptOn('01-01', { title: 'Synaxis of Starnok Velok', rank: 7 })],
    }),
    told('words-of-title', 'There he met Arnok, and then Velok.'),
    named('title-phrase', 'Philomer', 1, {
      commemorations: [keptOn('01-02', { title: 'Finding of Philomer Relics Anew', rank: 1 })],
    }),
    named('title-words', 'Philomer of Syke', 8, {
      commemorations: [keptOn('01-02', { title: 'Relics of Syke, and Philomer', rank: 8 })],
    }),
    named('own-words', 'Balthild Rue Ormond', 1),
    named('other-words', 'Venantia', 8, { alternateNames: ['Ormond Rue Balthild'] }),
    named('begins', 'Ormisda Kel Vane', 1),
    named('inside', 'Elder Ormisda Kel', 8),
    named('begun-apart', 'Zosteric of Hall', 8),
    named('begun-together', 'Elder Hall Zosterion', 1),
    named('begun-in-full', 'Elder Zelkosar', 1),
    named('begun-in-part', 'Zelkat', 8),
    named('begun', 'Zoticus of Cell', 8),
    named('begun-unknown', 'Zoticoma of Cell', 1),
  ],
  feasts: [],
  countries: [],
};

/** Over `spellingRecords`. */
export function describeSpelling(catalogue: () => Catalogue): void {
  const slugs = async (text: string) =>
    (await catalogue().search({ text, limit: 50 })).items.map((hit) => toSuggestion(hit).slug);

  describe('a search for a mistyped name', () => {
    it.each([
      ['Bak', 'three', 'one edit in three letters'],
      ['Darz', 'four', 'one edit in four'],
      ['Dozr', 'four', 'two letters in each other’s place, which is one edit'],
      ['Gimba', 'five', 'two edits in five'],
      ['Waldrim', 'near', 'an edit in the first letter'],
    ])('%j finds %s: %s', async (text, slug) => {
      expect(await slugs(text)).toContain(slug);
    });

    it.each([
      ['Uk', 'two', 'no edit in two letters'],
      ['Dagz', 'four', 'one alone in four'],
      ['Gimpa', 'five', 'two alone in five'],
    ])('%j does not find %s: %s', async (text, slug) => {
      expect(await slugs(text)).not.toContain(slug);
    });

    it('finds one typing error before two, whoever is better known', async () => {
      expect((await slugs('Haldrin')).slice(0, 2)).toEqual(['near', 'far']);
      expect((await slugs('Ostrik Valmum')).slice(0, 2)).toEqual(['one-edit', 'two-edits']);
    });
  });

  describe('a search', () => {
    it.each([
      ['Quint Obert', 'half-typed', 'typed-whole', 'a name half typed beats words of a life'],
      ['Kolvar Hestim', 'edit-name', 'edit-told', 'and so does a name with one edit'],
      ['nik velik', 'whole-words', 'part-of-name', 'a phrase begins where a word does'],
      ['tarnik velik', 'part-of-name', 'apart', 'the words of a phrase stand together'],
      ['arnok velok', 'words-of-title', 'part-of-title', 'and so does one of a title'],
      ['philomer relics', 'title-phrase', 'title-words', 'a title’s phrase beats its words'],
      ['ormond balthild', 'own-words', 'other-words', 'words of the name beat those of another'],
      ['ormisda kel', 'begins', 'inside', 'a name that begins so beats one that holds it'],
      ['hall zoster', 'begun-apart', 'begun-together', 'renown lifts a name that is begun'],
      ['zotic', 'begun', 'begun-unknown', 'of two begun names, the better known'],
    ])('%j finds %s before %s: %s', async (text, better, worse) => {
      const found = await slugs(text);
      expect(found).toContain(worse);
      expect(found[0]).toBe(better);
    });

    it('takes an unfinished word after Saint as a prefix, not as a typing error', async () => {
      const matched = async (text: string) =>
        (await catalogue().search({ text, limit: 1 })).items[0]?.matched;
      expect(await matched('St Quin Obert')).toBe('other-name');
      expect(await matched('Quin Obert')).toBe('spelling');
    });

    it('takes the ending of an unfinished name as a part of it', async () => {
      expect(await slugs('zelkos')).toEqual(['begun-in-full']);
    });
  });
}

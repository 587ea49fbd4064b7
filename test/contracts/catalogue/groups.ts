/** Searches for kinds of saints, for those of a day, and for those who are something to another. */
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import { hitTypes, type SearchQuery } from '../../../src/catalogue/queries.js';
import type { Records, RelatedSaint } from '../../../src/catalogue/records.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';
import { country, feast, keptOn, monthDay, nameOf, saint } from '../../support/records/builders.js';

const kestonia = country({
  slug: 'kestonia',
  adjectives: ['Keston', 'Turks'],
  alternateNames: ['Kingdom of Pelmora', 'Sorrel Coast'],
});
const ofKestonia = { originCountry: nameOf(kestonia) };
const sixth = monthDay('12-06');

const john: Pick<RelatedSaint, 'slug' | 'name'> = { slug: 'john-of-kest', name: 'John of Kest' };

export const groupRecords: Records = {
  countries: [kestonia],
  feasts: [
    feast({ key: 'of-the-day', title: 'The Day', fixed: { gregorian: sixth, julian: sixth } }),
    feast({ key: 'of-another', title: 'Another', searchTerms: ['bread'] }),
    feast({ key: 'prayed-before', title: 'Icon of Harl', searchTerms: ['bread'] }),
  ],
  saints: [
    saint({
      ...{ slug: 'sabla', sex: 'female', reposed: '305', stations: ['queen'], ...ofKestonia },
      ...{ diedBy: 'beheading', biography: 'She wrote nothing.' },
      commemorations: [keptOn('12-06')],
    }),
    saint({
      ...{ slug: 'milda', sex: 'female', reposed: '343', stations: ['abbess'] },
      ...{ categories: ['venerable'], biography: 'An old spindle was found in her cell.' },
    }),
    saint({
      ...{ slug: 'tarn', sex: 'male', reposed: '1918', stations: ['bishop'], ...ofKestonia },
      ...{ diedBy: 'beheading', biography: 'A spindle, a spindle, a spindle.' },
      sufferedUnder: 'ottomans',
      commemorations: [keptOn('12-06', { rank: 6 })],
    }),
    saint({
      ...{ slug: 'of-pelmora', categories: ['stylite'], shortBio: 'Of Pelmora.', ...ofKestonia },
    }),
    saint({
      ...{ slug: 'of-kestonia', categories: ['stylite'], ...ofKestonia },
      shortBio: 'Of the kingdom.',
      commemorations: [keptOn('12-08', { rank: 6 })],
    }),
    saint({
      ...{ slug: 'martyr-of-turks', categories: ['new-martyr'], sufferedUnder: 'ottomans' },
    }),
    saint({
      ...{ slug: 'confessor-of-turks', categories: ['confessor'], sufferedUnder: 'ottomans' },
      commemorations: [keptOn('12-08', { rank: 6 })],
    }),
    saint({ ...john, sex: 'male', alternateNames: ['John the Teacher', 'John, Father of Kest'] }),
    saint({ slug: 'velm', related: [{ ...john, relation: 'teacher' }] }),
    saint({ slug: 'dorna', sex: 'female', related: [{ ...john, relation: 'child' }] }),
    saint({ slug: 'ivan-the-elder', sex: 'male', related: [{ ...john, relation: 'child' }] }),
    saint({ slug: 'john-of-sarn' }),
    saint({
      ...{ slug: 'baker', patronage: ['bakers'] },
      commemorations: [keptOn('12-08', { rank: 8 })],
    }),
    saint({
      slug: 'wife-of-another',
      sex: 'female',
      related: [{ slug: 'john-of-sarn', name: 'John of Sarn', relation: 'spouse' }],
    }),
  ],
};

/** Over `groupRecords`. */
export function describeGroups(catalogue: () => Catalogue): void {
  const search = async (text: string, query: Partial<SearchQuery> = {}) =>
    (await catalogue().search({ text, limit: 50, ...query })).items.map((hit) => [
      toSuggestion(hit).slug,
      hit.matched,
    ]);

  it.each([
    ['women of Kestonia', ['sabla']],
    ['Keston queens', ['sabla']],
    ['women of the 4th century', ['milda', 'sabla']],
    ['beheaded bishops', ['tarn']],
    ['queens of the fourth century', ['sabla']],
    ['bishops under the Turks', ['tarn']],
    ['beheaded by the Turks', ['tarn']],
    ['killed by the Turks', ['tarn', 'martyr-of-turks']],
    ['persecuted by the Turks', ['confessor-of-turks', 'tarn', 'martyr-of-turks']],
    ['queens and abbesses of the 4th century', ['milda', 'sabla']],
    ['stylites of Pelmora', ['of-pelmora', 'of-kestonia']],
    ['Pelmora women', ['sabla']],
  ])('find %s', async (text, slugs) => {
    const found = await search(text);
    expect(found.slice(0, slugs.length)).toEqual(slugs.map((slug) => [slug, 'category']));
    expect(found[slugs.length]?.[1]).not.toBe('category');
  });

  it('take two conditions for such, and rank by the other words within them', async () => {
    const slugs = (await search('the woman of the 4th century with a spindle')).map(
      ([slug]) => slug,
    );
    expect(slugs.slice(0, 3)).toEqual(['milda', 'sabla', 'tarn']);
  });

  it('take a single one for a word like any other', async () => {
    expect((await search('the woman with a spindle'))[0]).toEqual(['tarn', 'text']);
    expect((await search('the bishop with a spindle'))[0]).toEqual(['tarn', 'text']);
  });

  it.each([
    'who is remembered on 6 December?',
    'December 6th',
    '6.12.',
    'saints on the sixth of December',
    'which saints are commemorated Dec 6',
  ])('find the saints of a day, the best known first, by %j', async (text) => {
    expect((await search(text)).slice(0, 2)).toEqual([
      ['tarn', 'date'],
      ['sabla', 'date'],
    ]);
    const all = (await search(text, { types: hitTypes })).filter(
      ([, matched]) => matched === 'date',
    );
    expect(all.map(([slug]) => slug).sort()).toEqual(['of-the-day', 'sabla', 'tarn']);
  });

  it('find those of a kind among them', async () => {
    expect((await search('bishops of 6 December'))[0]).toEqual(['tarn', 'category']);
    expect((await search('women of 7 December'))[0]?.[1]).not.toBe('category');
  });

  it.each([
    ['pupils of John of Kest', 'velm'],
    ['disciple of Ivan', 'velm'],
    ['the mother of John of Kest', 'dorna'],
    ["Saint John's mother", 'dorna'],
    ['who was the father of Saint John of Kest?', 'ivan-the-elder'],
    ['wife of John', 'wife-of-another'],
  ])('find by %j who is that to him, first', async (text, slug) => {
    const [first, second] = await search(text);
    expect(first).toEqual([slug, 'related']);
    expect(second?.[1]).not.toBe('related');
  });

  it('find the icon before which people pray for it, if an icon is meant', async () => {
    const found = async (text: string) => (await search(text, { types: hitTypes })).slice(0, 2);
    const [icon, patron] = ['prayed-before', 'baker'].map((slug) => [slug, 'patronage']);
    expect(await found('which icon is for bread')).toEqual([icon, patron]);
    expect((await found('who helps with bread'))[0]).toEqual(patron);
    expect((await found('an icon and bread'))[0]?.[1]).not.toBe('patronage');
  });

  it('find who is that to him in a sentence, too', async () => {
    const [first] = await search('poor old mother of John of Kest, who wept at his grave');
    expect(first?.[0]).toBe('dorna');
  });

  it('find by another word for a relation nobody who is something else to him', async () => {
    const found = await search('wife of John of Kest');
    expect(found.filter(([, matched]) => matched === 'related')).toEqual([]);
  });
}

import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import {
  hitTypes,
  type PatronagePosition,
  type SearchQuery,
} from '../../../src/catalogue/queries.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';
import { walk } from './lists.js';

/** Over `findRecords`. */
export function describeFinding(catalogue: () => Catalogue): void {
  const search = async (text: string, filters: Partial<SearchQuery> = {}) =>
    (await catalogue().search({ text, limit: 50, ...filters })).items;
  const slugs = async (text: string, filters: Partial<SearchQuery> = {}) =>
    (await search(text, filters)).map((hit) => toSuggestion(hit).slug);

  describe('a search with filters', () => {
    it('finds saints and countries, but no feasts, by default', async () => {
      expect(await slugs('Theophany')).not.toContain('theophany');
      expect(await slugs('Theophany', { types: hitTypes })).toContain('theophany');
      expect(await slugs('Romania', { types: ['saint'] })).not.toContain('romania');
      expect(await slugs('Romania', { types: ['country'] })).toEqual(['romania']);
    });

    it.each([
      ['theophany', 'theophany'],
      ['when is easter', 'pascha'],
      ['kreshchenie', 'theophany'],
      ['blessing of waters', 'theophany'],
      ['Holy Pascha', 'pascha'],
    ])('finds the feast first by %j', async (text, key) => {
      expect((await slugs(text, { types: hitTypes }))[0]).toBe(key);
      expect((await slugs(text, { types: ['feast'] }))[0]).toBe(key);
    });

    it('keeps to the saints of a country', async () => {
      expect((await slugs('wolf', { country: 'romania' })).sort()).toEqual([
        'brancoveanu',
        'calinic',
      ]);
      expect(await slugs('wolf', { country: 'poland' })).toEqual([]);
    });

    it('keeps to the saints of any of some kinds', async () => {
      const categories = ['new-martyr', 'great-martyr'];
      expect((await slugs('wolf', { categories })).sort()).toEqual(['brancoveanu']);
      expect(await slugs('Romania', { categories: ['hierarch'] })).toEqual(['calinic']);
    });

    it('keeps to them on further pages', async () => {
      const pages = await walk((after: SearchQuery['after']) =>
        catalogue().search({ text: 'wolf', limit: 1, after, country: 'romania' }),
      );
      expect(pages.flatMap(({ items }) => items.map((hit) => toSuggestion(hit).slug))).toEqual(
        await slugs('wolf', { country: 'romania' }),
      );
    });
  });

  describe('a question', () => {
    it.each([
      'Romania',
      'saints of Romania',
      'how many Orthodox Christians live in Romania?',
      'what is the population of Romania',
      'Romanian',
    ])('about a country finds it first: %j', async (text) => {
      expect((await slugs(text))[0]).toBe('romania');
    });

    it('takes plural and singular for one word', async () => {
      const found = (await slugs('wolves')).sort();
      expect(found).toEqual(['brancoveanu', 'calinic']);
      expect((await slugs('wolf')).sort()).toEqual(found);
    });

    it('allows typing errors only where nothing answers as written', async () => {
      expect(await slugs('wolf')).not.toContain('wulfram');
      expect(await slugs('Calinnik of Cernika')).toEqual(['calinic']);
      expect((await search('Tehophanes'))[0]).toMatchObject({ matched: 'spelling' });
    });

    it('still allows them on the next page', async () => {
      const first = await catalogue().search({ text: 'Ivam', limit: 1 });
      expect(first.items.map((hit) => toSuggestion(hit).slug)).toEqual(['ivan-of-rila']);
      expect(await slugs('Ivam')).toHaveLength(first.next ? 2 : 1);
    });
  });

  describe('what a hit says about itself', () => {
    it.each([
      ['Calinic of Cernica', 'calinic', 'name'],
      ['Calinic', 'calinic', 'name'],
      ['Brancoveni', 'brancoveanu', 'other-name'],
      ['Kalinik', 'calinic', 'sound'],
      ['Bishop of Ramnic', 'calinic', 'title'],
      ['Mogosoaia Palace', 'brancoveanu', 'title'],
      ['patron of lost objects', 'theophanes', 'patronage'],
      ['lost objects', 'theophanes', 'patronage'],
      ['confessor', 'theophanes', 'category'],
      ['the door of his cell', 'calinic', 'text'],
      ['Romania', 'romania', 'name'],
    ])('%j finds %s by its %s', async (text, slug, matched) => {
      const hit = (await search(text)).find((each) => toSuggestion(each).slug === slug);
      expect(hit?.matched).toBe(matched);
    });

    it('finds the saints of a country by their origin', async () => {
      const hit = (await search('Romanian')).find(({ type }) => type === 'saint');
      expect(hit?.matched).toBe('origin');
    });
  });

  describe('suggestions', () => {
    const suggested = async (text: string, filters: Partial<SearchQuery> = {}) =>
      (await catalogue().suggest({ text, limit: 8, ...filters })).map(({ slug }) => slug);

    it.each([
      ['cal', 'calinic'],
      ['calinic of c', 'calinic'],
      ['Saint Theo', 'theophanes'],
      ['branc', 'brancoveanu'],
      ['radu', 'brancoveanu'],
      ['roma', 'romania'],
      ['kalin', 'calinic'],
      ['calinic of', 'calinic'],
      ['saint calinic the', 'calinic'],
      ['rila iva', 'ivan-of-rila'],
    ])('of %j begin with %s', async (text, slug) => {
      expect((await suggested(text))[0]).toBe(slug);
    });

    it('have a type, slug and name; a feast its key and title', async () => {
      expect(await catalogue().suggest({ text: 'epiph', limit: 8, types: ['feast'] })).toEqual([
        { type: 'feast', slug: 'theophany', name: 'The Holy Theophany of Our Lord' },
      ]);
      expect(await suggested('epiph')).toEqual([]);
    });

    it('are no more than the limit, and none if nothing begins like that', async () => {
      expect(await catalogue().suggest({ text: 'c', limit: 1 })).toHaveLength(1);
      expect(await suggested('zzz')).toEqual([]);
      expect(await suggested('?!')).toEqual([]);
    });
  });

  describe('patronages', () => {
    it('are listed by topic, with their saints and other names', async () => {
      expect(await catalogue().patronages({ limit: 100 })).toEqual({
        items: [
          {
            topic: 'lost objects',
            saintCount: 1,
            alsoCalled: ['lost keys', 'misplaced things'],
          },
          { topic: 'prisoners', saintCount: 1, alsoCalled: ['letters', 'tests'] },
          { topic: 'students', saintCount: 2, alsoCalled: ['letters', 'testing'] },
        ],
        next: null,
      });
    });

    it('come in pages', async () => {
      const pages = await walk((after: PatronagePosition | undefined) =>
        catalogue().patronages({ limit: 2, after }),
      );
      expect(pages.map(({ items }) => items.map(({ topic }) => topic))).toEqual([
        ['lost objects', 'prisoners'],
        ['students'],
      ]);
    });

    it.each(['lost objects', 'Lost-Objects', 'lost keys', 'misplaced thing', 'lost object'])(
      'find their saints by %j',
      async (patronOf) => {
        const { items } = await catalogue().saints({ limit: 10, patronOf });
        expect(items.map(({ slug }) => slug)).toEqual(['theophanes']);
      },
    );

    it.each([
      ['tests', 1],
      ['Testing', 2],
      ['test', 2],
    ])('find %j, of which another topic has another form', async (patronOf, count) => {
      expect((await catalogue().saints({ limit: 10, patronOf })).items).toHaveLength(count);
    });

    it('count what their names find', () => expectPatrons(catalogue()));
  });

  describe('a list of saints', () => {
    const listed = async (filters: object) =>
      (await catalogue().saints({ limit: 10, ...filters })).items.map(({ slug }) => slug);

    it.each([
      ['Ivan', ['ivan-of-rila', 'john-nicholas']],
      ['JOHN', ['ivan-of-rila', 'john-nicholas']],
      ['Иоанн', ['ivan-of-rila', 'john-nicholas']],
      ['Radu', ['brancoveanu']],
      ['Rila', []],
    ])('by the given name %s in any spelling', async (name, expected) => {
      expect(await listed({ name })).toEqual(expected);
    });

    it('of some kinds', async () => {
      expect(await listed({ categories: ['stylite', 'venerable'] })).toEqual([
        'ivan-of-rila',
        'john-nicholas',
      ]);
      expect(await listed({ categories: ['stylite'], name: 'Radu' })).toEqual([]);
    });
  });
}

/** A topic finds its saints, as many as it counts; another name, those of all topics so called. */
export async function expectPatrons(catalogue: Catalogue): Promise<void> {
  const find = async (patronOf: string) =>
    (await catalogue.saints({ limit: 1_000, patronOf })).items.map(({ slug }) => slug);
  const { items: topics } = await catalogue.patronages({ limit: 1_000 });
  const patronsOf = new Map<string, Set<string>>();
  for (const { topic, saintCount, alsoCalled } of topics) {
    const patrons = await find(topic);
    expect([topic, patrons.length]).toEqual([topic, saintCount]);
    for (const name of alsoCalled) {
      patronsOf.set(name, new Set([...(patronsOf.get(name) ?? []), ...patrons]));
    }
  }
  for (const [name, patrons] of patronsOf) {
    expect([name, await find(name)]).toEqual([name, [...patrons].sort()]);
  }
}

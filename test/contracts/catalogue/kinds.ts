/** What a hit is said to match by, for each kind of match. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import { toSuggestion } from '../../../src/catalogue/suggestion.js';

/** Over `rankingRecords`. */
export function describeKinds(catalogue: () => Catalogue): void {
  describe('a hit', () => {
    it.each([
      ['Elder Tarvik', 'in-both', 'name'],
      ['Tarvik', 'in-both', 'name'],
      ['Jorvik Olm', 'kin-in-both', 'other-name'],
      ['Velmund', 'in-company', 'name'],
      ['Tarvik', 'as-given-name', 'name'],
      ['Tarvik', 'as-other-name', 'other-name'],
      ['Tarvik', 'as-title', 'title'],
      ['Tarvik', 'as-topic', 'patronage'],
      ['Ostal Rem', 'name-begins-so', 'name'],
      ['John Hierarchs', 'english-name', 'name'],
      ['John Hierarchs', 'english-title', 'title'],
      ['Sorvin Kalt', 'phrase-of-other', 'other-name'],
      ['dorin kaleb', 'typed-apart', 'name'],
      ['doswig perlan', 'one-in-other', 'other-name'],
      ['Sablet Jorwit', 'near-with-title', 'title'],
      ['Ivan Ierarhi', 'english-name', 'sound'],
      ['Ivan Ierarhi', 'english-title', 'title'],
      ['Ivan Ierarhi', 'english-words', 'sound'],
      ['brux', 'typed-name', 'name'],
      ['brux', 'typed-other', 'other-name'],
      ['melodos', 'second-of-kinds', 'category'],
      ['songwriter', 'second-of-kinds', 'category'],
      ['Kestonia stylite', 'stylite-there', 'category'],
      ['Kestonia stylite', 'second-there', 'category'],
      ['Velkor', 'place-1', 'origin'],
      ['heron', 'heron-1', 'text'],
      ['teal wigeon brook', 'all-by-chance', 'text'],
      ['teal wigeon smew brook', 'all-but-one', 'text'],
      ['Alder Birch Cedar Doun', 'seven-words', 'spelling'],
      ['Alder Birch Cedar Doum Eldar', 'seven-words', 'text'],
      ['Kestonia', 'kestonia', 'name'],
      ['how many Christians live in Kestonia', 'kestonia', 'name'],
      ['Pelmora', 'kestonia', 'other-name'],
    ])('of %j, %s, matches by its %s', async (text, slug, matched) => {
      const { items } = await catalogue().search({ text, limit: 50 });
      const found = items.find((hit) => toSuggestion(hit).slug === slug);
      expect(found?.matched).toBe(matched);
    });
  });
}

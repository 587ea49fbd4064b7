/** What the country of a saint is called; pure. */
import type { Country, Saint } from '../catalogue/records.js';
import { contentWords } from './text/noise.js';
import { wordSet } from './text/word-lists.js';

export const countryNames = ({ name, adjectives, alternateNames }: Country) => [
  name,
  ...adjectives,
  ...alternateNames,
];

/**
 * What a saint's country is called: its name, its adjectives and those of its other names that are
 * in the name, a title or the short life ("Novgorod"); and the others, which may be of another part
 * of the country.
 */
export function originsOf(saint: Saint, country: Country | undefined) {
  if (!country) return { origins: [], lands: [] };
  const titles = saint.commemorations.map(({ title }) => title);
  const told = new Set(contentWords([saint.name, saint.shortBio, ...titles].join(' ')));
  const isTold = (land: string) =>
    contentWords(land).some((word) => told.has(word) && !states.has(word));
  const { name, adjectives, alternateNames } = country;
  return {
    origins: [name, ...adjectives, ...alternateNames.filter(isTold)],
    lands: alternateNames.filter((land) => !isTold(land)),
  };
}

/** Words in the names of lands that other lands have too: "Novgorod Republic", "Kingdom of Aksum". */
const states = wordSet(
  'kingdom empire republic duchy principality federation land lands state states united',
  'grand great greater upper lower northern western eastern new old',
);

/** Saints by what they are to others: "pupils of Sergius", "the mother of Basil"; pure. */
import { inverseOf, type Relation } from '../catalogue/facets.js';
import { genderOf } from '../catalogue/filters.js';
import type { Saint } from '../catalogue/records.js';
import { contentWords } from './text/noise.js';
import { stemOf } from './text/stem.js';
import { nameKey, type Vocabulary } from './vocabulary.js';

/** The words for each relation, those for women and for men with the gender. */
const words: readonly (readonly [kin: string, words: string])[] = [
  ['parent', 'parent'],
  ['female parent', 'mother mum mom mummy mommy mama'],
  ['male parent', 'father dad daddy'],
  ['child', 'child'],
  ['female child', 'daughter'],
  ['male child', 'son'],
  ['sibling', 'sibling twin'],
  ['female sibling', 'sister'],
  ['male sibling', 'brother'],
  ['spouse', 'spouse'],
  ['female spouse', 'wife widow'],
  ['male spouse', 'husband widower'],
  ['grandparent', 'grandparent'],
  ['female grandparent', 'grandmother grandma granny'],
  ['male grandparent', 'grandfather grandpa'],
  ['godparent', 'godparent'],
  ['female godparent', 'godmother'],
  ['male godparent', 'godfather'],
  ['male godchild', 'godson'],
  ['male grandchild', 'grandson'],
  ['female grandchild', 'granddaughter'],
  ['teacher', 'teacher tutor mentor elder'],
  ['pupil', 'pupil disciple student follower'],
  ['companion', 'companion friend'],
  ['founder', 'founder'],
  ['successor', 'successor'],
] satisfies readonly (readonly [Kin, string])[];

type Kin = Relation | `${'female' | 'male'} ${Relation}`;

const kinOfStem = new Map(
  words.flatMap(([kin, each]) => each.split(' ').map((word) => [stemOf(word), kin] as const)),
);

/** What a word in singular or plural says of somebody; undefined if there is no such relation. */
export const kinOf = (word: string): string | undefined => kinOfStem.get(stemOf(word));

/** A name and what somebody is to its bearer, as a term. */
export const relativeOf = (kin: string, key: string): string => `${kin}:${key}`;

/** What a saint is to each related one, under every word of the other's name. */
export function relativesOf(saint: Saint, vocabulary: Vocabulary): string[] {
  const gender = genderOf(saint);
  const terms = saint.related.flatMap(({ name, relation }) => {
    const kin = inverseOf(relation);
    // A company such as Cyril and Maria is both the father and the mother.
    const genders = gender === null ? ['female', 'male'] : [gender];
    const kinds = [kin, ...genders.map((each) => `${each} ${kin}`)];
    const keys = contentWords(name).map((word) => nameKey(word, vocabulary));
    return kinds.flatMap((each) => keys.map((key) => relativeOf(each, key)));
  });
  return [...new Set(terms)];
}

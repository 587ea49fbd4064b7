/** Western names that no saint has, in lists and searches: which saints are chosen, and why. */
import { Type } from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { MatchKind } from '../../catalogue/queries.js';
import type { ListedSaint } from '../../catalogue/records.js';
import { nameBases, type WesternName } from '../../catalogue/western-names.js';
import { choice, named, nullable, present, Slug, text } from '../schemas/shapes.js';

const WesternNameShape = named(
  'WesternName',
  'A name that no saint has, with who is chosen for it, or one whose day is a feast.',
  {
    name: text('The name.'),
    basis: choice(
      nameBases,
      '`form`: another form of the name; `meaning`, `sound`, `related`: another name, for that reason; `feast`: a feast; `none`: there is no saint.',
    ),
    saint: nullable(
      Slug,
      'The saint; null if any saint of a name may be chosen, or there is none.',
    ),
    feast: nullable(Slug, 'The feast that is kept as the name day, by key.'),
    reason: text('Why.'),
  },
);

/** Beside the entries of a list. */
export const OfWesternName = Type.Optional(WesternNameShape);

export const presentWesternName = (name: WesternName) => ({
  westernName: present(WesternNameShape, name),
});

/** The Western name, if no saint bears it or its name day is a feast. */
export async function westernNameFor(
  catalogue: Pick<Catalogue, 'saints' | 'westernName'>,
  name: string | undefined,
): Promise<WesternName | undefined> {
  const westernName = name === undefined ? undefined : await catalogue.westernName(name);
  if (westernName === undefined || westernName.feast !== null) return westernName;
  const { items } = await catalogue.saints({ limit: 1, name });
  return items.length === 0 ? westernName : undefined;
}

/** The saints who may be chosen, as many as a page has. */
export async function saintsOfName(
  catalogue: Pick<Catalogue, 'saints' | 'saintsOf'>,
  { saint, givenName }: WesternName,
  limit: number,
): Promise<readonly ListedSaint[]> {
  if (saint !== null) return catalogue.saintsOf([saint]);
  if (givenName === null) return [];
  return (await catalogue.saints({ limit, name: givenName })).items;
}

const guesses: readonly MatchKind[] = ['text', 'spelling'];

/** Whether a search has found nobody by name. */
export const areGuesses = (hits: readonly { readonly matched: MatchKind }[]): boolean =>
  hits.every(({ matched }) => guesses.includes(matched));

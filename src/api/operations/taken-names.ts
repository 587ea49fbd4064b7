/** Names that no saint has, in lists and searches: the saints who are taken for them, and why. */
import { Type } from 'typebox';
import type { Catalogue, MatchKind } from '../../catalogue/catalogue.js';
import type { ListedSaint } from '../../catalogue/records.js';
import { type TakenName, takings } from '../../catalogue/taken-names.js';
import { choice, named, nullable, present, Slug, text } from '../schemas/shapes.js';

const TakenShape = named('TakenName', 'Who is taken for a name that no saint has.', {
  name: text('The name.'),
  how: choice(
    takings,
    '`form`: by another form of the name; `meaning`, `sound`, `related`: by another name, for that reason; `none`: nobody is taken.',
  ),
  saint: nullable(Slug, 'The saint; null if any saint of a name may be taken, or nobody.'),
  reason: text('Why.'),
});

export const Taken = Type.Optional(TakenShape);

export const presentTaken = (taken: TakenName) => ({ taken: present(TakenShape, taken) });

/** Who is taken for a given name, if no saint of the catalogue has it. */
export async function takenFor(
  catalogue: Pick<Catalogue, 'saints' | 'takenName'>,
  name: string | undefined,
): Promise<TakenName | undefined> {
  const taken = name === undefined ? undefined : await catalogue.takenName(name);
  if (taken === undefined) return undefined;
  const { items } = await catalogue.saints({ limit: 1, name });
  return items.length === 0 ? taken : undefined;
}

/** The saints who are taken, as many as a page has. */
export async function saintsTaken(
  catalogue: Pick<Catalogue, 'saints' | 'saintsOf'>,
  { saint, givenName }: TakenName,
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

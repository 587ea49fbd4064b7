/** The prokeimena, alleluia and communion hymns of a day: which sets of the propers, and how joined. */
import type { SetReference } from '../../calendar/service/verse-sets.js';
import type { Proper } from '../../catalogue/hymns.js';
import type { SungVerses } from './sung-shapes.js';
import { sungVerses } from './sung-verses.js';

/** The propers of one set. */
type ProperSet = readonly Proper[];

/** The sets that a reference means, or the parts of them. */
function chosenSets(
  { parts, ...reference }: SetReference,
  propersOf: ReadonlyMap<string, readonly Proper[]>,
): ProperSet[] {
  const sets = wholeSets(reference, propersOf);
  if (parts === undefined) return sets;
  return sets.map((set) => set.filter(({ kind }) => parts.some((part) => kind.startsWith(part))));
}

function wholeSets(
  { day, n, of, otherwise }: Omit<SetReference, 'parts'>,
  propersOf: ReadonlyMap<string, readonly Proper[]>,
): ProperSet[] {
  const sets = setsOf(propersOf.get(day) ?? []);
  if (sets.length === 0)
    return otherwise === undefined ? [] : setsOf(propersOf.get(otherwise) ?? []).slice(0, 1);
  if (n !== undefined) return sets.slice(n - 1, n);
  if (of === undefined) return sets;
  const own = nearest(sets, of);
  if (own) return [own];
  return otherwise === undefined ? [] : setsOf(propersOf.get(otherwise) ?? []).slice(0, 1);
}

function setsOf(propers: readonly Proper[]): ProperSet[] {
  const numbers = new Set(propers.map(({ set }) => set));
  return [...numbers]
    .filter((number) => number !== null)
    .map((number) => propers.filter(({ set }) => set === number));
}

/** Words that do not tell one saint from another. */
const plain = new Set([
  ...['and', 'the', 'holy', 'saint', 'saints', 'martyr', 'martyrs', 'venerable'],
  ...['apostle', 'apostles', 'prophet', 'first', 'new'],
]);

/** The set whose owner shares most words with a title, or that has no owner; none if all are others'. */
function nearest(sets: readonly ProperSet[], title: string): ProperSet | undefined {
  const words = wordsOf(title);
  const shared = ([first]: ProperSet) =>
    first?.of
      ? wordsOf(first.of).filter((word) => words.includes(word) && !plain.has(word)).length
      : 1;
  return sets
    .filter((set) => shared(set) > 0)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** At most two prokeimena, the second without its verse; every alleluia in the tone of the first. */
export function setsIn(
  references: readonly SetReference[],
  propersOf: ReadonlyMap<string, readonly Proper[]>,
) {
  const chosen = references.flatMap((each) => chosenSets(each, propersOf));
  const sets = [...new Map(chosen.map((set) => [JSON.stringify(set), set])).values()];
  const ofKinds = (...kinds: string[]) =>
    sets.flatMap((set) => {
      const found = set.filter(({ kind }) => kinds.includes(kind));
      return found[0] ? [found] : [];
    });
  const alleluia = ofKinds('alleluia-verse').map(versesOf);
  const [instead] = ofKinds('instead-of-alleluia', 'instead-of-alleluia-verse');
  return {
    prokeimena: ofKinds('prokeimenon', 'prokeimenon-verse')
      .slice(0, 2)
      .map((found, index) => versesOf(index === 0 ? found : found.slice(0, 1))),
    alleluia: alleluia.map((each) => ({ ...each, mode: alleluia[0]?.mode ?? each.mode })),
    insteadOfAlleluia: instead ? versesOf(instead) : null,
    communion: communionOf(ofKinds('communion').flat()),
  };
}

const versesOf = (found: readonly Proper[]): SungVerses => ({
  of: found[0]?.of ?? '',
  mode: found[0]?.mode ?? null,
  verses: found.flatMap(sungVerses),
});

/** Each communion hymn once, two at most. */
function communionOf(propers: readonly Proper[]): SungVerses[] {
  const byWords = new Map(
    propers
      .map((proper) => [(proper.verse ?? proper.hymn)?.incipit.text, proper] as const)
      .toReversed(),
  );
  return [...byWords.values()]
    .reverse()
    .slice(0, 2)
    .map((proper) => versesOf([proper]));
}

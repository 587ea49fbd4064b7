/** Why a record matched, derived from the band of its score; pure. */
import type { FoundRecord, MatchKind } from '../catalogue/catalogue.js';
import type { QueryPlan } from './plan/query-plan.js';
import { bands, wordBands } from './ranking/bands.js';
import { toSuggestion } from './suggestion.js';
import { wholeName } from './text/fold.js';
import { contentWords } from './text/noise.js';
import { stemOf } from './text/stem.js';

const kindsOfBands: readonly (readonly [number, MatchKind | 'a-name' | 'a-kind'])[] = [
  [bands.patron, 'patronage'],
  [bands.wholeCountry, 'a-name'],
  [bands.wholeName, 'name'],
  [bands.kindredName, 'other-name'],
  [bands.companion, 'a-name'],
  [bands.wholeTitle, 'title'],
  [bands.topic, 'patronage'],
  [bands.phrase, 'a-name'],
  [bands.titlePhrase, 'title'],
  [wordBands.ownName, 'name'],
  [wordBands.names, 'other-name'],
  [wordBands.titles, 'title'],
  [bands.englishPhrase, 'sound'],
  [bands.englishTitlePhrase, 'title'],
  [wordBands.sound, 'sound'],
  [wordBands.beginning, 'a-name'],
  [wordBands.kind, 'a-kind'],
  [wordBands.ownSlip, 'spelling'],
  [wordBands.prose, 'text'],
  [wordBands.farSpelling, 'spelling'],
];

/** The kind of match behind a score. */
export function matchedOf(score: number, plan: QueryPlan, found: FoundRecord): MatchKind {
  const [, kind] = kindsOfBands.find(([band]) => score >= band) ?? [0, 'text' as const];
  if (kind === 'a-name') return isOfName(plan, toSuggestion(found).name) ? 'name' : 'other-name';
  if (kind !== 'a-kind') return kind;
  return found.type === 'saint' && isOfCategory(plan, found.saint.categories)
    ? 'category'
    : 'origin';
}

/** Whether the words are in the name itself, the last one possibly incomplete. */
const isOfName = ({ whole, countryNames }: QueryPlan, name: string): boolean => {
  const text = ` ${wholeName(contentWords(name))}`;
  return [whole, ...countryNames].some((each) => text.includes(` ${each}`));
};

const isOfCategory = ({ words }: QueryPlan, categories: readonly string[]): boolean => {
  const stems = new Set(categories.flatMap((category) => category.split('-')).map(stemOf));
  return words.some(
    (word) =>
      stems.has(word.stem) || word.categories.some((category) => categories.includes(category)),
  );
};

/** The topics and the kinds of saints that a query names; pure. */
import { facetOf } from '../../catalogue/filters.js';
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import { isOfClass, type Vocabulary } from '../vocabulary.js';
import { bynamesIn } from './name-cues.js';
import { longestOf, meaningsOf, phrasesIn, withoutArticles } from './phrases.js';
import { scoreTopics } from './topics.js';

/** What stems of a text stand for: categories, and terms of filters (`station:queen`). */
export type Kinds = ReadonlyMap<string, readonly string[]>;

export type Meanings = ReturnType<typeof meaningsIn>;

/** The topics, and the kinds of saints, that stems of the text stand for. */
export function meaningsIn(tokens: readonly Token[], vocabulary: Vocabulary) {
  const asked = withoutArticles(tokens);
  const bynames = new Set(bynamesIn(tokens, vocabulary).map(({ stem }) => stem));
  const kinds = phrasesIn(asked, vocabulary.kinds);
  const named = phrasesIn(asked, vocabulary.topics).filter(
    ({ start }) => !bynames.has(asked[start]?.stem ?? ''),
  );
  const topics = longestOf(named, kinds);
  return {
    isPhrase: topics.some(({ start, end }) => end > start + 1),
    topics: meaningsOf(asked, topics),
    topicScores: scoreTopics(asked, topics, vocabulary),
    kinds: withAlternatives(tokens, meaningsOf(asked, longestOf(kinds, []))),
  };
}

/** "Priests and monks" are either: each word stands for both, as one filter takes several values. */
function withAlternatives(tokens: readonly Token[], kinds: Kinds): Kinds {
  const meanings = new Map(kinds);
  for (const [at, { word }] of tokens.entries()) {
    const sides = [tokens[at - 1]?.stem ?? '', tokens[at + 1]?.stem ?? ''];
    const targets = sides.map((stem) => narrowest(meanings.get(stem)));
    const filters = new Set(targets.flat().map(filterNameIn));
    const isEither =
      filters.size === 1 && !filters.has('') && targets.every(({ length }) => length > 0);
    if (!linking.has(word) || !isEither) continue;
    for (const stem of sides)
      meanings.set(stem, [...new Set([...(meanings.get(stem) ?? []), ...targets.flat()])]);
  }
  return meanings;
}

const linking = wordSet('and or');

/** "station" of "station:priest"; nothing of a category. */
const filterNameIn = (target: string) => target.slice(0, Math.max(target.indexOf(':'), 0));

/** The categories and the terms of filters that a word stands for. */
export function kindsOf(targets: readonly string[] = []) {
  const categories = targets.filter((each) => !each.includes(':'));
  const facets = narrowest(targets).map((each) =>
    each.includes(':') ? each : facetOf('categories', each),
  );
  return { categories, facets };
}

/** Values of filters, if there are any, else categories. */
function narrowest(targets: readonly string[] = []): readonly string[] {
  const facets = targets.filter((each) => each.includes(':'));
  return facets.length > 0 ? facets : targets;
}

/** What of a word of the query tells a condition from a name. */
interface MeantWord {
  readonly key: string;
  readonly facets: readonly string[];
  readonly isNamed: boolean;
}

/**
 * The words that are conditions: they stand for terms of filters, of two at least, since a single one
 * is a word like any other.
 */
export function conditionsIn<Word extends MeantWord>(words: readonly Word[]): readonly Word[] {
  const conditions = words.filter(({ facets }) => facets.length > 0);
  const filters = new Set(conditions.flatMap(({ facets }) => facets.map(filterNameIn)));
  const isName = ({ key, facets, isNamed }: Word) =>
    facets.length === 0 && (isNamed || isOfClass(key));
  return filters.size < 2 || words.some(isName) ? [] : conditions;
}

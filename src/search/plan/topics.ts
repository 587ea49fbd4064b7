/** Which topics of patronage a text is about, by all its words; pure. */
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import type { Vocabulary } from '../vocabulary.js';
import type { PhraseSpan } from './phrases.js';

/** How much more the words of a known phrase tell of its topic. */
const shareOfPhrase = 0.5;
/** What each word of a text tells of some topic by chance. */
const byChance = 1.4;

/** How much a text tells of each topic. */
export type TopicWeights = ReadonlyMap<string, number>;

export function weighTopics(
  tokens: readonly Token[],
  phrases: readonly PhraseSpan[],
  { topicWords }: Vocabulary,
): TopicWeights {
  const weights = new Map<string, number>();
  const add = (topic: string, weight: number) =>
    weights.set(topic, (weights.get(topic) ?? 0) + weight);
  for (const stem of stemsOf(tokens)) {
    for (const { topic, weight } of topicWords.get(stem) ?? []) add(topic, weight);
  }
  for (const { start, end, target } of phrases) {
    const stems = tokens.slice(start, end).map(({ stem }) => stem);
    for (const { topic, weight } of stems.flatMap((stem) => topicWords.get(stem) ?? []))
      if (topic === target) add(topic, shareOfPhrase * weight);
  }
  return weights;
}

/** Words that only ask for a patron. */
const asking = wordSet(
  'patron protector protection protect pray prayer prayers saint saints icon icons',
);

const stemsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.filter(({ word, isNoise }) => !isNoise && !asking.has(word)).map(({ stem }) => stem),
  );

export const byWeight = (topics: Iterable<string>, weights: TopicWeights): readonly string[] => {
  const weightOf = (topic: string) => weights.get(topic) ?? 0;
  return [...topics].sort((one, other) => weightOf(other) - weightOf(one));
};

/** A topic of which a text tells more than by chance, and how much more. */
export interface ToldTopic {
  readonly topic: string;
  readonly excess: number;
}

/** The topic that a text tells most of, even without a phrase of it. */
export function toldTopic(tokens: readonly Token[], weights: TopicWeights): ToldTopic | undefined {
  let most: ToldTopic | undefined;
  const chance = byChance * stemsOf(tokens).size;
  for (const [topic, weight] of weights) {
    const excess = weight - chance;
    if (excess > (most?.excess ?? 0)) most = { topic, excess };
  }
  return most;
}

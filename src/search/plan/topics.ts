/** Which topics of patronage a text is about, by all its words; pure. */
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import type { TopicScore } from '../topic-words.js';
import type { Vocabulary } from '../vocabulary.js';
import type { PhraseSpan } from './phrases.js';

/** What the words of a known phrase count besides. */
const phraseBoost = 0.5;
/** What a topic may score by chance for each word of a text. */
const chancePerWord = 1.4;

/** How much a text scores for each topic. */
export type TopicScores = ReadonlyMap<string, number>;

/** Words that only ask for a patron. */
const asking = wordSet(
  'patron protector protection protect pray prayer prayers saint saints icon icons',
);

/** The scores of a text, and the topic that scores most, by what it has beyond chance. */
export function scoreTopics(
  tokens: readonly Token[],
  phrases: readonly PhraseSpan[],
  { topicWords }: Vocabulary,
) {
  const scores = new Map<string, number>();
  const add = (topic: string, score: number) => scores.set(topic, (scores.get(topic) ?? 0) + score);
  const content = tokens.filter(({ word, isNoise }) => !isNoise && !asking.has(word));
  const stems = new Set(content.map(({ stem }) => stem));
  for (const stem of stems) {
    for (const { topic, score } of topicWords.get(stem) ?? []) add(topic, score);
  }
  for (const { start, end, target } of phrases) {
    for (const { topic, score } of tokens
      .slice(start, end)
      .flatMap(({ stem }) => topicWords.get(stem) ?? []))
      if (topic === target) add(topic, phraseBoost * score);
  }
  return { scores, top: topOf(scores, chancePerWord * stems.size) };
}

function topOf(scores: TopicScores, chance: number): TopicScore | undefined {
  let top: TopicScore | undefined;
  for (const [topic, score] of scores) {
    const beyond = score - chance;
    if (beyond > (top?.score ?? 0)) top = { topic, score: beyond };
  }
  return top;
}

/** The topics that score most first. */
export const byScore = (topics: Iterable<string>, scores: TopicScores): readonly string[] => {
  const scoreOf = (topic: string) => scores.get(topic) ?? 0;
  return [...topics].sort((one, other) => scoreOf(other) - scoreOf(one));
};

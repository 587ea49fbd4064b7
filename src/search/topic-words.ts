/** How strongly a word points to a topic of patronage: BM25, each topic being one text; pure. */
import { bm25, rarityOf } from './text/bm25.js';

/** A phrase or a sentence about a topic, as stems. */
export interface TopicPhrase {
  readonly stems: readonly string[];
  /** The key of the topic. */
  readonly target: string;
}

export interface TopicScore {
  readonly topic: string;
  readonly score: number;
}

/** A stem → its score for each topic whose phrases or sentences have it. */
export type TopicWords = ReadonlyMap<string, readonly TopicScore[]>;

/** What a topic with many phrases loses. */
const lengthWeight = 0.4;
/** What a sentence counts, where a phrase counts 1. */
const sentenceWeight = 2;

/** @param sentences in which people speak of a topic, without stop words */
export function topicWordsOf(
  phrases: readonly TopicPhrase[],
  sentences: readonly TopicPhrase[],
): TopicWords {
  const frequencies = new Map<string, Map<string, number>>();
  for (const phrase of phrases) count(phrase, 1, frequencies);
  for (const sentence of sentences) count(sentence, sentenceWeight, frequencies);
  const lengths = lengthsOf(frequencies);
  const average = [...lengths.values()].reduce((sum, each) => sum + each, 0) / lengths.size;
  return new Map(
    [...frequencies].map(([stem, topics]) => {
      const rarity = rarityOf(topics.size, lengths.size);
      const scores = [...topics].map(([topic, frequency]): TopicScore => {
        const length = (lengths.get(topic) ?? 0) / average;
        return { topic, score: bm25(rarity, frequency, length, lengthWeight) };
      });
      return [stem, scores];
    }),
  );
}

/** Adds the stems of a phrase to the frequencies of its topic: one of four words counts a quarter. */
function count(
  { stems, target }: TopicPhrase,
  weight: number,
  frequencies: Map<string, Map<string, number>>,
): void {
  for (const stem of new Set(stems)) {
    const topics = frequencies.get(stem) ?? new Map<string, number>();
    topics.set(target, (topics.get(target) ?? 0) + weight / stems.length);
    frequencies.set(stem, topics);
  }
}

/** The sum of the frequencies of each topic. */
function lengthsOf(frequencies: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const lengths = new Map<string, number>();
  for (const topics of frequencies.values()) {
    for (const [topic, frequency] of topics)
      lengths.set(topic, (lengths.get(topic) ?? 0) + frequency);
  }
  return lengths;
}

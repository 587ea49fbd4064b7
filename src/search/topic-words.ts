/** How much words tell of the topics of patronage: BM25 over the phrases for each topic; pure. */

/** Words that tell of a topic, as stems. */
export interface TellingPhrase {
  readonly stems: readonly string[];
  /** The key of the topic. */
  readonly target: string;
}

/** How much a stem tells of each topic that has it in its phrases. */
export type TopicWords = ReadonlyMap<string, readonly TopicWeight[]>;

export interface TopicWeight {
  readonly topic: string;
  readonly weight: number;
}

/** How soon more phrases with the same word stop counting. */
const k1 = 1.2;
/** How much less a word tells where a topic has many phrases. */
const b = 0.4;
/** A sentence has more words beside the point than a phrase, but those that tell are as people say them. */
const perSentence = 2;

/** @param sentences in which people tell of a topic, without the words that every text has */
export function topicWordsOf(
  phrases: readonly TellingPhrase[],
  sentences: readonly TellingPhrase[],
): TopicWords {
  const frequencies = new Map<string, Map<string, number>>();
  for (const phrase of phrases) count(phrase, 1, frequencies);
  for (const sentence of sentences) count(sentence, perSentence, frequencies);
  const lengths = lengthsOf(frequencies);
  const average = sumOf(lengths.values()) / lengths.size;
  return new Map(
    [...frequencies].map(([stem, topics]) => {
      const idf = Math.log(1 + (lengths.size - topics.size + 0.5) / (topics.size + 0.5));
      const weights = [...topics].map(([topic, frequency]): TopicWeight => {
        const norm = k1 * (1 - b + (b * (lengths.get(topic) ?? 0)) / average);
        return { topic, weight: (idf * frequency * (k1 + 1)) / (frequency + norm) };
      });
      return [stem, weights];
    }),
  );
}

/** Adds how often each stem is in a phrase: in one of four words, a quarter. */
function count(
  { stems, target }: TellingPhrase,
  weight: number,
  frequencies: Map<string, Map<string, number>>,
): void {
  for (const stem of new Set(stems)) {
    const topics = frequencies.get(stem) ?? new Map<string, number>();
    topics.set(target, (topics.get(target) ?? 0) + weight / stems.length);
    frequencies.set(stem, topics);
  }
}

/** The sum of a topic's frequencies. */
function lengthsOf(frequencies: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const lengths = new Map<string, number>();
  for (const topics of frequencies.values()) {
    for (const [topic, frequency] of topics)
      lengths.set(topic, (lengths.get(topic) ?? 0) + frequency);
  }
  return lengths;
}

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, each) => sum + each, 0);

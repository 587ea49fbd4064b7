/** Topics of patronage, in people's own words; pure. */

import { phraseStems, type Vocabulary } from './vocabulary.js';
import { topicKey } from './words/fold.js';

/** The keys of the topics that a text may mean: its own, and those that have it as another name. */
export function topicKeysNamed(text: string, { topics }: Vocabulary): string[] {
  const stems = phraseStems(text);
  const called = (topics.get(stems[0] ?? '') ?? []).filter(
    (phrase) => phrase.stems.join(' ') === stems.join(' '),
  );
  return [...new Set([topicKey(text), ...called.map(({ target }) => target)])];
}

/** Other names for a topic, in the order of the vocabulary. */
export const alsoCalled = (topic: string, { topicNames }: Vocabulary): readonly string[] =>
  topicNames.get(topicKey(topic)) ?? [];

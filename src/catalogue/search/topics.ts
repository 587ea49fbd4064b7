/** Topics of patronage as people ask for them; pure. */
import { topicKey } from './fold.js';
import { phraseStems, type Vocabulary } from './vocabulary.js';

/** The keys of the topics that a text names: its own, and those of topics also called so. */
export function topicKeysNamed(text: string, { topics }: Vocabulary): string[] {
  const stems = phraseStems(text);
  const called = (topics.get(stems[0] ?? '') ?? []).filter(
    (phrase) => phrase.stems.join(' ') === stems.join(' '),
  );
  return [...new Set([topicKey(text), ...called.map(({ target }) => target)])];
}

/** What else people ask for a topic by, in the order of the vocabulary. */
export const alsoCalled = (topic: string, { topicNames }: Vocabulary): readonly string[] =>
  topicNames.get(topicKey(topic)) ?? [];

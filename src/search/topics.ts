/** Topics of patronage, in people's own words; pure. */

import { topicKey } from './text/fold.js';
import { phraseStems, type Vocabulary } from './vocabulary.js';

/**
 * The keys of the topics that a text may mean: its own, and those that have it as another name. If
 * none has exactly that name, those that have another form of it ("exams" for "exam").
 */
export function topicKeysNamed(text: string, { topics }: Vocabulary): string[] {
  const key = topicKey(text);
  const stems = phraseStems(text);
  const alike = (topics.get(stems[0] ?? '') ?? []).filter(
    (phrase) => phrase.stems.join(' ') === stems.join(' '),
  );
  const exact = alike.filter((phrase) => phrase.text === key);
  const meant = exact.length > 0 ? exact : alike;
  return [...new Set([key, ...meant.map(({ target }) => target)])];
}

/** Other names for a topic, in the order of the vocabulary. */
export const alsoCalled = (topic: string, { topicNames }: Vocabulary): readonly string[] =>
  topicNames.get(topicKey(topic)) ?? [];

/** Names and topics that search knows besides those of the records: `mappings/synonyms/*.txt`. */

import { dayPhrases } from '../catalogue/day-phrases.js';
import { grouped } from '../catalogue/grouped.js';
import type { WesternName } from '../catalogue/western-names.js';
import { fold, topicKeys, wordsOf } from './text/fold.js';
import { isNoise } from './text/noise.js';
import { soundOf } from './text/sound.js';
import { stemOf } from './text/stem.js';
import { wordSet } from './text/word-lists.js';
import { type TopicPhrase, type TopicWords, topicWordsOf } from './topic-words.js';
import { westernNamesOf } from './western-names.js';

/** Words that people type for a topic or category, as stems, and what they stand for. */
export interface Phrase {
  /** The phrase, folded. */
  readonly text: string;
  readonly stems: readonly string[];
  readonly target: string;
}

/** Phrases by their first stem. */
export type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

export interface Vocabulary {
  /** A spelling of a given name → the key of its class, which never equals a word of a text. */
  readonly givenNames: ReadonlyMap<string, string>;
  /** The same of epithets, numerals and names of feasts, which are no names of people. */
  readonly epithets: ReadonlyMap<string, string>;
  /** The sound of a spelling → the same keys, if no other class has that sound. */
  readonly sounds: ReadonlyMap<string, string>;
  readonly topics: PhraseBook;
  /** How strongly a stem points to topics. */
  readonly topicWords: TopicWords;
  /** The key of a topic → its other names. */
  readonly topicNames: ReadonlyMap<string, readonly string[]>;
  /** Targets are categories, or what saints are filtered by, such as `station:queen`. */
  readonly kinds: PhraseBook;
  /** The stem of an everyday word → the other words of its class. */
  readonly everyday: ReadonlyMap<string, readonly string[]>;
  /** By the names that no saint has. */
  readonly westernNames: ReadonlyMap<string, WesternName>;
}

/** The texts of the files. */
export interface VocabularyTexts {
  readonly givenNames: string;
  readonly epithets: string;
  readonly patronage: string;
  readonly needs?: string;
  readonly categories: string;
  readonly everyday?: string;
  readonly westernNames?: string;
}

/** Parses classes (`john, ivan, ioann`) and mappings (`barren => childless couples`). */
export function toVocabulary(texts: VocabularyTexts): Vocabulary {
  const givenNames = classesOf(texts.givenNames);
  const epithets = classesOf(texts.epithets);
  const mapped = mappingsOf(texts.patronage);
  // A topic's own name, and its parts ("sailors and seafarers"), are phrases for it too.
  const own = [...new Set(mapped.map(([, topic]) => topic))].flatMap((topic) =>
    topicKeys(topic).map((name) => [name, topic] as const),
  );
  const topics = toBook([...own, ...mapped].map(([phrase, topic]) => [phrase, fold(topic)]));
  return {
    givenNames,
    epithets,
    sounds: new Map([...soundsOf(epithets), ...soundsOf(givenNames)]),
    topics,
    topicWords: topicWordsOf([...topics.values()].flat(), sentencesOf(texts.needs ?? '')),
    topicNames: grouped(mapped.map(([name, topic]) => [fold(topic), name])),
    kinds: toBook([...mappingsOf(texts.categories), ...dayPhrases()]),
    everyday: everydayOf(texts.everyday ?? ''),
    westernNames: westernNamesOf(rules(texts.westernNames ?? '')),
  };
}

function classesOf(text: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const line of rules(text)) {
    const [first = '', ...others] = line.split(',').map((name) => name.trim());
    for (const name of [first, ...others]) keys.set(name, `${classMark}${first}`);
  }
  return keys;
}

/**
 * Words of one stem ("lad", "lads") are one word; those after a semicolon ("child, kid; bairn")
 * stand for the others, but not the others for them.
 */
function everydayOf(text: string): Map<string, readonly string[]> {
  const wordsIn = (list: string) => list.split(',').map((word) => word.trim());
  return new Map(
    rules(text).flatMap((line) => {
      const [found = [], asked = []] = line.split(';').map(wordsIn);
      return [...found, ...asked].map((word): [string, readonly string[]] => {
        const stem = stemOf(word);
        return [stem, found.filter((other) => stemOf(other) !== stem)];
      });
    }),
  );
}

const classMark = '@';

/** Whether a name key is that of a class, not a mere sound. */
export const isOfClass = (key: string): boolean => key.startsWith(classMark);

function soundsOf(givenNames: ReadonlyMap<string, string>): Map<string, string> {
  const sounds = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, key] of givenNames) {
    const sound = soundOf(name);
    if ((sounds.get(sound) ?? key) !== key) shared.add(sound);
    sounds.set(sound, key);
  }
  for (const sound of shared) sounds.delete(sound);
  return sounds;
}

/** A phrase, and what it stands for. */
type Mapping = readonly [phrase: string, target: string];

const mappingsOf = (text: string): Mapping[] =>
  rules(text).flatMap((line) => {
    const [left = '', right = ''] = line.split('=>');
    return left.split(',').map((phrase): Mapping => [phrase.trim(), right.trim()]);
  });

/** Sentences about a topic; names of people and places in them do not count. */
const sentencesOf = (text: string): TopicPhrase[] =>
  rules(text).map((line) => {
    const [sentence = '', topic = ''] = line.split('=>');
    const words = phraseWords(sentence.replace(/ \p{Lu}\p{Ll}+/gu, '')).filter(
      (word) => !isNoise(word),
    );
    return { stems: words.map(stemOf), target: fold(topic) };
  });

const toBook = (mappings: readonly Mapping[]): PhraseBook =>
  grouped(
    mappings.flatMap(([phrase, target]) => {
      const stems = phraseStems(phrase);
      const [first] = stems;
      return first === undefined ? [] : [[first, { text: fold(phrase), stems, target }]];
    }),
  );

/** Words to ignore in phrases: "couples wanting a child" equals "couples wanting children". */
export const articles = wordSet(
  'a an and any for his her in my of our some the their to with your',
);

/** The stems of a text, in order, for finding phrases in it. */
export const phraseStems = (text: string): string[] => phraseWords(text).map(stemOf);

const phraseWords = (text: string) => wordsOf(text).filter((word) => !articles.has(word));

const rules = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/**
 * A key that the spellings of a name share: Athanasius, Athanasios and Athanasy, Sergius and
 * Sergii. It is the class of given names or epithets, by the spelling or the sound of the folded
 * word, else its sound. Compared for whole words only, and ranked below the exact spelling, since
 * different names may share a key.
 */
export function nameKey(word: string, { givenNames, epithets, sounds }: Vocabulary): string {
  const key = givenNames.get(word) ?? epithets.get(word);
  if (key !== undefined) return key;
  const sound = soundOf(word);
  return sounds.get(sound) ?? sound;
}

/**
 * The keys of the topics that a text may mean: its own, and those that have it as another name. If
 * none has exactly that name, those that have another form of it ("exams" for "exam").
 */
export function topicKeysNamed(text: string, { topics }: Vocabulary): string[] {
  const key = fold(text);
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
  topicNames.get(fold(topic)) ?? [];

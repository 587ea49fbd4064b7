/** Whom a query names beside the saint that it asks for: Basil in "the mother of Basil"; pure. */

import { kinOf } from '../relatives.js';
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import { nameKey, type Vocabulary } from '../vocabulary.js';

/** What a saint can be of somebody else. */
export const relations = wordSet(
  'mum mom mummy mommy mama dad daddy grandma granny grandpa',
  'father fathers mother mothers parent parents child children brother brothers sister sisters son',
  'sons daughter daughters twin wives pupils students followers teachers friends successors',
  'wife husband widow widower betrothed fiance fiancee bride spouse uncle aunt nephew niece',
  'cousin kinsman kinswoman relative grandfather grandmother grandparents grandson granddaughter',
  'godfather godmother godson stepmother stepfather ancestor descendant nurse tutor teacher',
  'disciple disciples pupil student follower companion companions friend successor predecessor',
  'biographer servant slave physician bodyguard secretary slayer killer murderer opponent enemy',
);

/** What a saint can do to somebody else, who is named next: "who baptized Augustine". */
const deeds = wordSet(
  'baptized baptised buried converted healed cured accused taught tutored ordained consecrated',
  'tonsured succeeded betrayed raised nursed married instructed opposed rebuked visited anointed',
);

/** What a saint can suffer from somebody else, who is named after "by". */
const sufferings = wordSet(
  ...deeds,
  'killed murdered slain beheaded martyred executed blinded tortured exiled banished imprisoned',
  'condemned sentenced betrayed persecuted drowned strangled poisoned burned hanged beaten',
);

/** A query that asks who wrote a life names whose life it is. */
const writing = wordSet('wrote written writes writing writer author compiled recorded');
const lives = wordSet('life lives biography vita');

/** "I was baptized Katherine" names nobody else. */
const formsOfBe = wordSet('am are be been being is was were');

/** Words that may stand before a name, and that end the name before them. */
const titles = wordSet(
  'apostle prophet evangelist elder abbot abbess bishop archbishop metropolitan patriarch pope',
  'father mother monk king queen prince princess emperor empress tsar tsarina tsaritsa duke grand',
  'duchess deacon deaconess priest presbyter nun hermit virgin martyr blessed venerable righteous',
  'young little old his her their own unmercenary unmercenaries doctor doctors',
);

/** Words that may stand before a name or within it. */
const links = wordSet('a and holy of saint saints st sts ss the');

/** The names of others in a query. */
export interface Mentions {
  readonly words: ReadonlySet<string>;
  /** The words for what the one who is asked for is of them. */
  readonly relations: ReadonlySet<string>;
  /** The relations among them that `relatives.ts` knows. */
  readonly kin: readonly string[];
  /** The keys of their given names. */
  readonly keys: readonly string[];
}

/** A place in a query where somebody else may be named next. */
interface Mention {
  readonly from: number;
  readonly relation?: string;
}

/**
 * Takes known given names only: "the mother of God" names nobody else. A name may be read too far,
 * which does no harm, since its words are lost on those who bear it alone.
 */
export function mentionsIn(tokens: readonly Token[], vocabulary: Vocabulary): Mentions {
  const { givenNames } = vocabulary;
  const words = new Set<string>();
  const relations = new Set<string>();
  const keys = new Set<string>();
  for (const { from, relation } of mentionsFor(tokens)) {
    const name = nameFrom(tokens, from, givenNames);
    if (!name) continue;
    if (relation !== undefined) relations.add(relation);
    for (const [index, word] of name.entries()) {
      words.add(word);
      const key = index === 0 ? nameKey(word, vocabulary) : givenNames.get(word);
      if (key !== undefined) keys.add(key);
    }
  }
  const kin = [...relations].flatMap((relation) => kinOf(relation) ?? []);
  return { words, relations, kin, keys: [...keys] };
}

/** Finds the mentions that the word at a place announces. */
type Announced = (at: number, tokens: readonly Token[]) => Mention[];

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';
const isAfter = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean =>
  tokens.slice(0, at).some(({ word }) => words.has(word));

/** What somebody who did this is to the other. */
const relationOfDeed: Readonly<Record<string, string>> = {
  taught: 'teacher',
  tutored: 'teacher',
  instructed: 'teacher',
  succeeded: 'successor',
};

/** "Mother of Basil", "who wrote the life of Gregory". */
const ofRelation: Announced = (at, tokens) => {
  const word = wordAt(tokens, at);
  const isRelation = relations.has(word) || (lives.has(word) && isAfter(tokens, at, writing));
  return isRelation && wordAt(tokens, at + 1) === 'of' ? [{ from: at + 2, relation: word }] : [];
};

/** "Who baptized Basil", "the sister who raised Basil". */
const afterDeed: Announced = (at, tokens) => {
  const last = wordAt(tokens, at - 1);
  if (!deeds.has(wordAt(tokens, at)) || formsOfBe.has(last)) return [];
  const named = last === 'who' ? wordAt(tokens, at - 2) : '';
  const relation = relations.has(named) ? named : relationOfDeed[wordAt(tokens, at)];
  return [{ from: at + 1, ...(relation && { relation }) }];
};

/** "Exiled by Basil", "teacher to Basil", "whom Basil followed", "whose mother Basil buried". */
const afterLink: Announced = (at, tokens) => {
  const word = wordAt(tokens, at);
  if (word === 'whose' && relations.has(wordAt(tokens, at + 1))) return [{ from: at + 2 }];
  const isLink =
    word === 'whom' ||
    (word === 'by' && isAfter(tokens, at, sufferings)) ||
    (word === 'to' && isAfter(tokens, at, relations));
  return isLink ? [{ from: at + 1 }] : [];
};

/** "Basil's brother", "Sava of Serbia's mother". */
const ofOwner: Announced = (at, tokens) => {
  // "Dorotheus's young disciple" too.
  const relation = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)].find((each) =>
    relations.has(each),
  );
  if (!isOwner.test(tokens[at]?.written ?? '') || relation === undefined) return [];
  return [{ from: wordAt(tokens, at - 1) === 'of' ? Math.max(0, at - 2) : at, relation }];
};

const announced: readonly Announced[] = [ofRelation, afterDeed, afterLink, ofOwner];

const mentionsFor = (tokens: readonly Token[]): Mention[] =>
  tokens.flatMap((_, at) => announced.flatMap((each) => each(at, tokens)));

const maxWordsBeforeName = 3;

/** Where a known name stands behind words that describe: "the Chinese martyr priest Mitrophan". */
function describedName(
  tokens: readonly Token[],
  from: number,
  givenNames: Vocabulary['givenNames'],
): number | undefined {
  for (let at = from; at <= from + maxWordsBeforeName; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.isNoise || relations.has(token.word)) return undefined;
    if (givenNames.has(token.word)) return at;
    if (/[,.;:?!]$/.test(token.written)) return undefined;
  }
  return undefined;
}

/** What comes after "mother of" or "brother of" without an article, and is nobody's name. */
const noNames = wordSet(
  'god christ jesus mercy charity prayer faith light nations monks nuns orphans children martyrs',
  'priests saints all many two three seven',
);

const isOwner = /['’ʼ]s?$/u;

/** The words of the name that begins at a place, perhaps after a title; undefined if it is unknown. */
function nameFrom(
  tokens: readonly Token[],
  from: number,
  givenNames: Vocabulary['givenNames'],
): readonly string[] | undefined {
  // "The Welsh king Brychan" too.
  const mayPrecede = ({ word }: Token, at: number) =>
    (links.has(word) || titles.has(word) || titles.has(wordAt(tokens, at + 1))) &&
    !givenNames.has(word);
  const begins = tokens.findIndex((token, at) => at >= from && !mayPrecede(token, at));
  const isOf = wordAt(tokens, from - 1) === 'of';
  const start = (isOf && describedName(tokens, begins, givenNames)) || begins;
  const first = tokens[start];
  const hasTitle = tokens.slice(from, start).some(({ word }) => titles.has(word));
  // "Brother of Lupicinus": no list has all names, but an article stands before most other words.
  const isBare = start === from && isOf && !noNames.has(wordAt(tokens, from));
  const isName = hasTitle || isBare || givenNames.has(first?.word ?? '');
  if (!first || first.isNoise || !isName) return undefined;
  const endsName = ({ word, isNoise }: Token) =>
    titles.has(word) || relations.has(word) || (isNoise && !links.has(word));
  const name = tokens.slice(start);
  const end = name.findIndex(endsName);
  return (end === -1 ? name : name.slice(0, end)).map(({ word }) => word);
}

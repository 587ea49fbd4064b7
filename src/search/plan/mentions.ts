/** Whom a query names beside the saint that it asks for: Basil in "the mother of Basil"; pure. */

import { kinOf } from '../relatives.js';
import type { Token } from '../text/tokens.js';
import { wordSet } from '../text/word-lists.js';
import { nameKey, type Vocabulary } from '../vocabulary.js';

/** What a saint can be of somebody else. */
export const relations = wordSet(
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
  'young little old his her their own',
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
  for (const { from, relation } of tokens.flatMap(mentionsFor)) {
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

/** The mentions that a word announces: "mother" of, "baptized", "by", "Basil's" brother. */
function mentionsFor({ word, written }: Token, at: number, tokens: readonly Token[]): Mention[] {
  const [last, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const isAfter = (set: ReadonlySet<string>) =>
    tokens.slice(0, at).some((each) => set.has(each.word));
  const mentions: Mention[] = [];
  const isRelation = relations.has(word) || (lives.has(word) && isAfter(writing));
  if (next === 'of' && isRelation) mentions.push({ from: at + 2, relation: word });
  if (deeds.has(word) && !formsOfBe.has(last)) {
    // "The sister who raised Peter".
    const before = last === 'who' ? (tokens[at - 2]?.word ?? '') : '';
    mentions.push({ from: at + 1, ...(relations.has(before) && { relation: before }) });
  }
  if (word === 'by' && isAfter(sufferings)) mentions.push({ from: at + 1 });
  if (word === 'to' && isAfter(relations)) mentions.push({ from: at + 1 });
  if (word === 'whom') mentions.push({ from: at + 1 });
  if (word === 'whose' && relations.has(next)) mentions.push({ from: at + 2 });
  if (isOwner.test(written) && relations.has(next)) {
    // "Sava of Serbia's mother".
    const from = last === 'of' ? Math.max(0, at - 2) : at;
    mentions.push({ from, relation: next });
  }
  return mentions;
}

const isOwner = /['’ʼ]s?$/u;

/** The words of the name that begins at a place, perhaps after a title; undefined if it is unknown. */
function nameFrom(
  tokens: readonly Token[],
  from: number,
  givenNames: Vocabulary['givenNames'],
): readonly string[] | undefined {
  const mayPrecede = ({ word }: Token) =>
    (links.has(word) || titles.has(word)) && !givenNames.has(word);
  const start = tokens.findIndex((token, at) => at >= from && !mayPrecede(token));
  const first = tokens[start];
  const hasTitle = tokens.slice(from, start).some(({ word }) => titles.has(word));
  if (!first || first.isNoise || !(hasTitle || givenNames.has(first.word))) return undefined;
  const endsName = ({ word, isNoise }: Token) =>
    titles.has(word) || relations.has(word) || (isNoise && !links.has(word));
  const name = tokens.slice(start);
  const end = name.findIndex(endsName);
  return (end === -1 ? name : name.slice(0, end)).map(({ word }) => word);
}

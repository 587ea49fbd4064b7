/** Whom a query names beside the saint that it asks for: Basil in "the mother of Basil"; pure. */

import { wordsOf } from '../text/fold.js';
import { isNoise } from '../text/noise.js';
import type { Vocabulary } from '../vocabulary.js';

/** What a saint can be of somebody else. */
export const relations: ReadonlySet<string> = new Set(
  [
    'father mother parent parents child children brother brothers sister sisters son sons',
    'daughter daughters twin',
    'wife husband widow widower betrothed fiance fiancee bride spouse uncle aunt nephew niece',
    'cousin kinsman kinswoman relative grandfather grandmother grandparents grandson granddaughter',
    'godfather godmother godson stepmother stepfather ancestor descendant nurse tutor teacher',
    'disciple disciples pupil student follower companion companions friend successor predecessor',
    'biographer servant slave physician bodyguard secretary slayer killer murderer opponent enemy',
  ]
    .join(' ')
    .split(' '),
);

/** What a saint can do to somebody else, who is named next: "who baptized Augustine". */
const deeds = new Set(
  [
    'baptized baptised buried converted healed cured accused taught tutored ordained consecrated',
    'tonsured succeeded betrayed raised nursed married instructed opposed rebuked visited anointed',
  ]
    .join(' ')
    .split(' '),
);

/** What a saint can suffer from somebody else, who is named after "by". */
const sufferings = new Set([
  ...deeds,
  ...[
    'killed murdered slain beheaded martyred executed blinded tortured exiled banished imprisoned',
    'condemned sentenced betrayed persecuted drowned strangled poisoned burned hanged beaten',
  ]
    .join(' ')
    .split(' '),
]);

/** A query that asks who wrote a life names whose life it is. */
const writing = new Set('wrote written writes writing writer author compiled recorded'.split(' '));
const lives = new Set('life lives biography vita'.split(' '));

/** "I was baptized Katherine" names nobody else. */
const formsOfBe = new Set('am are be been being is was were'.split(' '));

/** Words that may stand before a name, and that end the name before them. */
const titles = new Set(
  [
    'apostle prophet evangelist elder abbot abbess bishop archbishop metropolitan patriarch pope',
    'father mother monk king queen prince princess emperor empress tsar tsarina tsaritsa duke grand',
    'duchess virgin martyr blessed venerable righteous his her their own',
  ]
    .join(' ')
    .split(' '),
);

/** Words that may stand before a name or within it. */
const links = new Set('a and holy of saint saints st sts ss the'.split(' '));

/** The words of a query that name somebody else. */
export interface Others {
  readonly words: ReadonlySet<string>;
  /** What the one who is asked for is of them. */
  readonly relations: ReadonlySet<string>;
  /** The keys of their given names. */
  readonly keys: readonly string[];
}

/**
 * Takes known given names only: "the mother of God" names nobody else. A name may be read too far,
 * which does no harm, since its words are lost on those who bear it alone.
 */
export function othersNamed(text: string, { givenNames }: Vocabulary): Others {
  const named = new Set<string>();
  const keys = new Set<string>();
  const asked = new Set<string>();
  const written = text
    .split(/\s+/)
    .flatMap((each) => wordsOf(each).map((word) => ({ word, each })));
  const words = written.map(({ word }) => word);
  const takeNames = (from: number, relation?: string) => {
    const start = words.findIndex(
      (word, at) => at >= from && !((links.has(word) || titles.has(word)) && !givenNames.has(word)),
    );
    if (!givenNames.has(words[start] ?? '')) return;
    if (relation !== undefined) asked.add(relation);
    for (const word of words.slice(start)) {
      if (titles.has(word) || relations.has(word) || (isNoise(word) && !links.has(word))) break;
      named.add(word);
      const key = givenNames.get(word);
      if (key !== undefined) keys.add(key);
    }
  };
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at);
    const next = words[at + 1];
    const isOfNext =
      next === 'of' &&
      (relations.has(word) || (lives.has(word) && before.some((each) => writing.has(each))));
    if (isOfNext) takeNames(at + 2, word);
    if (deeds.has(word) && !formsOfBe.has(before.at(-1) ?? '')) takeNames(at + 1);
    if (word === 'by' && before.some((each) => sufferings.has(each))) takeNames(at + 1);
    if (isOwner.test(written[at]?.each ?? '') && relations.has(next ?? '')) takeNames(at, next);
  }
  return { words: named, relations: asked, keys: [...keys] };
}

const isOwner = /['’ʼ]s?$/u;

/** What of a query decides whether a band is tried. */
import { isCategory } from '../../catalogue/filters.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { kinOf } from '../relatives.js';

/** Whether a plan is worth a band. */
export type When = (plan: QueryPlan) => boolean;

const atMost =
  (count: number): When =>
  ({ words }) =>
    words.length <= count;
const atLeast =
  (count: number): When =>
  ({ words }) =>
    words.length >= count;

/** Longer queries are not tried as names, which bounds the number of clauses. */
export const canBeName = atMost(7);
/** Typing errors are only looked for in names, and cost more the longer the query is. */
export const canBeFuzzy = atMost(4);
/**
 * In longer queries, a long life may have every word by chance, while the saint who is meant has
 * all but one, so that the prose score alone decides.
 */
export const needsEveryWord = atMost(3);
export const isOneWord: When = ({ words, whole }) => words[0]?.word === whole;
export const isSeveralWords = atLeast(2);
/** Fewer words may stand together by chance. */
export const isPhrase = atLeast(3);
/** Seven words of one hymn are no coincidence. */
export const canBeHymn = atLeast(7);
export const isHymn: When = (plan) => plan.seeksHymn || (plan.isSung && isPhrase(plan));
/** In the original, two words of a hymn meet by no chance either. */
export const isPhraseOfHymn: When = (plan) =>
  isPhrase(plan) || (plan.isGreekOrCyrillic && isSeveralWords(plan));
/** Words of a hymn in the original, in Latin letters. */
export const isRomanized: When = (plan) => plan.mayBeRomanized && isPhrase(plan);
export const seeksPhraseOfHymn: When = (plan) => plan.seeksHymn && isSeveralWords(plan);
export const isForeign: When = (plan) =>
  isSeveralWords(plan) && canBeName(plan) && plan.english !== plan.whole;
export const seeksPatron: When = (plan) => plan.seeksPatron;
export const seeksNoPatron: When = (plan) => !plan.seeksPatron;
export const seeksPatronOfTopic: When = ({ seeksPatron, topics }) =>
  seeksPatron && topics.length > 0;
export const seeksIcon: When = (plan) => plan.seeksIcon && plan.seeksPatron;
export const hasOnlyTopics: When = (plan) => !plan.seeksPatron && plan.rest.length === 0;
/** Nobody is patron of everything in a longer list. */
export const hasFewTopics: When = ({ topics }) => topics.length > 1 && topics.length < 4;
/** A name of few words, and a day. */
export const isDatedName: When = ({ undated }) => undated !== undefined && needsEveryWord(undated);
/** "Saint Gobnet of Munster", of whom Munster may not be told; not "ladies around Saint Gobnet". */
export const hasNamed: When = ({ words }) =>
  words[0]?.isNamed === true && words.every(({ mentionedNames }) => mentionedNames.length === 0);
export const hasShorterPlan: When = ({ withoutLast }) => withoutLast !== undefined;
export const and =
  (one: When, other: When): When =>
  (plan) =>
    one(plan) && other(plan);

/** With more words, the text tells a life: "disciple of Sergius who painted the Trinity". */
export const asksForRelative: When = ({ words }) =>
  words.some(({ relatives }) => relatives.length > 0) &&
  words.filter(({ word, relatives }) => relatives.length === 0 && !kinOf(word)).length < 2;
export const hasFacets: When = ({ words }) =>
  words.some(({ facets }) => facets.some((each) => !isCategory(each)));
export const hasOnlyFacets: When = (plan) => hasFacets(plan) && plan.topics.length === 0;
/** With many other words, the text tells a life, of which any may be said in another way. */
export const hasConditions: When = ({ conditions, words, rest, seeksPatron }) =>
  conditions.length > words.length - 3 &&
  conditions.length > 0 &&
  !seeksPatron &&
  // Monks are a topic too.
  words.every((word) => rest.includes(word) || conditions.includes(word));

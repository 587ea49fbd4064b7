/**
 * The ranking of search results: kinds of match, best first, for both catalogues. A hit belongs to
 * the first band that it reaches. Within a band, hits are ordered by renown, or first by what the
 * band says. Bands are further apart than any prose score, so that a rare word cannot lift a worse
 * kind of match above a better one.
 */
import { type Row, withScores } from './band.js';
import { by } from './lookups.js';
import { categoryOrOrigin, kindOrDay, nameOrOtherName, textOrPatronage } from './matched.js';
import {
  anyOwnWord,
  both,
  country,
  equals,
  everyCondition,
  everyNamed,
  everyWord,
  everyWordButOneSure,
  iconOfAny,
  isCountry,
  mostWordsOfHymns,
  nearlyAllWordsOfHymns,
  ofDay,
  patronOfAny,
  patronOfEvery,
  patronOfFirst,
  phrase,
  relative,
  startsWith,
  startsWithWords,
  undated,
  unfinishedPhrase,
  withoutLast,
  wordsOfOriginals,
} from './matchers.js';
import {
  and,
  asksForRelative,
  canBeFuzzy,
  canBeHymn,
  canBeName,
  hasConditions,
  hasFacets,
  hasFewTopics,
  hasNamed,
  hasOnlyFacets,
  hasOnlyTopics,
  hasShorterPlan,
  isDatedName,
  isForeign,
  isHymn,
  isOneWord,
  isPhrase,
  isPhraseOfHymn,
  isRomanized,
  isSeveralWords,
  needsEveryWord,
  seeksIcon,
  seeksNoPatron,
  seeksPatron,
  seeksPatronOfTopic,
  seeksPhraseOfHymn,
} from './when.js';

const patron = { band: 'patron', matched: 'patronage' } as const;
const topic = { band: 'topic', matched: 'patronage' } as const;
/** The whole query is the first word of the name, or another name; the best known come first. */
const givenName = { band: 'givenName', matched: nameOrOtherName, ties: 'renown' } as const;
/**
 * The beginning of a name. The best known come first, so that "nikol" is Nicholas of Myra even if
 * another name begins so in full.
 */
const beginning = { band: 'beginning', matched: nameOrOtherName, ties: 'renown' } as const;
const completions: readonly Row[] = [
  { ...beginning, match: both(startsWith('wholeName'), isCountry), lead: 160 },
  { ...beginning, match: startsWith('wholeName'), lead: 90 },
  { ...beginning, match: unfinishedPhrase, lead: 25 },
];
/**
 * Every word is a kind, a place or a day: "women martyrs of Persia", "6 December". For a land within
 * a country, those who are said to be of it come before everyone else of the country.
 */
const kinds = { matched: kindOrDay, match: everyWord(by.facet) } as const;
const kindsInCountry = { ...kinds, match: everyWord(by.facetInCountry) } as const;
/** A name and a day of either calendar: "Elijah, 2 August". */
const dated = { matched: 'date', when: isDatedName } as const;
/** A hymn, remembered more or less. */
const hymn = { matched: 'hymn', match: mostWordsOfHymns, ties: 'hymn' } as const;
const fuzzy = { matched: 'spelling', when: canBeFuzzy, fuzzy: true } as const;

/** The bands of a search. */
export const searchBands = withScores([
  // Many hierarchs share a troparion: the best known is meant.
  { band: 'sungPhrase', matched: 'hymn', match: phrase('hymns'), when: seeksPhraseOfHymn },
  {
    band: 'sungOriginal',
    matched: 'hymn',
    match: wordsOfOriginals(0.85),
    when: and(isRomanized, canBeHymn),
  },
  { ...hymn, band: 'sung', when: isHymn },
  { ...hymn, band: 'sung', match: nearlyAllWordsOfHymns, when: canBeHymn },
  // Icons are feasts, before which people pray for some of the same things.
  { band: 'icon', matched: 'patronage', match: iconOfAny, when: seeksIcon, ties: 'rest' },
  {
    band: 'patronOfEvery',
    matched: 'patronage',
    match: patronOfEvery,
    when: and(seeksPatron, hasFewTopics),
    ties: 'rest',
  },
  {
    ...patron,
    band: 'patronOfFirst',
    match: patronOfFirst,
    when: seeksPatronOfTopic,
    ties: 'rest',
  },
  { ...patron, match: patronOfAny, when: seeksPatronOfTopic, ties: 'rest' },
  { ...patron, match: everyWord(by.topic), when: seeksPatron },
  { band: 'wholeCountry', matched: nameOrOtherName, match: country },
  { band: 'wholeName', matched: 'name', match: equals('wholeName') },
  {
    // "Jorvik Olm" of Jorvik Olm of Sarn, if it is also one of the other names.
    band: 'shorterName',
    matched: 'other-name',
    match: both(equals('otherNames'), everyWord(by.ownName)),
    when: isSeveralWords,
  },
  { ...givenName, match: equals('givenName'), lead: 5 },
  { ...givenName, match: equals('otherNames'), lead: 5 },
  { ...givenName, match: everyWord(by.companion), when: isOneWord },
  { band: 'wholeTitle', matched: 'title', match: equals('wholeTitles') },
  { band: 'related', matched: 'related', match: relative, when: asksForRelative, ties: 'rest' },
  { ...kinds, band: 'kinds', when: hasOnlyFacets },
  { ...kindsInCountry, band: 'kindsInCountry', when: hasOnlyFacets },
  { ...dated, band: 'nameAndDay', match: both(ofDay, undated(everyWord(by.name))) },
  { ...dated, band: 'titleAndDay', match: both(ofDay, undated(everyWord(by.prefix))) },
  { ...dated, band: 'nameWithoutDay', matched: 'text', match: undated(everyWord(by.nameKey)) },
  {
    band: 'topicOfEvery',
    matched: 'patronage',
    match: patronOfEvery,
    when: and(hasOnlyTopics, hasFewTopics),
  },
  { ...topic, match: patronOfAny, when: hasOnlyTopics },
  { ...topic, match: everyWord(by.topic), when: seeksNoPatron },
  { band: 'nameStart', matched: nameOrOtherName, match: startsWithWords },
  { band: 'phrase', matched: nameOrOtherName, match: phrase('names') },
  {
    band: 'titlePhrase',
    matched: 'title',
    match: both(phrase('titles'), anyOwnWord),
    when: isSeveralWords,
  },
  // A joint title may have no word of the saint's own.
  { band: 'longPhrase', matched: 'title', match: phrase('titles'), when: isPhrase },
  { band: 'hymnPhrase', matched: 'hymn', match: phrase('hymns'), when: isPhraseOfHymn },
  { band: 'ownName', matched: 'name', match: everyWord(by.ownName), when: canBeName },
  { band: 'names', matched: 'other-name', match: everyWord(by.name), when: canBeName },
  {
    band: 'titles',
    matched: 'title',
    match: both(everyWord(by.title), anyOwnWord),
    when: canBeName,
  },
  { band: 'original', matched: 'hymn', match: wordsOfOriginals(1), when: isRomanized },
  { ...hymn, band: 'hymn', when: canBeHymn },
  { band: 'englishPhrase', matched: 'sound', match: phrase('names', 'english'), when: isForeign },
  {
    band: 'englishTitlePhrase',
    matched: 'title',
    match: both(phrase('titles', 'english'), anyOwnWord),
    when: isForeign,
  },
  { band: 'ownSound', matched: 'sound', match: everyWord(by.ownNameKey), when: canBeName },
  { band: 'sound', matched: 'sound', match: everyWord(by.nameKey), when: canBeName },
  ...completions.map((row) => ({ ...row, when: canBeName })),
  { ...beginning, match: both(everyWord(by.prefix), anyOwnWord), when: canBeName },
  { band: 'mostOfOriginal', matched: 'hymn', match: wordsOfOriginals(0.7), when: isRomanized },
  { ...kindsInCountry, band: 'kindsBesideTopics', when: hasFacets },
  { band: 'ownKind', matched: categoryOrOrigin, match: everyWord(by.ownKind) },
  { band: 'kind', matched: categoryOrOrigin, match: everyWord(by.kind) },
  { band: 'ownKindInCountry', matched: categoryOrOrigin, match: everyWord(by.ownKindInCountry) },
  { band: 'kindInCountry', matched: categoryOrOrigin, match: everyWord(by.kindInCountry) },
  { band: 'conditions', matched: 'text', match: everyCondition, when: hasConditions, ties: 'rest' },
  { band: 'namePrefix', ...fuzzy, match: everyWord(by.namePrefix) },
  {
    band: 'ownNameEdited',
    ...fuzzy,
    match: everyWordButOneSure(by.fuzzyOwnName, by.ownNameKey),
  },
  {
    band: 'prose',
    matched: 'text',
    match: everyWord(by.prose),
    when: needsEveryWord,
    ties: 'prose',
  },
  { band: 'nameEdited', ...fuzzy, match: everyWordButOneSure(by.fuzzyName, by.nameKey) },
  { band: 'fuzzyName', ...fuzzy, match: everyWord(by.fuzzyName), ties: 'prose' },
  { band: 'veryFuzzyName', ...fuzzy, match: everyWord(by.veryFuzzyName), ties: 'prose' },
  { band: 'fuzzyWord', ...fuzzy, match: everyWord(by.fuzzyWord), ties: 'prose' },
  { band: 'veryFuzzyWord', ...fuzzy, match: everyWord(by.veryFuzzyWord), ties: 'prose' },
  {
    band: 'namedEdited',
    ...fuzzy,
    ties: 'prose',
    match: everyNamed(by.fuzzyName),
    when: and(canBeFuzzy, hasNamed),
  },
  { band: 'someWords', matched: textOrPatronage, ties: 'prose' },
]);

/** The bands of suggestions for a half-typed text. */
export const suggestionBands = withScores([
  { band: 'wholeName', matched: 'name', match: equals('wholeName') },
  { ...beginning, match: startsWithWords, lead: 100 },
  ...completions,
  { ...beginning, match: startsWith('otherNames'), lead: 60 },
  { ...beginning, match: withoutLast(startsWithWords), when: hasShorterPlan, lead: 60 },
  { ...beginning, match: everyWord(by.suggestion) },
  {
    band: 'withoutLast',
    matched: nameOrOtherName,
    match: withoutLast(everyWord(by.suggestion)),
    when: hasShorterPlan,
    ties: 'renown',
  },
]);

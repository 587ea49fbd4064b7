import { describe, expect, it } from 'vitest';
import { planQuery } from '../../../src/search/plan/query-plan.js';
import { planSuggestion } from '../../../src/search/plan/suggestion-plan.js';
import { toVocabulary } from '../../../src/search/vocabulary.js';
import { vocabularyOf } from '../../support/records/builders.js';

const vocabulary = toVocabulary({
  givenNames: 'john, ivan',
  epithets: 'great, veliki',
  patronage: [
    'lost keys => lost objects',
    'horses => farm animals',
    'road => travelers',
    'sea => the drowned',
    'sea captains => sailors',
    'illness => the sick',
    'mental illness, worried => the anxious',
    'school => students',
    'vet => vets',
    'mother of sailors => sailors',
    'mother => motherhood',
  ].join('\n'),
  categories: 'bishops => hierarch\nholy fools => fool-for-christ\nmother => venerable',
});
const plan = (text: string) => planQuery(text, vocabulary);
/** The plan of a half-typed text, and the one without its last word. */
const planned = (text: string) => {
  const { withoutLast, ...typed } = planSuggestion(text, vocabulary);
  return withoutLast ? [typed, withoutLast] : [typed];
};
const wordsIn = (text: string) => plan(text).words.map(({ word }) => word);

describe('the plan of a query', () => {
  it('reads a day as of either calendar, beside what else is asked', () => {
    const { days, undated } = plan('Elijah, 2 August');
    expect(days).toEqual(['day:08-02', 'day:07-20']);
    expect(undated?.words.map(({ word }) => word)).toEqual(['elijah']);
    expect(plan('2 August').days).toEqual([]);
  });

  it.each([
    ['bishops, queens', ['bishops', 'queens']],
    ['bishops, queens of Ivan', []],
    ['bishops', []],
  ])('takes for conditions, of %j, %j', (text, words) => {
    const categories = 'bishops => hierarch\nqueens => station:queen';
    const { conditions } = planQuery(text, vocabularyOf({ givenNames: 'john, ivan', categories }));
    expect(conditions.map(({ word }) => word)).toEqual(words);
  });

  it.each([
    ['Who was Saint Basil the Great?', ['basil', 'great']],
    ['basil Basil BASIL', ['basil']],
    ['may I eat fish on St Basil the Great', ['basil', 'great']],
    ['I was baptized as Ivan, who was he?', ['ivan']],
    ['heavenly patron of John', ['john']],
    ['troparion of St Sergius', ['sergius']],
    ['the hymn of Sergius', ['hymn', 'sergius']],
    ['hymns to Sergius', ['sergius']],
    ['Сергий тропарь', ['sergii']],
    ['saints near Lincoln', ['lincoln']],
    ['Fathers of the Near Caves', ['fathers', 'near', 'caves']],
    ['who is near', ['near']],
    ['Sveti Ivan slava', ['ivan']],
    ['slava', ['slava']],
    ['the best helper, heavenly powers', ['helper', 'heavenly', 'powers']],
    ['the saint', ['the', 'saint']],
    ['?!', []],
    [`${'x'.repeat(41)} basil`, ['basil']],
    [`${'x'.repeat(40)} basil`, ['x'.repeat(40), 'basil']],
  ])('keeps from %j the words %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    ['#SaintJohn the Baptist', ['john', 'baptist']],
    ['StIvan', ['ivan']],
    ['saintjohn', ['john']],
    ['#JohnDamascene', ['john', 'damascene']],
    ['icon of #JohnDamascene', ['icon', 'john', 'damascene']],
    ['StIvanRilski', ['ivan', 'rilski']],
    ['StRilski', ['rilski']],
    ['icon of saintjohn', ['icon', 'john']],
    ['McCarthy of Saintes', ['mccarthy', 'saintes']],
    ['stjohnny', ['stjohnny']],
    ["Sant'Ivan", ['ivan']],
  ])('parts the names that run together in %j: %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    ['herman of al', ['herman', 'al']],
    ['herman of al ', ['herman']],
    ['afrem al-suryani', ['afrem', 'suryani']],
    ['mary of e', ['mary', 'e']],
    ['theodore the st', ['theodore', 'st']],
    ['basil the saint', ['basil']],
    ['john c', ['john', 'c']],
    ['leo i', ['leo']],
    ['hermit of the cave x', ['hermit', 'cave']],
    ['hermit of the cave k', ['hermit', 'cave']],
    ['st al', ['al']],
    ['saint mar', ['mar']],
    ['sveta st', ['sveta', 'st']],
  ])('keeps of %j the words %j, the last of which may be half typed', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('keeps no more than 11 words', () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    expect(wordsIn(text)).toHaveLength(11);
  });

  it('leaves out the year that "when is" asks about', () => {
    expect(plan('when is Great Friday in 2027').words.map(({ word }) => word)).toEqual([
      'great',
      'friday',
    ]);
    expect(plan('shot in 1937').words.map(({ word }) => word)).toContain('1937');
  });

  it('has each word in every form', () => {
    expect(plan('Ivan wonderworking').words).toEqual([
      expect.objectContaining({ word: 'ivan', key: '@john', stem: 'ivan', categories: [] }),
      expect.objectContaining({ word: 'wonderworking', stem: 'wonderwork', categories: [] }),
    ]);
  });

  it.each([
    'Our Father among the Saints Basil the Great',
    'our holy and God-bearing father Basil the Great',
    'Great Basil, our venerable Father',
    'Great our Father Basil',
  ])('ignores how a litany begins: %j', (text) => {
    expect(wordsIn(text).sort()).toEqual(['basil', 'great']);
  });

  it.each([
    ['Easter 2027', ['easter']],
    ['when is Easter in 2027', ['easter']],
    ['martyred in 2022', ['martyred', '2022']],
    ['Easter 1821', ['easter', '1821']],
    ['name day of George 2027', ['george']],
    ['nameday Maria', ['maria']],
    ['when is St Nicholas, old calendar', ['nicholas']],
    ['Elijah by the new calendar', ['elijah']],
    ['saint Demetrius next year', ['demetrius']],
    ['what is the old calendar', ['old', 'calendar']],
  ])('leaves the year and the calendar out of %j if it asks when a feast is', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    ['lost keys saint', true],
    ['dog-headed saint', false],
    ['Saint of horses', false],
    ['horses and saints', false],
  ])('recognizes that %j asks for a patron: %j', (text, seeksPatron) => {
    expect(plan(text)).toMatchObject({ seeksPatron });
  });

  it.each([
    ['luke th', [['luke', 'th'], ['luke']]],
    ['luke the', [['luke', 'the'], ['luke']]],
    ['luke the ', [['luke']]],
    ['luke a', [['luke', 'a'], ['luke']]],
    ['luke s', [['luke', 's']]],
    ['sveti n', [['n']]],
    ['agia mar', [['mar']]],
    ['agia ', [['agia']]],
    ['luke john', [['luke', 'john']]],
    ['the of the', [['the']]],
    ['x'.repeat(41), [['x'.repeat(41)]]],
    ['', [[]]],
    ['luke e', [['luke', 'e']]],
    ['the', [['the']]],
  ])('reads the half-typed %j as %j', (text, plans) => {
    expect(planned(text).map(({ words }) => words.map(({ word }) => word))).toEqual(plans);
  });

  it.each([
    ['So svyatymi upokoi Khriste', true],
    ['the soul of the servant', false],
  ])('knows whether %j may be a hymn in Latin letters: %s', (text, mayBeRomanized) => {
    expect(plan(text)).toMatchObject({ mayBeRomanized });
  });

  it('compares whole names without noise', () => {
    expect(plan('St. John of the Ladder').whole).toBe('john ladder');
  });

  it.each([
    ['lost keys', ['lost objects'], []],
    ['who finds lost keys', ['lost objects'], ['finds']],
    ['a horse for the road', ['farm animals', 'travelers'], []],
    ['lost objects', ['lost objects'], []],
    ['keys lost', [], ['keys', 'lost']],
    ['basil', [], ['basil']],
    ['illness', ['the sick'], []],
    ['mental illness', ['the anxious'], []],
    ['illness and mental illness', ['the anxious', 'the sick'], []],
    ['mother of sailors', ['sailors'], []],
    ['sea captains', ['sailors'], []],
  ])('finds in %j the topics %j', (text, topics, rest) => {
    const found = plan(text);
    expect([...found.topics].sort()).toEqual(topics);
    expect(found.rest.map(({ word }) => word)).toEqual(rest);
  });

  it.each([
    ['who is the patron saint of horses', true],
    ['which saint do I pray to for lost keys', true],
    ['saint for horses', true],
    ['protectress of the road', true],
    ['protect horses', true],
    ['patronage of horses', true],
    ['prayer for horses', true],
    ['prayers to Basil', true],
    ['prayer of Basil', false],
    ['intercessor of horses', true],
    ['intercession', true],
    ['invoke for horses', true],
    ['whom to invoke for horses', true],
    ['who helps with horses', true],
    ['who can help horses', true],
    ['can you help with horses', false],
    ['could somebody please help with horses', false],
    ['please help with horses', false],
    ['horses,   saint', true],
    ['Basil the Great', false],
    ['the saint of Rila', false],
    ['our son is afraid of horses', true],
    ["we're on the road at night", true],
    ['we were on the road at night', true],
    ['they were on the road at night', false],
    ['dad fell among horses', true],
    ['dad is not well since he fell among the horses', true],
    ['dad and his two sons fled on horses when the town burned', false],
    ['who looks after horses', true],
    ['he looks after horses', false],
    ['a king let two horses pray', false],
    ['his neighbour has lost keys', true],
    ['his neighbour found lost keys', false],
    ['his neighbour has horses', false],
    ['whom can I talk to about horses', true],
    ['which icon hangs over horses', true],
    ['my horses', false],
    ['nuns thrown with horses into a mine', false],
    ['my name is Basil the Great', false],
    ['our Father who calmed the sea', false],
    ['the man who said my sea is calm', false],
    ["a boy of the sea: 'do my work'", false],
    ['told the king that the sea and horses are ours', false],
    ['I was told to sell horses', true],
    ['do we know who kept horses there', false],
    ['tell me about the man with horses', false],
    ['lost keys in May and nothing since', true],
    ['he let others help themselves to horses', false],
    ['who composed a prayer to the sea', false],
    ['a prayer to calm the sea', true],
    ['the day we bless horses', false],
    ['every day we lose horses', true],
    ["he's up at night over lost keys", true],
    ['he sells lost keys every night', true],
    ['he was always after lost keys', false],
    ["they've sold the lost keys too", true],
    ['papou still rides horses', true],
    ['Sunday about the man whom nobody would help to horses', false],
    ['who on Sunday can help with horses', true],
    ['which saint finds horses', true],
    ['which saint found horses', false],
    ['is there somebody in heaven for horses', true],
    ['whose icon do I hang up for horses', true],
    ['which saints take care of horses', true],
    ['the saint who took care of horses', false],
  ])('knows whether %j seeks a patron: %s', (text, seeks) => {
    expect(plan(text).seeksPatron).toBe(seeks);
  });

  it.each([
    ['mothers of horses', ['farm animals', 'motherhood']],
    ['my mother is at home', ['motherhood']],
    ['prayer of John for horses', ['farm animals']],
    ['prayer to John of Horses', []],
    ['prayer of horses', ['farm animals']],
    ['I am worried and scared', ['the anxious']],
  ])('reads topics, but not in what somebody is named after: %j', (text, topics) => {
    expect([...plan(text).topics].sort()).toEqual(topics);
  });

  it('puts names and epithets into English', () => {
    expect(plan('Sveti Ivan Veliki of Rila').english).toBe('john great rila');
  });

  it.each([
    ['bishops', { bishops: ['hierarch'] }],
    ['mother of horses', { mother: ['venerable'], horses: [] }],
    ['holy fools and bishops', { fools: ['fool-for-christ'], bishops: ['hierarch'] }],
  ])('finds in %j the categories %j', (text, expected) => {
    const found = plan(text).words.map(({ word, categories }) => [word, categories]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it.each([
    ['Saint Gregory Palamas was', ['gregory', 'palamas']],
    ['saint gregory palamas', ['gregory']],
    ['Gregory Palamas', []],
    ['Saint Basil, Gregory', ['basil']],
    ['Saint  Basil  Great', ['basil', 'great']],
    ['Saint O.Basil Gregory', ['basil', 'gregory']],
    ['Saint Basil McLeod iPaul', ['basil', 'mcleod']],
    ['holy Basil', ['basil']],
    ['blessed Basil', ['basil']],
    ['St Basil', ['basil']],
    ['Sts Basil', ['basil']],
    ['SS Basil', ['basil']],
    ['saints Basil', ['basil']],
    ['all-holy Basil', ['basil']],
    ['Sveti Sava', ['sava']],
    ['mother of John', ['mother']],
  ])('takes of %j the words %j for a name', (text, names) => {
    const named = plan(text).words.filter(({ isNamed }) => isNamed);
    expect(named.map(({ word }) => word)).toEqual(names);
  });

  it('knows which words are of the name of somebody else', () => {
    const mentioned = plan('mother of John').words.map((each) => [each.word, each.mentionedNames]);
    expect(mentioned).toEqual([
      ['mother', []],
      ['john', ['@john']],
    ]);
  });

  it.each([
    ['Georgia', ['georgia']],
    ['how many Christians live in Georgia', ['many christians live georgia', 'georgia']],
    ['local statistics of Georgia', ['local statistics georgia', 'georgia']],
    ['born in Serbia, the nation', ['born serbia nation', 'serbia']],
    ['many people', ['many people']],
  ])('reads %j as the countries %j', (text, names) => {
    expect(plan(text).countryNames).toEqual(names);
  });

  it('plans a half-typed text word by word', () => {
    const typed = planSuggestion('luke the', vocabulary);
    expect(typed).toMatchObject({ whole: 'luke the' });
    expect(typed.words.at(-1)).toEqual({
      ...{ word: 'the', key: 'the', keyStart: 'the', stem: 'the' },
      ...{ sounds: [], synonyms: [], categories: [], facets: [] },
      ...{ isNamed: false, mentionedNames: [], relatives: [] },
    });
  });
});

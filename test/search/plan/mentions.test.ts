import { describe, expect, it } from 'vitest';
import { mentionsIn } from '../../../src/search/plan/mentions.js';
import { soundOf } from '../../../src/search/text/sound.js';
import { tokenize } from '../../../src/search/text/tokens.js';
import { vocabularyOf } from '../../support/records/builders.js';

const vocabulary = vocabularyOf({ givenNames: 'basil, vasily\ngregory\nvladimir' });

const mentions = (text: string) => mentionsIn(tokenize(text, 400).tokens, vocabulary);

describe('whom a query names beside the one it asks for', () => {
  it.each([
    ['mother of Saint Basil and Gregory', ['@basil', '@gregory']],
    ["Prince Vladimir's grandmother", ['@vladimir']],
    ['Who baptized Vladimir?', ['@vladimir']],
    ['bishop exiled by the emperor Vasily', ['@basil']],
    ['Who wrote the life of Gregory of Nyssa?', ['@gregory']],
    ['life of Gregory of Nyssa', []],
    ['I was baptized Gregory', []],
    ['an icon painted by Gregory', []],
    ['mother of God', []],
    ['Basil, brother of mercy', []],
    ['tutor of the righteous Gregory', ['@gregory']],
    ['father of the', []],
    ['mother of a friend, Gregory', []],
    ['mother of the humble, Gregory', []],
    ['poisoned by Gregory', ['@gregory']],
    ['visited by Gregory', ['@gregory']],
    ['visited near Gregory', []],
    ['tonsured Gregory', ['@gregory']],
    ['he was ordained, Gregory', []],
    ['mother to Basil', ['@basil']],
    ['went to Basil', []],
    ['the pope whom deacon Gregory followed', ['@gregory']],
    ['the pope whom the Romans followed', []],
    ['bishop whose mother Basil buried', ['@basil']],
    ['teacher of prayer to young Gregory', ['@gregory']],
    ["Basil of Ostrog's mother", ['@basil']],
    // After a title, a name need not be known.
    ['daughters of the Welsh king Brychan', [soundOf('brychan')]],
    ['missionary who baptized king Edwin', [soundOf('edwin')]],
    ['missionary who baptized the people', []],
    ["Gregory' friend", ['@gregory']],
    ["Vladimir's", []],
    ["Va'sily brother", []],
    ['exiled and condemned by Gregory', ['@gregory']],
    ['tutor of Grand Prince Vladimir', ['@vladimir']],
    ['tutor of Pope Gregory', ['@gregory']],
    ['one who was baptized Gregory', []],
    // No list has all names, but only a name needs no article.
    ['brother of Lupicinus the strict abbot', [soundOf('lupicinus')]],
    ['brother of the strict abbot', []],
    ['wife of the kind old priest Vasily', ['@basil']],
    ['mother of the twelve who met Vasily', []],
    ["Gregory's young disciple", ['@gregory']],
  ])('is in %j: %j', (text, keys) => {
    expect(mentions(text).keys).toEqual(keys);
  });

  it.each([
    ['who taught Gregory', ['teacher']],
    ['who succeeded Pope Gregory', ['successor']],
    ['who visited Gregory', []],
    ['the sister who taught Gregory', ['female sibling']],
  ])('is told by what was done to him in %j: %j', (text, kin) => {
    expect(mentions(text).kin).toEqual(kin);
  });

  it('ends with a title, a relation or a clause', () => {
    const wordsOf = (text: string) => [...mentions(text).words];
    expect(wordsOf('brother of basil the great bishop of nyssa')).toEqual([
      'basil',
      'the',
      'great',
    ]);
    expect(wordsOf("vladimir's grandmother in kiev")).toEqual(['vladimir']);
    expect(wordsOf('teacher of Gregory who fled')).toEqual(['gregory']);
  });

  it('tells what of them is asked for', () => {
    expect([...mentions('the mother of Basil').relations]).toEqual(['mother']);
    expect([...mentions('who baptized Basil').relations]).toEqual([]);
    expect([...mentions('the sister who raised Basil').relations]).toEqual(['sister']);
  });
});

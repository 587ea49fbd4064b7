import { describe, expect, it } from 'vitest';
import { planQuery } from '../../../src/search/plan/query-plan.js';
import { loadVocabulary } from '../../../src/wire/package-files.js';
import { vocabularyOf } from '../../support/records/builders.js';

const plan = (text: string) => planQuery(text, loadVocabulary());

describe('the topics of a text', () => {
  it.each([
    ['the vet is worried about my horses', 'horses'],
    ['my horses are scared at school', 'horses'],
    ['my mother is scared of flying', 'travelers'],
    ["dad worried about grandma's eyes", 'eyes and eyesight'],
    ['we have nine kids and everyone stares at us in the supermarket', 'large families'],
    ['my husband is anxious about his exam', 'students'],
  ])('begin, in %j, with the one that scores most: %s', (text, topic) => {
    expect(plan(text).topics[0]).toBe(topic);
  });

  const needs = 'lathe => turners\nchipped lathe => turners\nloom => weavers';
  /** A word counts more, the more topics there are that do not have it. */
  const others = Array.from({ length: 20 }, (_, index) => `trade${index} => guild ${index}`);
  const patronage = ['spindles => weavers', 'bobbins => turners', ...others].join('\n');
  const small = vocabularyOf({ patronage, needs });
  const topicsOf = (text: string) => planQuery(text, small).topics;

  it.each([
    ['my lathe is chipped', ['turners']],
    ['pray for the one whose lathe is chipped', ['turners']],
    ['lathe chipped', []],
    ['thy lathe is chipped, o my Lord', []],
    ['my lathe chipped beside eleven other oddly coloured things whose names nobody knew', []],
    ['my spindles are chipped, the lathe too', ['turners', 'weavers']],
  ])('are known without a phrase, in %j: %j', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });

  it('score where nobody asks for a patron, too', () => {
    expect(planQuery('lathe chipped', small).topTopic?.topic).toBe('turners');
    expect(planQuery('lathe of Saint Chad', small).topTopic?.topic).toBe('turners');
    expect(planQuery('the mother of Lathe', small).topTopic).toBeUndefined();
    expect(planQuery('things nobody knew', small).topTopic).toBeUndefined();
  });

  it('are none for words that only ask for a patron', () => {
    expect(plan('Protection of the Theotokos').topics).toEqual([]);
    expect(plan('icon to pray to for drunkards and gamblers').topics).toEqual([
      'alcoholism',
      'addiction',
    ]);
  });
});

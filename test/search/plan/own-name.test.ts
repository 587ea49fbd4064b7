import { expect, it } from 'vitest';
import { saintOfOwnName } from '../../../src/search/plan/own-name.js';
import { vocabularyOf } from '../../support/records/builders.js';

const vocabulary = vocabularyOf({ givenNames: 'catherine, katherine\nzoe\ntatiana' });

it.each([
  ['Hello, I was baptized as Katherine, who was she?', 'Saint Katherine'],
  ['I am called Zoe', 'Saint Zoe'],
  ['our little girl was christened Tatiana. Who is her patron?', 'Saint Tatiana'],
  ['my baptismal name is Zoe and I want an icon', 'Saint Zoe'],
])('searches for the saint of the name in %j', (text, asked) => {
  expect(saintOfOwnName(text, vocabulary)).toBe(asked);
});

it.each([
  'she was baptized as Katherine in Alexandria',
  'I was baptized as a child',
  'my name is mud',
  'our daughter Zoe is ill',
  'I was named Zoe Smith after nobody',
])('leaves %j alone', (text) => {
  expect(saintOfOwnName(text, vocabulary)).toBe(text);
});

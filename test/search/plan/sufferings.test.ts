import { expect, it } from 'vitest';
import { sufferingIn } from '../../../src/search/plan/sufferings.js';

it.each([
  ['killed', ['categories:martyr']],
  ['died', ['sufferedUnder:ottomans']],
  ['fought', []],
])('%j beside persecutors stands for %j', (word, expected) => {
  expect(sufferingIn(word, ['station:bishop', 'sufferedUnder:ottomans'])).toEqual(expected);
  expect(sufferingIn(word, ['station:bishop'])).toEqual([]);
});

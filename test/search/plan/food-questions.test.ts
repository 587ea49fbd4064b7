import { expect, it } from 'vitest';
import { withoutFoodQuestion } from '../../../src/search/plan/food-questions.js';

it.each([
  ['may I eat fish on St Nicholas day', 'St Nicholas day'],
  ['Is meat allowed on Pentecost?', 'Pentecost?'],
  ['is there fasting on Christmas Eve', 'Christmas Eve'],
  ['what can we eat during the Dormition fast', 'the Dormition fast'],
  ['wine and oil on 14 September', '14 September'],
  ['fish on the feast of the Annunciation', 'the feast of the Annunciation'],
  ['do we fast on the beheading of John the Baptist', 'the beheading of John the Baptist'],
])('searches for the day of %j', (text, asked) => {
  expect(withoutFoodQuestion(text)).toBe(asked);
});

it.each([
  'fish on a platter',
  'fishermen on the lake',
  'who gave a fish on Friday to a beggar',
  'which saint caught fish on the lake',
  'the oil on her lamp did not fail',
  'he fasted on bread and water',
  'lived on fish',
  'eat fish',
  'wine and oil',
])('leaves a story or a need alone: %j', (text) => {
  expect(withoutFoodQuestion(text)).toBe(text);
});

import { expect, test } from 'vitest';
import { storyIn } from '../../src/api/parables.js';

test.each([
  ['Good Samaritan', { book: 'LUK', chapter: 10, verse: 25 }],
  ['Sunday of the Prodigal Son', { book: 'LUK', chapter: 15, verse: 11 }],
  ['when is the parable of the talents read?', { book: 'MAT', chapter: 25, verse: 14 }],
  ['gospel of the rich man and Lazarus', { book: 'LUK', chapter: 16, verse: 19 }],
  ['the rich young man', { book: 'LUK', chapter: 18, verse: 18 }],
  ['which Sunday is the Gadarene reading', { book: 'LUK', chapter: 8, verse: 26 }],
])('“%s” asks for a story', (text, place) => {
  expect(storyIn(text)).toEqual(place);
});

test.each([
  'monk who walked on water',
  'saint who used her talents for the poor',
  'icon of the wedding feast at Cana in Galilee',
  'Zacchaeus of Caesarea',
  'good monk of Samaria',
])('“%s” asks for none', (text) => {
  expect(storyIn(text)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { relativesOf } from '../../src/search/relatives.js';
import { saint, vocabularyOf } from '../support/records/builders.js';

const vocabulary = vocabularyOf({ givenNames: 'sergius' });
const related = [{ relation: 'child', slug: 'sergius', name: 'Sergius' }] as const;
const kinOf = (sex: 'female' | 'male' | null) =>
  relativesOf(saint({ slug: 'one', sex, related }), vocabulary).map((term) => term.split(':')[0]);

it('calls a parent by the sex, and a company by either', () => {
  expect(kinOf('female')).toEqual(['parent', 'female parent']);
  expect(kinOf('male')).toEqual(['parent', 'male parent']);
  expect(kinOf(null)).toEqual(['parent', 'female parent', 'male parent']);
});

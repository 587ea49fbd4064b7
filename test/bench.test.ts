import { expect, it } from 'vitest';
import type { Country, Saint } from '../src/catalogue/records.js';
import { country, keptAt, keptOn, saint } from './support/records/builders.js';

const path = new URL('../bench/support/synthetic-saint.mjs', import.meta.url).href;
const { syntheticSaint } = (await import(path)) as {
  syntheticSaint: (index: number, countries: readonly Country[]) => Saint;
};

const fieldsOf = (value: object) => Object.keys(value).sort();

it.each([
  ['with days of its own', 0, keptOn('01-01')],
  ['on a synaxis', 1_000_000, keptAt(56)],
])('a synthetic saint %s has the fields of a real one', (_where, index, commemoration) => {
  const made = syntheticSaint(index, [country({ slug: 'greece' })]);
  expect(fieldsOf(made)).toEqual(fieldsOf(saint({ slug: 'real' })));
  for (const each of made.commemorations) expect(fieldsOf(each)).toEqual(fieldsOf(commemoration));
});

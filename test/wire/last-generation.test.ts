import { expect, it } from 'vitest';
import { type Catalogue, CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { keepLastGeneration } from '../../src/wire/generations.js';
import { createClock } from '../support/clock.js';
import { useMonotonicClock } from '../support/monotonic-clock.js';
import { sampleCatalogue } from '../support/records/sample.js';

const outageMs = 60_000;

function openKept() {
  const clock = createClock(0);
  useMonotonicClock(clock.now);
  let answer: Catalogue['generation'] = async () => ({ id: 'one', time: 7 });
  const generation = () => answer();
  const kept = keepLastGeneration({ ...sampleCatalogue(), generation }, outageMs);
  const fail = (error: Error) => {
    answer = () => Promise.reject(error);
  };
  return { clock, kept, fail, set: (next: Catalogue['generation']) => (answer = next) };
}

it('gives the last generation for a minute of an outage, with its age', async () => {
  const { clock, kept, fail } = openKept();
  expect(await kept.generation()).toEqual({ id: 'one', time: 7 });
  fail(new CatalogueUnavailableError('away'));
  clock.set(59_999);
  expect(await kept.generation()).toEqual({ id: 'one', time: 7, ageMs: 59_999 });
  clock.set(60_000);
  await expect(kept.generation()).rejects.toThrow(CatalogueUnavailableError);
});

it('counts the age from the question, and begins again with each answer', async () => {
  const { clock, kept, fail, set } = openKept();
  set(async () => {
    clock.advance(1_000);
    return { id: 'two', time: 8 };
  });
  await kept.generation();
  fail(new CatalogueUnavailableError('away'));
  expect(await kept.generation()).toEqual({ id: 'two', time: 8, ageMs: 1_000 });
  clock.set(outageMs);
  set(async () => ({ id: 'three', time: 9 }));
  expect(await kept.generation()).toEqual({ id: 'three', time: 9 });
  fail(new CatalogueUnavailableError('away'));
  clock.advance(5_000);
  expect(await kept.generation()).toEqual({ id: 'three', time: 9, ageMs: 5_000 });
});

it('has none before the first answer, nor for a failure that is no outage', async () => {
  const { kept, fail, set } = openKept();
  fail(new CatalogueUnavailableError('away'));
  await expect(kept.generation()).rejects.toThrow('away');
  set(async () => ({ id: 'one', time: 7 }));
  await kept.generation();
  fail(new Error('our own'));
  await expect(kept.generation()).rejects.toThrow('our own');
});

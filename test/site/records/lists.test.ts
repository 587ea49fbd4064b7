import { expect, test, vi } from 'vitest';
import { apiOf } from '../../../src/api/operations.js';
import { createRecordLists } from '../../../src/site/records/lists.js';
import { sampleCatalogue } from '../../support/records/sample.js';

function openLists() {
  const catalogue = sampleCatalogue();
  const countries = vi.fn(catalogue.countries);
  let nowMs = 0;
  const now = () => nowMs;
  const api = apiOf({ catalogue: { ...catalogue, countries }, now });
  const lists = createRecordLists(api, catalogue, now);
  return {
    lists,
    countries,
    advance(ms: number) {
      nowMs += ms;
    },
  };
}

test('a list is read once for all who ask within its lifetime', async () => {
  const { lists, countries, advance } = openLists();
  const [one, other] = await Promise.all([lists.countries(), lists.countries()]);
  advance(59_999);
  expect(await lists.countries()).toBe(one);
  expect(other).toBe(one);
  expect(countries).toHaveBeenCalledTimes(1);
  advance(1);
  expect(await lists.countries()).toEqual(one);
  expect(countries).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const { lists, countries } = openLists();
  countries.mockRejectedValueOnce(new Error('away'));
  await expect(lists.countries()).rejects.toThrow('away');
  expect((await lists.countries()).length).toBeGreaterThan(0);
});

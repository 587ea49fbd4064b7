/** Feasts that have exactly the name that is searched for. */
import { expect, it } from 'vitest';
import type { SearchResultList } from '../../src/api/operations/search.js';
import { corpusPages } from '../support/pages.js';

const service = await corpusPages();
const keys = async (query: string) => {
  const { body } = await service.ask<SearchResultList>(`/v1/search?${query}`);
  return body.data.map((hit) => (hit.type === 'feast' ? hit.key : hit.slug));
};

it.each([
  ['Holy Saturday', 'holy-saturday'],
  ['Holy Thursday', 'holy-thursday'],
  ['Assumption of Mary', 'dormition'],
  ['Palm Sunday', 'palm-sunday'],
])('%s is the first of the page', async (name, key) => {
  for (const type of ['feast', 'all']) {
    expect((await keys(`q=${name.replaceAll(' ', '+')}&type=${type}`))[0], type).toBe(key);
  }
});

it('changes neither what a page has nor the pages after it', async () => {
  const first = await keys('q=Holy+Saturday&type=feast&limit=4');
  const { body } = await service.ask<SearchResultList>(
    '/v1/search?q=Holy+Saturday&type=feast&limit=4',
  );
  const next = await keys(`q=Holy+Saturday&type=feast&limit=4&cursor=${body.nextCursor}`);
  const whole = await keys('q=Holy+Saturday&type=feast&limit=8');
  expect([...first, ...next].sort()).toEqual(whole.sort());
});

it('leaves an order by name as it is', async () => {
  const [first, ...others] = await keys('q=Holy+Saturday&type=feast&sort=name');
  expect(first).toBe('bright-saturday');
  expect(others).toContain('holy-saturday');
});

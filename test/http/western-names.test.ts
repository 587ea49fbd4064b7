/** Names that no saint has, in lists and searches. */
import { describe, expect, it } from 'vitest';
import type { SaintList } from '../../src/api/operations/saints.js';
import type { SearchResultList } from '../../src/api/operations/search.js';
import { corpusPages } from '../support/pages.js';

const service = await corpusPages();
const list = async (query: string) => (await service.ask<SaintList>(`/v1/saints?${query}`)).body;
const search = async (query: string) =>
  (await service.ask<SearchResultList>(`/v1/search?${query}`)).body;
const slugs = ({ data }: { readonly data: readonly object[] }) =>
  data.map((entry) => 'slug' in entry && entry.slug);

const jennifer = {
  ...{ name: 'jennifer', basis: 'meaning', saint: 'winifred-of-holywell', feast: null },
  reason: expect.stringContaining('Gwenfrewi'),
};
const ryan = {
  ...{ name: 'ryan', basis: 'none', saint: null, feast: null },
  reason: expect.stringMatching(/Irish/),
};

describe('a list by a given name that no saint has', () => {
  it('is the saint who is chosen, and says why', async () => {
    const found = await list('name=Jennifer');
    expect([slugs(found), found.nextCursor, found.westernName]).toEqual([
      ...[['winifred-of-holywell'], null, jennifer],
    ]);
  });

  it('is those of the name that it is a form of, in pages and with filters', async () => {
    const { data, nextCursor, westernName } = await list('name=Molly&limit=2');
    const marys = await list('name=Mary&limit=4');
    expect(data).toEqual(marys.data.slice(0, 2));
    expect(westernName).toMatchObject({ name: 'molly', basis: 'form', saint: null });
    expect(marys.westernName).toBeUndefined();
    const second = await list(`name=Molly&limit=2&cursor=${nextCursor}`);
    expect(second.data).toEqual(marys.data.slice(2));
    const egyptian = await list('name=Molly&country=egypt');
    expect(egyptian.data).toEqual((await list('name=Mary&country=egypt')).data);
  });

  it('is empty and says so where nobody is chosen', async () => {
    expect(await list('name=Ryan')).toEqual({ data: [], nextCursor: null, westernName: ryan });
  });

  it('has nobody who has not been looked for by its filters', async () => {
    const found = await list('name=Jennifer&sex=male');
    expect([slugs(found), found.westernName]).toEqual([[], jennifer]);
  });
});

describe('a name whose day is a feast', () => {
  it.each(['Stavros', 'Evangelia', 'Anastasia'])('is said in a list, %s', async (name) => {
    const { data, westernName } = await list(`name=${name}&limit=1`);
    expect(westernName).toMatchObject({ basis: 'feast', feast: expect.any(String), saint: null });
    expect(data).toHaveLength(name === 'Anastasia' ? 1 : 0);
  });

  it('is the feast in a search', async () => {
    const { data, westernName } = await search('q=name+day+of+Stavroula');
    expect(data).toMatchObject([{ type: 'feast', key: 'exaltation-of-the-cross' }]);
    expect(westernName?.feast).toBe('exaltation-of-the-cross');
  });
});

describe('a search for a name that no saint has', () => {
  it('finds the saint who is chosen, marked', async () => {
    for (const q of ['Jennifer', 'patron+saint+for+Jennifer', 'Saint+Jennifer&type=saint']) {
      const found = await search(`q=${q}`);
      expect(slugs(found), q).toEqual(['winifred-of-holywell']);
      expect(found.data[0], q).toMatchObject({ matched: 'western-name', highlight: null });
      expect(found.westernName, q).toEqual(jennifer);
    }
  });

  it('finds the saints of the name that it is a form of', async () => {
    const found = await search('q=Karen&limit=3');
    expect(found.data).toHaveLength(3);
    expect(found.westernName).toMatchObject({ name: 'karen', basis: 'form' });
    expect(found.data.every(({ matched }) => matched === 'western-name')).toBe(true);
  });

  it('says where nobody is chosen, beside its guesses', async () => {
    const found = await search('q=Dylan');
    expect(found.westernName).toMatchObject({ name: 'dylan', basis: 'none', saint: null });
    expect(found.data.every(({ matched }) => ['spelling', 'text'].includes(matched))).toBe(true);
  });

  it.each(['Mary', 'Kevin', 'Nolan', 'country+of+Jordan', 'Jennifer+Lawrence'])(
    'is no search for %s',
    async (q) => {
      expect((await search(`q=${q}`)).westernName).toBeUndefined();
    },
  );

  it('is not answered where no saints are searched for', async () => {
    expect((await search('q=Jennifer&type=country')).westernName).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Country } from '../../src/api/operations/countries.js';
import { type SaintDetail, SaintSummary } from '../../src/api/operations/saint.js';
import type { SearchResultList, Suggestions } from '../../src/api/operations/search.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const search = async (query: string) =>
  (await service.ask<SearchResultList>(`/v1/search?${query}`)).body;
const slugOf = (result: SearchResultList['data'][number]) =>
  result.type === 'feast' ? result.key : result.slug;
const slugs = ({ data }: SearchResultList) => data.map(slugOf);

describe('GET /v1/search', () => {
  it('answers ten, best first, by default', async () => {
    const body = await search('q=nicholas+of+myra');
    expect(Object.keys(body).sort()).toEqual(['data', 'nextCursor']);
    expect(slugs(body)[0]).toBe('nicholas-of-myra');
    expect((await search('q=martyr')).data).toHaveLength(10);
    expect((await search('q=martyr&limit=50')).data).toHaveLength(50);
    expect(slugs(await search('q=martyr&limit=50')).slice(0, 10)).toEqual(
      slugs(await search('q=martyr')),
    );
  });

  it('shows a saint as its summary with highlight', async () => {
    for (const result of (await search('q=nicholas+of+myra')).data) {
      if (result.type !== 'saint') continue;
      const { type, highlight, matched, feastDay, ...summary } = result;
      const { body } = await service.ask<SaintDetail>(`/v1/saints/${result.slug}`);
      expect([type, highlight === null || typeof highlight === 'string']).toEqual(['saint', true]);
      expect(matched).toEqual(expect.any(String));
      expect(body.feastDays.find(({ primary }) => primary)).toMatchObject(feastDay);
      expect(Object.keys(summary)).toEqual(Object.keys(SaintSummary.properties));
      expect(body).toMatchObject(summary);
    }
  });

  it('finds saints and feasts by their hymns alone', async () => {
    const { data } = await search('q=baptized+in+the+Jordan&type=hymn');
    expect(data).toMatchObject([{ type: 'feast', key: 'theophany', matched: 'hymn' }]);
    expect(await search('q=nathaniel&type=hymn')).not.toHaveProperty('westernName');
  });

  it('shows a country with exactly its fields', async () => {
    const { data } = await search('q=georgia&limit=50');
    const country = data.find((result) => result.type === 'country');
    expect(Object.keys(country ?? {}).sort()).toEqual([
      ...['highlight', 'isoCode', 'matched', 'name', 'slug', 'summary', 'type', 'url'],
    ]);
    const { body } = await service.ask<Country>(`/v1/countries/${country?.slug}`);
    const { type, highlight, matched, ...record } = country as NonNullable<typeof country>;
    expect(body).toMatchObject(record);
  });

  it.each(['nicholas', 'wonderworker', 'bread', 'patron+saint+of+travelers', 'georgia', 'mark+s'])(
    'marks matches of %s and escapes the rest',
    async (q) => {
      const { data } = await search(`q=${q}&limit=50`);
      expect(data).not.toEqual([]);
      for (const result of data) {
        const { highlight } = result;
        const slug = slugOf(result);
        if (highlight === null) continue;
        expect(highlight, slug).toMatch(/<em>[^<>]+<\/em>/);
        const rest = highlight.replaceAll(/<em>[^<>]*<\/em>/g, '');
        expect(rest, slug).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }
    },
  );

  it('reads plus and %20 as a space', async () => {
    const plain = await search('q=mary%20of%20egypt');
    expect(slugs(plain)[0]).toBe('mary-of-egypt');
    expect(await search('q=mary+of+egypt')).toEqual(plain);
    expect(await search('q=++mary+of+egypt%09%0A')).toEqual(plain);
  });

  it('finds a name in its own script', async () => {
    const written = encodeURIComponent('Николай');
    expect(slugs(await search(`q=${written}&limit=50`))).toContain('nicholas-of-myra');
  });

  it.each(['zzzzqqqq', '%00', '%F0%9F%98%80', '.', '%22%22', '%2B', '*', '(', '%5C', '%E2%80%AE'])(
    'answers %s with whatever it finds',
    async (q) => {
      const answer = await service.ask<SearchResultList>(`/v1/search?q=${q}`);
      expect(answer.status).toBe(200);
    },
  );

  it('answers with nothing if nothing is found', async () => {
    expect(await search('q=zzzzqqqq')).toEqual({ data: [], nextCursor: null });
  });

  it.each([
    ['a', 200, 200],
    ['a', 201, 400],
    ['😀', 200, 200],
    ['😀', 201, 400],
    ['é', 200, 200],
    ['e\u0301', 100, 200],
    ['e\u0301', 101, 400],
  ])('counts code points: %s times %i is %i', async (unit, times, status) => {
    const q = encodeURIComponent(unit.repeat(times));
    const answer = await service.ask<ProblemBody>(`/v1/search?q=+${q}+`);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.errors).toMatchObject([{ parameter: 'q' }]);
  });

  it.each(['q=', 'q=+', 'q=%20%09', 'q=%EF%BB%BF', 'limit=5', ''])(
    'requires something to search for: %s',
    async (query) => {
      const { status, body } = await service.ask<ProblemBody>(`/v1/search?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid-parameter']);
      expect(body.errors?.map(({ parameter }) => parameter)).toEqual(['q']);
    },
  );
});

describe('the filters of a search', () => {
  it('find feasts on request', async () => {
    const { data } = await search('q=theophany&type=all');
    const feast = data.find((result) => result.type === 'feast');
    expect(Object.keys(feast ?? {}).sort()).toEqual([
      ...['highlight', 'key', 'kind', 'matched', 'rank', 'title', 'type', 'url'],
    ]);
    expect(feast).toMatchObject({ key: 'theophany', kind: 'fixed', url: '/feasts/theophany' });
    expect((await search('q=theophany')).data.some(({ type }) => type === 'feast')).toBe(false);
  });

  it('keep to a country and to a family of categories', async () => {
    const { data } = await search('q=cross&country=georgia&category=martyr&limit=50');
    expect(data).not.toEqual([]);
    for (const result of data) {
      if (result.type !== 'saint') throw new Error(`found a ${result.type}`);
      expect(result.originCountry?.slug).toBe('georgia');
      expect(result.categories.join()).toMatch(/martyr|passion-bearer/);
    }
  });

  it('are bound to the cursor', async () => {
    const { nextCursor } = await search('q=martyr&type=saint&limit=2');
    const other = await service.ask(`/v1/search?q=martyr&limit=2&cursor=${nextCursor}`);
    expect(other.status).toBe(400);
    const next = await search(`q=martyr&type=saint&limit=2&cursor=${nextCursor}`);
    expect(next.data).toHaveLength(2);
  });
});

describe('GET /v1/search/suggest', () => {
  it('completes what is typed, with the pages of the records', async () => {
    const { body } = await service.ask<Suggestions>('/v1/search/suggest?q=nicholas+of+my');
    expect(body).toEqual({ data: expect.any(Array) });
    expect(body.data[0]).toEqual({
      type: 'saint',
      slug: 'nicholas-of-myra',
      name: 'Nicholas of Myra',
      url: '/saints/nicholas-of-myra',
    });
  });

  it('gives eight, or as many as asked for up to twenty', async () => {
    const count = async (query: string) =>
      (await service.ask<Suggestions>(`/v1/search/suggest?${query}`)).body.data.length;
    expect(await count('q=j')).toBe(8);
    expect(await count('q=j&limit=20')).toBe(20);
    expect((await service.ask('/v1/search/suggest?q=j&limit=21')).status).toBe(400);
    expect((await service.ask('/v1/search/suggest')).status).toBe(400);
  });
});

import { describe, expect, it } from 'vitest';
import type { SaintList } from '../../src/api/operations/saints.js';
import type { SearchResultList } from '../../src/api/operations/search.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const headers = { Authorization: `Bearer ${service.newKey('internal')}` };

const facetsOf = async (path: string) =>
  (await service.ask<SaintList | SearchResultList>(path)).body.facets;

describe.each(['/v1/saints?', '/v1/search?q=martyr&'])('the facets of %s', (list) => {
  it('are beside the entries, only where asked for', async () => {
    expect(await facetsOf(list)).toBeUndefined();
    const facets = await facetsOf(`${list}limit=1&facets=country,category`);
    expect(Object.keys(facets ?? {})).toEqual(['country', 'category']);
    expect(facets?.country).toContainEqual({ value: 'greece', count: expect.any(Number) });
    expect(facets?.category).toContainEqual({ value: 'martyr', count: expect.any(Number) });
  });

  it('count what the next filter would find', async () => {
    const [first] = (await facetsOf(`${list}facets=country&category=martyr`))?.country ?? [];
    const path = `${list}category=martyr&country=${first?.value}&limit=50`;
    const { body } = await service.ask<SaintList>(path);
    expect([body.data.length, body.nextCursor]).toEqual([first?.count, null]);
  });

  it('stay when only some fields are asked for, and when a cursor is followed', async () => {
    const facets = await facetsOf(`${list}facets=sex`);
    // Bare, since the document describes whole entries.
    const bare = await fetch(`${service.url}${list}facets=sex&fields=slug`, { headers });
    expect(await bare.json()).toMatchObject({ facets });
    const { body } = await service.ask<SaintList>(`${list}facets=sex&limit=1`);
    const next = `${list}facets=sex&limit=1&cursor=${body.nextCursor}`;
    expect(await facetsOf(next)).toEqual(facets);
  });

  it.each(['colour', 'sex,', 'sex,sex', 'Sex', 'use', 'categories', 'constructor'])(
    'are refused as %s',
    async (facets) => {
      const { status, body } = await service.ask<ProblemBody>(`${list}facets=${facets}`);
      const detail =
        'must be any of century, region, country, category, sex, station, diedBy, sufferedUnder, comma-separated, each at most once';
      expect([status, body.errors]).toEqual([400, [{ parameter: 'facets', detail }]]);
    },
  );
});

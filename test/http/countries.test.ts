import { describe, expect, it } from 'vitest';
import type { Country, CountryList } from '../../src/api/operations/countries.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import { aCountry, sampleCatalogue } from '../support/records/sample.js';
import { linksOf, type ProblemBody } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const list = async (query: string) =>
  (await service.ask<CountryList>(`/v1/countries${query}`)).body;
const all = await list('?limit=100');

describe('GET /v1/countries', () => {
  it('lists 25 by slug by default', async () => {
    const body = await list('');
    expect(Object.keys(body).sort()).toEqual(['data', 'nextCursor']);
    expect(body.data).toEqual(all.data.slice(0, 25));
    const slugs = all.data.map(({ slug }) => slug);
    expect(slugs).toEqual(slugs.toSorted());
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('ends without a cursor or a link', async () => {
    const answer = await service.ask<CountryList>('/v1/countries?limit=100');
    expect(answer.body.nextCursor).toBeNull();
    expect(linksOf(answer)).toEqual({});
  });
});

describe('GET /v1/countries/{slug}', () => {
  it('answers exactly the fields of a country', async () => {
    const { body } = await service.ask<Country>('/v1/countries/georgia');
    expect(Object.keys(body).sort()).toEqual([
      ...[
        'calendar',
        'isoCode',
        'name',
        'orthodoxPopulation',
        'reportUrl',
        'saintCount',
        'slug',
        'summary',
      ],
      'url',
    ]);
    expect(body).toMatchObject({
      slug: 'georgia',
      name: 'Georgia',
      isoCode: 'GE',
      orthodoxPopulation: {
        estimate: expect.any(Number),
        year: expect.any(Number),
        source: expect.any(String),
        communion: 'eastern',
      },
      url: '/countries/georgia',
    });
    const population = Object.keys(body.orthodoxPopulation ?? {});
    expect(population).toEqual(['estimate', 'year', 'source', 'communion']);
  });

  it('finds no country for an unknown slug', async () => {
    const { status, body } = await service.ask<ProblemBody>('/v1/countries/atlantis');
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect(body.detail).toContain('country');
  });

  it('takes the slug, not the name or code', async () => {
    for (const segment of ['Georgia', 'GE', 'GEORGIA', 'geor%67ia']) {
      expect((await service.ask(`/v1/countries/${segment}`)).status, segment).toBe(404);
    }
  });
});

describe('a country that was renamed', () => {
  it('redirects to the current path', async () => {
    const countries = [{ ...aCountry('czechia', 'CZ'), formerly: ['czech-republic'] }];
    const asked = await startForTest({ catalogue: sampleCatalogue({ countries }) });
    const answer = await asked.ask<ProblemBody>('/v1/countries/czech-republic');
    expect([answer.status, answer.body.code]).toEqual([301, 'moved']);
    expect(answer.headers.get('Location')).toBe('/v1/countries/czechia');
  });
});

import { describe, expect, it } from 'vitest';
import type { ChurchList } from '../../src/api/operations/churches.js';
import { church, country } from '../support/records/builders.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { startForSuite } from '../support/service/test-service.js';

const athos = church({ slug: 'athos', calendar: 'julian', use: 'greek', notes: 'Wine on Friday.' });
const service = await startForSuite({
  catalogue: sampleCatalogue({
    countries: [
      country({ slug: 'greece', isoCode: 'GR', churches: [athos] }),
      country({ slug: 'serbia', churches: [church({ slug: 'serbia', calendar: 'julian' })] }),
    ],
  }),
});

const list = async (query = '') => (await service.ask<ChurchList>(`/v1/churches${query}`)).body;

describe('GET /v1/churches', () => {
  it('lists the churches by slug, each with the country of its seat', async () => {
    const { data, nextCursor } = await list();
    expect(data.map(({ slug }) => slug)).toEqual(['athos', 'serbia']);
    expect(data[0]).toEqual({
      ...athos,
      country: { slug: 'greece', name: 'Greece', isoCode: 'GR' },
    });
    expect(nextCursor).toBeNull();
  });

  it('continues after a cursor', async () => {
    const first = await list('?limit=1');
    expect(first.data.map(({ slug }) => slug)).toEqual(['athos']);
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ data: [{ slug: 'serbia' }], nextCursor: null });
  });
});

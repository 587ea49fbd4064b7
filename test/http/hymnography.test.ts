import { describe, expect, it } from 'vitest';
import type { Hymnography } from '../../src/api/operations/hymnography.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });

const hymnsOf = async (slug: string) =>
  (await service.ask<Hymnography>(`/v1/saints/${slug}/hymnography`)).body;

describe('GET /v1/saints/{slug}/hymnography', () => {
  it('answers exactly the fields of hymnography', async () => {
    const body = await hymnsOf('nicholas-of-myra');
    expect(Object.keys(body).sort()).toEqual([
      ...['commemorations', 'kontakion', 'name', 'slug', 'troparion', 'url'],
    ]);
    expect(body).toMatchObject({
      slug: 'nicholas-of-myra',
      name: 'Nicholas of Myra',
      troparion: { mode: 4, source: 'proper' },
      kontakion: { mode: 3, source: 'common' },
      url: '/saints/nicholas-of-myra/hymnography',
    });
    expect(Object.keys(body.troparion ?? {}).sort()).toEqual([
      ...['html', 'incipit', 'melody', 'mode', 'original', 'source'],
    ]);
  });

  it('has the beginnings and melodies of the originals, and the hymns of further commemorations', async () => {
    const incipit = { language: 'cu', text: 'Правило веры и образ кротости' } as const;
    const troparion = {
      mode: 4,
      melody: 'Скоро предвари',
      original: null,
      html: '<p>Holy father</p>',
      source: 'common',
      incipit,
    } as const;
    const further = { title: 'The relics', troparion: null, kontakion: troparion };
    const basil = aSaint('basil', { troparion, kontakion: null, commemorationHymns: [further] });
    const asked = await startForTest({ catalogue: sampleCatalogue({ saints: [basil] }) });
    const { body } = await asked.ask<Hymnography>('/v1/saints/basil/hymnography');
    expect(body).toEqual({
      slug: 'basil',
      name: basil.name,
      troparion,
      kontakion: null,
      commemorations: [further],
      url: '/saints/basil/hymnography',
    });
  });

  it('has no hymns for an unknown saint', async () => {
    const answer = await service.ask<ProblemBody>('/v1/saints/simon-magus/hymnography');
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    expect(answer.body.detail).toContain('saint');
  });

  it.each(['/v1/saints/nicholas-of-myra/hymnography/', '/v1/saints/hymnography/hymnography/x'])(
    'finds nothing at %s',
    async (path) => {
      const answer = await service.ask<ProblemBody>(path);
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    },
  );
});

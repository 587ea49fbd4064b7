import { describe, expect, it } from 'vitest';
import type { SimilarSaints } from '../../src/api/operations/similar.js';
import { largeCatalogue } from '../support/records/large-sample.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite, startForTest } from '../support/service/test-service.js';

const service = await startForSuite({ catalogue: largeCatalogue() });
const path = '/v1/saints/nicholas-of-myra/similar';

describe('GET /v1/saints/{slug}/similar', () => {
  it('lists six at most, or as many as are asked for, each with the reasons', async () => {
    const { body } = await service.ask<SimilarSaints>(path);
    expect(body.nextCursor).toBeNull();
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.length).toBeLessThanOrEqual(6);
    for (const { slug, because } of body.data) {
      expect(slug).not.toBe('nicholas-of-myra');
      expect(because).not.toEqual([]);
    }
    const { body: one } = await service.ask<SimilarSaints>(`${path}?limit=1`);
    expect(one.data).toEqual(body.data.slice(0, 1));
  });

  it('refuses more than twelve', async () => {
    const { status } = await service.ask<ProblemBody>(`${path}?limit=13`);
    expect(status).toBe(400);
  });

  it('leads from a former slug to the present one', async () => {
    const saints = [aSaint('anna', { formerly: ['hannah'] })];
    const asked = await startForTest({ catalogue: sampleCatalogue({ saints }) });
    const { status, headers } = await asked.ask('/v1/saints/hannah/similar');
    expect([status, headers.get('Location')]).toEqual([301, '/v1/saints/anna/similar']);
    expect((await asked.ask('/v1/saints/nobody/similar')).status).toBe(404);
  });
});

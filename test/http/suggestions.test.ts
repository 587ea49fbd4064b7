/** A record that is not there: which ones may be meant. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { overloaded } from '../../src/http/problem.js';
import { corpusPages } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForTest } from '../support/service/test-service.js';

const service = await corpusPages();

describe('an unknown slug', () => {
  it.each([
    ['/v1/saints/nicolas-of-myra', 'nicholas-of-myra', '/saints/nicholas-of-myra'],
    ['/v1/saints/nicolas-of-myra/hymnography', 'nicholas-of-myra', '/saints/nicholas-of-myra'],
    ['/v1/countries/gorgia', 'georgia', '/countries/georgia'],
    ['/v1/feasts/nativity', 'nativity-of-christ', '/feasts/nativity-of-christ'],
  ])('%s suggests %s', async (path, slug, url) => {
    const { status, body } = await service.ask<ProblemBody>(path);
    expect(status).toBe(404);
    expect(body.suggestions).toContainEqual(expect.objectContaining({ slug, url }));
    expect(body.suggestions?.length).toBeLessThanOrEqual(3);
  });

  it('that is like no name suggests nothing', async () => {
    const { body } = await service.ask<ProblemBody>('/v1/saints/xqzvkw');
    expect([body.status, body.suggestions]).toEqual([404, []]);
  });

  it('suggests none of those of whom its words are only told', async () => {
    const { body } = await service.ask<ProblemBody>('/v1/saints/gave-gold-to-three-girls');
    expect([body.status, body.suggestions]).toEqual([404, []]);
  });

  it('suggests links on the page', async () => {
    const { status, html } = await service.page('/saints/nicolas-of-myra');
    expect(status).toBe(404);
    expect(html).toContain('<a href="/saints/nicholas-of-myra">');
  });
});

it('a path that is none suggests nothing', async () => {
  const { body } = await service.ask<ProblemBody>('/v1/nothing');
  expect(body).not.toHaveProperty('suggestions');
});

it('a search that is refused leaves the 404 as it is', async () => {
  const search: Catalogue['search'] = () => Promise.reject(overloaded());
  const busy = await startForTest({ catalogue: { ...sampleCatalogue(), search } });
  const { status, body } = await busy.ask<ProblemBody>('/v1/saints/nobody');
  expect([status, body.suggestions]).toEqual([404, []]);
});

it('a search that fails is not taken for one that finds nothing', async () => {
  const search: Catalogue['search'] = () => Promise.reject(new TypeError('broken'));
  const broken = await startForTest({ catalogue: { ...sampleCatalogue(), search } });
  expect((await broken.ask('/v1/saints/nobody')).status).toBe(500);
});

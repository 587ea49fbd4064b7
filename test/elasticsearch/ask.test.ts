import { type Client, errors } from '@elastic/elasticsearch';
import { describe, expect, it, vi } from 'vitest';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { createAsk } from '../../src/elasticsearch/ask.js';

const complete = { timed_out: false, _shards: { total: 1, successful: 1, failed: 0 } };

/** Asks a client that answers, or fails, so. */
const asking = (answer: () => Promise<unknown>) => {
  const search = vi.fn(answer);
  const client = { search } as unknown as Client;
  const ask = createAsk({ client, prefix: 'test', deadlineMs: 700 });
  return { search, asked: ask(['saints', 'feasts'], { size: 3 }) };
};

const refused = (statusCode: number) =>
  new errors.ResponseError({ statusCode } as ConstructorParameters<typeof errors.ResponseError>[0]);

describe('a question to Elasticsearch', () => {
  it('asks for a complete answer in time', async () => {
    const { search, asked } = asking(async () => complete);
    expect(await asked).toBe(complete);
    const body = {
      index: ['test-saints', 'test-feasts'],
      size: 3,
      timeout: '700ms',
      allow_partial_search_results: false,
      track_total_hits: false,
    };
    expect(search).toHaveBeenCalledWith(body, expect.objectContaining({ maxRetries: 2 }));
  });

  it.each([
    ['late', { ...complete, timed_out: true }],
    ['of some shards', { ...complete, _shards: { total: 2, successful: 1, failed: 1 } }],
  ])('takes no answer that is %s', async (_, answer) => {
    const { asked } = asking(async () => answer);
    await expect(asked).rejects.toThrow(CatalogueUnavailableError);
  });

  it.each([
    [404, 'unpublished'],
    [429, 'down'],
    [503, 'down'],
  ])('is unavailable for status %i, being %s', async (status, reason) => {
    const { asked } = asking(() => Promise.reject(refused(status)));
    await expect(asked).rejects.toMatchObject({ name: 'CatalogueUnavailableError', reason });
  });

  it('is our fault if it is malformed', async () => {
    const cause = refused(400);
    const { asked } = asking(() => Promise.reject(cause));
    await expect(asked).rejects.toMatchObject({ name: 'Error', cause });
  });
});

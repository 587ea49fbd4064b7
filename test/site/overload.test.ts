import { describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { startPagesForTest } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';

/** A service whose catalogue keeps this look-up waiting until it is released. */
async function slowService(maxLookups: number, slow: keyof Catalogue) {
  const catalogue = sampleCatalogue();
  let waiting = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const find = catalogue[slow] as (...asked: readonly unknown[]) => Promise<unknown>;
  const wait = async (...asked: readonly unknown[]) => {
    waiting += 1;
    await released;
    return find(...asked);
  };
  const service = await startPagesForTest({
    catalogue: { ...catalogue, [slow]: wait },
    maxLookups,
  });
  return { service, release, waiting: () => waiting };
}

describe('beyond the look-ups that may run at once', () => {
  it.each([
    ['pages', 4, 4, 'country', (each: number) => `/countries/nowhere-${each}`, 404],
    ['searches', 16, 4, 'search', (each: number) => `/search?q=a${each}`, 200],
    ['suggestions', 16, 4, 'suggest', (each: number) => `/search/suggestions?q=a${each}`, 200],
    ['feeds', 4, 4, 'days', (each: number) => feeds[each] ?? '', 200],
  ] as const)('%s are refused at once', async (_, maxLookups, max, slow, pathOf, status) => {
    const { service, release, waiting } = await slowService(maxLookups, slow);
    const first = Array.from({ length: max }, (_each, each) => service.page(pathOf(each)));
    await vi.waitFor(() => expect(waiting()).toBeGreaterThanOrEqual(max), 5_000);
    const refused = await service.page(pathOf(max));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
    release();
    const statuses = (await Promise.all(first)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([status]));
    expect((await service.page(pathOf(max))).status).toBe(status);
  });
});

const feeds = [
  '/feeds/feasts.ics',
  '/feeds/feasts.ics?calendar=julian',
  '/feeds/saints.ics',
  '/feeds/saints.ics?calendar=julian',
  '/feeds/today.atom',
];

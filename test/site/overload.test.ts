import { describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { startPagesForTest } from '../support/pages.js';
import { sampleCatalogue } from '../support/records/sample.js';

/** A service whose catalogue keeps these look-ups waiting until they are released. */
async function slowService(...slow: (keyof Catalogue)[]) {
  const catalogue = sampleCatalogue();
  let waiting = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slowed = slow.map((name) => {
    const find = catalogue[name] as (...asked: readonly unknown[]) => Promise<unknown>;
    const wait = async (...asked: readonly unknown[]) => {
      waiting += 1;
      await released;
      return find(...asked);
    };
    return [name, wait];
  });
  const service = await startPagesForTest({
    catalogue: { ...catalogue, ...Object.fromEntries(slowed) },
  });
  return { service, release, waiting: () => waiting };
}

describe('beyond the look-ups that may run at once', () => {
  it.each([
    ['pages', 32, 'country', (each: number) => `/countries/nowhere-${each}`, 404],
    ['suggestions', 32, 'suggest', (each: number) => `/search/suggestions?q=a${each}`, 200],
    ['feeds', 4, 'days', (each: number) => feeds[each] ?? '', 200],
  ] as const)('%s are refused at once', async (_, most, slow, pathOf, status) => {
    const { service, release, waiting } = await slowService(slow);
    const first = Array.from({ length: most }, (_each, each) => service.page(pathOf(each)));
    await vi.waitFor(() => expect(waiting()).toBeGreaterThanOrEqual(most), 5_000);
    const refused = await service.page(pathOf(most));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
    release();
    const statuses = (await Promise.all(first)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([status]));
    expect((await service.page(pathOf(most))).status).toBe(status);
  });
});

const feeds = [
  '/feeds/feasts.ics',
  '/feeds/feasts.ics?calendar=julian',
  '/feeds/saints.ics',
  '/feeds/saints.ics?calendar=julian',
  '/feeds/today.atom',
];

import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { startForTest } from '../support/service/test-service.js';

describe('a catalogue that lacks a feast', () => {
  it.each([
    ['/v1/calendar/pascha/2026', 'feasts'],
    ['/v1/calendar/great-feasts/2026', 'feasts'],
    ['/v1/calendar/2026-04-12', 'movableFeasts'],
    ['/v1/calendar?from=2026-04-12&to=2026-04-12', 'movableFeasts'],
  ])('answers %s without it, and says so', async (path, list) => {
    const whole = sampleCatalogue();
    const isLeft = ({ key }: { key: string }) => key !== 'pascha';
    const catalogue: Catalogue = {
      ...whole,
      listedFeasts: async () => (await whole.listedFeasts()).filter(isLeft),
      async day(query) {
        const { saints, feasts } = await whole.day(query);
        return { saints, feasts: feasts.filter(isLeft) };
      },
      async days(queries) {
        const days = await whole.days(queries);
        return days.map(({ saints, feasts }) => ({ saints, feasts: feasts.filter(isLeft) }));
      },
    };
    const missing: string[] = [];
    const onMissingFeast = (key: string) => missing.push(key);
    const service = await startForTest({ catalogue, onMissingFeast });
    const { status, body } = await service.ask<Record<string, unknown>>(path);
    const [day] = (body.data as Record<string, unknown>[] | undefined) ?? [body];
    const listed = day?.[list] as { key: string }[];
    const keys = listed.map(({ key }) => key);
    expect([status, keys.includes('pascha')]).toEqual([200, false]);
    expect(missing).toContain('pascha');
  });
});

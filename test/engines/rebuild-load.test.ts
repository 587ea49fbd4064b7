import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Records } from '../../src/catalogue/records.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { country, feast, keptOn, monthDay, saint } from '../support/records/builders.js';
import { sampleRecords } from '../support/records/sample.js';
import type { ListBody } from '../support/service/answer.js';
import type { TestService } from '../support/service/test-service.js';
import { serveFrom, startLoad, summary } from './load.js';

const versions = ['alphaversion', 'betaversion'] as const;
const slugs = Array.from({ length: 40 }, (_, index) => `saint-${String(index).padStart(2, '0')}`);

/** Two corpora of the same slugs, which differ in the text of every record. */
const corpusOf = (version: string): Records => {
  const day = { gregorian: monthDay('12-06'), julian: monthDay('12-06') };
  return {
    saints: slugs.map((slug) =>
      saint({
        slug,
        shortBio: `Told in the ${version} of the life.`,
        biography: `Of Paphnutius, in the ${version}.`,
        commemorations: [keptOn('12-06', { title: `The day in ${version}` })],
      }),
    ),
    feasts: [
      ...sampleRecords.feasts.map((each) => ({ ...each, title: `${each.key} in ${version}` })),
      feast({ key: 'a-day', title: `A day in ${version}`, fixed: day }),
    ],
    countries: ['cyprus', 'serbia'].map((slug) => country({ slug, summary: `In ${version}.` })),
  };
};

const paths = [
  '/v1/calendar/2026-12-06',
  '/v1/saints?limit=40',
  '/v1/search?q=Paphnutius&limit=20',
  '/v1/saints/saint-07',
  '/v1/calendar/pascha/2026',
  '/v1/countries',
];

describeWithElasticsearch('a rebuild under load', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const place = { client, prefix };
  let service: TestService;
  beforeAll(async () => {
    await publish(place, corpusOf(versions[0]));
    service = await serveFrom(url, prefix);
  }, 60_000);
  afterAll(() => service?.stop());

  it('mixes no answer and fails no request', async () => {
    const key = service.newKey('internal');
    let turn = 0;
    const load = startLoad({ url: service.url, key }, () => paths[turn++ % paths.length] ?? '');
    for (const version of [versions[1], versions[0], versions[1]]) {
      await publish(place, corpusOf(version), { keep: 1 });
    }
    const seen = await load.stop();
    console.log(`rebuilds under load: ${summary(seen)}`);
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    const mixed = seen.filter(({ text }) => versions.every((version) => text.includes(version)));
    expect(mixed).toEqual([]);
    for (const version of versions) {
      expect(seen.some(({ text }) => text.includes(version))).toBe(true);
    }
  }, 90_000);

  it.each(['/v1/saints?limit=7', '/v1/search?q=Paphnutius&limit=7'])(
    'lets a walk of %s finish',
    async (path) => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const next: string = cursor === null ? path : `${path}&cursor=${cursor}`;
        const { status, body } = await service.ask<ListBody<{ slug: string }>>(next);
        expect(status).toBe(200);
        found.push(...body.data.map(({ slug }) => slug));
        cursor = body.nextCursor;
        if (found.length === 14) {
          await publish(place, corpusOf(versions[0]), { keep: 0, force: true });
        }
      } while (cursor !== null);
      expect(found.toSorted()).toEqual(slugs);
    },
    60_000,
  );
});

/** What is published is soon seen, whatever is remembered on the way. */

import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Records } from '../../src/catalogue/records.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { saint } from '../support/records/builders.js';
import { sampleRecords } from '../support/records/sample.js';
import { serveWired, type WiredService } from './load.js';

const corpusOf = (version: string): Records => ({
  ...sampleRecords,
  saints: ['paphnutius', 'sabbas'].map((slug) =>
    saint({ slug, shortBio: `Told in the ${version} of the life.` }),
  ),
});

/** Asked once before and once after, when nothing else has renewed what is remembered of it. */
const quietPath = '/v1/saints/sabbas';

const paths = ['/v1/saints/paphnutius', '/v1/saints?limit=2', '/v1/search?q=paphnutius'];

describeWithElasticsearch('a new generation', (url) => {
  const { client, prefix } = useElasticsearch(url);
  let service: WiredService;
  beforeAll(async () => {
    await publish({ client, prefix }, corpusOf('alphaversion'));
    service = await serveWired(url, prefix);
  }, 60_000);
  afterAll(() => service?.stop());

  it('is seen within ten seconds by all callers, steady or occasional', async () => {
    const ask = async (path: string) => {
      const headers = { Authorization: `Bearer ${service.key}` };
      const response = await fetch(service.url + path, { headers });
      return { status: response.status, text: await response.text() };
    };
    let publishedMs = Number.POSITIVE_INFINITY;
    let isOver = false;
    const seen = paths.map(async (path) => {
      const old: number[] = [];
      let statuses = new Set<number>();
      let renewedMs = Number.NaN;
      while (!isOver) {
        const askedMs = performance.now();
        const { status, text } = await ask(path);
        statuses = statuses.add(status);
        if (text.includes('alphaversion')) old.push(askedMs - publishedMs);
        else if (Number.isNaN(renewedMs)) renewedMs = askedMs - publishedMs;
        await delay(50);
      }
      return { path, statuses: [...statuses], lastOldMs: Math.max(...old), renewedMs };
    });
    await delay(1_000);
    expect((await ask(quietPath)).text).toContain('alphaversion');
    await publish({ client, prefix }, corpusOf('betaversion'));
    publishedMs = performance.now();
    await delay(11_000);
    expect((await ask(quietPath)).text).toContain('betaversion');
    isOver = true;
    for (const { path, statuses, lastOldMs, renewedMs } of await Promise.all(seen)) {
      expect([path, statuses]).toEqual([path, [200]]);
      expect(lastOldMs, path).toBeLessThan(10_000);
      expect(renewedMs, path).toBeLessThan(10_000);
    }
    expect(service.failures).toEqual([]);
  }, 60_000);
});

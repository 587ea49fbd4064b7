import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startPagesForTest } from '../support/pages.js';
import { aCountry, aSaint, sampleCatalogue } from '../support/records/sample.js';

const service = () =>
  startPagesForTest({
    catalogue: sampleCatalogue({
      saints: [aSaint('john-maximovitch', { formerly: ['john-of-shanghai'] })],
      countries: [{ ...aCountry('czechia', 'CZ'), formerly: ['czech-republic'] }],
    }),
  });

test.each([
  ['/saints/john-of-shanghai', '/saints/john-maximovitch'],
  ['/saints/john-of-shanghai/hymnography', '/saints/john-maximovitch/hymnography'],
  ['/countries/czech-republic', '/countries/czechia'],
])('%s has moved to %s, as in the API', async (former, present) => {
  const at = await service();
  const { status, headers, html } = await at.page(former);
  expect([status, headers.get('Location'), html]).toEqual([301, present, '']);
  expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
  expect((await at.page(present)).status).toBe(200);
  const answer = await at.ask(`/v1${former}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/v1${present}`]);
});

test('a page that has moved keeps its query', async () => {
  const { headers } = await (await service()).page('/saints/john-of-shanghai?use=greek');
  expect(headers.get('Location')).toBe('/saints/john-maximovitch?use=greek');
});

test('the page of a renamed saint moves to the saint, even if its hymns are looked up faster', async () => {
  const catalogue = sampleCatalogue({
    saints: [aSaint('john-maximovitch', { formerly: ['john-of-shanghai'] })],
  });
  let lookUps = 0;
  const at = await startPagesForTest({
    catalogue: {
      ...catalogue,
      async saint(slug) {
        lookUps += 1;
        if (lookUps === 1) await setImmediate();
        return catalogue.saint(slug);
      },
    },
  });
  const { headers } = await at.page('/saints/john-of-shanghai');
  expect(headers.get('Location')).toBe('/saints/john-maximovitch');
});

import { expect, test } from 'vitest';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

test('the feeds of a Church are those of its calendar, to subscribe to', async () => {
  const { text, hrefs } = await service.read('/feeds?calendar=julian&use=slavic&church=serbia');
  expect(text).toContain('Serbian Orthodox Church: Old Calendar · Slavic use.');
  const feed = `${service.url}/feeds/fasts.ics?church=serbia`;
  expect(text).toContain(feed);
  expect(hrefs).toContain(feed.replace('http', 'webcal'));
  expect((await fetch(feed)).status).toBe(200);
  expect((await service.page('/feeds?church=atlantis')).status).toBe(400);
});

test('the list of feeds says where the days of saints are', async () => {
  const { text } = await service.read('/feeds');
  expect(text).toContain('the days of saints are in their own feed');
});

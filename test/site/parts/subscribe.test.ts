import { expect, test } from 'vitest';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

test.each([
  ['/', 4],
  ['/calendar/2026-12-06', 1],
])('%s offers its calendars to subscribe to', async (path, count) => {
  const { hrefs } = await service.read(path);
  for (const start of ['webcal:', 'https://calendar.google.com/']) {
    expect(hrefs.filter((href) => href.startsWith(start))).toHaveLength(count);
  }
});

import { expect, test } from 'vitest';
import { readHtml, startPagesForSuite } from '../support/pages.js';

const service = await startPagesForSuite();

test.each([
  ['/', 4],
  ['/calendar/2026-12-06', 1],
])('%s offers its calendars to subscribe to', async (path, count) => {
  const { hrefs } = readHtml((await service.page(path)).html);
  for (const start of ['webcal:', 'https://calendar.google.com/']) {
    expect(hrefs.filter((href) => href.startsWith(start))).toHaveLength(count);
  }
});

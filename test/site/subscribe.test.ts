import { expect, test } from 'vitest';
import { readHtml, startPagesForSuite } from '../support/pages.js';

const service = await startPagesForSuite();

test.each([
  ['/', 4],
  ['/calendar/2026-12-06', 1],
])('%s offers its calendars to subscribe to', async (path, count) => {
  const { elements } = readHtml((await service.page(path)).html);
  const hrefs = elements.map(({ attributes }) => attributes.href);
  expect(hrefs.filter((href) => href?.startsWith('webcal:'))).toHaveLength(count);
  expect(hrefs.filter((href) => href?.startsWith('https://calendar.google.com/'))).toHaveLength(
    count,
  );
});

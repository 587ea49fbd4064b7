import { expect, test } from 'vitest';
import { startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('a year to print has a sheet for each month, with the parish on each', async () => {
  const at = (query: string) => service.read(`/calendar/wall/2027${query}`);
  const { html, text, hrefs } = await at('?use=greek&title=Saint+Nicholas');
  expect(html.match(/<table class="wall/g)).toHaveLength(12);
  expect(text.match(/Saint Nicholas[A-Z][a-z]+ 2027 New Calendar; Greek use/g)).toHaveLength(12);
  expect(hrefs).toContain('/calendar/wall/2028?use=greek&title=Saint%20Nicholas');
  expect(hrefs).toContain('/calendar/2027-12-31?use=greek');
  expect((await at('?calendar=julian')).text).toContain('7 Thursday25 Dec');
});

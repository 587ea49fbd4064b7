import { expect, test } from 'vitest';
import { startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('the lines to paste follow the calendar that is chosen', async () => {
  const { hrefs } = await service.read('/embed');
  expect(hrefs).toContain('/embed?calendar=julian');
  const { text } = await service.read('/embed?calendar=julian&use=slavic');
  expect(text).toContain('data-calendar="julian" data-use="slavic"');
});

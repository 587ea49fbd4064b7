import { expect, test } from 'vitest';
import { startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('a form takes a date of the Old Calendar, and the page of the civil day names both', async () => {
  const { elements, text } = await service.read('/about');
  expect(text).toContain('Enter it here, and the page of the civil day opens');
  const fields = elements
    .filter(({ name }) => name === 'input')
    .map(({ attributes }) => attributes);
  expect(fields).toContainEqual({ type: 'hidden', name: 'counted', value: 'julian' });
  const day = await service.read('/calendar/1837-02-10?calendar=julian');
  expect(day.text).toContain('29 January');
  const last = await service.page('/calendar/go?date=9999-12-31&counted=julian');
  expect(last.status).toBeLessThan(500);
});

import { expect, test } from 'vitest';
import { startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('the calendar shows the month of today', async () => {
  const { html } = await service.page('/calendar');
  expect(html).toContain('<table class="wall"');
  expect(html).toContain('href="/calendar/2026-12-06"');
  expect(html).toContain('name="calendar" value="gregorian"');
  const old = await service.read('/calendar?calendar=julian');
  expect(old.text).toContain('Old Calendar; fasts by Slavic use');
  expect(old.html).toContain('href="/calendar/2026-12-06?calendar=julian"');
  expect(old.html).toContain('name="calendar" value="julian"');
});

test('the calendar marks today, and leads to it and to the months beside it', async () => {
  const { elements, hrefs } = await service.read('/calendar?calendar=julian');
  const current = elements.filter((each) => each.attributes['aria-current'] === 'date');
  expect(current.map(({ attributes }) => attributes.href)).toEqual([
    '/calendar/2026-12-06?calendar=julian',
  ]);
  for (const href of [
    '#today',
    '/calendar/2026/11?calendar=julian',
    '/calendar/2027/1?calendar=julian',
  ]) {
    expect(hrefs).toContain(href);
  }
});

/** Pictures of data say what the data says. */
import { expect, test } from 'vitest';
import type { CountryList } from '../../src/api/operations/countries.js';
import { startPagesForSuite } from '../support/pages.js';

const service = await startPagesForSuite();

test('the map has each land, shaded by the number of its saints', async () => {
  const { html } = await service.page('/countries');
  const { body } = await service.ask<CountryList>('/v1/countries?limit=100');
  const steps = [200, 50, 10, 1];
  // It is smaller than a line.
  for (const { url, name, saintCount } of body.data.filter((each) => each.name !== 'Malta')) {
    const least = steps.find((step) => saintCount >= step);
    const fill = least === undefined ? 'none' : `url(#from-${least})`;
    expect(html).toMatch(
      RegExp(
        `<a href="${url}" tabindex="-1"><title>${name}: ${saintCount}</title><path d="M[^"]+z" fill="${fill.replaceAll(/[()]/g, '\\$&')}"`,
      ),
    );
  }
  for (const least of steps) expect(html).toContain(`<pattern id="from-${least}"`);
  expect(html).toMatch(/<svg class="lands" [^>]*aria-hidden="true"/);
  expect(html).toMatch(/The lands with the most saints are Turkey \(\d+\), Russia \(\d+\)/);
});

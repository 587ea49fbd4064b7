/** Pictures of data say what the data says. */
import { expect, test } from 'vitest';
import type { CountryList } from '../../src/api/operations/countries.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { SaintList } from '../../src/api/operations/saints.js';
import { daysOfYear, formatDate } from '../../src/calendar/reckoning.js';
import { corpusPages, readHtml } from '../support/pages.js';

const service = await corpusPages();

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

test.each([
  ['2026', 'gregorian', 'all'],
  ['2028?calendar=julian&use=greek', 'julian', 'greek'],
])(
  'the fasts of %s have a bar for each fast day, the stricter the taller',
  async (path, ...asked) => {
    const { html } = await service.page(`/calendar/fasts/${path}`);
    const [calendar, use] = asked;
    const drawn = [
      ...html.matchAll(/<rect width="(?:28|29|30|31)" height="9"><\/rect><path d="([^"]+)"/g),
    ];
    expect(drawn).toHaveLength(12);
    const heights = drawn.flatMap(([, path = '']) =>
      [...path.matchAll(/v-(\d)/g)].map(([, height]) => Number(height)),
    );
    const year = Number(path.slice(0, 4));
    const tones = {
      0: 'fast-free',
      1: 'no-meat',
      3: 'fish',
      5: 'wine-oil',
      9: 'xerophagy',
    } as const;
    const days = daysOfYear(year);
    expect(heights).toHaveLength(days.length);
    for (const [index, date] of days.entries()) {
      if (index % 5 > 0) continue;
      const url = `/v1/calendar/${formatDate(date)}?calendar=${calendar}&use=${use}`;
      const { body } = await service.ask<Day>(url);
      expect([url, tones[heights[index] as keyof typeof tones]]).toEqual([url, body.fasting.tone]);
    }
    const { text } = readHtml(html);
    const fasts = heights.filter((height) => height > 0).length;
    expect(text).toContain(`Of the ${days.length} days of ${year}, ${fasts} are fast days`);
    expect(text).toContain(`Strict fast: ${heights.filter((height) => height === 9).length}`);
  },
);

test('each century has its number of saints, a bar as long, and a link to them', async () => {
  const { html } = await service.page('/countries');
  const { body } = await service.ask<SaintList>('/v1/saints?facets=century&limit=1');
  const counts = body.facets?.century ?? [];
  expect(counts.length).toBeGreaterThan(20);
  for (const { value, count } of counts) {
    const row = html
      .split(`<a href="/saints?century=${value}" rel="nofollow">`)[1]
      ?.split('</tr>')[0];
    expect(row).toContain(
      `<rect width="${count}" height="1"></rect></svg> <span>${count}</span></td>`,
    );
  }
  const order = [...html.matchAll(/\/saints\?century=(-?\d+)/g)].map(([, century]) =>
    Number(century),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

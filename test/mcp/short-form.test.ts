import { expect, test } from 'vitest';
import { shortForm } from '../../src/mcp/short-form.js';

test('an answer as text has tables for lists, and nothing empty', () => {
  const text = shortForm({
    ...{ date: '2026-12-06', fast: false, octoechosMode: null, note: '', members: [] },
    originCountry: { slug: 'georgia', name: 'Georgia', isoCode: null },
    readings: ['Luke 6:17-23', 'Hebrews 13:17-21'],
    saints: [
      { slug: 'anna', name: 'Anna', day: { month: 12, day: 6 }, url: null },
      { slug: 'zeno', name: 'Zeno, bishop', members: ['John', 'Mark'] },
    ],
  });
  expect(text.split('\n')).toEqual([
    'date: 2026-12-06',
    'fast: false',
    'originCountry: slug georgia, name Georgia',
    'readings: Luke 6:17-23; Hebrews 13:17-21',
    'saints (slug | name | day | members):',
    '- anna | Anna | 12-06',
    '- zeno | Zeno, bishop |  | John; Mark',
  ]);
});

test('a list in a list is indented', () => {
  const day = { date: '2026-12-06', feasts: [{ key: 'pascha' }] };
  expect(shortForm({ days: [day, day] }).split('\n')).toEqual([
    ...['days:', '  date: 2026-12-06', '  feasts (key):', '  - pascha'],
    ...['days:', '  date: 2026-12-06', '  feasts (key):', '  - pascha'],
  ]);
});

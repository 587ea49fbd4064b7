import { expect, test } from 'vitest';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

const linksOf = async (path: string, rel: string) => {
  const { elements } = await service.read(path);
  return elements.filter(({ attributes }) => attributes.rel === rel);
};

test('a week has its days from Sunday, with readings and fasts', async () => {
  const { hrefs, text } = await service.read('/calendar/2026/week/49');
  expect(text).toContain('week 1 has the first Thursday of the year');
  const days = hrefs.filter((href) => /^\/calendar\/2026-\d\d-\d\d$/.test(href));
  expect(days.map((href) => href.slice(-5))).toEqual([
    ...['11-29', '11-30', '12-01', '12-02', '12-03', '12-04', '12-05'],
  ]);
  expect(text).toContain('29 November to 5 December 2026');
  expect(text).toContain('Liturgy, gospel: Luke 13:10–17');
  expect(text).toContain('Nativity Fast');
});

test('a week of the Old Calendar has the date of each day on both calendars', async () => {
  const { text } = await service.read('/calendar/2026/week/51?calendar=julian');
  expect(text).toContain(
    'Sunday, 13 December 2026Old Calendar, 30 November · Twenty-eighth Sunday',
  );
});

test('a day of the week says whose each reading is where there are several', async () => {
  const { text } = await service.read('/calendar/2027/week/2?calendar=julian');
  expect(text).toMatch(/Liturgy, epistle: [^;]*? \S*Circumcision/);
  // Lessons of the Sixth Hour and of Vespers are told apart by the service.
  const { html } = await service.page('/calendar/2027/week/11');
  expect(html).toMatch(/<li>[^<]*, lesson: Isaiah 1:1–20<\/li>/);
});

test('the readings of a week have their text when asked for, folded', async () => {
  const plain = await service.page('/calendar/2026/week/49');
  expect(plain.html).not.toContain('<details');
  const { html } = await service.page('/calendar/2026/week/49?text=kjv');
  expect(html.match(/<details>/g)?.length).toBeGreaterThan(10);
  expect(html).toContain('And he was teaching in one of the synagogues on the sabbath');
});

test('weeks follow each other over the new year, and end with the calendar', async () => {
  const [next] = await linksOf('/calendar/2026/week/53?calendar=julian', 'next');
  expect(next?.attributes.href).toBe('/calendar/2027/week/1?calendar=julian');
  expect((await service.page('/calendar/2025/week/53')).status).toBe(404);
  for (const [path, days] of [
    ['/calendar/1583/week/1', 7],
    ['/calendar/9999/week/52', 6],
  ] as const) {
    const { status, html } = await service.page(path);
    expect([status, html.match(/class="week-day"/g)?.length]).toEqual([200, days]);
  }
});

test('a day of the week says its title once', async () => {
  const { html } = await service.page('/calendar/2027/week/17');
  expect(html).toContain('<p class="under">Great and Holy Friday</p>');
  expect(html).not.toMatch(/<p class="feast[^"]*">(?:(?!<\/p>).)*and Holy Friday/);
});

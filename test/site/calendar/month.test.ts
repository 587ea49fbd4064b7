import { expect, test } from 'vitest';
import { corpusPages, monthCells, titleOf } from '../../support/pages.js';

const service = await corpusPages();

/** The cells of a month as text: each row a week, from Sunday. */
const weeksOf = async (path: string) => monthCells((await service.page(path)).html);

const linksOf = async (path: string, rel: string) => {
  const { elements } = await service.read(path);
  return elements.filter(({ attributes }) => attributes.rel === rel);
};

test('each day of a month stands below its weekday', async () => {
  const weeks = await weeksOf('/calendar/2026/12');
  expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7]);
  const numbers = weeks.flat().map((cell) => /^\d*/.exec(cell)?.[0] ?? '');
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1));
  // 1 December 2026 is a Tuesday, and the 31st a Thursday.
  expect(numbers).toEqual(['', '', ...days, '', '']);
});

test('a day of a month names its Sunday first, even before a great feast', async () => {
  const [annunciation, sunday] = [
    await titleOf(service, 'annunciation'),
    await titleOf(service, 'mary-of-egypt-sunday'),
  ];
  // On 25 March 2029, the Fifth Sunday of Lent, both are kept.
  const cell = (await weeksOf('/calendar/2029/3')).flat().find((text) => text.startsWith('25'));
  expect(cell?.indexOf(sunday)).toBeGreaterThan(0);
  expect(cell?.indexOf(annunciation)).toBeGreaterThan(cell?.indexOf(sunday) ?? 0);
});

test('a month prints in red Sundays, great feasts and vigils, and no icon', async () => {
  const { html } = await service.page('/calendar/2026/11');
  const red = [...html.matchAll(/<td class="red"><p class="head"><a[^>]*>(\d+)/g)].map(
    ([, day]) => day,
  );
  // Sundays; the Synaxis of the Archangel; Saint John Chrysostom; the Entry of the Theotokos.
  expect(red).toEqual(['1', '8', '13', '15', '21', '22', '29']);
  expect(html).toContain('<p class="kept">Twenty-fourth Sunday after Pentecost</p>');
  expect(html).toContain('<p>Kupyatichi Icon of the Mother of God</p>');
});

test('a printed month keeps a saint with a vigil, whatever icon it has no room for', async () => {
  // On 8 May 2027 there are Bright Saturday, an icon and John the Theologian.
  const { html } = await service.page('/calendar/2027/5');
  const [, cell = ''] = /href="\/calendar\/2027-05-08"(.*?)<\/td>/.exec(html) ?? [];
  expect(cell).toMatch(/<span><span class="kept">.*John the Theologian/);
  expect(html).toContain('class="off-paper"');
  expect(html).toContain('Each cell names the chief ones; the page of the day has them all');
});

test('a month says what is commemorated, and no saint whose feast it names', async () => {
  const cells = (await weeksOf('/calendar/2026/11')).flat();
  const text = cells.join('\n');
  expect(text).not.toContain('George the Trophy-bearer');
  expect(text).toContain('Dedication of the Church of St George at Lydda');
  expect(cells.find((cell) => cell.startsWith('21'))).not.toContain('; The Most Holy Theotokos');
  for (const cell of cells) {
    const named = cell.split('; ');
    expect(new Set(named).size).toBe(named.length);
  }
});

test('a month has the parish in its head, whose fasts they are, and signs with their meaning', async () => {
  const { html, text, elements } = await service.read(
    '/calendar/2026/11?use=greek&title=Saint+Nicholas',
  );
  expect(text).toContain('Saint NicholasNovember 2026');
  expect(text).toContain('Greek use; fasts by Greek use');
  const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical');
  expect(canonical?.attributes.href).toBe(`${service.url}/calendar/2026/11?use=greek`);
  const [, legend = ''] = html.split('class="legend"');
  const drawings = legend.split('</ul>')[0]?.match(/<svg.*?<\/svg>/g) ?? [];
  expect(drawings).toHaveLength(9);
  const shapes = drawings.map((each) =>
    each.replaceAll(/<title>.*?<\/title>|aria-label="[^"]*"/g, ''),
  );
  expect(new Set(shapes).size).toBe(9);
});

test('a month leads to the fasts of its calendar and use, which say whose they are', async () => {
  const choice = '?calendar=julian&use=greek';
  const month = await service.read(`/calendar/2026/12${choice}`);
  expect(month.hrefs).toContain(`/calendar/fasts/2026${choice}`);
  const greek = await service.read(`/calendar/fasts/2026${choice}`);
  expect(greek.text).toContain('Old Calendar; by Greek use');
  expect(greek.hrefs).toContain('/calendar/fasts/2026?calendar=julian');
  const all = await service.read('/calendar/fasts/2026');
  expect(all.text).toContain('New Calendar; by Slavic use');
  expect(all.text).not.toContain('All saints');
  expect(all.hrefs).toContain('/calendar/fasts/2026?use=greek');
});

test('a month says which churches of its use fast otherwise', async () => {
  const { text } = await service.read('/calendar/2027/1?calendar=julian');
  expect(text).toMatch(
    /By their own rule: Russian Orthodox Church, fish, wine and oil on .*22.* 27/,
  );
  expect((await service.read('/calendar/2026/9')).text).not.toContain('own rule');
  const greek = (await service.read('/calendar/2026/12?use=greek')).text;
  expect(greek).toContain('Church of Greece, fish, wine and oil on 12, 13, 14, 15 and 17');
});

test('a month and a day say that a fast begins', async () => {
  const cells = (await weeksOf('/calendar/2026/11')).flat();
  expect(cells.find((cell) => cell.startsWith('15'))).toContain('Nativity Fast begins');
  expect((await service.read('/calendar/2026/8?calendar=julian')).text).toContain(
    'Dormition Fast begins',
  );
  expect((await service.read('/calendar/2026-11-15')).text).toContain(
    'This is the first day of the Nativity Fast.',
  );
});

test('months follow each other over the new year, and end with the calendar', async () => {
  const [named] = await linksOf('/calendar/2026/12?use=greek&title=St+Anne', 'next');
  expect(named?.attributes.href).toBe('/calendar/2027/1?use=greek&title=St%20Anne');
  const [next] = await linksOf('/calendar/2026/12?calendar=julian', 'next');
  expect(next?.attributes.href).toBe('/calendar/2027/1?calendar=julian');
  const [previous] = await linksOf('/calendar/2027/1', 'prev');
  expect(previous?.attributes.href).toBe('/calendar/2026/12');
  expect(await linksOf('/calendar/9999/12', 'next nofollow')).toEqual([]);
  expect(await linksOf('/calendar/1583/1', 'prev nofollow')).toEqual([]);
});

test('a month links to its weeks, those of the calendar', async () => {
  const weeksAt = async (path: string) =>
    (await service.read(path)).hrefs.filter((href) => href.includes('/week/'));
  expect(await weeksAt('/calendar/2026/12?use=greek')).toEqual(
    [49, 50, 51, 52, 53].map((week) => `/calendar/2026/week/${week}?use=greek`),
  );
  expect((await weeksAt('/calendar/1583/1'))[0]).toBe('/calendar/1583/week/1');
});

test('the month marks great feasts and shows the Old Calendar date', async () => {
  const { html } = await service.page('/calendar/2027/1?calendar=julian');
  expect(html).toMatch(
    /class="red"><p class="head"><a class="number" href="\/calendar\/2027-01-07\?calendar=julian"/,
  );
  expect(html).toContain('25 Dec');
});

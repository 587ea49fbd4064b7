import { expect, test } from 'vitest';
import { readHtml, startPagesForSuite } from '../../support/pages.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await startPagesForSuite({ catalogue: sampleCatalogue() });

test('the fasts of a year say how strict their days are, by the chosen use', async () => {
  const { text, hrefs } = await service.read('/calendar/fasts/2026');
  expect(text).toContain('12 Apr to 18 Apr7: no fast');
  expect(text).toContain(
    '23 Feb to 5 Apr42: strict fast 24; wine and oil 16; fish, wine and oil 2',
  );
  expect(text).toContain('29 Aug1: wine and oil');
  expect(hrefs).toContain('/calendar/2026-02-23');
  const greek = await service.read('/calendar/fasts/2026?use=greek');
  expect(greek.text).toContain('15 Nov to 24 Dec40: strict fast 12; wine and oil 9');
  expect(greek.hrefs).toContain('/calendar/2026-02-23?use=greek');
  expect(text).not.toContain('29 Aug to');
  const [, fasts, free] =
    /365 days of 2026, (\d+) are fast days .* No fast: (\d+)/.exec(text) ?? [];
  expect(Number(fasts) + Number(free)).toBe(365);
  const old = await service.read('/calendar/fasts/2026?calendar=julian');
  expect(old.text).toContain('28 Nov 2025 to 6 Jan40: ');
  // A fast of one day, which says of itself what is eaten.
  const short = await service.read('/calendar/fasts/2027?use=greek');
  expect(short.text).toContain('28 Jun1: fish, wine and oilDormition');
});

test.each([
  ['1583', 'to 4 Jan'],
  ['1583?calendar=julian', 'to 3 Jan'],
  ['9999', 'from 25 Dec'],
])('a fast that begins or ends outside the calendar has one date, %s', async (year, expected) => {
  const { status, html } = await service.page(`/calendar/fasts/${year}`);
  expect(status).toBe(200);
  const cells = html.split('<td>').map((cell) => readHtml(`<main>${cell}</main>`).text);
  expect(cells).toContain(expected);
});

test('the fasts of a year name their days of fish, and where a Church differs', async () => {
  const fasts = async (query: string) => (await service.read(`/calendar/fasts/2027${query}`)).text;
  const slavic = await fasts('');
  expect(slavic).toContain('Fish on 25 March; 25 April.');
  expect(slavic).not.toContain('Antioch');
  expect(await fasts('?use=greek')).toContain('Antioch has no fast on Wednesdays and Fridays');
});

test('the movable feasts of a year stand beside Easter in the West', async () => {
  const read = async (year: number) => (await service.read(`/calendar/pascha/${year}`)).text;
  expect(await read(2027)).toContain('Easter in the West is on 28 March 2027.');
  expect(await read(2028)).toContain('Easter in the West is on the same day.');
});

test.each([
  [2027, '2 May'],
  [2026, '12 April'],
  [1917, '15 April'],
])('Pascha of %i is computed step by step', async (year, civil) => {
  const { text } = await service.read(`/calendar/pascha/${year}`);
  const steps = Object.fromEntries(
    [...text.matchAll(/([a-e]) = (\d+)/g)].map(([, letter = '', value]) => [letter, Number(value)]),
  );
  expect(text).toContain(`${(steps.d ?? 0) + (steps.e ?? 0) + 1} days, which is`);
  expect(text).toContain(`and ${civil} by the civil calendar`);
});

test('a year of Pascha lists those that follow it, beside Easter in the West', async () => {
  const { text, hrefs } = await service.read('/calendar/pascha/2027');
  expect(text).toContain('20349 Aprilthe same day');
  expect(text).toContain('204629 April25 March');
  expect(hrefs).toContain('/calendar/pascha/2046');
  expect(hrefs).not.toContain('/calendar/pascha/2047');
});

test('the page of Pascha says why Easter in the West is on another day', async () => {
  const { html, text } = await service.read('/calendar/pascha/2027');
  expect(html).toContain('id="why"');
  expect(text).toContain('first full moon of spring');
});

test('a year before the calendar is refused with the reason', async () => {
  const { status, text } = await service.read('/calendar/pascha/1054');
  expect(status).toBe(400);
  expect(text).toContain('1583 is the first whole year of that calendar');
});

test('the Pascha of a year before the New Calendar is given by the Julian too', async () => {
  const { text } = await service.read('/calendar/pascha/1917');
  expect(text).toContain('in which Pascha was on 2 April 1917');
  expect(text).not.toContain('New Calendar.');
  expect((await service.read('/calendar/pascha/2027')).text).not.toContain('then lived');
});

test('Pascha says where the Annunciation falls on both calendars', async () => {
  const { text } = await service.read('/calendar/pascha/2029');
  expect(text).toContain('Great and Holy Saturday, on the Old Calendar.');
  const meeting = await service.read('/calendar/pascha/2075');
  expect(meeting.text).toContain('7 April, Holy Pascha, on the Old Calendar');
});

test('another year is asked for before the feasts of this one', async () => {
  const { html } = await service.page('/calendar/pascha/2027');
  const form = html.indexOf('Pascha in another year');
  expect(form).toBeGreaterThan(0);
  expect(form).toBeLessThan(html.indexOf('<table'));
});

test('Pascha and its feasts can be shown by Greek use', async () => {
  const { hrefs } = await service.read('/calendar/pascha/2027');
  expect(hrefs).toContain('/calendar/pascha/2027?use=greek');
});

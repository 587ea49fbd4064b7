import { expect, test } from 'vitest';
import { corpusPages, readHtml } from '../../support/pages.js';

const service = await corpusPages();

test('the days of memorial follow the calendar and the use', async () => {
  const memorials = async (query: string) =>
    (await service.read(`/calendar/memorials/2027${query}`)).text;
  const slavic = await memorials('');
  expect(slavic).toContain('11 May 2027 TuesdayRadonitsa');
  expect(slavic).toContain('23 October 2027 SaturdayDemetrius Saturday');
  expect(slavic).not.toContain('Cheesefare');
  expect(await memorials('?calendar=julian')).toContain('6 November 2027 SaturdayDemetrius');
  const greek = await memorials('?use=greek');
  expect(greek).toContain('13 March 2027 SaturdayCheesefare Saturday');
  expect(greek).toContain('20 March 2027 SaturdaySaturday of Saint Theodore');
  expect(greek).not.toContain('Demetrius');
});

test('the Serbian zadušnice stand by themselves, on both calendars alike', async () => {
  const memorials = async (query: string) =>
    (await service.read(`/calendar/memorials/2027${query}`)).text;
  for (const query of ['', '?calendar=julian', '?use=slavic']) {
    const text = await memorials(query);
    expect(text).toContain('9 October 2027 SaturdayMiholjske, before Miholjdan');
    expect(text).toContain('6 November 2027 SaturdayMitrovske, before Mitrovdan');
    expect(text).toContain('6 March 2027 SaturdayZimske, before Meatfare Sunday');
    expect(text).toContain('19 June 2027 SaturdayLetnje or Duhovske, before Pentecost');
  }
  expect(await memorials('?use=greek')).not.toContain('Miholjske');
});

test('a memorial Saturday of Lent gives way to the Annunciation', async () => {
  const { text } = readHtml((await service.page('/calendar/memorials/2028')).html);
  expect(text).toContain('18 March 2028 Saturday');
  expect(text).not.toContain('25 March 2028');
});

test('the memorials of one who has died are counted from the day of death', async () => {
  const after = async (died: string) =>
    (await service.read(`/calendar/memorials/2027?died=${died}`)).text;
  const text = await after('2026-10-20');
  expect(text).toContain('22 October 2026 ThursdayThird day');
  expect(text).toContain('28 October 2026 WednesdayNinth day');
  expect(text).toContain('28 November 2026 SaturdayFortieth day');
  expect(text).toContain('20 October 2027 WednesdayA year');
  expect(text).not.toContain('no memorial is served');
  // Pascha is on 2 May.
  expect(await after('2027-03-20')).toContain('28 April 2027 WednesdayFortieth day; kept before');
  expect(await after('2028-02-29')).toContain('1 March 2029 ThursdayA year');
});

test('the page of memorials says what to say to the family', async () => {
  const { text, hrefs } = await service.read('/calendar/memorials/2027');
  expect(text).toContain('To the family, say “Memory eternal!”');
  expect(hrefs).toContain('/guests#funeral');
});

test.each(['1583', '9999'])('memorials are known in the year %s', async (year) => {
  const path = `/calendar/memorials/${year}?died=${year}-12-31`;
  expect((await service.page(path)).status).toBe(200);
});

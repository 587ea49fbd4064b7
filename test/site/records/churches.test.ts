import { expect, test } from 'vitest';
import { corpusPages } from '../../support/pages.js';

const service = await corpusPages();

test('each Church has its calendar, its use and what differs there', async () => {
  const { text, hrefs } = await service.read('/churches');
  expect(text).toContain('Serbian Orthodox ChurchOld Calendar · Slavic use');
  expect(text).toContain('Families also keep the day of their patron, the slava.');
  expect(hrefs).toContain('/calendar/today?church=serbia');
  expect(hrefs).toContain('/feeds?calendar=julian&use=slavic&church=serbia');
});

test('a Church whose own use is not known here is told so before its calendars', async () => {
  const { text } = await service.read('/churches');
  expect(text).toContain(
    'Romanian Orthodox ChurchNew Calendar · Greek use, which is close to its own',
  );
  const feedsOf = async (church: string) =>
    (await service.read(`/feeds?use=greek&church=${church}`)).text;
  const near =
    'those of Greek use, which only comes close to what the Romanian Orthodox Church keeps';
  expect(await feedsOf('romania')).toContain(near);
  expect(await feedsOf('greece')).not.toContain('only comes close');
});

test('the churches are listed by calendar', async () => {
  const { text, hrefs } = await service.read('/churches');
  expect(text).toMatch(
    /New Calendar[^.]*Church of Greece[^.]*Old Calendar[^.]*Georgian Orthodox Church/,
  );
  expect(hrefs).toContain('#georgia');
});

test('a Church leads to the lines for its own calendar and use', async () => {
  const { hrefs } = await service.read('/churches');
  expect(hrefs).toContain('/embed?calendar=julian&use=slavic');
});

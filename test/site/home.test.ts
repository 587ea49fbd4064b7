import { expect, test } from 'vitest';
import { corpusPages, readHtml, startPagesForTest, titleOf } from '../support/pages.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';

const service = await corpusPages();

test('the front page names the next great feasts and the next Pascha', async () => {
  const { clock, read } = await startPagesForTest();
  const textOn = async () => (await read('/')).text;
  const nativity = `Next great feast: ${await titleOf(service, 'nativity-of-christ')}`;
  // 6 December 2026: this year's Pascha has passed.
  expect(await textOn()).toContain('Pascha: 2 May 2027');
  expect(await textOn()).toContain(`${nativity}, 25 December 2026`);
  clock.advance(19 * 86_400_000);
  expect(await textOn()).toContain(`${nativity}, 25 December 2026`);
  expect(await textOn()).toContain(`${nativity}, 7 January 2027`);
  clock.advance(86_400_000);
  expect(await textOn()).not.toContain('25 December 2026');
});

test('the front page leads to what a parish prints, and in December to the next year', async () => {
  const { hrefs } = await service.read('/');
  for (const path of [
    '/bulletin/2026-12-13',
    '/calendar/2026/12',
    '/calendar/sheet/2027',
    '/calendar/wall/2027',
    '/calendar/memorials/2027',
    '/calendar/weddings/2027',
    '/churches',
  ]) {
    expect(hrefs).toContain(path);
  }
  const { clock, read } = await startPagesForTest();
  clock.set('2026-11-23T12:00:00Z');
  expect((await read('/')).hrefs).toContain('/calendar/2026/11');
  clock.set('2026-11-24T12:00:00Z');
  expect((await read('/')).hrefs).toContain('/calendar/2026/12');
});

test('a card of the front page has six saints, and counts the others', async () => {
  const saints = [...'abcdefgh'].map((slug) => aSaint(slug));
  const { read } = await startPagesForTest({ catalogue: sampleCatalogue({ saints }) });
  expect((await read('/')).text).toContain('and 2 more');
});

test('the front page and the calendar are those of the chosen use', async () => {
  const { text, hrefs } = await service.read('/?use=greek&date=2026-12-07');
  expect(text).toContain('Fasts follow Greek use');
  expect(text).toContain('Fast day: fish, wine and oil');
  expect(hrefs).toContain('/?calendar=julian&use=greek');
  const calendar = await service.read('/calendar?use=greek');
  expect(calendar.text).toContain('New Calendar; Greek use; fasts by Greek use');
});

test('the front page shows another date if it is today somewhere, and otherwise leads to its page', async () => {
  const next = await service.page('/?date=2026-12-07');
  expect(next.status).toBe(200);
  const { text, elements } = readHtml(next.html);
  expect(text).toContain('Monday, 7 December 2026');
  expect(text).toContain('Today is the date where you are.');
  const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical');
  expect(canonical?.attributes.href).toBe(`${service.url}/`);
  expect((await service.page('/?date=2026-12-06')).html).toContain('Today is the date in UTC.');
  const other = await service.page('/?date=2026-12-08');
  expect([other.status, other.headers.get('Location')]).toEqual([303, '/calendar/2026-12-08']);
});

test('a home page on the Old Calendar has its feeds first', async () => {
  const { hrefs } = await service.read('/?calendar=julian');
  const feeds = hrefs.filter((href) => href.includes('great-feasts.ics'));
  expect(feeds[0]).toContain('calendar=julian');
});

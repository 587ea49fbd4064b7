/** Feeds of the fixtures, and of their churches. All other tests of feeds use samples. */
import { expect, test } from 'vitest';
import { corpusPages } from '../support/pages.js';

const service = await corpusPages();

test('Saint George is kept on Bright Monday in Greek use', async () => {
  const feed = async (query: string) =>
    (await service.page(`/feeds/saint.ics?saint=george-the-trophy-bearer${query}`)).html;
  expect(await feed('&church=greece')).toContain('DTSTART;VALUE=DATE:20270503');
  expect(await feed('&church=greece')).not.toContain('DTSTART;VALUE=DATE:20270423');
  expect(await feed('')).toContain('DTSTART;VALUE=DATE:20270423');
});

test('the feed of saints begins a great feast with its name', async () => {
  const { html } = await service.page('/feeds/saints.ics');
  const events = html.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  const nativity = events.find((event) => event.includes('DTSTART;VALUE=DATE:20261225'));
  expect(nativity).toContain('SUMMARY:The Nativity of Our Lord');
  const ofEgypt = (await service.page('/feeds/saints.ics?country=egypt')).html;
  expect(ofEgypt).toContain('DTSTART;VALUE=DATE:20270502');
  expect(ofEgypt).not.toContain('SUMMARY:Holy Pascha');
});

test('Finland has nothing in its feeds that moves with Pascha', async () => {
  const feasts = (await service.page('/feeds/great-feasts.ics?church=finland')).html;
  expect(feasts).toContain('Nativity of');
  expect(feasts).not.toContain('SUMMARY:Holy Pascha');
  expect((await service.page('/feeds/great-feasts.ics?church=oca')).html).toContain(
    'SUMMARY:Holy Pascha',
  );
  const seasons = (await service.page('/feeds/fasts.ics?church=finland')).html;
  expect(seasons).toContain('SUMMARY:Nativity Fast');
  expect(seasons).not.toContain('SUMMARY:Great Lent');
  const { items } = JSON.parse((await service.page('/feeds/today.json?church=finland')).html);
  expect(items[0].title).toMatch(/^\d+ \w+ \d{4}$/);
  expect(items[0].summary).not.toContain('Readings');
});

test('the feed of today names the date of the Old Calendar, and the fast of a church', async () => {
  const itemsOf = async (query: string) =>
    JSON.parse((await service.page(`/feeds/today.json?${query}`)).html).items;
  const [last] = await itemsOf('calendar=julian');
  expect(last.title).toMatch(/^\d+ \w+ \d{4} \(\d+ \w+, Old Calendar\): /);
  const romanian: { url: string; summary: string }[] = await itemsOf('church=romania');
  const own = romanian.filter(({ summary }) => summary.includes('Church, by its own rule: '));
  expect(own.length).toBeGreaterThan(0);
  for (const { summary } of own) {
    expect(summary).toMatch(/^Romanian Orthodox Church, by its own rule: [^\n]+\.\n/);
  }
  // Anthony of Iezer, of whom no printed day was found.
  const unknown = romanian.find(({ url }) => url.includes('2026-11-23'));
  expect(unknown?.summary).toMatch(
    /^Romanian Orthodox Church may keep this day by its own rule, which is not known here\. By Greek use: This is a Monday/,
  );
});

test('the file of fasts of a church goes by its own rule', async () => {
  const eventsOf = async (query: string) => {
    const { html } = await service.page(`/feeds/fasts.ics?weekly=true&${query}`);
    return html.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  };
  const on = (date: string) => (event: string) => event.includes(`DTSTART;VALUE=DATE:${date}`);
  const greek = await eventsOf('use=greek');
  expect(greek.find(on('20260422'))).toContain('SUMMARY:Fast');
  expect((await eventsOf('church=antioch')).find(on('20260422'))).toBeUndefined();
  expect((await eventsOf('church=romania')).find(on('20260422'))).toContain(
    'Romanian Orthodox Church\\, by its own rule: fish\\, wine and oil are permitted',
  );
  // Where it has no fast, it keeps the feasts of the day all the same.
  const { html: feasts } = await service.page('/feeds/feasts.ics?church=antioch');
  expect(feasts.split('BEGIN:VEVENT').find(on('20260506'))).toContain('SUMMARY:Mid-Pentecost');
});

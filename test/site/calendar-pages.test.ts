import { describe, expect, it, test } from 'vitest';
import type { Bulletin } from '../../src/api/operations/bulletin.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { FeastDetail } from '../../src/api/operations/feasts.js';
import type { Service } from '../../src/api/operations/service.js';
import type { DayList } from '../../src/api/operations/spans.js';
import { typeset } from '../../src/site/words.js';
import { readHtml, startPagesForSuite, startPagesForTest } from '../support/pages.js';

const service = await startPagesForSuite();

const titleOf = async (key: string) =>
  typeset((await service.ask<FeastDetail>(`/v1/feasts/${key}`)).body.title);

/** The cells of a month as text: each row a week, from Sunday. */
async function weeksOf(path: string): Promise<string[][]> {
  const { html } = await service.page(path);
  const rows = html.split('<tbody>')[1]?.split('<tr>').slice(1) ?? [];
  return rows.map((row) =>
    row
      .split('<td')
      .slice(1)
      .map((cell) => readHtml(`<main><td${cell}</main>`).text),
  );
}

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
    await titleOf('annunciation'),
    await titleOf('mary-of-egypt-sunday'),
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

test.each([
  ['nativity fast', '/calendar/fasts/2026'],
  ['Great Lent', '/calendar/fasts/2026'],
  ['Sunday bulletin', '/bulletin/2026-12-13'],
  ['wedding in January', '/calendar/weddings/2027'],
  ['google calendar', '/feeds'],
  ['embed', '/embed'],
  ['api key', '/docs'],
  ['monk who fasted in a cave', undefined],
])('a search for %s names the page of the site', async (text, path) => {
  const { html } = await service.page(`/search?q=${encodeURIComponent(text)}`);
  const [, found] = /<p>Page: <a href="([^"]*)"/.exec(html) ?? [];
  expect(found).toBe(path);
});

test('a bulletin names the saints of polyeleos rank in its head', async () => {
  const { html, text } = await service.read('/bulletin/2026-12-06');
  const [, others = ''] = /<p class="others">(.*?)<\/p>/.exec(html) ?? [];
  expect(others).toBe('Saint Nicholas the Wonderworker, Archbishop of Myra in Lycia');
  expect(text).toContain(`The full lives are at ${new URL(service.url).host}.`);
});

test('a bulletin names its calendar and use, and leads to the Sundays before and after it', async () => {
  const at = (path: string) => service.read(`/bulletin/${path}`);
  const { text, elements } = await at('2026-12-19?calendar=julian&use=greek&title=St+Nicholas');
  expect(text).toContain('Saturday, 19 December 2026Old Calendar, 6 December · Greek use');
  expect(text).toContain('The texts are in English');
  const asked = '?calendar=julian&use=greek&title=St+Nicholas';
  const hrefOf = (rel: string) =>
    elements.find(({ attributes }) => attributes.rel === `${rel} nofollow`)?.attributes.href;
  expect([hrefOf('prev'), hrefOf('next')]).toEqual([
    `/bulletin/2026-12-13${asked}`,
    `/bulletin/2026-12-20${asked}`,
  ]);
  const forefathers = await at('2026-12-13');
  expect(forefathers.text).toContain('Blessed art thou, O Lord God of our fathers');
  const sunday = await at('2026-12-06?text=kjv');
  expect(sunday.text).toContain('New Calendar · all saints, by Slavic use');
  expect(sunday.hrefs).toContain('/bulletin/2026-11-29?text=kjv');
  expect(sunday.hrefs).toContain('/bulletin/2026-12-06?calendar=julian&text=kjv');
  expect(sunday.hrefs).toContain('/bulletin/2026-12-06?use=greek&text=kjv');
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

test('a day says whether there may be a wedding', async () => {
  const textOn = async (date: string) => (await service.read(`/calendar/${date}`)).text;
  expect(await textOn('2026-12-12')).toContain(
    'Weddings are not celebrated. The Nativity Fast. Greek use: they may be celebrated.',
  );
  expect(await textOn('2026-11-01')).toMatch(/Weddings may be celebrated\. [^G]/);
});

test('the calendar shows the month of today', async () => {
  const { html } = await service.page('/calendar');
  expect(html).toContain('<table class="wall"');
  expect(html).toContain('href="/calendar/2026-12-06"');
  expect(html).toContain('name="calendar" value="gregorian"');
  const old = await service.read('/calendar?calendar=julian');
  expect(old.text).toContain('Old Calendar; fasts by Slavic use');
  expect(old.html).toContain('href="/calendar/2026-12-06?calendar=julian"');
  expect(old.html).toContain('name="calendar" value="julian"');
});

test('the movable feasts of a year stand beside Easter in the West', async () => {
  const read = async (year: number) => (await service.read(`/calendar/pascha/${year}`)).text;
  expect(await read(2027)).toContain('Easter in the West is on 28 March 2027.');
  expect(await read(2028)).toContain('Easter in the West is on the same day.');
});

test('a day says under its fast and its readings whose use it is, and what the other has', async () => {
  const { text } = await service.read('/calendar/2026-11-15');
  const [fast = '', readings = ''] = text.split('Readings');
  expect(fast).toContain('By Slavic use.');
  expect(readings).toContain('By Slavic use. Greek use: Eighth Sunday of Luke');
  const greek = await service.read('/calendar/2026-11-15?use=greek');
  expect(greek.text.match(/By Greek use\./g)).toHaveLength(2);
});

test('a day has four saints with their lives, and the others in a sentence', async () => {
  const { html } = await service.page('/calendar/2026-11-24');
  expect(html.match(/class="entry"/g)).toHaveLength(4);
  const [, also = ''] = html.split('Also commemorated:');
  const { saints } = (await service.ask<Day>('/v1/calendar/2026-11-24')).body;
  expect(saints.length).toBeGreaterThan(10);
  expect(also.split('</p>')[0]?.match(/href="\/saints\//g)).toHaveLength(saints.length - 4);
});

test('the first saints are named below the date, unless a great feast is kept', async () => {
  expect((await service.page('/calendar/2026-11-24')).html).toContain('class="chief"');
  expect((await service.page('/calendar/2026-12-25')).html).not.toContain('class="chief"');
});

test('the lesson of an apostle’s Vespers is not of the Old Testament', async () => {
  const { text } = await service.read('/calendar/2026-11-30');
  expect(text).toContain('Lesson 1 Peter');
  expect(text).not.toContain('Old Testament');
});

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

test('the lines to paste follow the calendar that is chosen', async () => {
  const { hrefs } = await service.read('/embed');
  expect(hrefs).toContain('/embed?calendar=julian');
  const { text } = await service.read('/embed?calendar=julian&use=slavic');
  expect(text).toContain('data-calendar="julian" data-use="slavic"');
});

test('the feeds of a Church are those of its calendar, to subscribe to', async () => {
  const { text, hrefs } = await service.read('/feeds?calendar=julian&use=slavic&church=serbia');
  expect(text).toContain('Serbian Orthodox Church: Old Calendar · Slavic use.');
  const feed = `${service.url}/feeds/fasts.ics?church=serbia`;
  expect(text).toContain(feed);
  expect(hrefs).toContain(feed.replace('http', 'webcal'));
  expect((await fetch(feed)).status).toBe(200);
  expect((await service.page('/feeds?church=atlantis')).status).toBe(400);
});

test('a day and its bulletin say which churches keep the fast otherwise', async () => {
  for (const path of ['/calendar/2026-12-15', '/bulletin/2026-12-15']) {
    const { text, hrefs } = await service.read(path);
    expect(text).toContain('By their own rule: Church of Greece, fish, wine and oil.');
    expect(hrefs).toContain('/churches#greece');
  }
  const { text } = await service.read('/calendar/2026-12-16?use=slavic');
  expect(text).not.toContain('own rule');
});

test('the week ahead of a bulletin has the first saint beside a lesser feast', async () => {
  const weekOf = async (date: string) =>
    (await service.ask<Bulletin>(`/v1/bulletin/${date}?use=greek`)).body.week;
  const catherine = (await weekOf('2026-11-22')).find(({ date }) => date === '2026-11-25');
  expect(catherine?.kept).toMatch(/^Leavetaking of the Entry .*; .*Catherine/);
  const synaxis = (await weekOf('2026-12-20')).find(({ date }) => date === '2026-12-26');
  expect(synaxis?.kept).toContain('Synaxis of the');
  const [nativity] = (await weekOf('2026-12-24')).map(({ kept }) => kept);
  expect(nativity).not.toContain(';');
});

test('a saint’s days name the uses of the calendars that keep them', async () => {
  const { text } = await service.read('/saints/perpetua-and-felicitas');
  expect(text).toMatch(/ and by Antioch; in Slavic and Greek use\./);
});

test('a search offers name days of given names alone', async () => {
  const linksFor = async (q: string) =>
    (await service.read(`/search?q=${encodeURIComponent(q)}`)).hrefs;
  expect(await linksFor('Xenia')).toContain('/name-days?name=Xenia');
  expect((await linksFor('Brâncoveanu')).join()).not.toContain('/name-days?name=');
});

test('a saint whom the uses keep on two days says so on each, wherever all saints are listed', async () => {
  const there = 'Kept today in Greek use; in Slavic use on 7 December (24 November, Old Calendar).';
  expect((await service.read('/calendar/2026-12-08?calendar=julian')).text).toContain(there);
  const { text: bulletin } = await service.read('/bulletin/2026-12-06?calendar=julian');
  expect(bulletin).toMatch(/Tuesday.*Catherine of Alexandria \(Greek use\)/);
  const { text: week } = await service.read('/calendar/2026/week/50?calendar=julian');
  expect(week).toContain('Catherine of Alexandria (Greek use)');
  const { text: alone } = await service.read('/calendar/2026-12-08?calendar=julian&use=greek');
  expect(alone).not.toContain('Kept today in');
});

test('Saint George is sung in Bright Week; in Greek use on the day to which he is moved', async () => {
  const sungOn = async (date: string, use: string) => {
    const path = `/v1/calendar/${date}/service?use=${use}`;
    return (await service.ask<Service>(path)).body.troparia.map(({ saint, of }) => saint ?? of);
  };
  const george = 'george-the-trophy-bearer';
  expect(await sungOn('2027-05-03', 'greek')).toEqual([
    expect.stringContaining('Pascha'),
    george,
    'Pascha, hypakoe',
  ]);
  expect(await sungOn('2027-05-05', 'greek')).not.toContain(george);
  expect(await sungOn('2025-04-23', 'slavic')).toEqual([expect.stringContaining('Pascha'), george]);
  const { notes } = (await service.ask<Day>('/v1/calendar/2027-04-23?use=greek')).body;
  expect(notes).toContain('Saint George, of 23 April, is kept on Bright Monday.');
  const { text } = await service.read('/calendar/2027-04-23');
  expect(text).toContain('George the Trophy Bearer on another day');
  expect((await service.read('/calendar/2027-10-28')).text).toContain(
    'Protection of the Theotokos on this day',
  );
});

test('a day of the week says whose each reading is where there are several', async () => {
  const { text } = await service.read('/calendar/2027/week/2?calendar=julian');
  expect(text).toMatch(/Liturgy, epistle: [^;]*? \S*Circumcision/);
  // Lessons of the Sixth Hour and of Vespers are told apart by the service.
  const { html } = await service.page('/calendar/2027/week/11');
  expect(html).toMatch(/<li>[^<]*, lesson: Isaiah 1:1–20<\/li>/);
});

test('a bulletin has a sentence on each of its first saints', async () => {
  const { saints } = (await service.ask<Bulletin>('/v1/bulletin/2027-02-14?use=greek')).body;
  const { text } = await service.read('/bulletin/2027-02-14?use=greek');
  expect(text).toContain(typeset(saints[0]?.shortBio ?? '-'));
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

test('a name day in Lent is that of Bright Week in Greek use', async () => {
  const { text, hrefs } = await service.read('/name-days?name=Yiorgos');
  expect(text).toContain('23 April 2027 (New Calendar), in Greek use 3 May');
  expect(hrefs).toContain('/calendar/2027-05-03?use=greek');
  const feed = async (query: string) =>
    (await service.page(`/feeds/saint.ics?saint=george-the-trophy-bearer${query}`)).html;
  expect(await feed('&church=greece')).toContain('DTSTART;VALUE=DATE:20270503');
  expect(await feed('&church=greece')).not.toContain('DTSTART;VALUE=DATE:20270423');
  expect(await feed('')).toContain('DTSTART;VALUE=DATE:20270423');
});

test('the list of feeds says where the days of saints are', async () => {
  const { text } = await service.read('/feeds');
  expect(text).toContain('the days of saints are in their own feed');
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

test('the New Martyrs of Russia are kept on the Sunday nearest to their date', async () => {
  const isKeptOn = async (query: string) => {
    const { feasts, notes = [] } = (await service.ask<Day>(`/v1/calendar/${query}`)).body;
    const isListed = feasts.some(({ key }) => key === 'synaxis-of-the-new-martyrs-of-russia');
    expect(notes.join().includes('Luke 21:8-19')).toBe(isListed);
    return isListed;
  };
  expect(await isKeptOn('2027-01-24?use=slavic')).toBe(true);
  expect(await isKeptOn('2027-01-25?use=slavic')).toBe(false);
  expect(await isKeptOn('2027-02-07?use=slavic&calendar=julian')).toBe(true);
  expect(await isKeptOn('2027-02-07?use=greek&calendar=julian')).toBe(false);
});

test('Great Friday says that nothing is eaten until evening', async () => {
  const { text } = await service.read('/calendar/2027-04-30');
  expect(text).toContain('By the Typikon nothing is eaten until evening');
  expect((await service.read('/calendar/2027-04-29')).text).not.toContain('nothing is eaten');
});

test('where Greek use reads nothing at the Liturgy, a day says so in words', async () => {
  const { text } = await service.read('/calendar/2027-03-26');
  expect(text).toMatch(/Greek use: [^.]*no epistle or gospel/);
});

describe('a church that is chosen', () => {
  const chosen = 'use=greek&church=greece';

  it('has its own fasts on the pages of days, and on what is printed', async () => {
    const own = 'Church of Greece, by its own rule: fish, wine and oil are permitted;';
    const day = await service.read(`/calendar/2026-12-12?${chosen}`);
    expect(day.text).toContain(own);
    expect(day.text).toContain('Your Church: Church of Greece');
    expect((await service.read(`/calendar/2026/week/50?${chosen}`)).text).toContain(own);
    const cellOf = async (path: string) =>
      (await weeksOf(path)).flat().find((cell) => /^12(?!\d)/.test(cell));
    expect(await cellOf(`/calendar/2026/12?${chosen}`)).toContain('Fish');
    expect(await cellOf('/calendar/2026/12?use=greek')).toContain('Wine, oil');
    const week = (await service.read(`/bulletin/2026-12-06?${chosen}`)).text;
    expect(week).toMatch(/Saturday 12 December.{1,80}Fish/);
  });

  it('has its own fast on the front page, on its calendar alone', async () => {
    const fastsFor = async (query: string) => {
      const { text } = await service.read(`/?date=2026-12-07&calendar=julian&use=greek${query}`);
      return text.match(/Fast day: (?:strict fast|fish|wine)/g);
    };
    expect(await fastsFor('')).toEqual(['Fast day: fish', 'Fast day: fish']);
    expect(await fastsFor('&church=mount-athos')).toEqual([
      'Fast day: strict fast',
      'Fast day: fish',
    ]);
  });

  it('is told that weddings go by its use', async () => {
    const { text } = await service.read(`/calendar/2026-11-12?${chosen}`);
    expect(text).toContain(
      'By Greek use: weddings may be celebrated. Church of Greece may have other days',
    );
    expect((await service.read('/calendar/weddings/2027?use=greek')).text).toContain(
      'Some Churches exclude more days',
    );
  });

  it('goes along with every link, and with the feeds of a page', async () => {
    const { hrefs, html } = await service.read(`/calendar/2026-12-12?${chosen}`);
    expect(hrefs).toContain(`/calendar/2026-12-13?${chosen}`);
    expect(hrefs).toContain(`/saints?${chosen}`);
    expect(hrefs).toContain('/calendar/2026-12-12?calendar=julian&use=greek');
    expect(html).toContain('href="/feeds/saints.ics?church=greece"');
    expect(html).toContain(`rel="canonical" href="${service.url}/calendar/2026-12-12?use=greek"`);
  });

  it('is told beside what is printed for a use alone', async () => {
    const others = 'Church of Greece, fish, wine and oil on 12 and 13';
    expect((await service.read('/bulletin/2026-12-06?use=greek')).text).toContain(others);
    expect((await service.read('/calendar/wall/2026?use=greek')).text).toContain(
      'Church of Greece, fish, wine and oil on 12, 13',
    );
    expect((await service.read(`/bulletin/2026-12-06?${chosen}`)).text).not.toContain(others);
  });
});

test('a span for a church has its own fasts', async () => {
  const fastsOf = async (query: string) => {
    const span = await service.ask<DayList>(`/v1/calendar?from=2025-12-19&to=2025-12-20&${query}`);
    return span.body.data.map(({ fasting: { tone, churches } }) => ({ tone, churches }));
  };
  const own = { church: 'serbia', name: 'Serbian Orthodox Church', tone: 'wine-oil' };
  expect(await fastsOf('church=serbia')).toEqual([
    { tone: 'wine-oil', churches: [own] },
    { tone: 'fish' },
  ]);
  expect(await fastsOf('calendar=julian&use=slavic')).toEqual([{ tone: 'fish' }, { tone: 'fish' }]);
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

test('a bulletin of Great Friday cites the gospels of the Passion, and whose Vespers has what', async () => {
  const { text } = await service.read('/bulletin/2027-04-30?use=greek');
  expect(text).not.toContain('Matins, Gospel: John');
  expect(text).toMatch(/1 Corinthians 5:6[-–]8[ (]*Lamentations/);
  expect(text).toContain('all their readings are listed on that day');
});

test('a day says which great feast the other calendar keeps on it', async () => {
  const { text, hrefs } = await service.read('/calendar/2027-01-07');
  const nativity = await titleOf('nativity-of-christ');
  expect(text).toContain(`On the Old Calendar this is the day of ${nativity}.`);
  expect(hrefs).toContain('/calendar/2027-01-07?calendar=julian');
  expect((await service.read('/calendar/2027-12-25?calendar=julian')).text).toContain(
    `On the New Calendar this is the day of ${nativity}.`,
  );
  expect((await service.read('/calendar/2027-01-08')).text).not.toContain('this is the day of');
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

describe('who is sung', () => {
  const sungOn = async (date: string) => {
    const { body } = await service.ask<Service>(
      `/v1/calendar/${date.replace(' ', '/service?use=')}`,
    );
    const inWords = (hymns: Service['troparia']) =>
      hymns.map(({ of, mode, place }) => `${of} ${mode}${place ? ` ${place}` : ''}`).join(' | ');
    return `${inWords(body.troparia)} || ${inWords(body.kontakia)}`;
  };

  it.each([
    ['every saint of a doxology', '2027-07-11 slavic', /Euphemia[^|]* 4 \| [^|]*Olga[^|]* 1 \|\|/],
    [
      'the saints of the Slavic Menaion',
      '2027-12-17 slavic',
      /^Cross 1 \| [^|]*Daniel[^|]* 2 \|\|/,
    ],
    ['a saint at the translation of relics', '2027-06-08 slavic', /Stratelates[^|]* 4 \| /],
    ['a feast with her parents', '2027-09-09 slavic', /Joachim and Anna 2 \| [^|]*Chernigov/],
    [
      'the Life-giving Spring',
      '2027-05-07 slavic',
      /Spring 8 glory \| [^|]*Pascha[^|]* 8 both-now$/,
    ],
    ['the noble Joseph in his week', '2027-05-19 slavic', /^Resurrection 2 \| Joseph[^|]* 2 \|/],
    [
      'the departed beside an icon',
      '2027-11-06 slavic&calendar=julian',
      /Sorrow 4 \| The departed 2/,
    ],
    ['the Fathers before an apostle', '2027-10-17 slavic', /Seventh[^|]*8 \|\| Resurrection/],
    ['Catherine by Greek books', '2027-11-25 greek', /Catherine[^|]* 5 \|\|/],
    ['Catherine by Slavic books', '2027-11-24 slavic', /Catherine[^|]* 4 /],
    [
      'Mid-Pentecost and no saint on a Greek Sunday',
      '2027-05-30 greek',
      /^Resurrection 4 \| Mid-Pentecost 8 \|\|/,
    ],
    ['the Greek Spring', '2027-05-07 greek', /Spring 1 \| [^|]*hypakoe 4 \|\| [^|]*Spring 8$/],
    ['a Greek leavetaking without saints', '2027-01-14 greek', /^[^|]*Theophany[^|]* 1 \|\|/],
    ['Photius, whose rank is Greek', '2027-02-06 greek', /Photius/],
    ['the Circumcision in Greek use', '2027-01-01 greek', /\|\| [^|]*Circumcision[^|]* 3$/],
  ])('has %s', async (_, day, expected) => {
    expect(await sungOn(day)).toMatch(expected);
  });

  it('says who is left out by the rules, and of whom no hymns are given', async () => {
    const noteOn = async (date: string) =>
      (await service.ask<Service>(`/v1/calendar/${date}/service?use=slavic`)).body.songsNote;
    expect(await noteOn('2027-06-19')).toBe(
      'Left out, by the rules of the day: Holy Apostle Jude, Brother of the Lord; Saint Job, Patriarch of Moscow and All Russia.',
    );
    const { body } = await service.ask<Service>('/v1/calendar/2026-12-08/service?calendar=julian');
    expect(body.songsNote ?? '').not.toContain('Catherine');
    expect(await noteOn('2027-05-19')).toMatch(/^Left out, since no hymns .*Demetrius Donskoy/);
  });

  it('has readings that Russian books add, in a note', async () => {
    const { notes = [] } = (await service.ask<Day>('/v1/calendar/2027-10-06?use=slavic')).body;
    expect(notes).toEqual([
      'Read in Russia too, for the Apostle Thomas: 1 Corinthians 4:9-16; John 20:19-31.',
    ]);
  });

  it.each([
    ['2027-06-02?use=slavic', 'The leavetaking of Mid-Pentecost.'],
    ['2027-06-02?use=greek', 'The leavetaking of Mid-Pentecost.'],
    ['2027-05-02?use=slavic', 'John 20:19-25'],
    ['2027-05-02?use=greek', 'John 20:19-25'],
    ['2027-03-19?use=greek', 'Salutations'],
    ['2027-04-16?use=greek', 'the whole Akathist'],
    ['2027-04-30?use=greek', 'Lamentations of this evening'],
    ['2027-07-18?use=greek', 'those of the Fourth Ecumenical Council'],
  ])('has a note on %s: %s', async (day, words) => {
    const noted = async (query: string) =>
      ((await service.ask<Day>(`/v1/calendar/${query}`)).body.notes ?? []).join(' ');
    expect(await noted(day)).toContain(words);
    expect(await noted(day.replace(/\d\d\?/, '08?'))).not.toContain(words);
  });

  it('has the hymns of Greek use in a bulletin too', async () => {
    const modesOn = async (query: string) => {
      const { saints } = (await service.ask<Bulletin>(`/v1/bulletin/2026-11-25?${query}`)).body;
      return saints.find(({ slug }) => slug === 'catherine-of-alexandria')?.troparion?.mode;
    };
    expect([await modesOn('use=greek'), await modesOn('use=all')]).toEqual([5, 4]);
  });

  it('shows the hymns of Greek use on the page of a saint', async () => {
    const { text } = await service.read('/saints/catherine-of-alexandria');
    expect(text).toMatch(/Troparion Tone 4.*Troparion in Greek use Tone 5/s);
    expect((await service.read('/saints/paraskeva-of-rome')).text).toContain(
      'Troparion Tone 8, in Greek use 1',
    );
  });
});

test('on Athos the fast is told once', async () => {
  const { text } = await service.read('/calendar/2026-11-30?calendar=julian');
  expect(text).toContain('Greek use on the Old Calendar (Jerusalem): fish, wine and oil.');
  expect(text).toContain('Mount Athos, strict fast');
});

test.each([
  ['a Monday of the Apostles’ Fast', '2027-06-28', 'Mount Athos, strict fast.'],
  [
    'a saint of the fast, of whom it is not known',
    '2026-12-17',
    'May have a rule of their own that is not known here: Russian Orthodox Church; Mount Athos.',
  ],
])('Athos is not named for the fast of Greek use on %s', async (_, date, own) => {
  const { text } = readHtml((await service.page(`/calendar/${date}?calendar=julian`)).html);
  expect(text).toContain('Greek use on the Old Calendar (Jerusalem): fish, wine and oil.');
  expect(text).not.toContain('(Athos, Jerusalem): fish');
  expect(text).toContain(own);
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

test('the last kontakion of a Sunday is in the tone of the use', async () => {
  const toneIn = async (use: string) => {
    const path = `/v1/calendar/2026-10-18/service?use=${use}`;
    const { kontakia } = (await service.ask<Service>(path)).body;
    return kontakia.find(({ of }) => of === 'Theotokos')?.mode;
  };
  expect([await toneIn('slavic'), await toneIn('greek')]).toEqual([6, 2]);
});

test('Finland is told that what moves with Pascha is on another day', async () => {
  const note = 'Orthodox Church of Finland keeps Pascha on the Western date: what moves with it';
  const { body } = await service.ask<Day>('/v1/calendar/2027-03-28?church=finland');
  expect(body.notes?.[0]).toContain(note);
  const { body: oca } = await service.ask<Day>('/v1/calendar/2027-03-28?church=oca');
  expect(oca.notes?.[0] ?? '').not.toContain('Western');
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

test('a reading that gives way to another says so, and is not on the sheet', async () => {
  const day = await service.read('/calendar/2026-12-06?use=greek');
  expect(day.text).toContain('after Pentecost, if the other is not read');
  expect(day.text).not.toContain('(in place)');
  const sheet = await service.read('/bulletin/2026-12-06?use=greek');
  expect(sheet.text).toContain('Hebrews 13:17–21');
  expect(sheet.text).not.toContain('Ephesians');
});

test.each(['Luke 10:25-37', 'Good Samaritan'])(
  'a search for %s says when it is read',
  async (text) => {
    const page = await service.page(`/search?q=${encodeURIComponent(text)}`);
    const { text: shown, hrefs } = readHtml(page.html);
    expect(shown).toMatch(
      /Old Calendar, Slavic use: Luke 10:25–37 is read next on Sunday, .* 2027, /,
    );
    expect(hrefs).toContainEqual(expect.stringMatching(/^\/calendar\/2027-\d\d-\d\d\?use=greek$/));
  },
);

test('what is found says why, by which calendar, and that it is not all', async () => {
  const textAt = async (path: string) => (await service.read(path)).text;
  expect(await textAt('/search?q=lost+my+job')).toMatch(/Prayed to for .*employment/);
  expect(await textAt('/saints?century=4&country=turkey')).toContain(
    'saints whose lives are written here so far',
  );
  const compared = '/compare?saints=basil-the-great%2Cgregory-the-theologian';
  const { hrefs } = await service.read(compared);
  expect(hrefs).toContain(`${compared}&calendar=julian`);
});

test('the calendar marks today, and leads to it and to the months beside it', async () => {
  const { elements, hrefs } = await service.read('/calendar?calendar=julian');
  const current = elements.filter((each) => each.attributes['aria-current'] === 'date');
  expect(current.map(({ attributes }) => attributes.href)).toEqual([
    '/calendar/2026-12-06?calendar=julian',
  ]);
  for (const href of [
    '#today',
    '/calendar/2026/11?calendar=julian',
    '/calendar/2027/1?calendar=julian',
  ]) {
    expect(hrefs).toContain(href);
  }
});

test('a saint whom uses keep on two days has both in the head', async () => {
  const { html } = await service.page('/saints/catherine-of-alexandria');
  const [head = ''] = html.split('</header>').slice(1);
  expect(readHtml(head).text).toContain('25 November');
  expect(readHtml(head).text).toMatch(/24 November.*\(Slavic use\)/);
});

test('a kind by itself is no name, and leads to what it is', async () => {
  const { text } = await service.read('/search?q=hieromartyr');
  expect(text).not.toContain('Name days of');
  expect(text).toContain('Hieromartyr: what it means');
  expect((await service.read('/kinds')).text).toContain(
    'HieromartyrA bishop, priest or deacon who died for Christ',
  );
});

test('each word that is explained has a place of its own', async () => {
  const { html, text } = await service.read('/kinds');
  for (const id of ['axios', 'many-years', 'koliva', 'troparion', 'theotokos']) {
    expect(html).toContain(`<div id="${id}">`);
  }
  expect(text).toContain('Axios“Worthy”, in Greek');
});

test('a fast day leads to what is eaten on it, and so does a search', async () => {
  const { text } = await service.read('/kinds');
  expect(text).toContain('What is eaten on fast daysAlways eatenBread, rice, pasta');
  expect((await service.read('/calendar/2026-12-02')).hrefs).toContain('/kinds#food');
  expect((await service.read('/calendar/2026-12-27')).hrefs).not.toContain('/kinds#food');
  expect((await service.read('/search?q=shellfish')).hrefs).toContain('/kinds#food');
});

test('the churches are listed by calendar', async () => {
  const { text, hrefs } = await service.read('/churches');
  expect(text).toMatch(
    /New Calendar[^.]*Church of Greece[^.]*Old Calendar[^.]*Georgian Orthodox Church/,
  );
  expect(hrefs).toContain('#georgia');
});

test('a home page on the Old Calendar has its feeds first', async () => {
  const { hrefs } = await service.read('/?calendar=julian');
  const feeds = hrefs.filter((href) => href.includes('great-feasts.ics'));
  expect(feeds[0]).toContain('calendar=julian');
});

test('a search gives the next day of a feast on the chosen calendar', async () => {
  const { text } = await service.read('/search?q=Theophany&calendar=julian');
  expect(text).toContain('Feast · 19 January 2027');
});

test('the days for weddings follow the calendar and the use', async () => {
  const weddings = (query: string) => service.read(`/calendar/weddings/2027${query}`);
  const slavic = await weddings('');
  // Pascha is on 2 May; the Dormition Fast begins on 1 August.
  expect(slavic.text).toContain('Aprnonenone');
  expect(slavic.text).toContain('May9, 16, 23, 3015, 22, 29');
  expect(slavic.text).toContain('1 Aug to 14 AugThe Dormition Fast.');
  expect(slavic.text).not.toContain('The eve of Sunday');
  expect(slavic.hrefs).toContain('/calendar/2027-05-09');
  const julian = await weddings('?calendar=julian');
  expect(julian.text).toContain('14 Aug to 27 AugThe Dormition Fast.');
  const greek = await weddings('?use=greek');
  expect(greek.text).toContain('13 Dec to 24 DecThe days before the Nativity.');
  expect(greek.text).toContain('May9, 16, 23, 308, 15, 22, 29');
  expect(greek.hrefs).toContain('/calendar/2027-05-08?use=greek');
});

test('a year to print has a sheet for each month, with the parish on each', async () => {
  const at = (query: string) => service.read(`/calendar/wall/2027${query}`);
  const { html, text, hrefs } = await at('?use=greek&title=Saint+Nicholas');
  expect(html.match(/<table class="wall/g)).toHaveLength(12);
  expect(text.match(/Saint Nicholas[A-Z][a-z]+ 2027 New Calendar; Greek use/g)).toHaveLength(12);
  expect(hrefs).toContain('/calendar/wall/2028?use=greek&title=Saint%20Nicholas');
  expect(hrefs).toContain('/calendar/2027-12-31?use=greek');
  expect((await at('?calendar=julian')).text).toContain('7 Thursday25 Dec');
});

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

test('saints of one commemoration stand together among the others of a day', async () => {
  const { text } = await service.read('/calendar/2028-09-14');
  expect(text).toContain(
    'Martha and Helen of Diveyevo (Alexandra of Diveyevo, Helena of Diveyevo, Martha of Diveyevo)',
  );
  expect(text.match(/Finding of the Relics [^(;]*Martha and Helen/g)).toHaveLength(1);
});

test('the Pascha of a year before the New Calendar is given by the Julian too', async () => {
  const { text } = await service.read('/calendar/pascha/1917');
  expect(text).toContain('in which Pascha was on 2 April 1917');
  expect(text).not.toContain('New Calendar.');
  expect((await service.read('/calendar/pascha/2027')).text).not.toContain('then lived');
});

test('a saint of the Roman Church alone is named as that', async () => {
  const { text } = await service.read('/search?q=Francis+of+Assisi');
  expect(text).toContain('Francis of Assisi, who died in 1226, is a saint of the Roman Church.');
  expect(text).not.toContain('assisi.');
});

test('a memorial Saturday of Lent gives way to the Annunciation', async () => {
  const { text } = readHtml((await service.page('/calendar/memorials/2028')).html);
  expect(text).toContain('18 March 2028 Saturday');
  expect(text).not.toContain('25 March 2028');
});

test('the gospel of Passion Week is read at the Liturgy of the Annunciation', async () => {
  const { text } = readHtml((await service.page('/calendar/2026-04-07?calendar=julian')).html);
  expect(text).not.toContain('Presanctified');
  expect(text).toContain('Matthew 24:36–26:2');
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

test.each(['1583', '9999'])('weddings are known in the year %s', async (year) => {
  expect((await service.page(`/calendar/weddings/${year}`)).status).toBe(200);
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

test('a saint of a feast is called by name below the feast', async () => {
  const { hrefs, text } = await service.read('/calendar/2026-11-21');
  expect(hrefs.filter((href) => href === '/saints/theotokos')).toHaveLength(1);
  const feast = await titleOf('entry-of-the-theotokos');
  expect(text.split('To sing')[0]?.split(feast)).toHaveLength(2);
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

test('the front page names the next great feasts and the next Pascha', async () => {
  const { clock, read } = await startPagesForTest();
  const textOn = async () => (await read('/')).text;
  const nativity = `Next great feast: ${await titleOf('nativity-of-christ')}`;
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
});

test('a bulletin of Greek use has a cross of equal arms', async () => {
  const crossOf = async (query: string) =>
    /<header><svg class="cross"[^>]*><path d="([^"]+)"/.exec(
      (await service.page(`/bulletin/2026-12-06${query}`)).html,
    )?.[1];
  expect(await crossOf('?use=greek')).toMatch(/^M.+z$/);
  expect(await crossOf('?use=greek')).not.toBe(await crossOf('?use=slavic'));
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

test('a month links to its weeks, those of the calendar', async () => {
  const weeksAt = async (path: string) =>
    (await service.read(path)).hrefs.filter((href) => href.includes('/week/'));
  expect(await weeksAt('/calendar/2026/12?use=greek')).toEqual(
    [49, 50, 51, 52, 53].map((week) => `/calendar/2026/week/${week}?use=greek`),
  );
  expect((await weeksAt('/calendar/1583/1'))[0]).toBe('/calendar/1583/week/1');
});

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

test('a day links to its week, unless that begins before 1583', async () => {
  const { html } = await service.page('/calendar/2026-12-06?calendar=julian');
  expect(html).toContain('/calendar/2026/week/50?calendar=julian');
  expect((await service.page('/calendar/1583-01-01')).html).not.toContain('/week/');
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

test.each([
  ['/calendar/week?calendar=julian', 302, '/calendar/2026/week/50?calendar=julian'],
  ['/calendar/pascha?year=2050', 302, '/calendar/pascha/2050'],
  ['/calendar/pascha', 302, '/calendar/pascha/2026'],
  ['/calendar/go?date=2026-12-06', 302, '/calendar/2026-12-06'],
  [
    '/calendar/go?date=1837-01-29&counted=julian&calendar=julian',
    302,
    '/calendar/1837-02-10?calendar=julian',
  ],
  ['/search?q=2050', 303, '/calendar/pascha/2050'],
  ['/search?q=6+December&calendar=gregorian', 303, '/calendar/2026-12-06'],
  ['/search?q=6+December&calendar=julian', 303, '/calendar/2026-12-06?calendar=julian'],
  [
    '/calendar/today?church=serbia',
    302,
    '/calendar/2026-12-06?calendar=julian&use=slavic&church=serbia',
  ],
  ['/calendar/2026/10?church=romania', 303, '/calendar/2026/10?use=greek&church=romania'],
  ['/?church=serbia&use=greek', 303, '/?calendar=julian&use=slavic&church=serbia'],
  [
    '/name-days?name=Anna&church=serbia',
    303,
    '/name-days?name=Anna&calendar=julian&use=slavic&church=serbia',
  ],
])('%s leads on, %i, to %s', async (path, status, expected) => {
  const answer = await service.page(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, expected]);
});

test('a typed date without a calendar is offered on both', async () => {
  const { status, hrefs, text } = await service.read('/search?q=december+19');
  expect(status).toBe(200);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/calendar/2026-12-19',
      '/calendar/2026-12-19?calendar=julian',
      '/calendar/2027-01-01?calendar=julian',
    ]),
  );
  expect(text).toContain('Saturday, 19 December 2026, New Calendar');
  expect(text).toContain('Saturday, 19 December 2026 (6 December, Old Calendar)');
});

test('a name of the Old Calendar shows both days until a calendar is chosen', async () => {
  const textOf = async (query: string) => (await service.read(`/search?q=${query}`)).text;
  for (const [name, days] of [
    ['nikoljdan', '6 December; 19 December on the Old Calendar'],
    ['savindan', '14 January; 27 January on the Old Calendar'],
    ['jovandan', '7 January'],
    ['Никољдан', '6 December; 19 December on the Old Calendar'],
    ['đurđevdan', '23 April; 6 May on the Old Calendar'],
    ['božić', '25 December 2026 · Old Calendar: 7 January 2027'],
    ['rozhdestvo', '25 December 2026 · Old Calendar: 7 January 2027'],
  ] as const) {
    expect(await textOf(encodeURIComponent(name))).toContain(days);
  }
  expect(await textOf('nikoljdan')).toContain('Days of both calendars');
  expect(await textOf('nikoljdan&calendar=julian')).toContain('19 December (6 December, Old');
  const ofNew = await textOf('nikoljdan&calendar=gregorian');
  expect(ofNew).toContain('6 December · reposed');
  expect(await textOf('nicholas')).not.toContain('on the Old Calendar');
});

test('a form takes a date of the Old Calendar, and the page of the civil day names both', async () => {
  const { elements, text } = await service.read('/about');
  expect(text).toContain('Enter it here, and the page of the civil day opens');
  const fields = elements
    .filter(({ name }) => name === 'input')
    .map(({ attributes }) => attributes);
  expect(fields).toContainEqual({ type: 'hidden', name: 'counted', value: 'julian' });
  const day = await service.read('/calendar/1837-02-10?calendar=julian');
  expect(day.text).toContain('29 January');
  const last = await service.page('/calendar/go?date=9999-12-31&counted=julian');
  expect(last.status).toBeLessThan(500);
});

test('a page says which churches there are if it is asked for another', async () => {
  const { status, html } = await service.page('/calendar/2026/10?church=atlantis');
  expect([status, /must be one of .*, romania,/.test(html)]).toEqual([400, true]);
});

test('a bulletin prints the notes of its day', async () => {
  const { html } = await service.page('/bulletin/2026-12-12?use=greek');
  expect(html).toContain('The Church of Greece permits fish until 17 December.');
  const other = await service.page('/bulletin/2026-12-12?use=slavic');
  expect(other.html).not.toContain('The Church of Greece permits fish');
});

test('a year stands on one sheet: feasts, fasts, memorials and what moves with Pascha', async () => {
  const sheet = async (query: string) => {
    return (await service.read(`/calendar/sheet/2027${query}`)).text;
  };
  const [pascha, nativity] = await Promise.all([titleOf('pascha'), titleOf('nativity-of-christ')]);
  const old = await sheet('?calendar=julian');
  expect(old).toContain(`Thu 7 January ${nativity}`);
  expect(old).toContain(`Sun 2 May ${pascha}`);
  expect(old).toContain('Sat 28 November 2026 to Wed 6 January Nativity Fast');
  expect(old).toContain('Sat 6 November');
  expect(old.split(await titleOf('radonitsa'))).toHaveLength(2);
  expect(await sheet('')).toContain(`Sat 25 December ${nativity}`);
  const { hrefs } = await service.read('/calendar');
  expect(hrefs).toContain('/calendar/sheet/2027');
});

test('what Greek use does is said of the same calendar', async () => {
  const noteOf = async (query: string) => (await service.read(`/calendar/2026-12-06${query}`)).text;
  expect(await noteOf('')).toContain('By Slavic use. Greek use: ');
  expect(await noteOf('?calendar=julian')).toContain(
    'Greek use on the Old Calendar (Athos, Jerusalem): ',
  );
});

test('a Church leads to the lines for its own calendar and use', async () => {
  const { hrefs } = await service.read('/churches');
  expect(hrefs).toContain('/embed?calendar=julian&use=slavic');
});

test('the fasts of a year name their days of fish, and where a Church differs', async () => {
  const fasts = async (query: string) => (await service.read(`/calendar/fasts/2027${query}`)).text;
  const slavic = await fasts('');
  expect(slavic).toContain('Fish on 25 March; 25 April.');
  expect(slavic).not.toContain('Antioch');
  expect(await fasts('?use=greek')).toContain('Antioch has no fast on Wednesdays and Fridays');
});

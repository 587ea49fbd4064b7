import { expect, test } from 'vitest';
import type { Day } from '../../../src/api/operations/day-shapes.js';
import { corpusPages, readHtml, startPagesForTest, titleOf } from '../../support/pages.js';
import { aSaint, sampleCatalogue } from '../../support/records/sample.js';

const service = await corpusPages();

test('a day says whether there may be a wedding', async () => {
  const textOn = async (date: string) => (await service.read(`/calendar/${date}`)).text;
  expect(await textOn('2026-12-12')).toContain(
    'Weddings are not celebrated. The Nativity Fast. Greek use: they may be celebrated.',
  );
  expect(await textOn('2026-11-01')).toMatch(/Weddings may be celebrated\. [^G]/);
  // In Greek use there is none either, for another reason.
  expect(await textOn('2026-12-15')).not.toMatch(/Greek use: they/);
});

test('a day says under its fast and its readings whose use it is, and what the other has', async () => {
  const { text } = await service.read('/calendar/2026-11-15');
  const [fast = '', readings = ''] = text.split('Readings');
  expect(fast).toContain('By Slavic use.');
  expect(readings).toContain('By Slavic use. Greek use: Eighth Sunday of Luke');
  const greek = await service.read('/calendar/2026-11-15?use=greek');
  expect(greek.text.match(/By Greek use\./g)).toHaveLength(2);
});

test('what Greek use does is said of the same calendar', async () => {
  const noteOf = async (query: string) => (await service.read(`/calendar/2026-12-06${query}`)).text;
  expect(await noteOf('')).toContain('By Slavic use. Greek use: ');
  expect(await noteOf('?calendar=julian')).toContain(
    'Greek use on the Old Calendar (Athos, Jerusalem): ',
  );
});

test('a day has four saints with their lives, and the others in a sentence', async () => {
  const { html } = await service.page('/calendar/2026-11-24');
  expect(html.match(/class="entry"/g)).toHaveLength(4);
  const [, also = ''] = html.split('Also commemorated:');
  const { saints } = (await service.ask<Day>('/v1/calendar/2026-11-24')).body;
  expect(saints.length).toBeGreaterThan(10);
  expect(also.split('</p>')[0]?.match(/href="\/saints\//g)).toHaveLength(saints.length - 4);
});

test('a day with five saints has all with their lives', async () => {
  const saints = [...'abcdef'].map((slug) => aSaint(slug));
  const pageOf = async (count: number) => {
    const catalogue = sampleCatalogue({ saints: saints.slice(0, count) });
    return (await startPagesForTest({ catalogue })).page('/calendar/2026-12-06');
  };
  expect((await pageOf(5)).html.match(/class="entry"/g)).toHaveLength(5);
  expect((await pageOf(6)).html.match(/class="entry"/g)).toHaveLength(4);
});

test('the head of a day says once what a feast or the place of the day names', async () => {
  const headOf = async (date: string) =>
    /<header class="kept-today">.*?<\/header>/s.exec(
      (await service.page(`/calendar/${date}`)).html,
    )?.[0];
  expect((await headOf('2027-04-30'))?.match(/and Holy Friday/g)).toHaveLength(1);
  expect(await headOf('2027-05-02')).toContain('<p class="title">Holy Pascha</p>');
  expect((await headOf('2026-11-25'))?.match(/Leavetaking/g)).toHaveLength(1);
});

test('a day is marked in its month', async () => {
  const { elements } = await service.read('/calendar/2026-12-19');
  const current = elements.filter((each) => each.attributes['aria-current'] === 'date');
  expect(current.map(({ attributes }) => attributes.href)).toEqual(['/calendar/2026-12-19']);
});

test('the first saints are named below the date, unless a great feast is kept', async () => {
  expect((await service.page('/calendar/2026-11-24')).html).toContain('class="chief"');
  expect((await service.page('/calendar/2026-12-25')).html).not.toContain('class="chief"');
});

test('a saint of a feast is called by name below the feast', async () => {
  const { hrefs, text } = await service.read('/calendar/2026-11-21');
  expect(hrefs.filter((href) => href === '/saints/theotokos')).toHaveLength(1);
  const feast = await titleOf(service, 'entry-of-the-theotokos');
  expect(text.split('To sing')[0]?.split(feast)).toHaveLength(2);
});

test('saints of one commemoration stand together among the others of a day', async () => {
  const { text } = await service.read('/calendar/2028-09-14');
  expect(text).toContain(
    'Martha and Helen of Diveyevo (Alexandra of Diveyevo, Helena of Diveyevo, Martha of Diveyevo)',
  );
  expect(text.match(/Finding of the Relics [^(;]*Martha and Helen/g)).toHaveLength(1);
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

test('the lesson of an apostle’s Vespers is not of the Old Testament', async () => {
  const { text } = await service.read('/calendar/2026-11-30');
  expect(text).toContain('Lesson 1 Peter');
  expect(text).not.toContain('Old Testament');
});

test('a reading that gives way to another says so, and is not on the sheet', async () => {
  const day = await service.read('/calendar/2026-12-06?use=greek');
  expect(day.text).toContain('after Pentecost, if the other is not read');
  expect(day.text).not.toContain('(in place)');
  const sheet = await service.read('/bulletin/2026-12-06?use=greek');
  expect(sheet.text).toContain('Hebrews 13:17–21');
  expect(sheet.text).not.toContain('Ephesians');
});

test('Great Friday says that nothing is eaten until evening', async () => {
  const { text } = await service.read('/calendar/2027-04-30');
  expect(text).toContain('By the Typikon nothing is eaten until evening');
  expect((await service.read('/calendar/2027-04-29')).text).not.toContain('nothing is eaten');
});

test('the gospel of Passion Week is read at the Liturgy of the Annunciation', async () => {
  const { text } = readHtml((await service.page('/calendar/2026-04-07?calendar=julian')).html);
  expect(text).not.toContain('Presanctified');
  expect(text).toContain('Matthew 24:36–26:2');
});

test('where Greek use reads nothing at the Liturgy, a day says so in words', async () => {
  const { text } = await service.read('/calendar/2027-03-26');
  expect(text).toMatch(/Greek use: [^.]*no epistle or gospel/);
});

test('a day says which great feast the other calendar keeps on it', async () => {
  const { text, hrefs } = await service.read('/calendar/2027-01-07');
  const nativity = await titleOf(service, 'nativity-of-christ');
  expect(text).toContain(`On the Old Calendar this is the day of ${nativity}.`);
  expect(hrefs).toContain('/calendar/2027-01-07?calendar=julian');
  expect((await service.read('/calendar/2027-12-25?calendar=julian')).text).toContain(
    `On the New Calendar this is the day of ${nativity}.`,
  );
  expect((await service.read('/calendar/2027-01-08')).text).not.toContain('this is the day of');
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

test('a day and its bulletin say which churches keep the fast otherwise', async () => {
  for (const path of ['/calendar/2026-12-15', '/bulletin/2026-12-15']) {
    const { text, hrefs } = await service.read(path);
    expect(text).toContain('By their own rule: Church of Greece, fish, wine and oil.');
    expect(hrefs).toContain('/churches#greece');
  }
  const { text } = await service.read('/calendar/2026-12-16?use=slavic');
  expect(text).not.toContain('own rule');
});

test('a day links to its week, unless that begins before 1583', async () => {
  const { html } = await service.page('/calendar/2026-12-06?calendar=julian');
  expect(html).toContain('/calendar/2026/week/50?calendar=julian');
  expect((await service.page('/calendar/1583-01-01')).html).not.toContain('/week/');
});

test('a day says what Greek use keeps on another day, and on this one', async () => {
  const { text } = await service.read('/calendar/2027-04-23');
  expect(text).toContain('George the Trophy Bearer on another day');
  expect((await service.read('/calendar/2027-10-28')).text).toContain(
    'Protection of the Theotokos on this day',
  );
});

test('a fast day leads to what is eaten on it', async () => {
  expect((await service.read('/calendar/2026-12-02')).hrefs).toContain('/kinds#food');
  expect((await service.read('/calendar/2026-12-27')).hrefs).not.toContain('/kinds#food');
});

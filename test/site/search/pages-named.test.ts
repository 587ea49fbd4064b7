import { expect, test } from 'vitest';
import type { Reckoning } from '../../../src/calendar/reckoning.js';
import { isOfOldCalendar } from '../../../src/site/search/old-calendar-words.js';
import { pagesNamed } from '../../../src/site/search/pages-named.js';

/** A Sunday. */
const today = { year: 2026, month: 11, day: 29 };
const urlsFor = (text: string, chosen: Reckoning = 'gregorian') =>
  pagesNamed(text, today, chosen).map(({ url }) => url);

test.each([
  ['how to cite', '/attribution'],
  ['compare saints', '/compare'],
  ['compare greek and russian calendar', '/churches#uses'],
  ['compare Slavic and Greek use', '/churches#uses'],
  ['compare old and new calendar', '/about#calendars'],
  ['Name days', '/name-days'],
  ['report a mistake', '/about#mistakes'],
  ['status', '/status'],
  ['memorial Saturdays', '/calendar/memorials/2027'],
  ['memorial Saturdays 2026', '/calendar/memorials/2026'],
  ['40th day after death', '/calendar/memorials/2027'],
  ['40 days after death', '/calendar/memorials/2027#after-death'],
  ['memory eternal', '/calendar/memorials/2027#after-death'],
  ['vechnaya pamyat', '/calendar/memorials/2027#after-death'],
  ['condolences', '/calendar/memorials/2027#after-death'],
  ['mnemosyno', '/calendar/memorials/2027#after-death'],
  ['zadušnice', '/calendar/memorials/2027?calendar=julian#zadusnice'],
  ['задушнице', '/calendar/memorials/2027?calendar=julian#zadusnice'],
  ['Miholjske zadusnice 2026', '/calendar/memorials/2026?calendar=julian#zadusnice'],
  ['commercial licence', '/terms'],
  ['Antiochian parish', '/churches'],
  ['Serbian fasting', '/churches'],
  ['Serbian and Russian differences', '/churches'],
  ['differences between the churches', '/churches'],
  ['how long is the Nativity fast', '/calendar/fasts/2026'],
  ['what differs in Greek use', '/churches#uses'],
  ['difference between Russian and Greek fasting', '/churches#uses'],
  ['why thirteen days between the calendars', '/about#calendars'],
  ['old style new style', '/about#calendars'],
  ['julian gregorian converter', '/about#calendars'],
  ['convert date old style', '/about#calendars'],
  ['date converter', '/about#calendars'],
  ['hieromartyr', '/kinds#hieromartyr'],
  ['what is a great martyr', '/kinds#great-martyr'],
  ['difference between martyr and confessor', '/kinds'],
  ['Serbian slava', '/name-days#slava'],
  ['slava', '/name-days#slava'],
  ['koljivo', '/name-days#slava'],
  ['what to bring to a slava', '/name-days#slava'],
  ['glossary', '/kinds#words'],
  ['troparion', '/kinds#troparion'],
  ['what is a troparion', '/kinds#troparion'],
  ['what does wine and oil mean', '/kinds#wine-and-oil'],
  ['what can you eat on Good Friday', '/kinds#food'],
  ['date of easter how calculated', '/calendar/pascha/2027#why'],
  ['how is easter worked out', '/calendar/pascha/2027#why'],
  ['why do some Orthodox celebrate Christmas in January', '/about#calendars'],
  ['russian christmas', '/about#calendars'],
  ['какой сегодня пост', '/calendar/today'],
  ['dezlegare la peste', '/calendar/today'],
  ['vegan', '/kinds#food'],
  ['can I take communion', '/guests#communion'],
  ['christmas greeting', '/guests#christmas'],
  ['old calendar new calendar difference 13 days', '/about#calendars'],
  ['when is orthodox christmas', '/about#calendars'],
  ['what to wear to orthodox easter service', '/guests#pascha'],
  ['what to wear to an Orthodox church', '/guests'],
  ['orthodox church etiquette', '/guests'],
  ['orthodox baptism', '/guests#baptism'],
  ['how long is an orthodox wedding', '/guests#wedding'],
  ['what to say at a funeral', '/guests#funeral'],
  ['condolences', '/guests#funeral'],
  ['what to bring to a slava', '/guests#slava'],
  ['name day guest', '/guests#name-day'],
  ['which churches use the new calendar', '/churches'],
  ['map of saints', '/countries'],
  ['why is our Christmas on 7 January', '/about#calendars'],
  ['fish on 7 January', '/calendar/2027-01-07'],
  ['map of the journeys of the apostles', '/countries?category=apostle'],
  ['great martyrs on a map', '/countries?category=great-martyr'],
  ['next Sunday bulletin', '/bulletin/2026-12-06'],
  ['how do I get a key', '/docs'],
  ['api keys', '/docs'],
  ['which feasts move', '/calendar/pascha/2026'],
  ['dates on one sheet', '/calendar/sheet/2027'],
  ['old calendar', '/calendar/today?calendar=julian'],
  ['print', '/calendar/wall/2027'],
  ['wall calendar for 2028', '/calendar/wall/2028'],
  ['when is Easter next year', '/calendar/pascha/2027'],
  ['13 days difference', '/about#calendars'],
  ['xerophagy', '/calendar/fasts/2026'],
  ['date of Easter', '/calendar/pascha/2027'],
  ['why is Orthodox Easter different', '/calendar/pascha/2027#why'],
  ['Easter 2030', '/calendar/pascha/2030'],
  ['Pentecost 2027', '/calendar/pascha/2027'],
  ['fasts 2028', '/calendar/fasts/2028'],
  ['colour of vestments', '/calendar/2026-11-29/service'],
  ['can I marry on Saturday', '/calendar/2026-12-05/service'],
  ['weddings', '/calendar/weddings/2027'],
  ['weddings 2026', '/calendar/weddings/2026'],
  ['wedding dates in 2027', '/calendar/weddings/2027'],
  ['fish on 19 December', '/calendar/2026-12-19'],
  ['is fish allowed on the 19th of December, Old Calendar', '/calendar/2026-12-19?calendar=julian'],
  ['may we eat fish tomorrow', '/calendar/2026-11-30'],
  ['who is kept this Sunday', '/calendar/2026-11-29'],
  ['gospel next Sunday', '/calendar/2026-12-06'],
])('“%s” leads to %s', (text, url) => {
  expect(urlsFor(text)).toContain(url);
});

test.each([
  ['axios', 'Axios', 'axios'],
  ['What does axios mean?', 'Axios', 'axios'],
  ['Mnogaya leta', 'Many years', 'many-years'],
  ['Chronia polla', 'Many years', 'many-years'],
  ['χρόνια πολλά', 'Many years', 'many-years'],
  ['eis polla eti', 'Many years', 'many-years'],
  ['Kyrie eleison', 'Kyrie eleison', 'kyrie-eleison'],
  ['Господи помилуй', 'Kyrie eleison', 'kyrie-eleison'],
  ['antidoron', 'Antidoron', 'antidoron'],
  ['iconostasis', 'Iconostasis', 'iconostasis'],
  ['Divine Liturgy', 'Liturgy', 'liturgy'],
  ['what is chrismation', 'Chrismation', 'chrismation'],
  ['memory eternal', 'Memory eternal', 'memory-eternal'],
  ['vechnaya pamyat', 'Memory eternal', 'memory-eternal'],
  ['aionia i mnimi', 'Memory eternal', 'memory-eternal'],
  ['koljivo', 'Koliva', 'koliva'],
  ['žito', 'Koliva', 'koliva'],
  ['prosphora', 'Prosphora', 'prosphora'],
  ['slava', 'Slava', 'slava'],
  ['Theotokos', 'Theotokos', 'theotokos'],
  ['akathist', 'Akathist', 'akathist'],
  ['paraklesis', 'Paraklesis', 'paraklesis'],
  ['parastos', 'Panikhida', 'panikhida'],
  ['mnemosyno', 'Panikhida', 'panikhida'],
  ['what is a prokeimenon?', 'Prokeimenon', 'prokeimenon'],
])('“%s” is answered by the word and its own place', (text, word, id) => {
  expect(pagesNamed(text, today, 'gregorian')).toContainEqual({
    name: `${word}: what it means`,
    url: `/kinds#${id}`,
  });
  expect(urlsFor(text)).not.toContain('/kinds');
});

test.each([['liturgy of Basil the Great'], ['axiopolis'], ['fish on Fridays']])(
  '“%s” is no word alone',
  (text) => {
    expect(urlsFor(text).filter((url) => url.startsWith('/kinds'))).toEqual([]);
  },
);

test.each([
  ['may I eat fish today', '2026-11-29'],
  ['is tomorrow a fast', '2026-11-30'],
  ['gospel next Sunday', '2026-12-06'],
])('“%s” means a civil day on the Old Calendar too', (text, day) => {
  const days = urlsFor(text, 'julian').filter((url) => /^\/calendar\/\d{4}-/.test(url));
  expect(days).toEqual([`/calendar/${day}?calendar=julian`]);
});

test('a date asked on the Old Calendar may be of the menaion or civil, and both are told apart', () => {
  expect(urlsFor('women saints 2 December', 'julian')).toEqual([
    '/calendar/2026-12-15?calendar=julian',
    '/calendar/2026-12-02?calendar=julian',
  ]);
  const [first] = pagesNamed('2 December', today, 'julian');
  expect(first?.name).toBe('Tuesday, 15 December 2026 (2 December, Old Calendar)');
});

test('a date asked without a calendar may be of any', () => {
  const urls = (text: string) => pagesNamed(text, today, undefined).map(({ url }) => url);
  expect(urls('women saints 2 December')).toEqual([
    '/calendar/2026-12-02',
    '/calendar/2026-12-02?calendar=julian',
    '/calendar/2026-12-15?calendar=julian',
  ]);
  expect(urls('women saints of 2 December, New Calendar')).toContain('/calendar/2026-12-02');
  expect(urls('women saints of 2 December, New Calendar').join()).not.toContain('12-15');
});

test.each(['nikoljdan', 'Савиндан', 'Đurđevdan 2027', 'rozhdestvo khristovo', 'Giorgoba'])(
  '“%s” is a word of the Old Calendar',
  (text) => expect(isOfOldCalendar(text)).toBe(true),
);

test.each(['Jordan', 'Brendan', 'Nicholas', 'Christmas', 'Иордан'])(
  '“%s” is a word of either calendar',
  (text) => expect(isOfOldCalendar(text)).toBe(false),
);

test.each([
  'the monk who compared a marriage to a fast',
  'saint who visited prisoners',
  'what did the martyrs wear',
  'Sunday of Orthodoxy',
  'on 31 February',
  'Pascha 1453',
])('“%s” names no page', (text) => {
  expect(urlsFor(text)).toEqual([]);
});

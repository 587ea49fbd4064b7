/** Enough of everything for lists of several pages, and saints on every other day of a year. */
import { yieldingFeastKeys } from '../../../src/calendar/feasts/yielding-feasts.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Commemoration, Rank } from '../../../src/catalogue/commemorations.js';
import type { Hymn } from '../../../src/catalogue/hymns.js';
import type { Country, Feast, Records, Saint } from '../../../src/catalogue/records.js';
import { keptAt, keptOn, monthDay, nameOf } from './builders.js';
import { aCountry, aFeast, aSaint, sampleCatalogue, sampleRecords } from './sample.js';

/** The element of a list that a number falls on, the list repeated without end. */
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const source = 'A census';
const orthodoxPopulation = {
  estimate: 3_000_000,
  year: 2014,
  source,
  communion: 'eastern',
} as const;

/** Where saints come from. */
const homelands: readonly Country[] = [
  { ...aCountry('georgia', 'GE'), name: 'Georgia', orthodoxPopulation },
  { ...aCountry('greece', 'GR'), name: 'Greece' },
  { ...aCountry('russia', 'RU'), name: 'Russia' },
  { ...aCountry('turkey', 'TR'), name: 'Turkey' },
];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const otherCountries = letters.map((letter) =>
  aCountry(`land-${letter.toLowerCase()}`, `X${letter}`),
);

const homeland = (slug: string) =>
  homelands.filter((country) => country.slug === slug).map(nameOf)[0] ?? null;

const aHymn = (mode: number, words: string, incipit: string): Hymn => ({
  ...{ mode, melody: null, original: null, html: `<p>${words}</p>`, source: 'proper' },
  incipit: { language: 'cu', text: incipit },
});

const leapSaint = aSaint('cassian-the-roman', {
  name: 'Cassian the Roman',
  commemorations: [keptOn('02-29', { title: 'Venerable Cassian the Roman', rank: 2 })],
});

const nicholas = aSaint('nicholas-of-myra', {
  name: 'Nicholas of Myra',
  sex: 'male',
  alternateNames: ['Николай Чудотворец'],
  originCountry: homeland('turkey'),
  categories: ['hierarch', 'wonderworker'],
  patronage: ['sailors', 'travelers'],
  kontakion: { ...aHymn(3, 'In Myra, O holy one', 'В Мирех, святе'), source: 'common' },
  commemorations: [
    keptOn('12-06', { title: 'Saint Nicholas the Wonderworker', rank: 5 }),
    keptOn('05-09', { title: 'Translation of the relics of Saint Nicholas', rank: 4 }),
  ],
});

/** Glorified in our time, so that both calendars keep him on one civil day. */
const john = aSaint('john-of-shanghai-and-san-francisco', {
  name: 'John of Shanghai and San Francisco',
  originCountry: homeland('russia'),
  commemorations: [keptOn('07-02', { title: 'Saint John the Wonderworker', julian: '06-19' })],
});

const mary = aSaint('mary-of-egypt', {
  name: 'Mary of Egypt',
  sex: 'female',
  categories: ['venerable'],
  commemorations: [
    keptOn('04-01', { title: 'Venerable Mary of Egypt', rank: 3 }),
    keptAt(-14, { title: 'Sunday of Venerable Mary of Egypt', rank: 4 }),
  ],
});

const givenNames = ['Álypius', 'Anna', 'James', 'Joanna', 'John', 'Julia', 'Nicholas', 'Zosimas'];
const ranks: readonly Rank[] = [1, 2, 3, 4, 5, 6];

/** Names that are not in the order of the slugs, kept on every third day of the year. */
function oneOfMany(index: number): Saint {
  const slug = `saint-${String(index).padStart(3, '0')}`;
  const days = String(1 + ((index * 5) % 28)).padStart(2, '0');
  const month = String(1 + (index % 12)).padStart(2, '0');
  const rank = pick(ranks, index);
  const name = `${pick(givenNames, index)} of the ${slug.replace('-', ' ')}`;
  const title = `Martyr ${name}`;
  const further: readonly Commemoration[] = [
    ...(index % 5 === 0 ? [keptAt(index - 60, { title: `${name} in the Triodion`, rank })] : []),
    ...(index % 7 === 0 ? [keptOn('11-01', { title: `Synaxis with ${name}`, rank: 3 })] : []),
  ];
  return aSaint(slug, {
    name,
    shortBio: `A baker who gave bread & "salt" to ${pick(['Mark', 'prisoners', 'lepers'], index)}.`,
    originCountry: homeland(pick(['georgia', 'greece', 'russia', 'turkey', 'nowhere'], index)),
    sex: pick(['female', 'male', null], index),
    categories: [pick(['martyr', 'hieromartyr', 'passion-bearer'], index)],
    patronage: pick([['travelers'], ['lost objects', 'travelers'], ['bakers'], []], index),
    biography: `${name} carried the cross.\n\nThe martyr's mark is seen to this day.`,
    commemorations: [
      keptOn(`${month}-${days}`, { title, rank, local: index % 4 === 0 }),
      ...further,
    ],
  });
}

const saints: readonly Saint[] = [
  ...[leapSaint, nicholas, john, mary],
  ...Array.from({ length: 130 }, (_, index) => oneOfMany(index)),
];

const countries = [...homelands, ...otherCountries].map((country): Country => {
  const born = saints.filter(({ originCountry }) => originCountry?.slug === country.slug);
  return { ...country, saintCount: born.length };
});

const onDay = (day: string) => ({ gregorian: monthDay(day), julian: monthDay(day) });

/** The feasts that are not always kept on their date; the leavetaking of the Meeting is on 9 February. */
const yielding = yieldingFeastKeys.map((key): Feast => {
  if (key.startsWith('synaxis')) return aFeast({ key, rank: 'feast', fixed: onDay('01-25') });
  const isLeavetaking = key.startsWith('leavetaking');
  const day = key.endsWith('meeting')
    ? pick(['02-01', '02-09'], Number(isLeavetaking))
    : pick(['03-24', '03-26'], Number(isLeavetaking));
  return aFeast({ key, rank: isLeavetaking ? 'leavetaking' : 'forefeast', fixed: onDay(day) });
});

/** With a text in every field. */
const theophany = aFeast({
  ...{ key: 'theophany', title: 'The Theophany', rank: 'great', fixed: onDay('01-06') },
  alternateTitles: ['Epiphany'],
  description: 'The Lord is baptized.',
  use: 'Water is blessed on the eve and on the day.',
  troparion: aHymn(1, 'When Thou wast baptized in the Jordan', 'Во Иордане крещающуся Тебе'),
  kontakion: aHymn(4, 'Thou hast appeared today', 'Явился еси днесь'),
});

export const largeRecords: Records = {
  saints,
  feasts: [
    ...sampleRecords.feasts.map((feast) => (feast.key === theophany.key ? theophany : feast)),
    ...yielding,
  ],
  countries,
};

export const largeCatalogue = (): Catalogue => sampleCatalogue(largeRecords);

/**
 * The colour of the vestments. It is custom: the Typikon knows only bright and dark. Sources: the
 * liturgical handbook of the Russian Church Abroad in Great Britain; Bulgakov's Nastolnaya kniga.
 */

import { isBetween, isWeekend } from '../coordinates.js';
import type { UseName } from '../use.js';
import {
  annunciation,
  at,
  firstOf,
  hasPolyeleos,
  inSeason,
  isInLent,
  on,
  type Row,
  type ServedDay,
} from './served-day.js';

export const vestmentColours = [
  'white',
  'gold',
  'green',
  'blue',
  'red',
  'violet',
  'black',
] as const;
export type VestmentColour = (typeof vestmentColours)[number];

/** A colour, and what other custom has. */
interface Vestments {
  readonly colour: VestmentColour | null;
  readonly note: string | null;
}

const colour = (name: VestmentColour, note: string | null = null): Vestments => ({
  colour: name,
  note,
});

/** On any day from the forefeast to the leavetaking of one of these feasts. */
const inPeriodOf =
  (...feasts: readonly string[]) =>
  ({ period }: ServedDay): boolean =>
    feasts.includes(period?.feast ?? '');

const isOfTheotokos = inPeriodOf(
  'nativity-of-the-theotokos',
  'entry-of-the-theotokos',
  'annunciation',
  'dormition',
);
/** Feasts of the Theotokos without a period: the Protection, her Robe and Sash, her icons in Russia. */
const isOfTheotokosAlone = on(
  ...[10_01, 12_09, 7_02, 8_31, 5_21, 6_23, 6_26, 7_08, 7_28, 8_26, 10_13, 10_22, 10_24, 11_27],
);
const isOfCross = inPeriodOf('exaltation-of-the-cross');
const isOfNativity = inPeriodOf('nativity-of-christ');
const isWhite = inPeriodOf('theophany', 'transfiguration');

/** The saint's class comes first among the categories. */
const isOf =
  (...classes: readonly string[]) =>
  ({ saint }: ServedDay): boolean =>
    classes.includes(saint?.categories[0] ?? '');

const moscow = 'Red in Moscow after the midnight service.';
const handbook = 'Red in the Russian Church Abroad';

/** The classes whose colour is not gold. */
const saints: readonly Row<Vestments>[] = [
  [colour('blue'), isOf('theotokos')],
  [colour('white', 'Blue by another custom.'), isOf('bodiless-powers')],
  [
    colour('red'),
    isOf(
      'hieromartyr',
      'protomartyr',
      'great-martyr',
      'virgin-martyr',
      'martyr',
      'new-martyr',
      'passion-bearer',
    ),
  ],
  [
    colour('red'),
    (day) => isOf('unmercenary')(day) && (day.saint?.categories.includes('martyr') ?? false),
  ],
  [colour('red', 'Green by another custom.'), isOf('venerable-martyr')],
  [colour('green'), isOf('venerable', 'fool-for-christ', 'stylite', 'hermit')],
];

const ofPassionWeek: readonly Row<Vestments>[] = [
  [colour('black', 'Violet in the Orthodox Church in America.'), at(-6, -5, -4)],
  [colour('red', 'Violet in Moscow, white in other places.'), at(-3)],
  [colour('black'), at(-2)],
  [colour('white', 'Black until the epistle of the Liturgy.'), at(-1)],
];

const ofLent: readonly Row<Vestments>[] = [
  [colour('blue'), annunciation],
  [colour('violet', `${handbook}.`), at(-42, -28)],
  [colour('blue', 'For the Akathist; violet by another custom.'), at(-15)],
  [colour('violet'), (day) => isInLent(day) && (isWeekend(day) || hasPolyeleos(day))],
  [colour('black', 'Violet in the Orthodox Church in America.'), isInLent],
];

const ofPascha: readonly Row<Vestments>[] = [
  [colour('white', moscow), ({ offset }) => isBetween(offset, 0, 38)],
  [colour('white'), ({ offset }) => isBetween(offset, 39, 47)],
  [colour('green', 'Gold by another custom.'), at(56)],
  [colour('green'), ({ offset }) => isBetween(offset, 49, 55)],
  [colour('green', 'White or gold by another custom.'), at(-8)],
  [colour('green', 'Red in some places.'), at(-7)],
];

const ofTheMenaion: readonly Row<Vestments>[] = [
  [colour('blue', 'White by another custom.'), inPeriodOf('meeting-of-the-lord')],
  [colour('blue'), (day) => isOfTheotokos(day) || isOfTheotokosAlone(day)],
  [colour('red', 'Violet in Moscow.'), (day) => isOfCross(day) || on(8_01)(day)],
  [colour('white', 'Gold by another custom.'), (day) => day.monthDay >= 12_24 && isOfNativity(day)],
  [colour('white'), (day) => on(1_01, 1_05)(day) || (isWhite(day) && !isForefeast(day))],
  [colour('white', 'Gold by another custom.'), on(6_24)],
  [colour('red'), on(8_29)],
  [colour('gold', 'Red by another custom.'), on(6_29)],
];

const isForefeast = ({ period }: ServedDay): boolean => period?.phase === 'forefeast';

/** The colours of saints, on days of a kind. */
const saintsIf = (isMeant: (day: ServedDay) => boolean): Row<Vestments>[] =>
  saints.map(([vestments, applies]) => [vestments, (day) => isMeant(day) && applies(day)]);

const slavic: readonly Row<Vestments>[] = [
  [colour('white', 'Black or violet by another custom.'), at(-57, 48)],
  ...ofPascha,
  ...ofPassionWeek,
  ...ofLent,
  [colour('gold'), at(-70, -63, -56, -49)],
  ...ofTheMenaion,
  ...saintsIf(hasPolyeleos),
  [colour('blue'), inSeason('dormition-fast')],
  [colour('gold', `${handbook}; violet by another custom.`), inSeason('nativity-fast')],
  [colour('gold', 'Red by another custom.'), inSeason('apostles-fast')],
  ...saintsIf(({ weekday }) => weekday !== 'sunday'),
];

const shade = (name: 'Bright' | 'Dark'): Vestments => ({
  colour: null,
  note: `${name} vestments; Greek use appoints no colour.`,
});

const greek: readonly Row<Vestments>[] = [
  [shade('Bright'), annunciation],
  [shade('Dark'), (day) => isBetween(day.offset, -6, -2) || (isInLent(day) && !isWeekend(day))],
];

const tables = { slavic, greek } satisfies Record<UseName, unknown>;

/** On days that no row names. */
const ordinary = { slavic: colour('gold'), greek: shade('Bright') };

/** The vestments of a day. The colour is null where the use appoints none. */
export const vestmentsOn = (day: ServedDay, use: UseName): Vestments =>
  firstOf(tables[use], day, ordinary[use]);

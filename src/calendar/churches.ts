/**
 * Where single Churches keep a fast otherwise than the use they follow. Only what a page of the
 * Church, or pages that agree, say for certain days stands here; `fixtures/churches` names those
 * pages, and says in words what is no rule. A greater saint may ease a day further.
 */
import { type DayCoordinates, isBetween } from './coordinates.js';
import type { FastingTone } from './fasting/measures.js';
import { fastRulingOn } from './fasting/rulings.js';
import { type FastingSeason, seasonOn } from './fasting/seasons.js';
import { greek } from './greek/greek.js';
import type { Reckoning, Weekday } from './reckoning.js';
import { slavic } from './slavic/slavic.js';
import type { UseName } from './use.js';

/** Each part that is given must hold; ranges include both ends. */
interface Days {
  readonly season?: FastingSeason;
  /** Month and day by the Church's own calendar: 12_17 is 17 December. */
  readonly menaion?: readonly [from: number, to: number];
  /** Days from Pascha. */
  readonly offset?: readonly [from: number, to: number];
  readonly weekdays?: readonly Weekday[];
  /** Days of the menaion that keep the rule of the use. */
  readonly except?: readonly number[];
}

type ChurchRule = readonly [tone: FastingTone, days: Days];

interface ChurchRules {
  readonly church: string;
  readonly name: string;
  readonly calendar: Reckoning;
  readonly use: UseName;
  /** The first whose days hold decides. */
  readonly rules: readonly ChurchRule[];
}

const wednesdayFriday = ['wednesday', 'friday'] as const;
const tuesdayThursday = ['tuesday', 'thursday'] as const;
const weekend = ['saturday', 'sunday'] as const;
const onDay = (monthDay: number, ...weekdays: Weekday[]): Days => ({
  menaion: [monthDay, monthDay],
  ...(weekdays.length > 0 && { weekdays }),
});
const notWednesdayFriday = ['monday', ...tuesdayThursday, ...weekend] as const;
const fishBeforePentecost: ChurchRule = [
  'fish',
  { season: 'weekly-fast', offset: [7, 48], weekdays: wednesdayFriday },
];
const entry = 11_21;
/** Where a late Pascha leaves the Apostles' Fast less than a week, Romania begins it on 22 June. */
const lateApostlesFast = { offset: [50, 56], menaion: [6_22, 6_28] } as const;

const churches: readonly ChurchRules[] = [
  {
    church: 'alexandria',
    name: 'Patriarchate of Alexandria',
    calendar: 'gregorian',
    use: 'greek',
    rules: [['fish', { menaion: [12_12, 12_12], weekdays: notWednesdayFriday }]],
  },
  {
    church: 'antioch',
    name: 'Patriarchate of Antioch',
    calendar: 'gregorian',
    use: 'greek',
    rules: [['fast-free', { offset: [7, 38] }]],
  },
  {
    church: 'bulgaria',
    name: 'Bulgarian Orthodox Church',
    calendar: 'gregorian',
    use: 'slavic',
    rules: [
      ['wine-oil', { menaion: [11_15, 11_20], weekdays: weekend }],
      ['wine-oil', { menaion: [11_15, 12_23], weekdays: ['monday'], except: [entry, 12_06] }],
    ],
  },
  {
    church: 'georgia',
    name: 'Georgian Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [['fish', { menaion: [11_15, 12_11], weekdays: ['monday', ...tuesdayThursday] }]],
  },
  {
    church: 'greece',
    name: 'Church of Greece',
    calendar: 'gregorian',
    use: 'greek',
    rules: [
      ['fish', { menaion: [12_12, 12_17], weekdays: notWednesdayFriday }],
      ['wine-oil', { menaion: [12_18, 12_23], weekdays: ['monday', ...tuesdayThursday] }],
    ],
  },
  {
    church: 'moscow',
    name: 'Russian Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [
      fishBeforePentecost,
      ['fish', { season: 'weekly-fast', menaion: [1_07, 3_01] }],
      ['fish', onDay(11_23, ...tuesdayThursday)],
      ['fish', { season: 'apostles-fast', ...onDay(6_15, ...tuesdayThursday) }],
      ['wine-oil', onDay(12_13, 'monday')],
      ['wine-oil', onDay(10_09, ...wednesdayFriday)],
    ],
  },
  {
    church: 'mount-athos',
    name: 'Mount Athos',
    calendar: 'julian',
    use: 'greek',
    rules: [
      ['xerophagy', { menaion: [11_15, 12_17], weekdays: ['monday'], except: [entry] }],
      ['wine-oil', { menaion: [11_16, 12_17], weekdays: tuesdayThursday, except: [entry] }],
      ['fish', { menaion: [12_12, 12_17], weekdays: weekend }],
      [
        'xerophagy',
        { menaion: [12_18, 12_24], weekdays: ['monday', ...tuesdayThursday, 'friday'] },
      ],
    ],
  },
  {
    church: 'poland',
    name: 'Polish Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [fishBeforePentecost],
  },
  {
    church: 'rocor',
    name: 'Russian Orthodox Church Outside Russia',
    calendar: 'julian',
    use: 'slavic',
    rules: [fishBeforePentecost],
  },
  {
    church: 'romania',
    name: 'Romanian Orthodox Church',
    calendar: 'gregorian',
    use: 'greek',
    rules: [
      ['fish', { offset: [10, 38], weekdays: wednesdayFriday }],
      ...[6_15, 6_16, 6_19, 6_22].map(
        (day): ChurchRule => [
          'fish',
          { season: 'apostles-fast', ...onDay(day, 'monday', 'thursday') },
        ],
      ),
      ['xerophagy', { season: 'apostles-fast', weekdays: ['monday'], except: [6_24] }],
      ['wine-oil', { season: 'apostles-fast', weekdays: tuesdayThursday, except: [6_24] }],
      ['fish', { ...lateApostlesFast, weekdays: weekend }],
      ['fish', { ...lateApostlesFast, menaion: [6_24, 6_24] }],
      ['wine-oil', { ...lateApostlesFast, weekdays: tuesdayThursday }],
      ['xerophagy', lateApostlesFast],
      ...[11_25, 12_02, 12_04, 12_09, 12_18].map(
        (day): ChurchRule => ['fish', onDay(day, ...tuesdayThursday)],
      ),
      ['wine-oil', { menaion: [11_15, 11_20], weekdays: weekend }],
      ['fish', { menaion: [12_12, 12_18], weekdays: weekend }],
      ['wine-oil', { menaion: [11_15, 12_19], weekdays: tuesdayThursday, except: [entry] }],
      ['xerophagy', { menaion: [11_15, 12_19], weekdays: ['monday'], except: [entry] }],
    ],
  },
  {
    church: 'serbia',
    name: 'Serbian Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [
      ['xerophagy', onDay(8_29, 'monday', ...tuesdayThursday, ...wednesdayFriday)],
      ['wine-oil', onDay(11_30, 'monday', ...tuesdayThursday, ...wednesdayFriday)],
    ],
  },
];

/** How a Church keeps a day that its use keeps otherwise. */
export interface ChurchFast {
  readonly church: string;
  readonly name: string;
  readonly tone: FastingTone;
}

const rulings = { slavic: slavic.rulings, greek: greek.rulings } as const;

/**
 * The Churches of the day's calendar that keep its fast otherwise than the use they follow; of one
 * use, if it is given. In the order of their slugs.
 */
export function churchFastsOn(day: DayCoordinates, only?: UseName): ChurchFast[] {
  return churches.flatMap(({ church, name, calendar, use, rules }) => {
    if (calendar !== day.reckoning || (only ?? use) !== use) return [];
    const [tone] = rules.find(([, days]) => holds(days, day)) ?? [];
    return tone === undefined || tone === fastRulingOn(day, rulings[use]).tone
      ? []
      : [{ church, name, tone }];
  });
}

const holds = ({ season, menaion, offset, weekdays, except = [] }: Days, day: DayCoordinates) =>
  (menaion === undefined || isBetween(day.monthDay, ...menaion)) &&
  (offset === undefined || isBetween(day.offset, ...offset)) &&
  (weekdays?.includes(day.weekday) ?? true) &&
  (season === undefined || season === seasonOn(day)) &&
  !except.includes(day.monthDay);

/**
 * Whether a Church keeps Pascha on the Western date, by which nothing is computed here. Finland
 * does, since 1921.
 */
export const hasWesternPascha = (church: string | undefined): boolean => church === 'finland';

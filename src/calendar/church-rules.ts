/**
 * Where single Churches keep a fast otherwise than the use they follow. Only what a page of the
 * Church, or pages that agree, say for certain days stands here; `fixtures/churches` names those
 * pages, and says in words what is no rule. Days of greater saints stand before the rule of their
 * season, with the tone that is printed or, where pages differ or are silent, with none.
 */
import type { FastingTone } from './fasting/measures.js';
import type { FastingSeason } from './fasting/seasons.js';
import type { Reckoning, Weekday } from './reckoning.js';
import type { UseName } from './use.js';

/** Each part that is given must hold; ranges include both ends. */
export interface Days {
  readonly season?: FastingSeason;
  /** Month and day by the Church's own calendar: 12_17 is 17 December. */
  readonly menaion?: readonly [from: number, to: number];
  /** Single days by the same calendar. */
  readonly on?: readonly number[];
  /** Days from Pascha. */
  readonly offset?: readonly [from: number, to: number];
  readonly weekdays?: readonly Weekday[];
  /** Days of the menaion that keep the rule of the use. */
  readonly except?: readonly number[];
}

/** Without a tone, it is not known how the Church keeps the days. */
type ChurchRule = readonly [tone: FastingTone | undefined, days: Days];

export interface ChurchRules {
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
const workdays = ['monday', ...tuesdayThursday, ...wednesdayFriday] as const;
const mondayTuesdayThursday = ['monday', ...tuesdayThursday] as const;
const notWednesdayFriday = [...mondayTuesdayThursday, ...weekend] as const;
const fishBeforePentecost: ChurchRule = [
  'fish',
  { season: 'weekly-fast', offset: [7, 48], weekdays: wednesdayFriday },
];
const entry = 11_21;
/**
 * Saints Raphael and Tikhon, for whom Slavic use has wine and oil: the Old Calendar keeps them on other
 * days (see `slavic/tied-saints.ts`) and fasts strictly, except on the days of the Great Canon.
 */
const keptOtherwise = { season: 'great-lent', on: [2_27, 4_07], weekdays: workdays } as const;
const withoutAmericanSaints: readonly ChurchRule[] = [
  ['xerophagy', { ...keptOtherwise, offset: [-48, -19] }],
  ['xerophagy', { ...keptOtherwise, offset: [-15, -9] }],
];

/** Of greater saints, for which each house of Mount Athos eases the fast as it keeps them. */
const saintsOfAthosInJune = [6_08, 6_11, 6_12, 6_14, 6_19, 6_24];
const saintsOfAthosInAdvent = [
  11_16, 11_25, 11_30, 12_04, 12_05, 12_06, 12_09, 12_12, 12_15, 12_17, 12_20,
];

/** Of saints with a cross in the Romanian calendar, for which fish is printed. */
const crossesInJune = [6_15, 6_16, 6_19, 6_22];
const crossesInAdvent = [11_25, 12_03, 12_04, 12_05, 12_07, 12_12, 12_13, 12_18];
/** Of others, and of saints new to it, for which no printed day was found or pages differ. */
const uncertainInJune = [6_02, 6_04, 6_08];
const uncertainInAdvent = [11_16, 11_17, 11_23, 11_28, 12_17, 12_19];
const uncertainMondays = [11_15, 11_20, 11_22, 12_02, 12_09];
/** Where a late Pascha leaves the Apostles' Fast less than a week, Romania begins it on 22 June. */
const lateApostlesFast = { offset: [50, 56], menaion: [6_22, 6_28] } as const;

/** A Church that keeps the Old Calendar by Slavic use, of whose own rules nothing else is known. */
const ofOldCalendar = (church: string, name: string): ChurchRules => ({
  church,
  name,
  calendar: 'julian',
  use: 'slavic',
  rules: withoutAmericanSaints,
});

export const churchRules: readonly ChurchRules[] = [
  {
    church: 'alexandria',
    name: 'Patriarchate of Alexandria',
    calendar: 'gregorian',
    use: 'greek',
    rules: [['fish', { on: [12_12], weekdays: notWednesdayFriday }]],
  },
  {
    church: 'antioch',
    name: 'Patriarchate of Antioch',
    calendar: 'gregorian',
    use: 'greek',
    rules: [['fast-free', { offset: [7, 38] }]],
  },
  ofOldCalendar('belarus', 'Belarusian Orthodox Church'),
  {
    church: 'bulgaria',
    name: 'Bulgarian Orthodox Church',
    calendar: 'gregorian',
    use: 'slavic',
    rules: [
      // Petka and John of Rila.
      [undefined, { on: [10_14, 10_19], weekdays: wednesdayFriday }],
      ['wine-oil', { menaion: [11_15, 11_20], weekdays: weekend }],
      ['wine-oil', { menaion: [11_15, 11_22], weekdays: ['monday'], except: [11_16, entry] }],
      ['wine-oil', { menaion: [12_20, 12_23], weekdays: ['monday'] }],
    ],
  },
  ofOldCalendar('estonian-christian-orthodox-church', 'Estonian Christian Orthodox Church'),
  {
    church: 'georgia',
    name: 'Georgian Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [
      // Nina, Svetitskhovloba and George.
      [undefined, { on: [1_14, 5_19, 10_01, 11_10], weekdays: wednesdayFriday }],
      ...withoutAmericanSaints,
      ['fish', { menaion: [11_15, 12_11], weekdays: mondayTuesdayThursday }],
      ['wine-oil', { menaion: [12_12, 12_17], weekdays: [...tuesdayThursday, ...weekend] }],
    ],
  },
  {
    church: 'greece',
    name: 'Church of Greece',
    calendar: 'gregorian',
    use: 'greek',
    rules: [
      ['fish', { menaion: [12_12, 12_17], weekdays: notWednesdayFriday }],
      ['wine-oil', { menaion: [12_18, 12_23], weekdays: mondayTuesdayThursday }],
    ],
  },
  ofOldCalendar('latvia', 'Latvian Orthodox Church'),
  ofOldCalendar('moldova', 'Orthodox Church of Moldova'),
  {
    church: 'moscow',
    name: 'Russian Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [
      ...withoutAmericanSaints,
      fishBeforePentecost,
      ['fish', { season: 'weekly-fast', menaion: [1_07, 3_01] }],
      ['fish', { on: [11_23], weekdays: tuesdayThursday }],
      ['fish', { season: 'apostles-fast', on: [6_15], weekdays: tuesdayThursday }],
      // Many of its calendars print fish, others oil.
      [undefined, { season: 'apostles-fast', weekdays: tuesdayThursday, except: [6_24] }],
      [undefined, { menaion: [11_15, 12_05], weekdays: tuesdayThursday, except: [entry] }],
      ['wine-oil', { on: [12_13], weekdays: ['monday'] }],
      ['wine-oil', { on: [10_09], weekdays: wednesdayFriday }],
    ],
  },
  {
    church: 'mount-athos',
    name: 'Mount Athos',
    calendar: 'julian',
    use: 'greek',
    rules: [
      // Wine without oil, which no tone says.
      [undefined, { offset: [-3, -3] }],
      [undefined, { offset: [-1, -1] }],
      [undefined, { season: 'apostles-fast', on: saintsOfAthosInJune }],
      ['xerophagy', { season: 'apostles-fast', weekdays: ['monday'] }],
      ['wine-oil', { season: 'apostles-fast', weekdays: tuesdayThursday }],
      ['fish', { menaion: [12_12, 12_17], weekdays: weekend }],
      [undefined, { on: saintsOfAthosInAdvent, weekdays: workdays }],
      ['xerophagy', { on: [11_15], weekdays: mondayTuesdayThursday }],
      ['xerophagy', { menaion: [11_15, 12_17], weekdays: ['monday'], except: [entry] }],
      ['wine-oil', { menaion: [11_15, 12_17], weekdays: tuesdayThursday, except: [entry] }],
      [undefined, { menaion: [12_18, 12_24], weekdays: weekend }],
    ],
  },
  ofOldCalendar('ohrid', 'Macedonian Orthodox Church – Archdiocese of Ohrid'),
  {
    church: 'poland',
    name: 'Polish Orthodox Church',
    calendar: 'julian',
    use: 'slavic',
    rules: [...withoutAmericanSaints, fishBeforePentecost],
  },
  {
    church: 'rocor',
    name: 'Russian Orthodox Church Outside Russia',
    calendar: 'julian',
    use: 'slavic',
    rules: [...withoutAmericanSaints, fishBeforePentecost],
  },
  {
    church: 'romania',
    name: 'Romanian Orthodox Church',
    calendar: 'gregorian',
    use: 'greek',
    rules: [
      // Parascheva and Demetrius of Basarabov.
      [undefined, { on: [10_14, 10_27], weekdays: wednesdayFriday }],
      ['fish', { offset: [10, 38], weekdays: wednesdayFriday }],
      ['fish', { season: 'apostles-fast', on: crossesInJune, weekdays: mondayTuesdayThursday }],
      [
        undefined,
        { season: 'apostles-fast', on: uncertainInJune, weekdays: mondayTuesdayThursday },
      ],
      ['xerophagy', { season: 'apostles-fast', weekdays: ['monday'], except: [6_24] }],
      ['wine-oil', { season: 'apostles-fast', weekdays: tuesdayThursday, except: [6_24] }],
      ['fish', { ...lateApostlesFast, weekdays: weekend }],
      ['fish', { ...lateApostlesFast, on: [6_24] }],
      ['fish', { ...lateApostlesFast, on: crossesInJune, weekdays: mondayTuesdayThursday }],
      ['wine-oil', { ...lateApostlesFast, weekdays: tuesdayThursday }],
      ['xerophagy', lateApostlesFast],
      ['fish', { on: [11_30, 12_06] }],
      ['fish', { on: crossesInAdvent, weekdays: mondayTuesdayThursday }],
      ['fish', { on: [12_02, 12_09], weekdays: tuesdayThursday }],
      [undefined, { on: uncertainInAdvent, weekdays: mondayTuesdayThursday }],
      [undefined, { on: uncertainMondays, weekdays: ['monday'] }],
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
      // Sava, Theodosius the Great, Petka and the eve of the Nativity.
      [undefined, { on: [1_11, 1_14, 10_14], weekdays: wednesdayFriday }],
      [undefined, { on: [12_24], weekdays: workdays }],
      ...withoutAmericanSaints,
      ['xerophagy', { on: [8_29], weekdays: workdays }],
      ['wine-oil', { on: [11_30, 12_06], weekdays: workdays }],
      ['wine-oil', { on: [9_26], weekdays: wednesdayFriday }],
    ],
  },
  ofOldCalendar('ukrainian-orthodox-church', 'Ukrainian Orthodox Church'),
];

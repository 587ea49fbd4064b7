/**
 * Whose prokeimenon, alleluia and communion hymn are sung, and what takes the place of the fixed
 * parts of the Liturgy. Source: Apostol, chapters 28 to 31; Typikon; Triodia.
 */
import { isBetween, isSaturday, isSunday } from '../coordinates.js';
import { placeKey } from '../lectionary/table.js';
import { formatMonthDay } from '../reckoning.js';
import type { UseName } from '../use.js';
import type { LiturgyKind } from './liturgy.js';
import {
  annunciationOn,
  at,
  firstOf,
  isBright,
  on,
  type Row,
  type ServedDay,
} from './served-day.js';
import {
  honours,
  isGreatFixed,
  isInPeriod,
  isInPeriodOfTheLord,
  isWithoutOctoechos,
  keeps,
  type SungDay,
} from './sung-day.js';

/** The verses of a day, by its name among the propers. */
export interface SetReference {
  readonly day: string;
  /** Which of its sets; all of them without a number. */
  readonly n?: number;
  /** Whose set it must be, in words; if none is, the first. */
  readonly of?: string;
  /** The day whose sets are taken if it has none: those of the saint's class. */
  readonly otherwise?: string;
  /** Only these of its verses: some days have the prokeimena in one order, the rest in another. */
  readonly parts?: readonly VersePart[];
}

type VersePart = 'prokeimenon' | 'alleluia' | 'communion';

type Part = (day: SungDay) => readonly SetReference[];

const ofOffset: Part = ({ offset }) => [{ day: placeKey(offset) }];
const ofDate: Part = ({ menaion }) => [{ day: formatMonthDay(menaion) }];
const ofBasil: Part = () => [{ day: '01-01', n: 2 }];
const ofPascha: Part = () => [{ day: 'P+0' }];
const only =
  (part: Part, ...parts: readonly VersePart[]): Part =>
  (day) =>
    part(day).map((each) => ({ ...each, parts }));

/** Every Sunday has the same communion hymn. */
const everySunday: Part = () => [{ day: 'sunday' }];
const tone: Part = (day) =>
  day.mode === null ? [] : [{ day: `tone-${day.mode}` }, ...everySunday(day)];
const weekday: Part = (day) => [isSaturday(day) ? { day: 'saturday', n: 1 } : { day: day.weekday }];
const ofDeparted: Part = () => [{ day: 'saturday' }];

/** The feasts tied to a date, which have verses of their own under their keys. */
const ofTied: Part = ({ movable }) => movable.map((day) => ({ day }));

/** A set for each, a feast of the Lord or the Theotokos first; the class's for want of another. */
function setsOfHonoured(day: SungDay, honoured: SungDay['honoured']): SetReference[] {
  return honoured
    .toSorted((one, other) => Number(other.isLast) - Number(one.isLast))
    .map(({ title, reference }) => {
      const ofClass = 'feast' in reference ? 'class-theotokos' : classOf(day);
      const otherwise = honours(4)(day) ? ofClass : undefined;
      return {
        day: formatMonthDay(day.menaion),
        of: title,
        ...(otherwise !== undefined && { otherwise }),
      };
    });
}

const everyone: Part = (day) => setsOfHonoured(day, day.honoured);

/** Of the first of those honoured on the date, or of all of polyeleos rank. */
const saint: Part = (day) =>
  setsOfHonoured(
    day,
    honours(4)(day) ? day.honoured.filter(({ rank }) => rank >= 4) : day.honoured.slice(0, 1),
  );

const saintIfPolyeleos: Part = (day) => (honours(4)(day) ? saint(day) : []);

/** Classes of the propers, by category; those that differ for women have both. */
const classes: Readonly<Record<string, string | readonly [man: string, woman: string]>> = {
  theotokos: 'theotokos',
  'bodiless-powers': 'angels',
  forerunner: 'prophet',
  forefather: 'prophet',
  prophet: 'prophet',
  apostle: 'apostle',
  evangelist: 'apostle',
  'equal-to-the-apostles': 'apostle',
  enlightener: 'apostle',
  hierarch: 'hierarch',
  hieromartyr: 'hieromartyr',
  protomartyr: ['martyr', 'martyr-woman'],
  'great-martyr': ['martyr', 'martyr-woman'],
  'virgin-martyr': 'martyr-woman',
  martyr: ['martyr', 'martyr-woman'],
  'new-martyr': ['martyr', 'martyr-woman'],
  'passion-bearer': ['martyr', 'martyr-woman'],
  venerable: ['venerable', 'venerable-woman'],
  'venerable-martyr': ['venerable-martyr', 'martyr-woman'],
  confessor: 'confessor',
  unmercenary: 'unmercenaries',
  'fool-for-christ': 'fool-for-christ',
};

function classOf({ saint }: ServedDay): string | undefined {
  const found = classes[saint?.categories[0] ?? ''];
  if (found === undefined || typeof found === 'string') return found && `class-${found}`;
  return `class-${found[saint?.sex === 'female' ? 1 : 0]}`;
}

/** The days whose propers a period has until its leavetaking. */
const daysOfFeasts: Readonly<Record<string, string>> = {
  pascha: 'P+0',
  ascension: 'P+39',
  pentecost: 'P+49',
  theophany: '01-06',
  'meeting-of-the-lord': '02-02',
  annunciation: '03-25',
  transfiguration: '08-06',
  dormition: '08-15',
  'nativity-of-the-theotokos': '09-08',
  'exaltation-of-the-cross': '09-14',
  'entry-of-the-theotokos': '11-21',
  'nativity-of-christ': '12-25',
};

const ofPeriod: Part = ({ period }) => {
  const day = daysOfFeasts[period?.feast ?? ''];
  return day === undefined ? [] : [{ day }];
};

/** From the feast itself on. */
const isFromFeastOn = ({ period }: ServedDay): boolean =>
  period !== null && period.phase !== 'forefeast';

/** Source: Typikon, chapter 48, under 25 March, which does not foresee the first Sunday of Lent. */
const withAnnunciation: readonly Row<readonly Part[], SungDay>[] = [
  [[ofDate, ofOffset], annunciationOn(at(-42, -28, -8, -2))],
  [
    [only(ofOffset, 'prokeimenon'), ofDate, only(ofOffset, 'alleluia', 'communion')],
    annunciationOn(at(-7)),
  ],
  [[ofOffset, only(ofDate, 'prokeimenon')], annunciationOn(at(-3))],
  [[ofOffset, only(ofDate, 'prokeimenon', 'communion')], annunciationOn(at(-1))],
  [[ofOffset, ofDate], annunciationOn(at(0))],
  [
    [only(ofDate, 'prokeimenon', 'alleluia'), ofOffset, only(ofDate, 'communion')],
    annunciationOn(isBright),
  ],
];

const greatDays: readonly Row<readonly Part[], SungDay>[] = [
  [[ofOffset], (day) => isBright(day) || at(-8, -7, -3, -1, 39, 49, 50)(day)],
  [[ofPascha], at(38)],
  [[ofDate], on(9_14, 12_25, 1_06, 8_06)],
  [[tone, ofDate], (day) => isGreatFixed(day) && isSunday(day)],
  [[ofDate], isGreatFixed],
  [[ofDate], (day) => on(12_24, 1_05, 12_26, 1_07)(day) && !isSunday(day) && !isEveOnSaturday(day)],
];

/** Services that the Typikon, chapter 48, orders under their own dates. */
const ownServices: readonly Row<readonly Part[], SungDay>[] = [
  [[everyone], (day) => on(8_01, 9_01, 10_26)(day) && honours(1)(day)],
  [[ofDate], (day) => on(9_13)(day) && !isSunday(day)],
  [[ofTied, everySunday, ofPeriod], (day) => on(9_12)(day) && isSunday(day)],
  [[ofTied, ofBasil], (day) => on(1_01)(day) && isSunday(day)],
  [[saint], (day) => on(8_16)(day) && !isSunday(day) && honours(1)(day)],
];

const isEveOnSaturday = (day: SungDay): boolean => isSaturday(day) && on(12_24, 1_05)(day);

const movableDays: readonly Row<readonly Part[], SungDay>[] = [
  [[ofOffset, ofPeriod], (day) => at(-28)(day) && isInPeriod(day) && isFromFeastOn(day)],
  [[ofOffset], at(-56, -49, -42, -35, -28, 7, 14, 21, 28, 35, 42, 56)],
  // The prokeimenon of the tone first, then that of the saint of the Sunday.
  [[tone, ofOffset], (day) => at(-21, -14)(day) && !isInPeriod(day)],
  [[ofOffset], at(-57, 24, 48)],
  [[ofOffset, saintIfPolyeleos], at(-50, -43, -15)],
  [
    [ofTied, everySunday],
    (day) =>
      isSunday(day) &&
      keeps(
        'sunday-before-exaltation',
        'sunday-of-the-forefathers',
        'sunday-before-nativity',
        'sunday-after-nativity',
        'sunday-before-theophany',
        'sunday-after-theophany',
      )(day),
  ],
  [
    [tone, ofTied],
    (day) =>
      isSunday(day) && keeps('fathers-of-the-six-councils', 'fathers-of-the-seventh-council')(day),
  ],
  [[ofTied], keeps('saturday-before-exaltation', 'saturday-after-nativity')],
];

const menaionDays: readonly Row<readonly Part[], SungDay>[] = [
  [[tone, ofPeriod], (day) => isSunday(day) && isInPeriodOfTheLord(day) && isFromFeastOn(day)],
  [
    [tone, ofPeriod],
    (day) => isSunday(day) && isInPeriod(day) && isFromFeastOn(day) && !honours(4)(day),
  ],
  [[tone, saintIfPolyeleos], isSunday],
  [[ofPeriod, saint], (day) => isFromFeastOn(day) && day.period?.feast !== 'pascha'],
  [[saint], isWithoutOctoechos],
  [[ofDeparted], (day) => at(-36, -29, -22)(day) || keeps('demetrius-saturday')(day)],
];

const rows: readonly Row<readonly Part[], SungDay>[] = [
  ...withAnnunciation,
  ...greatDays,
  ...ownServices,
  ...movableDays,
  ...menaionDays,
];

/**
 * The sets of a day: of two, the first is sung in full. Those of saints are of Slavic use: in Greek
 * use, the weekday's or the tone's stand alone.
 */
export function setsOn(day: SungDay, use: UseName): SetReference[] {
  const found = firstOf(rows, day, [weekday, saint]).flatMap((part) => part(day));
  if (use === 'slavic') return found;
  const common = found.filter(({ of }) => of === undefined);
  return common.length > 0 ? common : [...(isSunday(day) ? tone : weekday)(day)];
}

/** The names of the days, the first of which that has a thing gives it. */
interface InsteadOf {
  readonly trisagion: readonly string[];
  readonly cherubicHymn: readonly string[];
  readonly itIsMeet: readonly string[];
  readonly antiphons: readonly string[];
  readonly entrance: readonly string[];
}

/** Where to look for what takes the place of the Liturgy's fixed parts. */
export function insteadOf(day: SungDay, liturgy: LiturgyKind, use: UseName): InsteadOf {
  const bright = isBright(day) ? ['P+0'] : [];
  const own = [...bright, placeKey(day.offset), formatMonthDay(day.menaion)];
  const isBasil = liturgy === 'basil' || liturgy === 'basil-vesperal';
  const isVesperal = liturgy.endsWith('-vesperal');
  const feastFirst = [...bright, formatMonthDay(day.menaion), placeKey(day.offset)];
  return {
    trisagion: own,
    cherubicHymn: own,
    itIsMeet: [
      ...(at(-8)(day) ? feastFirst : own),
      ...(isBasil ? ['liturgy-basil'] : []),
      ...ofSeason(day),
    ],
    antiphons: isVesperal ? [] : antiphonsOn(day, own, use),
    entrance: isVesperal ? [] : [...feastFirst, ...usualEntrance(day)],
  };
}

/**
 * Palm Sunday leaves its antiphons to the Beatitudes if it is the Annunciation. Greek use has those
 * of most feasts of the Lord in common, and its own outside feasts and seasons: the Circumcision, the
 * Transfiguration and Lazarus Saturday have others.
 */
function antiphonsOn(day: SungDay, own: readonly string[], use: UseName): readonly string[] {
  if (annunciationOn(at(-7))(day)) return [];
  if (use === 'slavic') return own;
  if (on(1_01, 8_06)(day) || at(-8)(day)) return [];
  const ordinary = isSunday(day) ? 'liturgy-greek-sunday' : 'liturgy-greek-weekday';
  return day.period === null ? [...own, ordinary] : own;
}

/** What is sung from a feast to its leavetaking; Mid-Pentecost's comes before that of Pascha. */
function ofSeason(day: SungDay): string[] {
  if (isBetween(day.offset, 24, 31)) return ['P+24'];
  return isFromFeastOn(day) ? ofPeriod(day).map((each) => each.day) : [];
}

/** Its ending is that of the day; in the periods of feasts of the Lord, that of the feast. */
function usualEntrance(day: SungDay): string[] {
  if (isSunday(day) || isBetween(day.offset, 7, 38)) return ['sunday'];
  return isInPeriodOfTheLord(day) && isFromFeastOn(day) ? [] : [day.weekday];
}

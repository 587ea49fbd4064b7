/**
 * Whose prokeimenon, alleluia and communion hymn are sung, and what takes the place of the fixed
 * parts of the Liturgy. Source: Apostol, chapters 28 to 31; Typikon; Triodia.
 */
import { isBetween, isSaturday, isSunday } from '../coordinates.js';
import { placeKey } from '../lectionary/table.js';
import { formatMonthDay } from '../reckoning.js';
import type { UseName } from '../use.js';
import type { LiturgyKind } from './liturgy.js';
import { annunciation, at, firstOf, on, type Row, type ServedDay } from './served-day.js';
import { honours, isGreatFixed, isInPeriodOfTheLord, keeps, type SungDay } from './sung-day.js';

/** The verses of a day, by its name among the propers. */
export interface SetReference {
  readonly day: string;
  /** Which of its sets; all of them without a number. */
  readonly n?: number;
  /** Whose set it must be, in words; if none is, the first. */
  readonly of?: string;
  /** The day whose sets are taken if it has none: those of the saint's class. */
  readonly otherwise?: string;
}

type Part = (day: SungDay) => readonly SetReference[];

const ofOffset: Part = ({ offset }) => [{ day: placeKey(offset) }];
const ofDate: Part = ({ menaion }) => [{ day: formatMonthDay(menaion) }];
const ofPascha: Part = () => [{ day: 'P+0' }];

/** Every Sunday has the same communion hymn. */
const everySunday: Part = () => [{ day: 'sunday' }];
const tone: Part = (day) =>
  day.mode === null ? [] : [{ day: `tone-${day.mode}` }, ...everySunday(day)];
const weekday: Part = (day) => [isSaturday(day) ? { day: 'saturday', n: 1 } : { day: day.weekday }];
const ofDeparted: Part = () => [{ day: 'saturday' }];

/** The feasts tied to a date, which have verses of their own under their keys. */
const ofTied: Part = ({ movable }) => movable.map((day) => ({ day }));

/**
 * Of the first of those honoured on the date, or of all of polyeleos rank, who may have the class's.
 */
const saint: Part = (day) => {
  const [first, ...others] = day.honoured;
  if (first === undefined) return [];
  const ofMenaion = formatMonthDay(day.menaion);
  if (!honours(4)(day)) return [{ day: ofMenaion, of: first.title }];
  const otherwise = classOf(day);
  return [first, ...others.filter(({ rank }) => rank >= 4)].map(({ title }) => ({
    day: ofMenaion,
    of: title,
    ...(otherwise !== undefined && { otherwise }),
  }));
};

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

const isBright = ({ offset }: ServedDay): boolean => isBetween(offset, 0, 6);

const greatDays: readonly Row<readonly Part[], SungDay>[] = [
  [[ofOffset, ofDate], (day) => annunciation(day) && (isBright(day) || at(-8, -7, -3, -1)(day))],
  [[ofOffset], (day) => isBright(day) || at(-8, -7, -3, -1, 39, 49, 50)(day)],
  [[ofPascha], at(38)],
  [[ofDate], on(9_14, 12_25, 1_06, 8_06)],
  [[tone, ofDate], (day) => isGreatFixed(day) && isSunday(day)],
  [[ofDate], isGreatFixed],
  [[ofDate], (day) => on(12_24, 1_05, 12_26, 1_07)(day) && !isSunday(day) && !isEveOnSaturday(day)],
];

const isEveOnSaturday = (day: SungDay): boolean => isSaturday(day) && on(12_24, 1_05)(day);

const movableDays: readonly Row<readonly Part[], SungDay>[] = [
  [[ofOffset], at(-56, -49, -42, -35, -28, 7, 14, 21, 28, 35, 42, 56)],
  // The prokeimenon of the tone first, then that of the saint of the Sunday.
  [[tone, ofOffset], at(-21, -14)],
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
  [[tone, saintIfPolyeleos], isSunday],
  [[ofPeriod, saint], (day) => isFromFeastOn(day) && day.period?.feast !== 'pascha'],
  [[saint], honours(4)],
  [[ofDeparted], (day) => at(-36, -29, -22)(day) || keeps('demetrius-saturday')(day)],
];

const rows: readonly Row<readonly Part[], SungDay>[] = [
  ...greatDays,
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
  return common.length > 0 ? common : [...weekday(day)];
}

/** The names of the days, the first of which that has a thing gives it. */
interface InsteadOf {
  readonly trisagion: readonly string[];
  readonly cherubicHymn: readonly string[];
  readonly itIsMeet: readonly string[];
  readonly antiphons: readonly string[];
  readonly entrance: readonly string[];
}

/** Where to look for what takes the place of the Liturgy's fixed parts; the antiphons are Slavic. */
export function insteadOf(day: SungDay, liturgy: LiturgyKind, use: UseName): InsteadOf {
  const own = [placeKey(day.offset), formatMonthDay(day.menaion)];
  const bright = isBright(day) ? ['P+0'] : [];
  const isBasil = liturgy === 'basil' || liturgy === 'basil-vesperal';
  const isVesperal = liturgy.endsWith('-vesperal');
  return {
    trisagion: [...own, ...bright],
    cherubicHymn: own,
    itIsMeet: [...own, ...(isBasil ? ['liturgy-basil'] : []), ...ofSeason(day)],
    antiphons: isVesperal || use === 'greek' ? [] : [...own, ...bright],
    entrance: isVesperal ? [] : [...own, ...bright, ...usualEntrance(day)],
  };
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

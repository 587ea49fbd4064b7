/**
 * Whose verses there are: of the day in the cycle, the date, the tone, the weekday, a saint, a period.
 * Source: Apostol, chapters 28 to 31.
 */
import { isSaturday } from '../coordinates.js';
import { placeKey } from '../lectionary/table.js';
import { polyeleos } from '../ranks.js';
import { formatMonthDay } from '../reckoning.js';
import type { ServedDay } from './served-day.js';
import { honours, type SungDay } from './sung-day.js';

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

export type Part = (day: SungDay) => readonly SetReference[];

export const ofOffset: Part = ({ offset }) => [{ day: placeKey(offset) }];
export const ofDate: Part = ({ menaion }) => [{ day: formatMonthDay(menaion) }];
export const ofBasil: Part = () => [{ day: '01-01', n: 2 }];
export const ofPascha: Part = () => [{ day: 'P+0' }];
export const only =
  (part: Part, ...parts: readonly VersePart[]): Part =>
  (day) =>
    part(day).map((each) => ({ ...each, parts }));

/** Every Sunday has the same communion hymn. */
export const everySunday: Part = () => [{ day: 'sunday' }];
export const tone: Part = (day) =>
  day.mode === null ? [] : [{ day: `tone-${day.mode}` }, ...everySunday(day)];
export const weekday: Part = (day) => [
  isSaturday(day) ? { day: 'saturday', n: 1 } : { day: day.weekday },
];
export const ofDeparted: Part = () => [{ day: 'saturday' }];

/** The feasts tied to a date, which have verses of their own under their keys. */
export const ofTied: Part = ({ movable }) => movable.map((day) => ({ day }));

/** A set for each, a feast of the Lord or the Theotokos first; the class's for want of another. */
function setsOfHonoured(day: SungDay, honoured: SungDay['honoured']): SetReference[] {
  return honoured
    .toSorted((one, other) => Number(other.isLast) - Number(one.isLast))
    .map(({ title, reference }) => {
      const ofClass = 'feast' in reference ? 'class-theotokos' : classOf(day);
      const otherwise = honours(polyeleos)(day) ? ofClass : undefined;
      return {
        day: formatMonthDay(day.menaion),
        of: title,
        ...(otherwise !== undefined && { otherwise }),
      };
    });
}

export const everyone: Part = (day) => setsOfHonoured(day, day.honoured);

/** Of the first of those honoured on the date, or of all of polyeleos rank. */
export const saint: Part = (day) =>
  setsOfHonoured(
    day,
    honours(polyeleos)(day)
      ? day.honoured.filter(({ rank }) => rank >= polyeleos)
      : day.honoured.slice(0, 1),
  );

export const saintIfPolyeleos: Part = (day) => (honours(polyeleos)(day) ? saint(day) : []);

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

export const ofPeriod: Part = ({ period }) => {
  const day = daysOfFeasts[period?.feast ?? ''];
  return day === undefined ? [] : [{ day }];
};

/** From the feast itself on. */
export const isFromFeastOn = ({ period }: ServedDay): boolean =>
  period !== null && period.phase !== 'forefeast';

/**
 * What Greek use is known to have in common: the resurrection, the feast and the saint, and the one
 * kontakion of the season. Where no season is known, its calendars choose the kontakion, and none is
 * given here.
 */
import { type DayCoordinates, isBetween, isSunday } from '../../coordinates.js';
import { at, on, type Row } from '../served-day.js';
import { isInPeriod, isLeavetaking, type SungDay } from '../sung-day.js';
import { greatFeasts } from './great-feasts.js';
import {
  feast,
  honouredFirst,
  hypakoeOfPascha,
  type Order,
  ofMyrrhbearers,
  type Part,
  period,
  protection,
  row,
  sundayTone,
  tone,
  triodion,
  written,
} from './parts.js';

const withoutTone = ([[troparia, kontakia], applies]: Row<Order, SungDay>) =>
  row(
    troparia,
    kontakia.filter((part) => part !== tone),
    applies,
  );

/** Outside Lent and the Pentecostarion, whose kontakia move with Pascha. */
const isOrdinary = ({ offset }: DayCoordinates): boolean => offset < -48 || offset > 56;

const ofTheSeason = (key: string): Part => written({ feast: key, of: 'Season' });

/**
 * The kontakion of a season of the Menaion, by its first and last day. Source: a list of the kontakia
 * of the year for Greek chanters, from 24 August to 24 December; the others, and that of the Sundays
 * of Lent below, are known from practice alone. 31 August and 1 September have their own.
 */
const seasons: readonly (readonly [first: number, last: number, kontakion: Part])[] = [
  [1_15, 2_01, ofTheSeason('meeting-of-the-lord')],
  [2_10, 3_23, protection],
  [6_01, 7_26, protection],
  [7_27, 8_04, ofTheSeason('transfiguration')],
  [8_24, 8_30, ofTheSeason('nativity-of-the-theotokos')],
  [9_02, 9_06, ofTheSeason('nativity-of-the-theotokos')],
  [9_22, 11_07, protection],
  [11_08, 11_25, ofTheSeason('entry-of-the-theotokos')],
  [11_26, 12_24, ofTheSeason('forefeast-of-the-nativity')],
];

const ofSeason: Part = (day) => {
  if (!isOrdinary(day)) return [];
  const found = seasons.find(([first, last]) => isBetween(day.monthDay, first, last));
  return found ? found[2](day) : [];
};

/** The saints whose service is joined to that of Bright Week. */
const ofBrightWeek = new Set([
  'george-the-trophy-bearer',
  'john-the-theologian',
  'mark-the-evangelist',
]);

const honouredInBrightWeek: Part = ({ offset, honoured }) =>
  isBetween(offset, 1, 6)
    ? honoured.flatMap(({ reference }) =>
        'saint' in reference && ofBrightWeek.has(reference.saint) ? reference : [],
      )
    : [];

const honouredOnWeekdays: Part = (day) => (isSunday(day) ? [] : honouredFirst()(day));

export const greek = [
  row([feast('pascha'), feast('bright-friday'), hypakoeOfPascha], [feast('bright-friday')], at(5)),
  row(
    [feast('pascha'), honouredInBrightWeek, hypakoeOfPascha],
    [feast('pascha')],
    (day) => honouredInBrightWeek(day).length > 0,
  ),
  ...greatFeasts.map(withoutTone),
  row([triodion], [triodion], at(-57, 48, -3, -2, -1, 24, -50, -43, -15)),
  row([tone, feast('ascension'), triodion], [feast('ascension')], at(42)),
  row([tone, triodion], [triodion], at(56)),
  row([triodion, honouredFirst(4)], [feast('pascha')], at(7)),
  // On the Sundays of the Pentecostarion the saints are left to another day.
  row([tone, feast('mid-pentecost')], [feast('pascha')], at(28)),
  row([feast('mid-pentecost'), honouredFirst()], [feast('mid-pentecost')], ({ offset }) =>
    isBetween(offset, 24, 31),
  ),
  row([feast('thomas-sunday'), honouredFirst()], [feast('pascha')], ({ offset }) =>
    isBetween(offset, 8, 13),
  ),
  row([tone, ofMyrrhbearers, honouredOnWeekdays], [feast('pascha')], ({ offset }) =>
    isBetween(offset, 14, 20),
  ),
  row([tone, honouredOnWeekdays], [feast('pascha')], ({ offset }) => isBetween(offset, 21, 37)),
  row([feast('pascha')], [feast('pascha')], at(38)),
  row([tone, period], [triodion], at(-70, -63, -56, -49)),
  row([tone, triodion, honouredFirst(4)], [feast('annunciation')], at(-42, -35, -28, -21, -14)),
  row([sundayTone, period, honouredFirst(4)], [period], isLeavetaking),
  row(
    [sundayTone, feast('circumcision-of-the-lord'), honouredFirst()],
    [feast('circumcision-of-the-lord')],
    on(1_01),
  ),
  row([sundayTone, period, honouredFirst()], [period], isInPeriod),
  row([sundayTone, honouredFirst()], [ofSeason], (day) => isSunday(day) || day.honoured.length > 0),
];

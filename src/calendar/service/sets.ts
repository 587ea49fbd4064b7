/**
 * Whose prokeimenon, alleluia and communion hymn are sung: the first row of a table that applies.
 * Source: Apostol, chapters 28 to 31; Typikon; Triodia.
 */
import { isSaturday, isSunday } from '../coordinates.js';
import { polyeleos } from '../ranks.js';
import type { UseName } from '../use.js';
import { annunciation, annunciationOn, at, firstOf, isBright, on, type Row } from './served-day.js';
import {
  honours,
  isGreatFixed,
  isInPeriod,
  isInPeriodOfTheLord,
  isWithoutOctoechos,
  keeps,
  type SungDay,
} from './sung-day.js';
import {
  everyone,
  everySunday,
  isFromFeastOn,
  ofBasil,
  ofDate,
  ofDeparted,
  ofOffset,
  ofPascha,
  ofPeriod,
  ofTied,
  only,
  type Part,
  type SetReference,
  saint,
  saintIfPolyeleos,
  tone,
  weekday,
} from './verse-sets.js';

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
  [[ofOffset, saintIfPolyeleos], (day) => isBright(day) && !at(0)(day)],
  [[ofOffset], at(-8, -7, -3, -1, 0, 39, 49, 50)],
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
  [[ofOffset, saintIfPolyeleos], at(-56, -49, -42, -35, -28, 7, 14, 21, 28, 35, 42, 56)],
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
    (day) => isSunday(day) && isInPeriod(day) && isFromFeastOn(day) && !honours(polyeleos)(day),
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
 * use, the weekday's or the tone's stand alone, and where a saint would take their place there is none.
 * A great feast on a Sunday has its own alone, but for the Nativity of the Theotokos, which is on the
 * Sunday before the Exaltation; any other Sunday has one set.
 */
export function setsOn(day: SungDay, use: UseName): SetReference[] {
  const found = firstOf(rows, day, [weekday, saint]).flatMap((part) => part(day));
  return use === 'slavic' ? found : setsInGreekUse(day, found);
}

function setsInGreekUse(day: SungDay, found: readonly SetReference[]): SetReference[] {
  const common = found.filter(({ of }) => of === undefined);
  if (!isSunday(day) || annunciation(day)) return common;
  if (isGreatFixed(day)) return [...(on(9_08)(day) ? ofTied : ofDate)(day)];
  const [first] = common;
  return first === undefined || first.day.startsWith('tone-') ? [...tone(day)] : [first];
}

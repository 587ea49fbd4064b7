/**
 * Which Liturgy is appointed. Source: Typikon, chapters 48 and 49, under the days named; Triodion.
 * A Liturgy on an ordinary weekday may be served; parishes often do without.
 */

import { isBetween, isSunday, isWednesdayOrFriday, isWeekend } from '../coordinates.js';
import type { UseName } from '../use.js';
import {
  annunciation,
  at,
  firstOf,
  hasPolyeleos,
  isInLent,
  on,
  type Row,
  type ServedDay,
} from './served-day.js';

export const liturgyKinds = [
  'chrysostom',
  'basil',
  'chrysostom-vesperal',
  'basil-vesperal',
  'presanctified',
  'none',
] as const;
export type LiturgyKind = (typeof liturgyKinds)[number];

export interface Liturgy {
  readonly kind: LiturgyKind;
  readonly note: string | null;
}

const liturgy = (kind: LiturgyKind, note: string | null = null): Liturgy => ({ kind, note });

const isFriday = ({ weekday }: ServedDay): boolean => weekday === 'friday';
const isEveOrFeast = on(12_24, 12_25, 1_05, 1_06);

/** Sunday of Orthodoxy to that of Mary of Egypt. */
const isSundayOfLent = (day: ServedDay): boolean =>
  isSunday(day) && isBetween(day.offset, -42, -14);

/** The Annunciation has a Liturgy on every day, in a form that depends on the day. */
const ofAnnunciation: readonly Row<Liturgy>[] = [
  [liturgy('chrysostom', 'The Annunciation falls on Palm Sunday.'), at(-7)],
  [
    liturgy(
      'basil-vesperal',
      'Great Thursday and Great Saturday keep their Liturgy, with Vespers.',
    ),
    at(-3, -1),
  ],
  [
    liturgy('chrysostom-vesperal', 'Great Friday has a Liturgy only if it is the Annunciation.'),
    at(-2),
  ],
  [liturgy('basil', 'Sundays of Great Lent have the Liturgy of Saint Basil.'), isSundayOfLent],
  [
    liturgy(
      'chrysostom-vesperal',
      'On a weekday of the fast, the Liturgy of the Annunciation begins with Vespers.',
    ),
    (day) => !isWeekend(day) && isBetween(day.offset, -48, -4),
  ],
];

const presanctified = (note: string) => liturgy('presanctified', note);
const greatCanon = 'The Presanctified follows the Great Canon, sung at Matins.';

/** What moves from the Thursday of the Great Canon to the Tuesday before it. */
const movedToTuesday: readonly Row<Liturgy>[] = [
  [
    presanctified('The Presanctified of the Forty Martyrs moves from Thursday to this Tuesday.'),
    (day) => day.offset === -19 && day.monthDay === 3_07,
  ],
  [
    presanctified(
      'The Great Canon, and the Presanctified with it, move here from the Annunciation.',
    ),
    (day) => day.offset === -19 && day.monthDay === 3_23,
  ],
];

/** Weekdays of weeks 2 to 6: the first week keeps its strictness for every saint. */
const isLaterLent = (day: ServedDay): boolean => isBetween(day.offset, -41, -9) && !isWeekend(day);

const forSaints: readonly Row<Liturgy>[] = [
  [
    presanctified('For the Finding of the Head of the Forerunner.'),
    (day) => isLaterLent(day) && day.monthDay === 2_24,
  ],
  [
    presanctified('For the Forty Martyrs of Sebaste.'),
    (day) => isLaterLent(day) && day.monthDay === 3_09,
  ],
  [
    presanctified('For the saint of the day, who has the polyeleos.'),
    (day) => isLaterLent(day) && hasPolyeleos(day),
  ],
];

const royalHours = 'None: the Royal Hours are read on this Friday, since the eve is on a weekend.';

/** Before the Great Canon's Thursday, on which uses differ. */
const common: readonly Row<Liturgy>[] = [
  [liturgy('basil-vesperal'), at(-3, -1)],
  [liturgy('none', 'Great Friday has no Liturgy.'), at(-2)],
  [presanctified('On the first three days of Great and Holy Week.'), at(-6, -5, -4)],
  [
    liturgy('chrysostom', 'For the Meeting of the Lord.'),
    (day) => at(-53, -51)(day) && day.monthDay === 2_02,
  ],
  [liturgy('none', 'Wednesday and Friday of Cheesefare Week have no Liturgy.'), at(-53, -51)],
  [
    presanctified('On Wednesdays and Fridays of Great Lent.'),
    (day) => isInLent(day) && isWednesdayOrFriday(day),
  ],
];

const throughTheYear: readonly Row<Liturgy>[] = [
  [
    liturgy('none', 'Mondays, Tuesdays and Thursdays of Great Lent have no Liturgy.'),
    (day) => isInLent(day) && !isWeekend(day),
  ],
  [liturgy('basil', 'For Saint Basil the Great.'), on(1_01)],
  [
    liturgy('chrysostom', 'The eve is on a weekend: the Liturgy of Saint Basil is on the feast.'),
    (day) => on(12_24, 1_05)(day) && isWeekend(day),
  ],
  [liturgy('basil-vesperal', 'On the eve of the feast.'), on(12_24, 1_05)],
  [
    liturgy('basil', 'Its eve is on a weekend.'),
    (day) => isEveOrFeast(day) && (isSunday(day) || day.weekday === 'monday'),
  ],
  [liturgy('none', royalHours), (day) => isFriday(day) && on(12_22, 12_23, 1_03, 1_04)(day)],
  [liturgy('basil', 'On the first five Sundays of Great Lent.'), isSundayOfLent],
];

const slavic: readonly Row<Liturgy>[] = [
  ...common,
  [presanctified(greatCanon), at(-17)],
  ...movedToTuesday,
  ...forSaints,
  ...throughTheYear,
];

/** Greek parishes sing the Great Canon on Wednesday evening, after the Presanctified. */
const greek: readonly Row<Liturgy>[] = [...common, ...forSaints, ...throughTheYear];

const tables = { slavic, greek } satisfies Record<UseName, unknown>;

/**
 * On weekdays of Lent, Greek parishes of the New Calendar serve it in the morning, as the Greek
 * Archdiocese of America prints it; Athos keeps to the Typikon.
 */
const ofGreekAnnunciation: readonly Row<Liturgy>[] = [
  [
    liturgy('chrysostom', 'The Annunciation has a Liturgy in Lent too.'),
    (day) => day.reckoning === 'gregorian' && isInLent(day) && !isWeekend(day),
  ],
  ...ofAnnunciation,
];

/** The Liturgy appointed for a day, in Slavic or Greek use. */
export function liturgyOn(day: ServedDay, use: UseName): Liturgy {
  const ofUse = use === 'greek' ? ofGreekAnnunciation : ofAnnunciation;
  const rows = annunciation(day) ? ofUse : tables[use];
  return firstOf(rows, day, liturgy('chrysostom'));
}

/**
 * The troparia and kontakia after the Little Entrance. Source: Typikon, chapter 52, and the rubrics
 * of the Triodia. The hymns of the church's own dedication are left out: they are the parish's.
 */
import { isBetween } from '../coordinates.js';

import type { UseName } from '../use.js';
import { annunciation, at, firstOf, on, type Row } from './served-day.js';
import {
  type HymnReference,
  honours,
  isGreatFixed,
  isInPeriod,
  isInPeriodOfTheLord,
  isSaturday,
  isSunday,
  keeps,
  type Place,
  type SungDay,
} from './sung-day.js';

/** The hymns of a day, in the order in which they are sung. */
interface Hymns {
  readonly troparia: readonly HymnReference[];
  readonly kontakia: readonly HymnReference[];
}

/** A place in the order, and what fills it on a day. */
type Part = (day: SungDay) => readonly HymnReference[];
type Order = readonly [troparia: readonly Part[], kontakia: readonly Part[]];

const feast =
  (key: string): Part =>
  () => [{ feast: key }];

const written =
  (reference: HymnReference): Part =>
  () => [reference];

/** Of the resurrection, in the tone of the week. */
const tone: Part = ({ mode }) =>
  mode === null ? [] : [{ day: `tone-${mode}`, of: 'Resurrection' }];

const sundayTone: Part = (day) => (isSunday(day) ? tone(day) : []);

const weekday: Part = (day) => [{ day: day.weekday }];
const allSaints = written({ day: 'saturday', n: 1 });
const departed = written({ day: 'saturday', n: 2 });
const protection = written({ day: 'monday', kind: 'kontakion-theotokion', of: 'Theotokos' });
const wallAndHaven = written({ day: 'P-57', kind: 'theotokion', of: 'Theotokos' });

/** Those honoured who have at least a rank: a feast of the Lord or the Theotokos comes first. */
const honouredFirst =
  (rank = 1): Part =>
  ({ honoured }) => {
    const kept = honoured.filter((each) => each.rank >= rank);
    return [...kept.filter(({ isLast }) => isLast), ...kept.filter(({ isLast }) => !isLast)].map(
      ({ reference }) => reference,
    );
  };

/** The same, of whom a feast of the Lord or the Theotokos comes last. */
const honouredLast =
  (rank = 1): Part =>
  ({ honoured }) => {
    const kept = honoured.filter((each) => each.rank >= rank);
    return [...kept.filter(({ isLast }) => !isLast), ...kept.filter(({ isLast }) => isLast)].map(
      ({ reference }) => reference,
    );
  };

/** "Protection of Christians", unless a feast of the Lord or the Theotokos has the last place. */
const last: Part = (day) => (day.honoured.some(({ isLast }) => isLast) ? [] : protection(day));

const annunciationIfAny: Part = (day) => (annunciation(day) ? [{ feast: 'annunciation' }] : []);

/** The forefeasts, by the feast. */
const forefeasts: Readonly<Record<string, string>> = {
  theophany: 'forefeast-of-theophany',
  'meeting-of-the-lord': 'forefeast-of-the-meeting',
  annunciation: 'forefeast-of-the-annunciation',
  transfiguration: 'forefeast-of-the-transfiguration',
  dormition: 'forefeast-of-the-dormition',
  'nativity-of-the-theotokos': 'forefeast-of-the-nativity-of-the-theotokos',
  'exaltation-of-the-cross': 'forefeast-of-the-exaltation',
  'entry-of-the-theotokos': 'forefeast-of-the-entry',
  'nativity-of-christ': 'forefeast-of-the-nativity',
};

/** The feast whose period it is; its forefeast, or its eve, has hymns of its own. */
const period: Part = ({ period: found, monthDay }) => {
  if (found === null || found.feast === 'pascha') return [];
  if (found.phase !== 'forefeast') return [{ feast: found.feast }];
  if (monthDay === 12_24) return [{ feast: 'eve-of-the-nativity' }];
  if (monthDay === 1_05) return [{ feast: 'eve-of-theophany' }];
  return [{ feast: forefeasts[found.feast] ?? found.feast }];
};

/** The movable feast of the day that depends on Pascha: it comes first. */
const triodion: Part = ({ movable: [key] }) => (key === undefined ? [] : [{ feast: key }]);

const paschalSundays: Readonly<Record<number, Order>> = {
  7: [[triodion], [triodion]],
  14: [
    [tone, written({ day: 'P+14' })],
    [triodion, feast('pascha')],
  ],
  21: [[tone], [triodion, feast('pascha')]],
  28: [
    [tone, feast('mid-pentecost')],
    [triodion, feast('mid-pentecost')],
  ],
  35: [[tone], [triodion, feast('pascha')]],
  42: [
    [tone, feast('ascension'), triodion],
    [triodion, feast('ascension')],
  ],
  56: [[tone, triodion], [triodion]],
};

/** The feasts of the Lord that take the place of everything else, and Annunciation on any day. */
const greatFeasts: readonly Row<Order, SungDay>[] = [
  // With the Annunciation, the hymns of Pascha come first and last.
  [
    [
      [feast('pascha'), annunciationIfAny, written({ day: 'P+0', kind: 'hypakoe', of: 'Pascha' })],
      [annunciationIfAny, feast('pascha')],
    ],
    ({ offset }) => isBetween(offset, 0, 6),
  ],
  [
    [
      [feast('annunciation'), triodion],
      [triodion, feast('annunciation')],
    ],
    (day) => annunciation(day) && at(-8)(day),
  ],
  [[[triodion], [triodion]], at(-8)],
  [
    [
      [feast('palm-sunday'), written({ day: 'P-7' }), annunciationIfAny],
      [annunciationIfAny, feast('palm-sunday')],
    ],
    (day) => annunciation(day) && at(-7)(day),
  ],
  [
    [
      [feast('palm-sunday'), written({ day: 'P-7', place: 'glory-both-now' })],
      [feast('palm-sunday')],
    ],
    at(-7),
  ],
  [[[triodion], [triodion]], at(39, 49, 50)],
  [[[period], [period]], on(9_14, 12_25, 1_06, 8_06)],
  [
    [
      [tone, period],
      [tone, period],
    ],
    (day) => isGreatFixed(day) && isSunday(day),
  ],
  [[[period], [period]], isGreatFixed],
];

/** The leavetaking of Pascha is sung as Pascha; that of Mid-Pentecost is a week after it. */
const pentecostarion: readonly Row<Order, SungDay>[] = [
  ...Object.entries(paschalSundays).map(
    ([offset, order]): Row<Order, SungDay> => [order, at(Number(offset))],
  ),
  [
    [
      [feast('pascha'), honouredFirst(4)],
      [honouredLast(4), feast('pascha')],
    ],
    at(38),
  ],
  [
    [
      [feast('mid-pentecost'), honouredFirst(4)],
      [honouredLast(4), feast('mid-pentecost')],
    ],
    at(24, 31),
  ],
  [
    [
      [feast('mid-pentecost'), honouredFirst()],
      [honouredLast(), feast('mid-pentecost')],
    ],
    ({ offset }) => isBetween(offset, 25, 30),
  ],
  [
    [
      [feast('thomas-sunday'), honouredFirst()],
      [feast('thomas-sunday'), honouredLast(), feast('pascha')],
    ],
    ({ offset }) => isBetween(offset, 8, 13),
  ],
  [
    [
      [tone, honouredFirst()],
      [
        ({ offset }) => [{ feast: sundaysOfPascha[Math.floor(offset / 7)] ?? 'pascha' }],
        honouredLast(),
        feast('pascha'),
      ],
    ],
    ({ offset }) => isBetween(offset, 15, 37),
  ],
];

/** By weeks from Pascha: its kontakion is sung through the week. */
const sundaysOfPascha: Readonly<Record<number, string>> = {
  2: 'myrrhbearers-sunday',
  3: 'paralytic-sunday',
  4: 'samaritan-woman-sunday',
  5: 'blind-man-sunday',
};

/** The Sundays before and of Lent: a saint is sung only from polyeleos rank on. */
const triodionDays: readonly Row<Order, SungDay>[] = [
  // Of the departed; the theotokion in the place of the last kontakion.
  [[[triodion], [departed, wallAndHaven]], at(-57, 48)],
  [
    [
      [tone, period, honouredFirst(4)],
      [honouredLast(4), triodion, period],
    ],
    at(-70, -63, -56, -49),
  ],
  // Before Palm Sunday, the Sunday's own kontakion is the last, or else that of a feast's period.
  [
    [
      [tone, triodion, period, honouredFirst(4)],
      [honouredLast(4), triodion, (day) => (isInPeriod(day) ? period(day) : tone(day))],
    ],
    at(-35, -21, -14),
  ],
  [
    [
      [tone, triodion, period, honouredFirst(4)],
      [honouredLast(4), triodion, period],
    ],
    at(-42, -28),
  ],
  [
    [
      [triodion, period, honouredFirst(4)],
      [honouredLast(4), triodion, period],
    ],
    at(-50, -43, -15),
  ],
  // Their Liturgy begins with Vespers: the hymns are those of the day.
  [[[triodion], [triodion]], at(-3, -2, -1)],
];

const periods: readonly Row<Order, SungDay>[] = [
  // The Synaxis has the last kontakion, on its own day.
  [
    [
      [sundayTone, period, (day) => honouredFirst()(ofSundayFeasts(day))],
      [(day) => honouredLast()(ofSundayFeasts(day)), feast('synaxis-of-the-theotokos')],
    ],
    on(12_26),
  ],
  [
    [
      [tone, period, honouredFirst()],
      [(day) => (day.honoured.length > 0 ? honouredLast()(day) : tone(day)), period],
    ],
    (day) => isSunday(day) && isInPeriodOfTheLord(day),
  ],
  [
    [
      [tone, period, honouredFirst()],
      [tone, honouredLast(), period],
    ],
    (day) => isSunday(day) && isInPeriod(day),
  ],
  // The eve has the feast's own service; at a leavetaking, a simple saint moves to another day.
  [
    [
      [period, honouredFirst(3)],
      [honouredLast(3), period],
    ],
    (day) => isInPeriod(day) && (on(12_24, 1_05)(day) || day.period?.phase === 'leavetaking'),
  ],
  [
    [
      [period, honouredFirst()],
      [honouredLast(), period],
    ],
    isInPeriod,
  ],
];

const ofSundayFeasts = (day: SungDay): SungDay => ({
  ...day,
  honoured: day.honoured.filter(
    ({ reference }) => 'feast' in reference && day.movable.includes(reference.feast),
  ),
});

const isMemorialOfLent = at(-36, -29, -22);

const ordinaryDays: readonly Row<Order, SungDay>[] = [
  [
    [
      [tone, honouredFirst()],
      [tone, honouredLast(), last],
    ],
    isSunday,
  ],
  // From polyeleos rank on, and on Saturday from a doxology, the weekday is not sung.
  [
    [[honouredFirst()], [honouredLast(), last]],
    (day) => honours(4)(day) || (isSaturday(day) && honours(3)(day)),
  ],
  [
    [
      [allSaints, departed],
      [departed, allSaints],
    ],
    (day) => isMemorialOfLent(day) || keeps('demetrius-saturday')(day),
  ],
  [
    [
      [allSaints, (day) => (day.honoured.length > 0 ? honouredFirst()(day) : departed(day))],
      [honouredLast(), departed, allSaints],
    ],
    isSaturday,
  ],
  // A doxology leaves no place for the departed.
  [
    [
      [weekday, honouredFirst()],
      [weekday, honouredLast(), last],
    ],
    honours(3),
  ],
];

const slavic: readonly Row<Order, SungDay>[] = [
  ...greatFeasts,
  ...pentecostarion,
  ...triodionDays,
  ...periods,
  ...ordinaryDays,
];

const plainWeekday: Order = [
  [weekday, honouredFirst()],
  [weekday, honouredLast(), departed, protection],
];

/**
 * What Greek use is known to have in common: the resurrection, the feast and the saint, and the one
 * kontakion of the season. On other days its calendars choose the kontakion, and none is given here.
 */
const greek: readonly Row<Order, SungDay>[] = [
  ...greatFeasts.map(([order, applies]): Row<Order, SungDay> => [withoutTone(order), applies]),
  [[[triodion], [triodion]], at(-57, 48, -3, -2, -1)],
  [[[tone, feast('ascension'), triodion], [feast('ascension')]], at(42)],
  [[[tone, triodion], [triodion]], at(56)],
  [[[triodion], [feast('pascha')]], at(7)],
  [
    [
      [(day) => (isSunday(day) ? tone(day) : feast('pascha')(day)), honouredFirst()],
      [feast('pascha')],
    ],
    ({ offset }) => isBetween(offset, 8, 37) && offset !== 24,
  ],
  [[[feast('pascha')], [feast('pascha')]], at(38)],
  [[[triodion], [triodion]], at(24)],
  [[[tone], [triodion]], at(-70, -63, -56, -49)],
  [[[tone, triodion], []], at(-42, -35, -28, -21, -14)],
  [[[triodion], [triodion]], at(-50, -43, -15)],
  [[[sundayTone, period, honouredFirst()], [period]], isInPeriod],
  [[[sundayTone, honouredFirst()], []], (day) => isSunday(day) || day.honoured.length > 0],
];

function withoutTone([troparia, kontakia]: Order): Order {
  return [troparia, kontakia.filter((part) => part !== tone)];
}

const tables = {
  slavic: { rows: slavic, otherwise: plainWeekday },
  greek: { rows: greek, otherwise: [[weekday], []] },
} satisfies Record<UseName, { rows: readonly Row<Order, SungDay>[]; otherwise: Order }>;

/** The troparia and kontakia of a day, as references to where they are written. */
export function hymnsOn(day: SungDay, use: UseName): Hymns {
  const { rows, otherwise } = tables[use];
  const [troparia, kontakia] = firstOf(rows, day, otherwise);
  const all = (parts: readonly Part[]) => parts.flatMap((part) => part(day));
  return { troparia: all(troparia), kontakia: all(kontakia) };
}

/** A hymn may say what is sung before it. */
type Placed<Hymn> = Hymn & { readonly place: Place | null };

/**
 * The hymns with what is sung before each: "Glory" before the last kontakion but one, "both now"
 * before the last, both before a single one, unless a troparion has them.
 */
export function withPlaces<Hymn extends { readonly place?: Place | null }>({
  troparia,
  kontakia,
}: {
  readonly troparia: readonly Hymn[];
  readonly kontakia: readonly Hymn[];
}): { troparia: Placed<Hymn>[]; kontakia: Placed<Hymn>[] } {
  const own = (hymn: Hymn): Placed<Hymn> => ({ ...hymn, place: hymn.place ?? null });
  const hasOwn = troparia.some(({ place = null }) => place !== null);
  const fromEnd: readonly Place[] =
    kontakia.length === 1 ? ['glory-both-now'] : ['both-now', 'glory'];
  return {
    troparia: troparia.map(own),
    kontakia: kontakia.map((hymn, index) => {
      const place = hasOwn ? null : (fromEnd[kontakia.length - 1 - index] ?? null);
      return { ...hymn, place };
    }),
  };
}

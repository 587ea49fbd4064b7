/** What the hymns of a day are made of: each part fills a place in the order. */
import { isSunday } from '../../coordinates.js';
import type { Row } from '../served-day.js';
import type { HymnReference, SungDay } from '../sung-day.js';

/** A place in the order, and what fills it on a day. */
export type Part = (day: SungDay) => readonly HymnReference[];
export type Order = readonly [troparia: readonly Part[], kontakia: readonly Part[]];

/** A row of a table of orders: the troparia, the kontakia, and the days that have them. */
export const row = (
  troparia: readonly Part[],
  kontakia: readonly Part[],
  applies: (day: SungDay) => boolean,
): Row<Order, SungDay> => [[troparia, kontakia], applies];

export const feast =
  (key: string): Part =>
  () => [{ feast: key }];

export const written =
  (reference: HymnReference): Part =>
  () => [reference];

/** Of the resurrection, in the tone of the week. */
export const tone: Part = ({ mode }) =>
  mode === null ? [] : [{ day: `tone-${mode}`, of: 'Resurrection' }];

export const sundayTone: Part = (day) => (isSunday(day) ? tone(day) : []);

export const weekday: Part = (day) => [{ day: day.weekday }];
export const allSaints = written({ day: 'saturday', n: 1 });
export const departed = written({ day: 'saturday', n: 2 });
export const protection = written({
  day: 'monday',
  kind: 'kontakion-theotokion',
  of: 'Theotokos',
  greekMode: 2,
});
export const hypakoeOfPascha = written({ day: 'P+0', kind: 'hypakoe', of: 'Pascha, hypakoe' });
export const wallAndHaven = written({ day: 'P-57', kind: 'theotokion', of: 'Theotokos' });

/** "The noble Joseph" and "The angel stood by the tomb". */
export const ofMyrrhbearers = written({ day: 'P+14' });

const ofRank = (day: SungDay, rank: number, isLast: boolean) =>
  day.honoured
    .filter((each) => each.rank >= rank && each.isLast === isLast)
    .map(({ reference }) => reference);

/** Those honoured who have at least a rank: a feast of the Lord or the Theotokos comes first. */
export const honouredFirst =
  (rank = 1): Part =>
  (day) => [...ofRank(day, rank, true), ...ofRank(day, rank, false)];

/** The same, of whom a feast of the Lord or the Theotokos comes last. */
export const honouredLast =
  (rank = 1): Part =>
  (day) => [...ofRank(day, rank, false), ...ofRank(day, rank, true)];

/** "Protection of Christians", unless a feast of the Lord or the Theotokos has the last place. */
export const last: Part = (day) =>
  day.honoured.some(({ isLast }) => isLast) ? [] : protection(day);

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
export const period: Part = ({ period: found, monthDay }) => {
  if (found === null || found.feast === 'pascha') return [];
  if (found.phase !== 'forefeast') return [{ feast: found.feast }];
  if (monthDay === 12_24) return [{ feast: 'eve-of-the-nativity' }];
  if (monthDay === 1_05) return [{ feast: 'eve-of-theophany' }];
  return [{ feast: forefeasts[found.feast] ?? found.feast }];
};

/** The movable feast of the day that depends on Pascha: it comes first. */
export const triodion: Part = ({ movable: [key] }) => (key === undefined ? [] : [{ feast: key }]);

/** Which saints and feasts of the Menaion a Liturgy honours with their hymns. */
import { doxology, polyeleos } from '../ranks.js';
import type { UseName } from '../use.js';
import type { Honoured } from './sung-day.js';

/** A saint of the day who has hymns. */
export interface SaintWithHymns {
  readonly slug: string;
  readonly title: string;
  readonly rank: number;
  /** `common` to the class of the saint; otherwise received. */
  readonly source: 'proper' | 'common';
  /** Whether they are of the day, and not lent to it by another day of the saint. */
  readonly isOfDay: boolean;
  /** Whether the Menaion of the use has a service for the day. */
  readonly isInMenaion: boolean;
}

type SungFeast = readonly [key: string, rank: number, isLast: boolean];

/**
 * The feasts of no saint that are sung as saints are: their rank, and whether they are of the Lord
 * or the Theotokos. Source: the signs of the Typikon, chapter 48. The New Year has that of the
 * polyeleos, but a service without it; the Image is kept with a vigil "if the superior wishes".
 */
const sungFeasts: readonly SungFeast[] = [
  ['circumcision-of-the-lord', 6, true],
  ['protection-of-the-theotokos', 6, true],
  ['image-not-made-by-hands', 5, true],
  ['church-new-year', 3, true],
  ['dedication-of-the-church-of-the-resurrection', 3, false],
  ['great-earthquake-at-constantinople', 3, true],
  ['apparition-of-the-cross', 3, true],
  ['robe-of-the-theotokos', 3, true],
  ['procession-of-the-cross', 3, true],
  ['sash-of-the-theotokos', 3, true],
  ['fathers-of-the-six-councils', 3, false],
  ['fathers-of-the-seventh-council', 3, false],
  ['sunday-of-the-forefathers', 3, false],
  ['sunday-before-nativity', 3, false],
  ['sunday-after-nativity', 3, false],
];

/** Of Russia alone: those that the Typikon marks with the cross of the polyeleos, and the Menaia. */
const ofRussia: readonly SungFeast[] = [
  'vladimir-icon-in-may',
  'vladimir-icon-in-june',
  'tikhvin-icon',
  'kazan-icon',
  'robe-of-the-lord',
  'smolensk-icon',
  'vladimir-icon',
  'iveron-icon',
  'kazan-icon-in-october',
  'joy-of-all-who-sorrow-icon',
  'sign-icon',
].map((key) => [key, polyeleos, true]);

/** The feast for which Greek books have hymns of their own, which are not given here. */
export const protection = 'protection-of-the-theotokos';

const feastsByUse: Readonly<Record<UseName, readonly SungFeast[]>> = {
  slavic: [...sungFeasts, ...ofRussia],
  greek: sungFeasts.filter(([key]) => key !== protection),
};

/** Feasts of the Fathers that leave simple saints to Compline. Source: Typikon, under 16 July. */
const ofCouncils: ReadonlySet<string> = new Set([
  'fathers-of-the-six-councils',
  'fathers-of-the-seventh-council',
]);

/** Feasts of the Fathers and Forefathers, which come before the saints of their Sunday. */
const ofFathers: ReadonlySet<string> = new Set([
  ...ofCouncils,
  'sunday-of-the-forefathers',
  'sunday-before-nativity',
  'sunday-after-nativity',
]);

/**
 * Those who are sung, in order: feasts, those of the Fathers first; then every saint of polyeleos, or
 * else of a doxology, if need be with the hymns of the class. Unless one of them has the polyeleos or
 * hymns of his own for the day, the first who has received hymns for it is sung too. If nobody has any, the
 * first for whom the Menaion has a service is sung with the hymns of the class. A feast of polyeleos
 * rank is sung without lesser saints. Greek use has only the saints of its own Menaion.
 * @param saints in the order of the day
 */
export function honouredOn(
  saints: readonly SaintWithHymns[],
  feasts: readonly { readonly key: string; readonly title: string }[],
  use: UseName,
): Honoured[] {
  const sung = feasts.flatMap(({ key, title }): Honoured[] =>
    feastsByUse[use]
      .filter(([each]) => each === key)
      .map(([, rank, isLast]) => ({ reference: { feast: key }, title, rank, isLast })),
  );
  const isGreater =
    sung.some(({ rank }) => rank >= polyeleos) || feasts.some(({ key }) => ofCouncils.has(key));
  const kept = use === 'greek' ? saints.filter(({ isInMenaion }) => isInMenaion) : saints;
  const all = [...sung, ...sungSaints(kept, isGreater, use)];
  return all.toSorted(
    (one, other) => Number(isOfFathers(other)) - Number(isOfFathers(one)) || other.rank - one.rank,
  );
}

const isOfFathers = ({ reference }: Honoured): boolean =>
  'feast' in reference && ofFathers.has(reference.feast);

function sungSaints(
  saints: readonly SaintWithHymns[],
  hasGreaterFeast: boolean,
  use: UseName,
): Honoured[] {
  const received = saints.filter(({ source }) => source === 'proper');
  // Symeon and his mother Martha have one title, and one troparion.
  const isSungWithAnother = ({ source, title }: SaintWithHymns, at: number) =>
    source === 'common' &&
    [...received, ...saints.slice(0, at)].some((other) => other.title === title);
  // Beside a greater one with hymns of his own, nobody is sung with those of the class.
  const most = Math.max(0, ...received.map(({ rank }) => rank));
  const isGreater = hasGreaterFeast || saints.some(({ rank }) => rank >= polyeleos);
  const great = saints.filter(
    (each, at) =>
      each.rank >= (isGreater ? polyeleos : doxology) &&
      !isSungWithAnother(each, at) &&
      (each.source === 'proper' || each.rank >= most),
  );
  if (hasGreaterFeast) return great.map(honoured);
  const heads = use === 'greek' ? saints : saints.filter(({ isInMenaion }) => isInMenaion);
  const ofDay = received.find(({ isOfDay }) => isOfDay);
  const first = [ofDay ?? received[0] ?? heads[0]].flatMap((each) => each ?? []);
  const isJoined = great.every(
    ({ source, isOfDay, rank }) => (source === 'common' || !isOfDay) && rank < polyeleos,
  );
  return [...new Set(isJoined ? [...great, ...first] : great)].map(honoured);
}

const honoured = ({ slug, title, rank }: SaintWithHymns): Honoured => ({
  reference: { saint: slug },
  title,
  rank,
  isLast: slug === 'theotokos',
});

/** Which saints and feasts of the Menaion a Liturgy honours with their hymns. */
import type { Honoured } from './sung-day.js';

/** A saint of the day who has hymns. */
export interface SaintWithHymns {
  readonly slug: string;
  readonly title: string;
  readonly rank: number;
  /** `common` to the class of the saint; otherwise received for the day. */
  readonly source: 'proper' | 'common';
  /** Whether the Slavic Menaion has a service for the day. */
  readonly isInMenaion: boolean;
}

/** The least rank of which all saints of a day are sung, not the first alone. */
const polyeleos = 4;

/**
 * The feasts of no saint that are sung as saints are: their rank, and whether they are of the Lord
 * or the Theotokos. Source: Typikon, chapter 48, and for icons the Russian Menaia.
 */
const sungFeasts: ReadonlyMap<string, readonly [rank: number, isLast: boolean]> = new Map([
  ['circumcision-of-the-lord', [5, true]],
  ['protection-of-the-theotokos', [5, true]],
  ['vladimir-icon-in-may', [4, true]],
  ['vladimir-icon-in-june', [4, true]],
  ['tikhvin-icon', [4, true]],
  ['kazan-icon', [4, true]],
  ['robe-of-the-lord', [4, true]],
  ['smolensk-icon', [4, true]],
  ['vladimir-icon', [4, true]],
  ['kazan-icon-in-october', [4, true]],
  ['sign-icon', [4, true]],
  ['church-new-year', [3, true]],
  ['dedication-of-the-church-of-the-resurrection', [3, false]],
  ['great-earthquake-at-constantinople', [3, true]],
  ['apparition-of-the-cross', [3, true]],
  ['robe-of-the-theotokos', [3, true]],
  ['procession-of-the-cross', [3, true]],
  ['image-not-made-by-hands', [3, true]],
  ['sash-of-the-theotokos', [3, true]],
  ['fathers-of-the-six-councils', [3, false]],
  ['fathers-of-the-seventh-council', [3, false]],
  ['sunday-of-the-forefathers', [3, false]],
  ['sunday-before-nativity', [3, false]],
  ['sunday-after-nativity', [3, false]],
]);

/**
 * Those who are sung, the first one first: feasts, then every saint of polyeleos rank, or else the
 * first of the day who has received hymns. If nobody has, the first for whom the Menaion has a
 * service is sung with the hymns of the class. A feast of polyeleos rank is sung without lesser saints.
 * @param saints in the order of the day
 */
export function honouredOn(
  saints: readonly SaintWithHymns[],
  feasts: readonly { readonly key: string; readonly title: string }[],
): Honoured[] {
  const sung = feasts.flatMap(({ key, title }): Honoured[] => {
    const [rank, isLast] = sungFeasts.get(key) ?? [];
    if (rank === undefined || isLast === undefined) return [];
    return [{ reference: { feast: key }, title, rank, isLast }];
  });
  const isGreater = sung.some(({ rank }) => rank >= polyeleos);
  const all = [...sung, ...sungSaints(saints, isGreater)];
  return all.toSorted((one, other) => other.rank - one.rank);
}

function sungSaints(saints: readonly SaintWithHymns[], hasGreaterFeast: boolean): Honoured[] {
  const received = saints.filter(({ source }) => source === 'proper');
  const great = received.filter(({ rank }) => rank >= polyeleos);
  if (great.length > 0 || hasGreaterFeast) return great.map(honoured);
  const first = received[0] ?? saints.find(({ isInMenaion }) => isInMenaion);
  return first ? [honoured(first)] : [];
}

const honoured = ({ slug, title, rank }: SaintWithHymns): Honoured => ({
  reference: { saint: slug },
  title,
  rank,
  isLast: slug === 'theotokos',
});

/** What is sung before each hymn. */
import type { UseName } from '../../use.js';
import type { Place } from '../sung-day.js';

/** A hymn may say what is sung before it. */
type Placed<Hymn> = Hymn & { readonly place: Place | null };

/**
 * The hymns with what is sung before each: "Glory" before the last kontakion but one, "both now"
 * before the last, both before a single one, unless a troparion has them. Greek use has neither.
 */
export function withPlaces<Hymn extends { readonly place?: Place | null }>(
  {
    troparia,
    kontakia,
  }: {
    readonly troparia: readonly Hymn[];
    readonly kontakia: readonly Hymn[];
  },
  use: UseName,
): { troparia: Placed<Hymn>[]; kontakia: Placed<Hymn>[] } {
  const without = (hymn: Hymn): Placed<Hymn> => ({ ...hymn, place: null });
  if (use === 'greek') return { troparia: troparia.map(without), kontakia: kontakia.map(without) };
  const own = (hymn: Hymn): Placed<Hymn> => ({ ...hymn, place: hymn.place ?? null });
  const hasOwn = troparia.some(({ place = null }) => place !== null);
  const fromEnd: readonly Place[] =
    kontakia.length === 1 ? ['glory-both-now'] : ['both-now', 'glory'];
  return {
    troparia: troparia.map(own),
    kontakia: kontakia.map((hymn, index) => {
      const place = hasOwn ? (hymn.place ?? null) : (fromEnd[kontakia.length - 1 - index] ?? null);
      return { ...hymn, place };
    }),
  };
}

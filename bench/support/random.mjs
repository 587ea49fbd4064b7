/** Seeded randomness: the same numbers on every machine (mulberry32). */

export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    next,
    below,
    /** From `low` to `high`, both included. */
    between: (low, high) => low + below(high - low + 1),
    pick: (items) => items[below(items.length)],
  };
}

/** Items to pick from, the n-th of them with a frequency of about 1/n: Zipf's law. */
export const zipfTable = (items, size = 1 << 16) =>
  Array.from({ length: size }, (_, place) => {
    const rank = Math.floor((items.length + 1) ** ((place + 0.5) / size));
    return items[rank - 1];
  });

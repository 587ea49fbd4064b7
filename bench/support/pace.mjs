/** How long single requests take, and how many complete in a second. */

const width = 10;

export async function timed(work) {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/**
 * Times `ways` of doing the same for each turn, one at a time. Each way goes first in its turn, so that
 * none benefits from warmer caches; the first turns only warm up. The times in ms, by way.
 */
export async function timedByTurns(turns, warmUp) {
  const ways = Object.keys(turns[0]);
  const times = Object.fromEntries(ways.map((way) => [way, []]));
  for (const [place, turn] of turns.entries()) {
    for (const [index] of ways.entries()) {
      const way = ways[(place + index) % ways.length];
      const ms = await timed(turn[way]);
      if (place >= warmUp) times[way].push(ms);
    }
  }
  return times;
}

/** Does all the work, ten pieces at a time; returns how many were done in a second. */
export async function rateOf(works) {
  const left = works.values();
  const lanes = Array.from({ length: width }, async () => {
    for (const work of left) await work();
  });
  const ms = await timed(() => Promise.all(lanes));
  return (works.length / ms) * 1000;
}

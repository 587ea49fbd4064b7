/** How long single requests take, and how many of them pass in a second. */

const width = 10;

export async function timed(work) {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** Does every piece of work, ten at a time; answers how many were done in a second. */
export async function rateOf(works) {
  const left = works.values();
  const lanes = Array.from({ length: width }, async () => {
    for (const work of left) await work();
  });
  const ms = await timed(() => Promise.all(lanes));
  return (works.length / ms) * 1000;
}

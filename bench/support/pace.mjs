/** How long single requests take, and how many complete in a second. */

const width = 10;

export async function timed(work) {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
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

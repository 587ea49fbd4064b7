/** How well known a saint is, as far as the records tell; pure. */
import type { Saint } from '../records.js';

/** The range that Elasticsearch's bytes and cursors can hold. */
const most = 127;

const none = 1;

/**
 * Of two saints who answer alike the one people mean: the typikon's rank tells little of it (Mary of
 * Egypt has a low one), but those who are asked for most have the most names, patronages, days and
 * the longest lives. Each counts by its logarithm, so that none of them decides alone. 1 to 127.
 */
export function renownOf({ commemorations, alternateNames, patronage, biography }: Saint): number {
  const { rank, local } = commemorations[0];
  const renown =
    (local ? 0.25 : 0.5) * rank +
    Math.log2(1 + alternateNames.length) +
    0.7 * Math.log2(1 + patronage.length) +
    0.5 * Math.log2(commemorations.length) +
    Math.max(0, Math.log2(biography.length / usualLife));
  return Math.min(most, Math.max(none, Math.round(10 * renown)));
}

/** Of a short life, in characters. */
const usualLife = 1000;

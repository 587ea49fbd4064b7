/** How well known a saint is, judging by the records; pure. */
import type { Saint } from './records.js';

/** The largest value that Elasticsearch's bytes, and so cursors, can hold. */
const most = 127;

const none = 1;

/**
 * Decides which of two equally matching saints is probably meant, from 1 to 127. The typikon's rank
 * says little (Mary of Egypt has a low one), but the best known have the most names, patronages and
 * days, and the longest lives. Each counts by its logarithm, so that none dominates.
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

/** The length of a short life, in characters. */
const usualLife = 1000;

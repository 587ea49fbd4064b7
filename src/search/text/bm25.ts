/** BM25, the usual score of a term in a text; pure. */

/** How soon further occurrences of a term stop counting (`k1`). */
const saturation = 1.2;

/** The inverse document frequency of a term that `count` of the texts have. */
export const rarityOf = (count: number, texts: number): number =>
  Math.log(1 + (texts - count + 0.5) / (count + 0.5));

/**
 * @param frequency how often the term is in the text
 * @param length the length of the text, where that of an average one is 1
 * @param lengthWeight how much less a term counts in a longer text (`b`)
 */
export function bm25(
  rarity: number,
  frequency: number,
  length: number,
  lengthWeight: number,
): number {
  const norm = saturation * (1 - lengthWeight + lengthWeight * length);
  return (rarity * frequency * (saturation + 1)) / (frequency + norm);
}

/**
 * The Levenshtein distance of two words: how many letters to insert, delete or replace. Infinite if
 * it is more than `most`, which takes less time to find out.
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  // The distances from the letters of `one` so far to each beginning of `other`.
  const row: number[] = [];
  for (let column = 0; column < other.length; column++) row.push(column + 1);
  let left = 0;
  for (let line = 0; line < one.length; line++) {
    let diagonal = line;
    left = line + 1;
    let least = left;
    for (let column = 0; column < row.length; column++) {
      const above = row[column] as number;
      const replaced = diagonal + (one[line] === other[column] ? 0 : 1);
      left = Math.min(above + 1, left + 1, replaced);
      row[column] = left;
      diagonal = above;
      if (left < least) least = left;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
  }
  const distance = row.at(-1) ?? one.length;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

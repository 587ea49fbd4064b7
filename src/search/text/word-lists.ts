/** The words of lists that are written as lines. */
export const wordSet = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** The words of all lists, without duplicates. */
export function union(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  for (const list of lists) for (const word of list) words.add(word);
  return [...words];
}

/** The words of lists that are written as lines. */
export const wordSet = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** The words of all lists, without duplicates. */
export const union = (lists: readonly (readonly string[])[]): string[] => [
  ...new Set(lists.flat()),
];

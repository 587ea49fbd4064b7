/** As texts are compared everywhere: by code units, not by a locale. */
export const compareText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

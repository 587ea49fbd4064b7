/** When a saint died, from the free text of `reposed`; pure. */

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
  ...['seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
];

/**
 * The last year in which the saint may have died: 1948 for "1917 and 1948", 1700 for "seventeenth
 * century". -Infinity for years before Christ, and where no year is known.
 */
export function lastYearOfLife(reposed: string | null = null): number {
  if (reposed === null || /\bBC\b|before Christ/.test(reposed)) return -Infinity;
  const years = (reposed.match(/\d+(?!\d|th)/g) ?? []).map(Number);
  const centuries = reposed
    .split(/\W+/)
    .map((word) => ordinals.indexOf(word) + 1 || Number(/^(\d+)th$/.exec(word)?.[1] ?? 0));
  return Math.max(-Infinity, ...years, ...centuries.filter(Boolean).map((each) => each * 100));
}

/** When a saint died, from the free text of `reposed`; pure. */
import { ordinal } from '../calendar/title.js';

/** Of the centuries so far. */
const ordinals = Array.from({ length: 21 }, (_, index) => ordinal(index + 1).toLowerCase());

const isBeforeChrist = (reposed: string) => /\bBC\b|before Christ/.test(reposed);

const yearsIn = (reposed: string) => (reposed.match(/\d+(?!\d|th)/g) ?? []).map(Number);

const centuriesIn = (reposed: string) =>
  reposed
    .split(/[^\w-]+/)
    .map((word) => ordinals.indexOf(word) + 1 || Number(/^(\d+)th$/.exec(word)?.[1] ?? 0))
    .filter(Boolean);

/**
 * The last year in which the saint may have died: 1948 for "1917 and 1948", 1700 for "seventeenth
 * century". -Infinity for years before Christ, and where no year is known.
 */
export function lastYearOfLife(reposed: string | null = null): number {
  if (reposed === null || isBeforeChrist(reposed)) return -Infinity;
  return Math.max(
    -Infinity,
    ...yearsIn(reposed),
    ...centuriesIn(reposed).map((century) => century * 100),
  );
}

/**
 * The centuries in which the saint may have died, in order: 4 for "c. 343", 1 and 2 for "first or second
 * century", -6 for "sixth century BC". Empty where nothing is known. A millennium is no century.
 */
export function centuriesOf(reposed: string | null): number[] {
  if (reposed === null || reposed.includes('millennium')) return [];
  const named = centuriesIn(reposed);
  const [from = 0, to = from] = named;
  const through = reposed.includes(' to ')
    ? Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)
    : [];
  const found = [...yearsIn(reposed).map((year) => Math.ceil(year / 100)), ...named, ...through];
  const sign = isBeforeChrist(reposed) ? -1 : 1;
  return [...new Set(found.map((century) => sign * century))].sort((one, other) => one - other);
}

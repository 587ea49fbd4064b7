/** Which feasts and saints a month's cell has room for on paper; pure. */

interface Named {
  readonly title: string;
  readonly isRed: boolean;
}

interface Cell {
  /** Each is a paragraph. The first is that of the day itself: "Bright Wednesday". */
  readonly feasts: readonly Named[];
  /** In one paragraph, the greatest first. */
  readonly saints: readonly (Named & { readonly rank: number })[];
}

/** What a cell of A4 or Letter in landscape has below its head, with five weeks on the sheet or six. */
const rooms = { 5: { lines: 7, letters: 24 }, 6: { lines: 6, letters: 26 } } as const;

/** "; " and the sign of a rank. */
const between = 4;

/**
 * Whether each feast and each saint is printed. What is red always is, and the feast of the day; then
 * come saints whose service is more than simple, other feasts (most are of icons) and other saints, as
 * long as there is room.
 */
export function printedOf({ feasts, saints }: Cell, weeks: 5 | 6) {
  const { lines, letters } = rooms[weeks];
  const weightOf = ({ isRed }: Named, weight: number) => (isRed ? 0 : weight);
  const all = [
    ...feasts.map((each, at) => ({
      ...each,
      weight: weightOf(each, at === 0 ? 0 : 2),
      isFeast: true,
    })),
    ...saints.map((each) => ({
      ...each,
      weight: weightOf(each, each.rank > 1 ? 1 : 3),
      isFeast: false,
    })),
  ];
  const printed = new Set<object>();
  const height = () => {
    const taken = all.filter((each) => printed.has(each));
    const inProse = taken.filter(({ isFeast }) => !isFeast);
    const prose = inProse.reduce((sum, { title }) => sum + title.length + between, 0);
    return [prose, ...taken.filter(({ isFeast }) => isFeast).map(({ title }) => title.length)]
      .map((length) => Math.ceil(length / letters))
      .reduce((sum, each) => sum + each, 0);
  };
  for (const each of all.toSorted((one, other) => one.weight - other.weight)) {
    printed.add(each);
    if (each.weight === 0 || height() <= lines) continue;
    printed.delete(each);
    break;
  }
  const isPrinted = all.map((each) => printed.has(each));
  return { feasts: isPrinted.slice(0, feasts.length), saints: isPrinted.slice(feasts.length) };
}

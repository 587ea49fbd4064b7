/** Which feasts and saints a month's cell has room for on paper; pure. */

import { doxology } from '../../calendar/ranks.js';

interface Named {
  readonly title: string;
  /** The typikon's. */
  readonly rank: number;
  readonly isRed: boolean;
}

interface Cell {
  /** Each is a paragraph. The first is that of the day itself: "Bright Wednesday". */
  readonly feasts: readonly Named[];
  /** In one paragraph, the greatest first. */
  readonly saints: readonly Named[];
}

/** What a cell of A4 or Letter in landscape has below its head, with five weeks on the sheet or six. */
const rooms = { 5: { lines: 7, letters: 24 }, 6: { lines: 6, letters: 26 } } as const;

/** "; " and the sign of a rank. */
const between = 4;

/** How many lines more a cell may take for what is kept with a doxology or more: other rows have fewer. */
const reserve = 3;

interface Line extends Named {
  /** Lower is printed first; 0 is always printed. */
  readonly weight: number;
  readonly isFeast: boolean;
}

/**
 * Whether each feast and each saint is printed. What is red always is, and the feast of the day; then
 * come those with a doxology or more, saints whose service is more than simple, other feasts (most
 * are of icons) and other saints, as long as there is room.
 */
export function fitOnPaper({ feasts, saints }: Cell, weeks: 5 | 6) {
  const { lines, letters } = rooms[weeks];
  const all: Line[] = [
    ...feasts.map((feast, at) => ({
      ...feast,
      weight: feast.isRed || at === 0 ? 0 : feast.rank >= doxology ? 1 : 3,
      isFeast: true,
    })),
    ...saints.map((saint) => ({
      ...saint,
      weight: saint.isRed ? 0 : saint.rank >= doxology ? 1 : saint.rank > 1 ? 2 : 4,
      isFeast: false,
    })),
  ];
  const printed = all.filter(({ weight }) => weight === 0);
  const others = all.filter(({ weight }) => weight > 0);
  for (const line of others.toSorted((one, other) => one.weight - other.weight)) {
    const most = line.weight === 1 ? lines + reserve : lines;
    if (linesOf([...printed, line], letters) > most) break;
    printed.push(line);
  }
  const isPrinted = all.map((line) => printed.includes(line));
  return { feasts: isPrinted.slice(0, feasts.length), saints: isPrinted.slice(feasts.length) };
}

/** How many lines these take: a paragraph for each feast, one for all saints. */
function linesOf(shown: readonly Line[], letters: number): number {
  const saints = shown.filter(({ isFeast }) => !isFeast);
  const paragraphs = [
    ...shown.filter(({ isFeast }) => isFeast).map(({ title }) => title.length),
    saints.reduce((sum, { title }) => sum + title.length + between, 0),
  ];
  return paragraphs.reduce((sum, length) => sum + Math.ceil(length / letters), 0);
}

/** When a saint died, from the text of `reposed`; pure. */
import { ordinal } from '../calendar/title.js';

/** From the first to the last of some years, which are negative before Christ. */
interface Years {
  readonly from: number;
  readonly to: number;
}

/** Ordinals of the centuries so far. */
const ordinals = Array.from({ length: 21 }, (_, index) => ordinal(index + 1).toLowerCase());

const part = '(?:early|late|mid)[ -]|(?:beginning|middle|end|\\w+ half|\\w+ quarter) of the |the ';
const time = new RegExp(
  `^(?:(?:c\\.|about|before|after) )?(?:${part})?(?:(\\d{1,4})|(\\d+)(?:st|nd|rd|th)|(${ordinals.join('|')}))$`,
);

/** The years of "c. 343", or of "early fourth" if centuries are meant; a part stands for the whole. */
function yearsOf(text: string, { isCentury = false, isBeforeChrist = false }): Years | undefined {
  const [, year, figures, word = ''] = time.exec(text) ?? [];
  const century = Number(figures ?? 0) || ordinals.indexOf(word) + 1;
  if (isCentury ? century === 0 : year === undefined) return undefined;
  const to = isCentury ? century * 100 : Number(year);
  const from = isCentury ? to - 99 : to;
  return isBeforeChrist ? { from: -to, to: -from } : { from, to };
}

/**
 * The years in which the saint may have died, separately for each that `reposed` names: 1917 and 1948,
 * or the fourth and fifth centuries. None for an age without years; undefined for what cannot be read.
 */
export function yearsOfRepose(reposed: string): Years[] | undefined {
  if (/ millennium BC$|^in the (?:age|days|reign) of /.test(reposed)) return [];
  const [, said = '', century, era] =
    /^(.+?)( centur(?:y|ies))?\??( BC| before Christ)?$/.exec(reposed) ?? [];
  const kind = { isCentury: century !== undefined, isBeforeChrist: era !== undefined };
  const texts = said
    .replace(/(\d+)(\d\d)[–-](\d\d)$/, '$1$2 to $1$3')
    .replace(/(\d)[–-](\d)/, '$1 to $2')
    .replace(/^between (.*) and /, '$1 to ');
  const found = texts.split(/ (?:and|or) /).map((each) => {
    const ends = each.split(' to ').map((text) => yearsOf(text, kind));
    const [first, last] = [ends[0], ends.at(-1)];
    return first && last && { from: first.from, to: last.to };
  });
  return found.every((each) => each !== undefined) ? found : undefined;
}

/**
 * The last year in which the saint may have died: 1948 for "1917 and 1948", 1700 for "seventeenth
 * century". -Infinity where no year is known.
 */
export const lastYearOfLife = (reposed: string | null = null): number =>
  Math.max(-Infinity, ...(yearsOfRepose(reposed ?? '') ?? []).map(({ to }) => to));

const centuryOf = (year: number) => Math.sign(year) * Math.ceil(Math.abs(year) / 100);

/**
 * The centuries in which the saint may have died, in order: 4 for "c. 343", 1 and 2 for "first or second
 * century", -6 for "sixth century BC". Empty where nothing is known.
 */
export function centuriesOf(reposed: string | null): number[] {
  const found = new Set<number>();
  for (const { from, to } of yearsOfRepose(reposed ?? '') ?? []) {
    for (let century = centuryOf(from); century <= centuryOf(to); century++) found.add(century);
  }
  return [...found].sort((one, other) => one - other);
}

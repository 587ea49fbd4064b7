/** The snippet of a text that matches a query best, escaped, with matches in `<em>`; pure. */
import { escapeHtml } from '../catalogue/escape-html.js';
import type { QueryPlan } from './plan/query-plan.js';
import { wordsOf } from './text/fold.js';
import { memoize } from './text/memoize.js';
import { irregularFormsOf, stemOf } from './text/stem.js';

const maxLength = 240;

interface Match {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
}

/**
 * Makes the snippet of the text that matches a query best (the first of equals); null if no text
 * has a word of it.
 */
export function createHighlighter({ words }: QueryPlan) {
  const stems = new Set(words.map(({ stem }) => stem));
  const beginnings = likelyBeginnings(stems);
  return (texts: readonly string[]): string | null => {
    let best: { text: string; matches: Match[]; distinct: number } | undefined;
    for (const text of texts) {
      const matches = matchesIn(text, beginnings, stems);
      const distinct = new Set(matches.map(({ stem }) => stem)).size;
      if (distinct > (best?.distinct ?? 0)) best = { text, matches, distinct };
      if (distinct === stems.size) break;
    }
    return best ? snippet(best.text, best.matches) : null;
  };
}

/**
 * Finds where words with these stems may begin, since stemming leaves first letters alone: folding
 * and stemming every word of a life would cost more than the search itself.
 */
function likelyBeginnings(stems: ReadonlySet<string>): RegExp {
  const begins = [...stems]
    .flatMap((stem) => [stem, ...irregularFormsOf(stem)])
    .filter((stem) => /^[a-z0-9]/.test(stem))
    .map(beginning);
  return new RegExp([...new Set(begins), foreign].join('|'), 'g');
}

/** A character that has to be folded before it can be compared. */
const foreign = '[^\\x00-\\x7f]';

/** The letters that a stem shares with its words (all but the last two or so), in either case. */
function beginning(stem: string): string {
  const shared = stem.slice(0, Math.min(Math.max(stem.length - 2, 1), 3));
  const [plain = ''] = /^[a-z0-9]*/.exec(shared) ?? [];
  return [...plain].reduceRight(
    (rest, letter) => either(letter) + (rest === '' ? '' : `(?:${rest}|'|${foreign})`),
    '',
  );
}

const either = (character: string) => `[${character}${character.toUpperCase()}]`;

const wholeWord = /(?<![\p{L}\p{N}][\p{M}'’]*)[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/uy;

const stemsOfWord = memoize((word) => wordsOf(word).map(stemOf));

function matchesIn(text: string, beginnings: RegExp, stems: ReadonlySet<string>): Match[] {
  const matches: Match[] = [];
  for (let found = beginnings.exec(text); found; found = beginnings.exec(text)) {
    const start = found.index;
    wholeWord.lastIndex = start;
    const word = wholeWord.exec(text)?.[0];
    if (!word) continue;
    const end = start + word.length;
    beginnings.lastIndex = end;
    const stem = stemsOfWord(word).find((part) => stems.has(part));
    if (stem !== undefined) matches.push({ start, end, stem });
  }
  return matches;
}

function snippet(text: string, matches: readonly Match[]): string {
  const { from, to } = text.length <= maxLength ? whole(text) : densest(text, matches);
  let html = from > 0 ? '…' : '';
  let at = from;
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}<em>${escapeHtml(text.slice(start, end))}</em>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to)) + (to < text.length ? '…' : '');
}

const whole = (text: string) => ({ from: 0, to: text.length });

/** The window with the most distinct words, cut at spaces where it can be, never within its first match. */
function densest(text: string, matches: readonly Match[]) {
  let best = { distinct: 0, start: 0, end: 0 };
  for (const [index, { start, end }] of matches.entries()) {
    const inside = matches.slice(index).filter((each) => each.end - start <= maxLength);
    const distinct = new Set(inside.map(({ stem }) => stem)).size;
    if (distinct > best.distinct) best = { distinct, start, end };
  }
  const lead = 40;
  const wanted = best.start - lead;
  const space = text.indexOf(' ', wanted);
  const from = wanted <= 0 ? 0 : space >= 0 && space < best.start ? space + 1 : best.start;
  const limit = from + maxLength;
  const to = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), best.end);
  return { from, to };
}

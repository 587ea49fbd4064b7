/** The snippet of a text that matches a query best, escaped, with matches in `<em>`; pure. */
import { escapeHtml } from '../catalogue/escape-html.js';
import type { QueryPlan } from './plan/query-plan.js';
import { wordsOf } from './text/fold.js';
import { memoize } from './text/memoize.js';
import { irregularForms, stemOf } from './text/stem.js';

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
  const stems = new Set(words.flatMap(({ stem, synonyms }) => [stem, ...synonyms.map(stemOf)]));
  const initials = initialsOf(stems);
  return (texts: readonly string[]): string | null => {
    let best: { text: string; matches: Match[]; distinct: number } | undefined;
    for (const text of texts) {
      const matches = matchesIn(text, stems, initials);
      const distinct = new Set(matches.map(({ stem }) => stem)).size;
      if (distinct > (best?.distinct ?? 0)) best = { text, matches, distinct };
      if (distinct === words.length) break;
    }
    return best ? snippet(best.text, best.matches) : null;
  };
}

const wholeWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

const stemsOfWord = memoize((word) => wordsOf(word).map(stemOf));

/** Irregular forms with another first letter: "ate" for "eat". */
const formsWithOtherInitial = [...irregularForms].filter(([form, base]) => form[0] !== base[0]);

/** What words of some stems begin with. */
function initialsOf(stems: ReadonlySet<string>): ReadonlySet<string | undefined> {
  const forms = formsWithOtherInitial.filter(([, base]) => stems.has(stemOf(base)));
  return new Set([...stems, ...forms.map(([form]) => form)].map(([initial]) => initial));
}

const lastOfAscii = '\x7f';

/** Stemming every word of a text took a tenth of a cold search (`npm run bench -- search`). */
function matchesIn(
  text: string,
  stems: ReadonlySet<string>,
  initials: ReadonlySet<string | undefined>,
): Match[] {
  const matches: Match[] = [];
  for (const { 0: word, index: start } of text.matchAll(wholeWord)) {
    const initial = word.charAt(0).toLowerCase();
    if (initial <= lastOfAscii && !initials.has(initial)) continue;
    const stem = stemsOfWord(word).find((part) => stems.has(part));
    if (stem !== undefined) matches.push({ start, end: start + word.length, stem });
  }
  return matches;
}

function snippet(text: string, matches: readonly Match[]): string {
  const { from, to } =
    text.length <= maxLength ? { from: 0, to: text.length } : densest(text, matches);
  let html = from > 0 ? '…' : '';
  let at = from;
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}<em>${escapeHtml(text.slice(start, end))}</em>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to)) + (to < text.length ? '…' : '');
}

/** The window with the most distinct words, cut at spaces where it can be, but not in its first match. */
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

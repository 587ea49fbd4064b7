/** Whether a text is the name of a feast; pure. */
import { weekdays } from '../calendar/reckoning.js';

/** Lower case, without accents, apostrophes and punctuation: `Apostles’ Fast` → `apostles fast`. */
export function plainName(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(' ');
}

/** Without "holy", `Great and Holy Friday` would match any Friday. */
const needsHoly = new Set<string>([...weekdays, 'week']);

/** The plain name without words that people add or leave out: "the", "feast of", "orthodox", "holy". */
export function looseName(text: string): string {
  const plain = plainName(text)
    .replace(/\b(great and holy|holy and great)\b/g, 'holy')
    .replace(
      /\b(the feast of|feast of|feast day of|the|saint|st|orthodox|(old|new|julian) calendar)\b/g,
      '',
    );
  const spaced = plain.replace(/\s+/g, ' ').trim();
  const left = spaced
    .replace(/\bholy\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return left === '' || needsHoly.has(left) ? spaced : left;
}

interface NamedFeast {
  readonly key: string;
  readonly title: string;
  readonly alternateTitles: readonly string[];
}

/** By what a feast can be named, closest first. */
const readings: readonly ((text: string) => string)[] = [plainName, looseName];

const namesOf = ({ key, title, alternateTitles }: NamedFeast) => [key, title, ...alternateTitles];

/** Of these feasts, those with exactly this name; several may share one. */
export function feastsNamed<Feast extends NamedFeast>(
  text: string,
  feasts: readonly Feast[],
): readonly Feast[] {
  for (const read of readings) {
    const asked = read(text);
    const named = feasts.filter((feast) => namesOf(feast).some((name) => read(name) === asked));
    if (named.length > 0) return named;
  }
  return [];
}

/** Prose in which the names of other records are links. */
import type { PageLink } from '../page.js';
import { typeset } from '../words.js';

/** A word of a name that is in many names says too little by itself. */
const isSure = ({ name }: PageLink): boolean => name.includes(' ');

interface ParagraphsProps {
  /** Of the catalogue: its paragraphs have an empty line between them. */
  readonly text: string;
  readonly links?: readonly PageLink[];
}

/**
 * Paragraphs with a link at the first place of each name. Only whole names of several words are
 * matched, the longest first, so that a link never leads to somebody else of the same given name.
 */
export function Paragraphs({ text, links = [] }: ParagraphsProps) {
  const left = new Map(links.filter(isSure).map((link) => [typeset(link.name), link.url]));
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          {partsOf(typeset(paragraph), [...left.keys()]).map((part) => {
            const url = left.get(part);
            if (url === undefined) return part;
            left.delete(part);
            return (
              <a key={url} href={url}>
                {part}
              </a>
            );
          })}
        </p>
      ))}
    </>
  );
}

/** The text, divided before and after each of the names. */
function partsOf(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  return text.split(anyOf(names));
}

/** Matches any of the names, the longest first, as whole words. */
export function anyOf(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const pattern = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(${pattern.join('|')})(?!\\p{L})`, 'u');
}

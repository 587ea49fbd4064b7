/** Finds the name that a text asks for among those that no saint has; pure. */
import { nameBases, type WesternName } from '../catalogue/western-names.js';
import { wordsOf } from './text/fold.js';
import { wordSet } from './text/word-lists.js';

/** Words that people put around a name. */
const around = wordSet(
  'a an the my our is of for to with who which what name named names called day patron saint st',
);

const shape = /^(.+?) => (\S+) \| (\w+) \| (.+)$/;

/** Reads `daisy => margaret | meaning | …`; throws if a line has another form. */
export function westernNamesOf(lines: readonly string[]): ReadonlyMap<string, WesternName> {
  return new Map(
    lines.flatMap((line) => {
      const [, spellings = '', target, given, reason] = shape.exec(line) ?? [];
      const basis = nameBases.find((each) => each === given);
      if (target === undefined || basis === undefined || reason === undefined) {
        throw new RangeError(`not a name with its saint: ${line}`);
      }
      const isFeast = basis === 'feast';
      const isSlug = !isFeast && target.includes('-') && target !== '-';
      const found = {
        basis,
        givenName: isFeast || isSlug || target === '-' ? null : target,
        saint: isSlug ? target : null,
        feast: isFeast ? target : null,
        reason,
      };
      return spellings
        .split(',')
        .map((each) => each.trim())
        .map((name) => [name, { name, ...found }] as const);
    }),
  );
}

/** The name in a text that says little more: "patron saint for Jennifer", "Francis of Assisi". */
export function westernNameIn(
  text: string,
  names: ReadonlyMap<string, WesternName>,
): WesternName | undefined {
  return names.get(
    wordsOf(text)
      .filter((word) => !around.has(word))
      .join(' '),
  );
}

/** Finds the name that a text asks for among those that no saint has; pure. */
import { type TakenName, takings } from '../catalogue/taken-names.js';
import { wordsOf } from './text/fold.js';
import { wordSet } from './text/word-lists.js';

/** Words that people put around a name. */
const around = wordSet(
  'a an the my our is of for to with who which what name named names called day patron saint st',
);

const shape = /^(.+?) => (\S+) \| (\w+) \| (.+)$/;

/** Reads `daisy => margaret | meaning | …`; throws if a line has another form. */
export function takenNamesOf(lines: readonly string[]): ReadonlyMap<string, TakenName> {
  return new Map(
    lines.flatMap((line) => {
      const [, names = '', target, given, reason] = shape.exec(line) ?? [];
      const how = takings.find((each) => each === given);
      if (target === undefined || how === undefined || reason === undefined) {
        throw new RangeError(`not a name with what is taken for it: ${line}`);
      }
      const isSlug = target.includes('-') && target !== '-';
      const taken = {
        how,
        givenName: isSlug || target === '-' ? null : target,
        saint: isSlug ? target : null,
        reason,
      };
      return names
        .split(',')
        .map((each) => each.trim())
        .map((name) => [name, { name, ...taken }] as const);
    }),
  );
}

/** The name in a text that says little more, such as "patron saint for Jennifer". */
export function takenNameIn(
  text: string,
  taken: ReadonlyMap<string, TakenName>,
): TakenName | undefined {
  const [name = '', ...others] = wordsOf(text).filter((word) => !around.has(word));
  return others.length === 0 ? taken.get(name) : undefined;
}

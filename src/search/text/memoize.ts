const maxWords = 40_000;

/**
 * A text of its own: V8 keeps a word that is cut out of a text as a reference to the whole, which
 * would stay in memory with it.
 */
const copyOf = (word: string): string => word.split('').join('');

/** Memoizes a function of a word, since words recur; forgets all when it has too many. */
export function memoize<Result extends {}>(compute: (word: string) => Result) {
  const results = new Map<string, Result>();
  return (word: string): Result => {
    const known = results.get(word);
    if (known !== undefined) return known;
    if (results.size === maxWords) results.clear();
    const own = copyOf(word);
    const result = compute(own);
    results.set(own, result);
    return result;
  };
}

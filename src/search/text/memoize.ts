const maxWords = 20_000;

/**
 * A text of its own: V8 keeps a word that is cut out of a text as a reference to the whole, which
 * would stay in memory with it.
 */
const copyOf = (word: string): string => word.split('').join('');

/**
 * Memoizes a function of a word, since words recur. Keeps the latest words and as many before them,
 * in two maps, which is much cheaper than an LRU order.
 */
export function memoize<Result extends {}>(compute: (word: string) => Result) {
  let recent = new Map<string, Result>();
  let older = new Map<string, Result>();
  return (word: string): Result => {
    const cached = recent.get(word);
    if (cached !== undefined) return cached;
    const own = copyOf(word);
    const result = older.get(word) ?? compute(own);
    if (recent.size === maxWords) {
      older = recent;
      recent = new Map();
    }
    recent.set(own, result);
    return result;
  };
}

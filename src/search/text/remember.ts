const max = 20_000;

/**
 * A text of its own: V8 keeps a word that is cut out of a text as a reference to the whole, which
 * would stay in memory with it.
 */
const copyOf = (word: string): string => word.split('').join('');

/**
 * Memoizes a function of a word, since words recur. Keeps the latest `max` words and the `max`
 * before them, in two maps, which is much cheaper than an LRU order.
 */
export function remembering<Made extends {}>(make: (word: string) => Made) {
  let known = new Map<string, Made>();
  let older = new Map<string, Made>();
  return (word: string): Made => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const own = copyOf(word);
    const made = older.get(word) ?? make(own);
    if (known.size === max) {
      older = known;
      known = new Map();
    }
    known.set(own, made);
    return made;
  };
}

const max = 20_000;

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
    const made = older.get(word) ?? make(word);
    if (known.size === max) {
      older = known;
      known = new Map();
    }
    known.set(word, made);
    return made;
  };
}

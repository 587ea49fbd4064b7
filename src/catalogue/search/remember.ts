const max = 20_000;

/**
 * The same function, which remembers what it made of the words it saw last: words recur. Those of
 * the last `max` and of the `max` before them are known; two maps cost far less than an order.
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

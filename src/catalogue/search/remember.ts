import { LRUCache } from 'lru-cache';

const max = 5000;

/** The same function, which remembers what it made of the words it saw last: words recur. */
export function remembering<Made extends {}>(make: (word: string) => Made) {
  const known = new LRUCache<string, Made>({ max });
  return (word: string): Made => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = make(word);
    known.set(word, made);
    return made;
  };
}

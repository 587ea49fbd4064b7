export type Group<Item> = readonly [Item, ...Item[]];

/** How often each value occurs, in the order of the first. */
export function tally<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What belongs to each key, in order. */
export function grouped<Item>(
  pairs: Iterable<readonly [key: string, item: Item]>,
): Map<string, Group<Item>> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const [key, item] of pairs) {
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export type Group<Item> = readonly [Item, ...Item[]];

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

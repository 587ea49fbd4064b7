/** As texts are compared everywhere: by code units, not by a locale. */
export const compareText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** An order by a text that each item has. */
export const by =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    compareText(textOf(one), textOf(other));

/** Records by slug, singly and in pages. */
import type { ListPosition, Page } from '../catalogue/catalogue.js';

/** Records by their present and former slugs. */
export const byEverySlug = <Item extends { slug: string; formerly: readonly string[] }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> =>
  new Map(
    items.flatMap((item) => [item.slug, ...item.formerly].map((slug) => [slug, item] as const)),
  );

export const bySlug = <Item extends { slug: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));

export const slugOf = ({ slug }: { readonly slug: string }) => slug;

/** The page of items, ordered by key, that begins after a position; empty if none is left. */
export function pageOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  limit: number,
  after: ListPosition | undefined,
): Page<Item, ListPosition> {
  const start = after ? items.findIndex((item) => keyOf(item) > after.slug) : 0;
  if (start === -1) return { items: [], next: null };
  const page = items.slice(start, start + limit);
  const last = start + limit < items.length ? page.at(-1) : undefined;
  return { items: page, next: last ? { slug: keyOf(last) } : null };
}

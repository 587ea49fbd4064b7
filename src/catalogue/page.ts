/** Pages of what was found. */
import type { Page } from './queries.js';

/** The first `limit` of what was found; if there is more, another page follows. */
export function pageOf<Item, Position>(
  found: readonly Item[],
  limit: number,
  positionOf: (last: Item) => Position,
): Page<Item, Position> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? positionOf(last) : null };
}

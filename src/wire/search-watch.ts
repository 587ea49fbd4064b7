/** Reports every completed search, whether an operation, a page or a tool asked for it. */
import type { Catalogue, SearchQuery } from '../catalogue/catalogue.js';
import { currentScope } from '../telemetry/request-scope.js';

export interface Search {
  readonly query: SearchQuery;
  /** The number of hits on the page. */
  readonly found: number;
  readonly durationMs: number;
  /** The part of it spent waiting for Elasticsearch. */
  readonly engineMs: number;
  /** Undefined if no engine is called, since nothing ties the search to its request then. */
  readonly requestId: string | undefined;
}

/** Wraps a catalogue so that each successful search is reported. */
export const watchSearches = (
  catalogue: Catalogue,
  onSearch: (search: Search) => void,
): Catalogue => ({
  ...catalogue,
  async search(query) {
    const scope = currentScope();
    const engineMsBefore = scope?.engineMs ?? 0;
    const startMs = performance.now();
    const page = await catalogue.search(query);
    const durationMs = performance.now() - startMs;
    const engineMs = (scope?.engineMs ?? 0) - engineMsBefore;
    const { requestId } = scope ?? {};
    onSearch({ query, found: page.items.length, durationMs, engineMs, requestId });
    return page;
  },
});

/** What may be logged of a query: the number of words and which filters, never their values. */
export function shapeOf({ text, limit, after, types, country, categories }: SearchQuery) {
  return {
    words: text.split(/\s+/).filter(Boolean).length,
    limit,
    types,
    isOfCountry: country !== undefined,
    isOfCategory: categories !== undefined,
    isFurtherPage: after !== undefined,
  };
}

/** Tells of each search that was carried out, whoever asked: an operation, a page, a tool. */
import type { Catalogue, SearchQuery } from '../catalogue/catalogue.js';
import { currentScope } from './request-scope.js';

export interface Search {
  readonly query: SearchQuery;
  /** How many hits its page has. */
  readonly found: number;
  readonly durationMs: number;
  /** Of those, how long Elasticsearch was waited for. */
  readonly engineMs: number;
  /** Where an engine is called: elsewhere nothing ties a search to its request. */
  readonly requestId: string | undefined;
}

/** The same catalogue, which tells of its searches as they end well. */
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

/** What of the question may be logged: how many words, which filters; never what they say. */
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

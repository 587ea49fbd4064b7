/** What the parts of the service report to the log and the metrics. */
import type { Catalogue } from '../catalogue/catalogue.js';
import type { SearchQuery } from '../catalogue/queries.js';
import { createFailureLog } from '../telemetry/failure-log.js';
import type { Log } from '../telemetry/log.js';
import type { Metrics } from '../telemetry/metrics.js';
import { currentScope } from '../telemetry/request-scope.js';

/** Longer than any search takes on a healthy machine. */
const slowSearchMs = 300;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

export type Reports = ReturnType<typeof createReports>;

export function createReports(log: Log, metrics: Metrics) {
  const logFailure = createFailureLog(log);
  const missingFeasts = new Set<string>();
  const missingTiers = new Set<string>();
  return {
    onFailure(error: unknown, requestId: string): void {
      metrics.countFailure(nameOf(error));
      logFailure(error, { requestId }, `request ${requestId} failed`);
    },
    onRenewalFailure(error: unknown): void {
      metrics.countFailure(nameOf(error));
      logFailure(error, {}, 'a cached answer could not be renewed');
    },
    onMissingFeast(key: string): void {
      if (missingFeasts.has(key)) return;
      missingFeasts.add(key);
      log.error({ feast: key }, `the catalogue lacks the feast ${key}: answers omit it`);
    },
    onMissingTier(tier: string): void {
      metrics.countFailure('missing-tier');
      if (missingTiers.has(tier)) return;
      missingTiers.add(tier);
      log.error({ tier }, `keys of the tier ${tier} are refused: it is not configured`);
    },
    onSearch({ query, found, ...slow }: Search): void {
      if (found === 0) metrics.countEmptySearch();
      if (slow.durationMs < slowSearchMs) return;
      log.warn({ ...slow, found, shape: shapeOf(query) }, 'a search was slow');
    },
    onRefusal(code: string, address: string | undefined): void {
      metrics.countParserRefusal(code);
      log.debug({ code, address }, 'a request could not be read');
    },
  };
}

interface Search {
  readonly query: SearchQuery;
  /** The number of hits on the page. */
  readonly found: number;
  readonly durationMs: number;
  /** The part of it spent waiting for Elasticsearch. */
  readonly engineMs: number;
  /** Undefined if no engine is called, since nothing ties the search to its request then. */
  readonly requestId: string | undefined;
}

/** Reports each completed search, whether an operation, a page or a tool asked for it. */
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
function shapeOf({ text, limit, after, types, country, categories }: SearchQuery) {
  return {
    words: text.split(/\s+/).filter(Boolean).length,
    limit,
    types,
    isOfCountry: country !== undefined,
    isOfCategory: categories !== undefined,
    isFurtherPage: after !== undefined,
  };
}

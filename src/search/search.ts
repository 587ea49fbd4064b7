/** The course of a search, the same on both catalogues. */

import type { FacetCounts } from '../catalogue/filters.js';
import { pageOf } from '../catalogue/page.js';
import type {
  FacetedPage,
  FoundRecord,
  SearchHit,
  SearchPosition,
  SearchQuery,
} from '../catalogue/queries.js';
import { createHighlighter } from './highlight.js';
import { planQuery, type QueryPlan } from './plan/query-plan.js';
import { namedHymns, type Sung } from './proper-hymns.js';
import { isSure, leastBeyondProse, matchedOf } from './ranking/reached.js';
import { canBeFuzzy } from './ranking/when.js';
import type { Vocabulary } from './vocabulary.js';

/** The sort key of a hit. */
export type Place = Omit<SearchPosition, 'fuzzy'>;

export interface Found {
  readonly record: FoundRecord;
  /** The texts that the highlight may come from, and the hymns, if they were found. */
  readonly texts: readonly string[];
  readonly sung: Sung;
  readonly place: Place;
}

/** The best records after a position, and what was counted of all. */
export interface FoundPage {
  readonly found: readonly Found[];
  readonly facets?: FacetCounts | undefined;
}

export interface SearchRequest extends Omit<SearchQuery, 'text' | 'seeksHymn'> {
  readonly plan: QueryPlan;
  /** Whether to allow typing errors. */
  readonly isFuzzy: boolean;
  /** The least score of a hit. */
  readonly least?: number | undefined;
}

/** The introductory text of a record. */
export function leadOf(record: FoundRecord): string {
  if (record.type === 'country') return record.country.summary;
  return record.type === 'feast' ? record.feast.description : record.saint.shortBio;
}

/**
 * Searches with `find`, which finds the best records after a position. Without a sure hit, it
 * searches once more, allowing typing errors; further pages do as the first one did.
 */
export async function search(
  { text, limit, seeksHymn = false, ...query }: SearchQuery,
  vocabulary: Vocabulary,
  find: Find,
): Promise<FacetedPage<SearchHit, SearchPosition>> {
  const plan = { ...planQuery(text, vocabulary), seeksHymn };
  // One more than the page has tells whether another page follows.
  const request = { ...query, limit: limit + 1, plan };
  const { found, facets, isFuzzy } = query.sort
    ? await sorted(request, find)
    : await bestFirst(request, find);
  const { items, next } = pageOf(found, limit, ({ place }) => ({ ...place, fuzzy: isFuzzy }));
  const highlight = createHighlighter(plan);
  const hits = items.map(({ record, texts, sung, place: { score } }) => {
    const matched = matchedOf(score, plan, record);
    return {
      ...record,
      highlight: highlight(matched === 'hymn' ? namedHymns(sung) : texts),
      matched,
    };
  });
  return { items: hits, next, ...(facets && { facets }) };
}

type Find = (request: SearchRequest) => Promise<FoundPage>;
type Asked = Omit<SearchRequest, 'isFuzzy'>;

async function bestFirst(request: Asked, find: Find) {
  const { after, plan } = request;
  const isFuzzy = after?.fuzzy ?? false;
  const page = await find({ ...request, isFuzzy });
  const isSettled = after || !canBeFuzzy(plan) || isSure(page.found[0]?.place.score ?? 0, plan);
  return isSettled
    ? { ...page, isFuzzy }
    : { ...(await find({ ...request, isFuzzy: true })), isFuzzy: true };
}

/** In another order; what is mere prose is left out, unless the best hit is no more. */
async function sorted({ sort, ...request }: Asked, find: Find) {
  const { after, facets: _, ...asked } = request;
  const best = after ? undefined : await bestFirst({ ...asked, limit: 1 }, find);
  const isFuzzy = after?.fuzzy ?? best?.isFuzzy ?? false;
  const { score = 0 } = after ?? best?.found[0]?.place ?? {};
  const least = score >= leastBeyondProse ? leastBeyondProse : undefined;
  return { ...(await find({ ...request, sort, isFuzzy, least })), isFuzzy };
}

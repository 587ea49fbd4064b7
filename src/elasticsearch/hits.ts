/** The hits of Elasticsearch, as a page of the catalogue; pure. */
import type { estypes } from '@elastic/elasticsearch';
import {
  type FoundRecord,
  hitTypes,
  type Page,
  type SearchHit,
  type SearchPosition,
} from '../catalogue/catalogue.js';
import { createHighlighter } from '../search/highlight.js';
import { matchedOf } from '../search/matched.js';
import type { QueryPlan } from '../search/plan/query-plan.js';
import {
  type CountryDocument,
  type FeastDocument,
  listedSaintOf,
  type SaintDocument,
} from './documents.js';

export type FoundDocument = SaintDocument | CountryDocument | FeastDocument;

/** Takes hits for one record more than the page holds, which tells whether another page follows. */
export function toSearchPage(
  hits: readonly estypes.SearchHit<FoundDocument>[],
  limit: number,
  plan: QueryPlan,
  guessed: boolean,
): Page<SearchHit, SearchPosition> {
  const page = hits.slice(0, limit);
  const last = hits.length > limit ? page.at(-1) : undefined;
  const highlighted = createHighlighter(plan);
  return {
    items: page.flatMap(({ _source, _score, highlight }): SearchHit[] => {
      if (!_source) return [];
      const found = recordOf(_source);
      const passages = (highlight?.biography ?? []).flatMap((text) => text.split('\n\n'));
      return [
        {
          ...found,
          highlight: highlighted([leadOf(found), ...passages]),
          matched: matchedOf(_score ?? 0, plan, found),
        },
      ];
    }),
    next: last ? toPosition(last.sort ?? [], guessed) : null,
  };
}

export function recordOf(document: FoundDocument): FoundRecord {
  const { type, entry, shortBio = '' } = document;
  if (type === 'country') return { type, country: entry };
  return type === 'feast'
    ? { type, feast: { ...entry, description: shortBio } }
    : { type, saint: listedSaintOf(document) };
}

/** The introductory text of a record. */
function leadOf(found: FoundRecord): string {
  if (found.type === 'country') return found.country.summary;
  return found.type === 'feast' ? found.feast.description : found.saint.shortBio;
}

function toPosition([score, rank, slug, type]: readonly unknown[], guessed: boolean) {
  const known = hitTypes.find((each) => each === type);
  if (!known) throw new RangeError(`unknown type of hit ${type}`);
  return { score: Number(score), rank: Number(rank), slug: String(slug), type: known, guessed };
}

/** What a caller may have meant by a slug that no record has. */
import type { Catalogue } from '../catalogue/catalogue.js';
import {
  type FoundRecord,
  type HitType,
  type MatchKind,
  matchesByName,
} from '../catalogue/queries.js';
import { toSuggestion } from '../catalogue/suggestion.js';
import { type NearRecord, type ProblemError, recordNotFound, toProblem } from '../http/problem.js';
import { urlsOf } from './record-urls.js';

const maxSuggestions = 3;

/** The problem of a slug that no record of this kind has; it names the nearest records. */
export async function notFoundNear(
  catalogue: Pick<Catalogue, 'search'>,
  kind: HitType,
  slug: string,
): Promise<ProblemError> {
  const text = slug.replaceAll('-', ' ');
  const query = { text, limit: maxSuggestions, types: [kind] };
  const { items } = await catalogue.search(query).catch(withoutHits);
  const named = items.filter(({ matched }) => ofNames.includes(matched));
  return recordNotFound(kind, named.map(toNear));
}

/** A slug is a name, so matches in prose are ignored. */
const ofNames: readonly MatchKind[] = [...matchesByName, 'spelling'];

/** If the search is refused under load, the answer is still a 404, without suggestions. */
function withoutHits(error: unknown): { readonly items: [] } {
  if (toProblem(error).status !== 503) throw error;
  return { items: [] };
}

function toNear(found: FoundRecord): NearRecord {
  const { type, slug, name } = toSuggestion(found);
  return { slug, name, url: urlsOf[type](slug) };
}

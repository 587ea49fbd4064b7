/** A record as a suggestion to someone who is typing. */
import type { FoundRecord, Suggestion } from './queries.js';

export function toSuggestion(found: FoundRecord): Suggestion {
  const { type } = found;
  if (found.type === 'feast') return { type, slug: found.feast.key, name: found.feast.title };
  const { slug, name } = found.type === 'saint' ? found.saint : found.country;
  return { type, slug, name };
}

/** What changed in the generation that is live, and in those before it. */
import type { Catalogue } from '../catalogue/catalogue.js';
import { maxHits, type Search } from './ask.js';
import type { ChangesDocument } from './documents.js';

/** Older programs published generations without changes: of these, only the time is known. */
export function createChangeReader(
  search: Search,
  { generation }: Pick<Catalogue, 'generation'>,
): Pick<Catalogue, 'changes' | 'changedAt'> {
  const ofChanges = { term: { type: 'changes' } };
  const newestFirst = { size: maxHits, sort: [{ slug: 'desc' as const }] };
  return {
    async changes() {
      const hits = await search<ChangesDocument>(['saints'], {
        ...newestFirst,
        query: { bool: { filter: [ofChanges] } },
        _source: ['changes'],
      });
      const generations = hits.flatMap(({ _source }) => _source?.changes ?? []);
      const since = generations.at(-1)?.since ?? (await generation()).time;
      return { since, generations };
    },
    async changedAt(type, slug) {
      const changed = { term: { changed: { value: `${type}/${slug}`, _name: 'changed' } } };
      const hits = await search<ChangesDocument>(['saints'], {
        ...newestFirst,
        query: { bool: { filter: [ofChanges], should: [changed], minimum_should_match: 0 } },
        _source: ['changes.at', 'changes.since'],
      });
      const last = hits.find(
        ({ matched_queries: matched = [] }) => Object.keys(matched).length > 0,
      );
      const time = last ? last._source?.changes.at : hits.at(-1)?._source?.changes.since;
      return time ?? (await generation()).time;
    },
  };
}

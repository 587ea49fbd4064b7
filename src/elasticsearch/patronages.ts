/** The topics of patronage, counted by an aggregation that pages; pure. */
import type { estypes } from '@elastic/elasticsearch';
import { pageOf } from '../catalogue/page.js';
import type { Page, Patronage, PatronagePosition, PatronagesQuery } from '../catalogue/queries.js';
import { alsoCalled, type Vocabulary } from '../search/vocabulary.js';

export const patronagesRequest = (query: PatronagesQuery): estypes.SearchRequest => ({
  size: 0,
  aggs: {
    topics: {
      composite: {
        size: query.limit + 1,
        sources: [{ topic: { terms: { field: 'topics' } } }],
        ...(query.after ? { after: { topic: query.after.topic } } : {}),
      },
    },
  },
});

export function toPatronages(
  response: estypes.SearchResponse<unknown>,
  limit: number,
  vocabulary: Vocabulary,
): Page<Patronage, PatronagePosition> {
  const counted = response.aggregations?.topics as
    | estypes.AggregationsCompositeAggregate
    | undefined;
  const buckets = (counted?.buckets ?? []) as estypes.AggregationsCompositeBucket[];
  const all = buckets.map(({ key, doc_count }) => {
    const topic = String(key.topic);
    return { topic, saintCount: doc_count, alsoCalled: alsoCalled(topic, vocabulary) };
  });
  return pageOf(all, limit, ({ topic }) => ({ topic }));
}

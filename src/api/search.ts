/** `/v1/search`: saints and countries, best first. */
import type { Catalogue, SearchHit } from '../catalogue/catalogue.js';
import { decodeCursor, encodeCursor, searchCursor } from './cursor.js';
import { type Operation, operation } from './operation.js';
import { presentSaint } from './saints.js';
import { type SearchResult, SearchResultList } from './schemas/answers.js';
import { Cursor, parameters, SearchLimit, SearchText } from './schemas/parameters.js';

export interface SearchContext {
  readonly catalogue: Pick<Catalogue, 'search'>;
}

export function searchOperations({ catalogue }: SearchContext): Operation[] {
  return [
    operation({
      operationId: 'searchSaints',
      path: '/v1/search',
      tag: 'Search',
      summary: 'Search saints and countries',
      description:
        'Use it to find a saint by a name in any spelling, an epithet, a deed, a patronage or a whole question, or to find a country. Best match first; then getSaint for the life.',
      access: 'key',
      cache: { sMaxAge: 120, staleWhileRevalidate: 30 },
      parameters: parameters({ q: SearchText, limit: SearchLimit, cursor: Cursor }),
      answer: SearchResultList,
      async handle({ q, limit, cursor }) {
        const list = ['search', q];
        const after = decodeCursor(searchCursor, list, cursor);
        const { items, next } = await catalogue.search({ text: q, limit, after });
        return {
          data: items.map(presentHit),
          nextCursor: next && encodeCursor(searchCursor, list, next),
        };
      },
    }),
  ];
}

function presentHit(hit: SearchHit): SearchResult {
  const { highlight } = hit;
  if (hit.type === 'saint') return { type: 'saint', ...presentSaint(hit.saint), highlight };
  const { slug, name, isoCode, summary } = hit.country;
  return { type: 'country', slug, name, isoCode, summary, url: `/countries/${slug}`, highlight };
}

/** Searches in Elasticsearch: a complete response in time, or an error that says why not. */
import { type Client, errors, type estypes } from '@elastic/elasticsearch';
import { CatalogueUnavailableError } from '../catalogue/catalogue.js';
import { callInTime } from './client.js';
import { aliasOf, type IndexKind } from './documents.js';

export interface AskOptions {
  readonly client: Client;
  readonly prefix: string;
  /** How long a call may take before it fails. */
  readonly deadlineMs: number;
}

export const aliasesOf = (prefix: string, kinds: readonly IndexKind[]): string[] =>
  kinds.map((kind) => aliasOf(prefix, kind));

/** Resolves to the hits of a search, or rejects with a `CatalogueUnavailableError`. */
export type Search = <Document>(
  kinds: readonly IndexKind[],
  body: estypes.SearchRequest,
) => Promise<estypes.SearchHit<Document>[]>;

export type Ask = ReturnType<typeof createAsk>;

/** The hits alone. */
export const hitsOf =
  (ask: Ask): Search =>
  async <Document>(...asked: Parameters<Ask>) =>
    (await ask<Document>(...asked)).hits.hits;

/** Searches the live indices of some kinds. Rejects with a `CatalogueUnavailableError`. */
export const createAsk =
  ({ client, prefix, deadlineMs }: AskOptions) =>
  async <Document>(
    kinds: readonly IndexKind[],
    body: estypes.SearchRequest,
  ): Promise<estypes.SearchResponse<Document>> => {
    const response = await callInTime(deadlineMs, (transport) =>
      client.search<Document>(
        {
          index: aliasesOf(prefix, kinds),
          track_total_hits: false,
          allow_partial_search_results: false,
          timeout: `${deadlineMs}ms`,
          ...body,
        },
        transport,
      ),
    ).catch(failed);
    if (response.timed_out || response._shards.failed > 0) {
      throw new CatalogueUnavailableError('Elasticsearch answered only in part');
    }
    return response;
  };

/** Elasticsearch's default limit on the hits of a response. */
export const maxHits = 10_000;

/** There may be more hits than were returned, and a cut list would look complete. */
export const tooMany = () =>
  new CatalogueUnavailableError(`Elasticsearch holds ${maxHits} entries or more for one request`);

/** Everything that a query finds, in no particular order; rejects if that is too much. */
export async function everyHit<Document>(search: Search, ...[kinds, body]: Parameters<Ask>) {
  const hits = await search<Document>(kinds, { size: maxHits, sort: ['_doc'], ...body });
  if (hits.length === maxHits) throw tooMany();
  return hits;
}

/** Translates the failure of a call into an error of the catalogue. */
export function failed(cause: unknown): never {
  if (isOurFault(cause)) throw new Error('Elasticsearch refused a query', { cause });
  if (cause instanceof errors.ResponseError && cause.statusCode === 404) {
    throw new CatalogueUnavailableError('nothing is published', { cause, reason: 'unpublished' });
  }
  throw new CatalogueUnavailableError('Elasticsearch cannot answer', { cause });
}

/** Elasticsearch rejected the request as malformed, so retrying cannot help. */
const isOurFault = (cause: unknown): boolean =>
  cause instanceof errors.ResponseError && cause.statusCode === 400;

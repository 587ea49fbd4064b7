/** Questions to Elasticsearch: a complete answer in time, or an error that tells why there is none. */
import { type Client, errors, type estypes } from '@elastic/elasticsearch';
import { callInTime } from '../../elasticsearch/client.js';
import { CatalogueUnavailableError } from '../catalogue.js';
import { aliasOf, type IndexKind } from './documents.js';

export interface AskOptions {
  readonly client: Client;
  readonly prefix: string;
  /** How long a call may take before it counts as failed. */
  readonly deadlineMs: number;
}

export const aliasesOf = (prefix: string, kinds: readonly IndexKind[]): string[] =>
  kinds.map((kind) => aliasOf(prefix, kind));

/** Asks the live indices of some kinds. Rejects with a `CatalogueUnavailableError`. */
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
      throw new CatalogueUnavailableError('Elasticsearch answered in part');
    }
    return response;
  };

/** What a call that failed means for whoever asked. */
export function failed(cause: unknown): never {
  if (isOurFault(cause)) throw new Error('Elasticsearch refused a question', { cause });
  if (cause instanceof errors.ResponseError && cause.statusCode === 404) {
    throw new CatalogueUnavailableError('nothing is published', { cause, reason: 'unpublished' });
  }
  throw new CatalogueUnavailableError('Elasticsearch cannot answer', { cause });
}

/** Elasticsearch could not make sense of what it was asked, so asking again will not help. */
const isOurFault = (cause: unknown): boolean =>
  cause instanceof errors.ResponseError && cause.statusCode === 400;

/** Writes documents to indices in bulk; none is dropped silently. */
import type { Client } from '@elastic/elasticsearch';

const maxNamed = 20;
const flushBytes = 2_000_000;
const concurrency = 2;
const retries = 3;
const retryWaitMs = 1000;

interface LoadOptions<Document> {
  readonly targetOf: (document: Document) => { readonly index: string; readonly id: string };
  readonly onProgress: (loaded: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Writes every document to its target and returns how many; throws if any is refused. */
export async function loadDocuments<Document extends object>(
  client: Client,
  documents: readonly Document[],
  { targetOf, onProgress, signal }: LoadOptions<Document>,
): Promise<number> {
  const refused: string[] = [];
  let refusedCount = 0;
  const { successful } = await client.helpers.bulk<Document>({
    datasource: untilAborted(documents, signal),
    flushBytes,
    concurrency,
    retries,
    wait: retryWaitMs,
    onDocument(document) {
      const { index, id } = targetOf(document);
      return { index: { _index: index, _id: id } };
    },
    onDrop({ document, error, status }) {
      refusedCount += 1;
      if (refused.length >= maxNamed) return;
      const { reason = `status ${status}`, caused_by: cause } = error ?? {};
      // Its further lines quote the whole document.
      const [why] = cause?.reason?.split('\n') ?? [];
      const detail = why ? ` (${why})` : '';
      refused.push(`${targetOf(document).id}: ${reason}${detail}`);
    },
    onFlush: (stats) => onProgress(stats.successful),
  });
  signal?.throwIfAborted();
  onProgress(successful);
  if (refusedCount > 0) {
    const heading = `Elasticsearch refused ${refusedCount} documents:`;
    throw new Error([heading, ...refused].join('\n'));
  }
  return successful;
}

/**
 * Ends quietly when it is stopped. If it threw through the bulk helper, requests could still be
 * running, and one of them could recreate the index after the clean-up.
 */
async function* untilAborted<Document>(documents: readonly Document[], signal?: AbortSignal) {
  for (const document of documents) {
    if (signal?.aborted) return;
    yield document;
  }
}

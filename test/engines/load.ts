/** A service over Elasticsearch, and callers who ask it without a pause. */
import type { Client } from '@elastic/elasticsearch';
import { createElasticsearchCatalogue } from '../../src/catalogue/elasticsearch/catalogue.js';
import { contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { forgetful, startService, type TestService } from '../support/service.js';

/** As `wire.ts` puts it together, but for a memory that would hide the engine. */
export const serveFrom = (client: Client, prefix: string): Promise<TestService> =>
  startService({
    catalogue: createElasticsearchCatalogue({ client, prefix, vocabulary }),
    answers: forgetful,
  });

export interface Seen {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly ms: number;
}

export interface Load {
  /** What has been answered so far. */
  readonly seen: readonly Seen[];
  stop(): Promise<readonly Seen[]>;
}

export function startLoad(service: TestService, paths: readonly string[], callers = 3): Load {
  const key = service.newKey('internal');
  const seen: Seen[] = [];
  let isOver = false;
  const call = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      seen.push(await askOnce(service.url, paths[turn % paths.length] ?? '', key));
    }
  };
  const calls = Array.from({ length: callers }, (_, index) => call(index));
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(calls);
      return seen;
    },
  };
}

export async function askOnce(url: string, path: string, key: string): Promise<Seen> {
  const begin = performance.now();
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${key}` } });
  const text = await response.text();
  const { status, headers } = response;
  const retryAfter = headers.get('Retry-After');
  return { path, status, retryAfter, text, ms: performance.now() - begin };
}

/** Answers by status, and the slowest of them: the figures of a trial. */
export function summary(seen: readonly Seen[]): string {
  const counts = new Map<number, number>();
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1);
  const slowest = Math.round(Math.max(...seen.map(({ ms }) => ms)));
  const told = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${told}; the slowest took ${slowest} ms`;
}

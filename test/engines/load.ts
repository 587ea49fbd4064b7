/** A service over Elasticsearch, and callers who ask it all the time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { toConfig } from '../../src/config/config.js';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { createElasticsearchClient } from '../../src/elasticsearch/client.js';
import { openKeyStore } from '../../src/wire/keys.js';
import { startService } from '../../src/wire/service.js';
import { contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { forgetful, startTestService, type TestService } from '../support/service/test-service.js';

/** The callers' own service: its keys never ask the engine, and no memory hides it. */
export async function serveFrom(url: string, prefix: string): Promise<TestService> {
  const { elasticsearchUrls, elasticsearchApiKey } = toConfig({ ELASTICSEARCH_URL: url });
  const client = await createElasticsearchClient(
    { elasticsearchUrls, elasticsearchApiKey },
    'serving',
  );
  const catalogue = createElasticsearchCatalogue({ client, prefix, vocabulary });
  const service = await startTestService({ catalogue, newCache: () => forgetful });
  const stop = async () => {
    await service.stop();
    await catalogue.close();
  };
  return { ...service, stop };
}

export interface WiredService {
  readonly url: string;
  /** The text of a key without limits. */
  readonly key: string;
  /** The lines of the log that tell of failures. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

/** The service that `src/wire/service.ts` puts together. */
export async function serveWired(
  url: string,
  prefix: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WiredService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wired-'));
  const config = toConfig({
    ELASTICSEARCH_URL: url,
    INDEX_PREFIX: prefix,
    DATA_DIR: dataDir,
    PORT: '0',
    ...settings,
  });
  const failures: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => failures.push(line) });
  const log = Object.assign(logger, { access: () => {} });
  const keys = await openKeyStore(config, log);
  const issued = await keys.issue({ tenant: 'callers', tier: 'internal' });
  if ('refused' in issued) throw new Error(issued.detail);
  const service = await startService(config, log);
  return {
    url: service.url,
    key: issued.text,
    failures,
    async stop() {
      await service.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

export interface Seen {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly age: string | null;
  readonly text: string;
  /** When it was asked, by `performance.now()`. */
  readonly askedAt: number;
  readonly ms: number;
}

export interface Load {
  /** What has been answered so far. */
  readonly seen: readonly Seen[];
  stop(): Promise<readonly Seen[]>;
}

export interface LoadOptions {
  readonly callers?: number;
  /** How long a caller rests after an answer: refusals come so fast that they would fill a core. */
  readonly restMs?: number;
}

export function startLoad(
  { url, key }: Pick<WiredService, 'url' | 'key'>,
  nextPath: () => string,
  { callers = 3, restMs = 0 }: LoadOptions = {},
): Load {
  const seen: Seen[] = [];
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      seen.push(await askOnce(url, nextPath(), key));
      if (restMs > 0) await delay(restMs);
    }
  };
  const calls = Array.from({ length: callers }, call);
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(calls);
      return seen;
    },
  };
}

async function askOnce(url: string, path: string, key: string): Promise<Seen> {
  const askedAt = performance.now();
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${key}` } });
  const text = await response.text();
  const { status, headers } = response;
  const retryAfter = headers.get('Retry-After');
  const age = headers.get('Age');
  return { path, status, retryAfter, age, text, askedAt, ms: performance.now() - askedAt };
}

/** Answers by status, and the slowest of them: the figures of a trial. */
export function summary(seen: readonly Seen[]): string {
  const counts = new Map<number, number>();
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1);
  const slowest = Math.round(Math.max(...seen.map(({ ms }) => ms)));
  const told = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${told}; the slowest took ${slowest} ms`;
}

/** A cache of recent answers, by request. */
import { LRUCache } from 'lru-cache';
import { type Exchange, rawHeaders } from '../exchange.js';
import { ProblemError, toProblem } from '../problem.js';
import { type Answer, withHeaders } from './answer.js';

type LookUp = () => Promise<Answer>;

export interface AnswerCacheOptions {
  /** Below this age an answer is served as it is. */
  readonly freshMs: number;
  /** Below this age it is still served while it is renewed, one at a time; beyond it, callers wait. */
  readonly staleMs: number;
  /** Below this age it is still served if it cannot be renewed; `staleMs` by default. */
  readonly outageMs?: number | undefined;
  /** Called when a renewal in the background fails, since no caller waits for it. */
  readonly onFailure: (error: unknown) => void;
  /** The most that all answers together may take. */
  readonly maxBytes?: number;
}

interface Entry {
  readonly answer: Answer;
  /** When its look-up began: later changes may not be in it. */
  readonly startedAt: number;
}

const defaultMaxBytes = 6_000_000;
/** The size of an answer besides its body: headers, validators, its entry in the cache. */
const answerBytes = 1_000;
/** The compressed forms together take at most half as much as the body. */
const compressedShare = 1.5;

export function createAnswerCache(options: AnswerCacheOptions) {
  const { freshMs, staleMs, onFailure, maxBytes = defaultMaxBytes } = options;
  const { outageMs = staleMs } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) =>
      Math.ceil(answer.bytes * compressedShare) + key.length + answerBytes,
  });
  const pending = new Map<string, Promise<Answer>>();
  /** Popular answers become stale together; renewing all of them at once would slow everybody down. */
  let isRenewing = false;

  async function fill(key: string, lookUp: LookUp): Promise<Answer> {
    const startedAt = performance.now();
    try {
      const found = await lookUp();
      const before = entries.peek(key)?.answer;
      // What has not changed is kept with its compressed forms.
      const answer = before?.plain.etag === found.plain.etag ? before : found;
      entries.set(key, { answer, startedAt });
      return answer;
    } catch (error) {
      // For instance, the record is gone and its old answer must go too. An outage changes nothing.
      if (error instanceof ProblemError && error.status < 500) entries.delete(key);
      throw error;
    } finally {
      pending.delete(key);
    }
  }

  function fillOnce(key: string, lookUp: LookUp): Promise<Answer> {
    const answer = pending.get(key) ?? fill(key, lookUp);
    pending.set(key, answer);
    return answer;
  }

  async function renew(key: string, lookUp: LookUp): Promise<void> {
    isRenewing = true;
    try {
      await fillOnce(key, lookUp);
    } catch (error) {
      report(error);
    } finally {
      isRenewing = false;
    }
  }

  function report(error: unknown): void {
    if (!(error instanceof ProblemError)) onFailure(error);
  }

  /** The old answer if the catalogue is away and it is still young enough, with headers that say so. */
  function insteadOf(error: unknown, { answer, startedAt }: Entry): Answer {
    const ageMs = performance.now() - startedAt;
    if (ageMs >= outageMs || toProblem(error).status !== 503) throw error;
    report(error);
    return inOutage(answer, ageMs, freshMs);
  }

  return {
    /** The size of all cached answers. */
    bytes: () => entries.calculatedSize,
    /**
     * The answer cached under this key, otherwise what `lookUp` gives: it is called once for all who
     * wait for the same key. A failure reaches those callers and is not cached. Sets
     * `exchange.cache` to where the answer came from.
     */
    get(exchange: Pick<Exchange, 'cache'>, key: string, lookUp: LookUp): Answer | Promise<Answer> {
      const entry = entries.get(key);
      const ageMs = entry === undefined ? staleMs : performance.now() - entry.startedAt;
      if (entry !== undefined && ageMs < freshMs) {
        exchange.cache = 'hit';
        return entry.answer;
      }
      if (entry === undefined || ageMs >= staleMs) {
        exchange.cache = pending.has(key) ? 'shared' : 'miss';
        const found = fillOnce(key, lookUp);
        if (entry === undefined) return found;
        return found.catch((error) => {
          const instead = insteadOf(error, entry);
          exchange.cache = 'outage';
          return instead;
        });
      }
      exchange.cache = 'stale';
      if (!pending.has(key) && !isRenewing) void renew(key, lookUp);
      return entry.answer;
    },
  };
}

/**
 * An old answer as it is given in an outage, with headers that say how old it is, and since when it
 * should have been renewed: RFC 9111 and RFC 9211.
 */
export function inOutage(answer: Answer, ageMs: number, freshMs: number): Answer {
  const ttl = Math.floor((freshMs - ageMs) / 1000);
  const status = `menologion; hit; ttl=${ttl}; detail=stale-if-error`;
  return withHeaders(
    answer,
    rawHeaders({ Age: String(Math.floor(ageMs / 1000)), 'Cache-Status': status }),
  );
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** A cache of recent answers, by request. */
import { LRUCache } from 'lru-cache';
import type { CacheStatus } from '../../telemetry/access.js';
import { ProblemError } from '../problem.js';
import type { Answer } from './answer.js';

export interface AnswerMemory {
  /**
   * The answer cached under this key, otherwise what `find` gives: it is called once for all who
   * wait for the same key. A failure reaches those callers and is not cached.
   */
  get(
    key: string,
    find: () => Promise<Answer>,
    onStatus?: (status: CacheStatus) => void,
  ): Answer | Promise<Answer>;
  /** The size of all cached answers. */
  bytes(): number;
}

export interface AnswerMemoryOptions {
  /** Below this age an answer is served as it is. */
  readonly freshMs: number;
  /** Below this age it is still served while it is renewed, one at a time; beyond it, callers wait. */
  readonly staleMs: number;
  /** Called when a renewal in the background fails, since no caller waits for it. */
  readonly onFailure: (error: unknown) => void;
  /** The most that all answers together may take. */
  readonly maxBytes?: number;
  /** Measures ages: the system clock may be changed at any time. */
  readonly monotonicMs?: () => number;
}

interface Kept {
  readonly answer: Answer;
  /** When its look-up began: later changes may not be in it. */
  readonly askedAt: number;
}

const defaultMaxBytes = 6_000_000;
/** The size of an answer besides its body: headers, validators, its entry in the cache. */
const answerBytes = 1_000;
/** The compressed forms together take at most half as much as the body. */
const compressedShare = 1.5;

export function createAnswerMemory(options: AnswerMemoryOptions): AnswerMemory {
  const { freshMs, staleMs, onFailure, monotonicMs = () => performance.now() } = options;
  const { maxBytes = defaultMaxBytes } = options;
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) =>
      Math.ceil(answer.bytes * compressedShare) + key.length + answerBytes,
  });
  const underWay = new Map<string, Promise<Answer>>();
  /** Popular answers grow old together; renewing all of them at once would slow everybody down. */
  let isRenewing = false;

  async function look(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const askedAt = monotonicMs();
    try {
      const found = await find();
      const before = kept.peek(key)?.answer;
      // What has not changed is kept with its compressed forms.
      const answer = before?.plain.etag === found.plain.etag ? before : found;
      kept.set(key, { answer, askedAt });
      return answer;
    } catch (error) {
      // For instance, the record is gone and its old answer must go too. An outage changes nothing.
      if (error instanceof ProblemError && error.status < 500) kept.delete(key);
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  function lookOnce(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const answer = look(key, find);
    underWay.set(key, answer);
    return answer;
  }

  async function renew(key: string, find: () => Promise<Answer>): Promise<void> {
    isRenewing = true;
    try {
      await lookOnce(key, find);
    } catch (error) {
      if (!(error instanceof ProblemError)) onFailure(error);
    } finally {
      isRenewing = false;
    }
  }

  return {
    bytes: () => kept.calculatedSize,
    get(key, find, onStatus) {
      const known = kept.get(key);
      const age = known === undefined ? staleMs : monotonicMs() - known.askedAt;
      if (known !== undefined && age < freshMs) {
        onStatus?.('hit');
        return known.answer;
      }
      if (known === undefined || age >= staleMs) {
        onStatus?.(underWay.has(key) ? 'shared' : 'miss');
        return lookOnce(key, find);
      }
      onStatus?.('stale');
      if (!underWay.has(key) && !isRenewing) void renew(key, find);
      return known.answer;
    },
  };
}

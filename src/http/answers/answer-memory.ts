/** Answers given lately, by what was asked. */
import { LRUCache } from 'lru-cache';
import { ProblemError } from '../../api/problem.js';
import type { How } from '../access.js';
import type { Answer } from './answer.js';

export interface AnswerMemory {
  /**
   * The answer kept under this key, else what `find` gives: asked once for all who wait for the
   * same. A failure is theirs alone and is not kept.
   */
  get(
    key: string,
    find: () => Promise<Answer>,
    tell?: (how: How) => void,
  ): Answer | Promise<Answer>;
  /** What the answers weigh together. */
  bytes(): number;
}

export interface AnswerMemoryOptions {
  /** How long an answer is given without another look. */
  readonly freshMs: number;
  /** Until when it is given while another look is under way: from then on, callers wait for that. */
  readonly staleMs: number;
  /** Hears of a look that failed in the background, when nobody waits for it. */
  readonly onFailure: (error: unknown) => void;
  /** What the answers may weigh together. */
  readonly maxBytes?: number;
  /** Measures ages: the clock of the machine may be set meanwhile. */
  readonly monotonicMs?: () => number;
}

interface Kept {
  readonly answer: Answer;
  /** When it was looked up: what changed meanwhile may not be in it. */
  readonly askedAt: number;
}

const defaultMaxBytes = 6_000_000;
/** What an answer weighs beside its body: headers, validators, its place here. */
const answerBytes = 1_000;
/** Its compressed forms together are half as large as the body, or less. */
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

  async function look(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const askedAt = monotonicMs();
    try {
      const answer = await find();
      kept.set(key, { answer, askedAt });
      return answer;
    } catch (error) {
      // The record is gone, say: an old answer must not outlive it. An outage is no such news.
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

  return {
    bytes: () => kept.calculatedSize,
    get(key, find, tell) {
      const known = kept.get(key);
      const age = known === undefined ? staleMs : monotonicMs() - known.askedAt;
      if (known !== undefined && age < freshMs) {
        tell?.('hit');
        return known.answer;
      }
      if (known === undefined || age >= staleMs) {
        tell?.(underWay.has(key) ? 'shared' : 'looked-up');
        return lookOnce(key, find);
      }
      tell?.('stale');
      if (!underWay.has(key)) {
        lookOnce(key, find).catch((error: unknown) => {
          if (!(error instanceof ProblemError)) onFailure(error);
        });
      }
      return known.answer;
    },
  };
}

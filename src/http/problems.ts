/** Errors as replies. */
import {
  internalError,
  ProblemError,
  problemBody,
  quotaExceeded,
  rateLimited,
  unavailable,
} from '../api/problem.js';
import { CatalogueUnavailableError } from '../catalogue/catalogue.js';
import { KeysUnavailableError } from '../keys/keys.js';
import type { Decision } from '../limits/limiter.js';
import type { Reply } from './exchange.js';

/** What a caller may see of an error. An internal one becomes a problem that reveals nothing. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const isOutage =
    error instanceof CatalogueUnavailableError || error instanceof KeysUnavailableError;
  return isOutage ? unavailable() : internalError();
}

/** The problem of a refused request, which says how long to wait. */
export function quotaProblem(refused: Extract<Decision, { allowed: false }>): ProblemError {
  const seconds = refused[refused.refusedBy].resetSeconds;
  return refused.refusedBy === 'month' ? quotaExceeded(seconds) : rateLimited(seconds);
}

export function problemReply(problem: ProblemError, requestId: string): Reply {
  return {
    status: problem.status,
    headers: [
      ...Object.entries(problem.extra.headers ?? {}).flat(),
      ...['Cache-Control', 'private, no-store'],
      ...['Content-Type', 'application/problem+json'],
    ],
    body: Buffer.from(JSON.stringify(problemBody(problem, requestId))),
  };
}

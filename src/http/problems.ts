/** Errors as replies. */
import { CatalogueUnavailableError } from '../catalogue/catalogue.js';
import type { Reply } from './exchange.js';
import { internalError, ProblemError, problemBody, unavailable } from './problem.js';

/** What a caller may see of an error. An internal one becomes a problem that reveals nothing. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return error instanceof CatalogueUnavailableError ? unavailable() : internalError();
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

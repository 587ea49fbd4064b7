import { internalError, ProblemError, problemBody, unavailable } from '../../api/problem.js';
import { CatalogueUnavailableError } from '../../catalogue/catalogue.js';
import { KeysUnavailableError } from '../../keys/keys.js';
import type { Context, Middleware } from '../state.js';

export interface ProblemContext {
  /** Told of each failure that is ours, with what the caller must not see. */
  readonly onFailure: (error: unknown, ctx: Context) => void;
}

/** Writes every error as a problem; headers that were set before it was thrown stay. */
export const problems =
  ({ onFailure }: ProblemContext): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = toProblem(error);
      if (problem !== error) onFailure(error, ctx);
      ctx.status = problem.status;
      ctx.set(problem.extra.headers ?? {});
      ctx.set('Cache-Control', 'private, no-store');
      ctx.type = 'application/problem+json';
      ctx.body = problemBody(problem, ctx.state.requestId);
    }
  };

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const isOutage =
    error instanceof CatalogueUnavailableError || error instanceof KeysUnavailableError;
  return isOutage ? unavailable() : internalError();
}

/** Every mount queries the catalogue through this, so that engine calls are tied to their request. */
import { traceparentOf } from '../telemetry/request-scope.js';
import type { Exchange } from './exchange.js';

/** Runs the work and ties its engine calls to the request; without engines it just runs it. */
export async function inScope<Result>(
  exchange: Exchange,
  work: () => Promise<Result>,
): Promise<Result> {
  const { enterScope, requestId, request } = exchange;
  if (enterScope === undefined) return work();
  exchange.scope ??= {
    requestId,
    traceparent: traceparentOf(request.headers.traceparent),
    engineMs: 0,
  };
  return enterScope(exchange.scope, work);
}

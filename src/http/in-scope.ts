/** Whatever a mount asks of the catalogue is asked here, so that it is known for which request. */
import { traceparentOf } from '../observability/request-scope.js';
import type { Exchange } from './exchange.js';

/** Does the work with the calls that it makes to engines tied to the request, where there are engines. */
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

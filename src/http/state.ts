/** What middleware hands on with a request; nothing else is hung on Koa's context. */
import type { DefaultContext, Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import type { ApiKeyRecord } from '../keys/keys.js';
import type { Tier } from '../limits/tiers.js';

/** Who calls, once the key is known to be live. */
export interface Caller {
  readonly key: ApiKeyRecord;
  readonly tier: Tier;
}

export interface State {
  requestId: string;
  caller?: Caller;
  /** The path template of the endpoint, for logs and metrics, where raw paths must not stand. */
  route?: string;
}

export type Context = ParameterizedContext<State, DefaultContext>;
export type Middleware = KoaMiddleware<State, DefaultContext>;

/** Sets headers of an answer; for each of the dozen, Koa's own `set` would make three arrays. */
export function setHeaders({ res }: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

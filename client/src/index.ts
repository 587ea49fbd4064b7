/**
 * A client for Menologion, the Orthodox calendar and its saints as a JSON API. Paths, parameters
 * and answers are typed by the OpenAPI document that the service serves.
 */
import createClient from 'openapi-fetch';
import { ProblemError } from './problem-error.js';
import type { AnswerOf, Arguments, ItemOf, ListPath, Path, RequestOptions } from './types.js';

export { type ProblemCode, ProblemError } from './problem-error.js';
export type {
  AnswerOf,
  ItemOf,
  ListPath,
  ParametersOf,
  Path,
  RequestOptions,
  Schemas,
} from './types.js';

export interface MenologionOptions {
  /** Your API key, `omk_…`. */
  readonly key: string;
  /** The address of the service without `/v1`, such as `https://menologion.example`. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`, to add retries or caching, or in tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * The operations of the service. All of them throw a `ProblemError` when the service answers with an
 * error, and let the errors of `fetch` through when there is no answer.
 */
export interface Menologion {
  /** Gets a single answer: `get('/v1/saints/{slug}', { slug: 'nicholas-of-myra' })`. */
  get<P extends Path>(path: P, ...rest: Arguments<P>): Promise<AnswerOf<P>>;
  /** Iterates over the pages of a list, starting at `cursor` if given; each page is one request. */
  pages<P extends ListPath>(path: P, ...rest: Arguments<P>): AsyncGenerator<AnswerOf<P>, undefined>;
  /** Iterates over the items on the pages of a list; `limit` is the number of items in a page. */
  items<P extends ListPath>(path: P, ...rest: Arguments<P>): AsyncGenerator<ItemOf<P>, undefined>;
}

/** Creates a client for the service at `baseUrl`. It holds no connection or other state. */
export function createMenologion({ key, baseUrl, fetch }: MenologionOptions): Menologion {
  const client = createClient<Untyped>({
    baseUrl,
    headers: { Authorization: `Bearer ${key}` },
    ...(fetch && { fetch }),
  });

  async function get(path: string, parameters: Values = {}, { signal }: RequestOptions = {}) {
    const isInPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
    const given = Object.entries(parameters);
    const params = {
      path: Object.fromEntries(given.filter((each) => isInPath(each))),
      query: Object.fromEntries(given.filter((each) => !isInPath(each))),
    };
    const { data, error, response } = await client.GET(path, { params, signal: signal ?? null });
    if (!response.ok) throw new ProblemError(response, error);
    return data;
  }

  async function* pages(path: string, parameters?: Values, options?: RequestOptions) {
    let cursor = parameters?.cursor;
    do {
      const page = (await get(path, { ...parameters, cursor }, options)) as UntypedList;
      yield page;
      cursor = page.nextCursor;
    } while (cursor);
  }

  async function* items(path: string, parameters?: Values, options?: RequestOptions) {
    for await (const { data } of pages(path, parameters, options)) yield* data;
  }

  return { get, pages, items } as Menologion;
}

type Values = Readonly<Record<string, unknown>>;

interface UntypedList {
  readonly data: readonly unknown[];
  readonly nextCursor: string | null;
}

/** The implementation accepts any path; `Menologion` has the precise types for callers. */
type Untyped = Record<
  string,
  {
    get: {
      parameters: { path: Record<string, unknown>; query: Record<string, unknown> };
      responses: { 200: { content: { 'application/json': unknown } } };
    };
  }
>;

/**
 * A client for Menologion, the Orthodox calendar and its saints as a JSON API. Paths, parameters
 * and answers are typed by the OpenAPI document that the service serves.
 */
import createClient from 'openapi-fetch';
import { withAbsoluteUrls } from './helpers.js';
import { ProblemError } from './problem-error.js';
import type {
  AnswerOf,
  Arguments,
  Fields,
  ItemOf,
  ListPath,
  NamedAnswerOf,
  Naming,
  NamingPath,
  ParametersOf,
  Path,
  RequestOptions,
  WithFields,
} from './types.js';

export { feastsOf, hymnText } from './helpers.js';

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
  /** The address of the service, such as `https://menologion.example`. */
  readonly baseUrl: string;
  /** Whether each `url` of an answer begins with the address of the service; a path by default. */
  readonly absoluteUrls?: boolean;
  /** Replaces the global `fetch`, to add retries or caching, or in tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * The operations of the service. All of them throw a `ProblemError` when the service answers with an
 * error, and let the errors of `fetch` through when there is no answer.
 */
export interface Menologion {
  /** Gets several records in full, by name: `get('/v1/saints', { slug: 'anna,cosmas' })`. */
  get<P extends NamingPath, const F extends string = never>(
    path: P,
    parameters: ParametersOf<P> & Naming & { fields?: F },
    options?: RequestOptions,
  ): Promise<[F] extends [never] ? NamedAnswerOf<P> : WithFields<NamedAnswerOf<P>, F>>;
  /** Gets only some fields: `get('/v1/saints/{slug}', { slug: 'anna', fields: 'name,url' })`. */
  get<P extends Path, const F extends string>(
    path: P,
    parameters: ParametersOf<P> & { fields: F },
    options?: RequestOptions,
  ): Promise<WithFields<AnswerOf<P>, F>>;
  /** Gets a single answer: `get('/v1/saints/{slug}', { slug: 'nicholas-of-myra' })`. */
  get<P extends Path>(path: P, ...rest: Arguments<P>): Promise<AnswerOf<P>>;
  /**
   * Gets the day that it is where the program runs, or in the `timezone` given. `get` of
   * `/v1/calendar/today` goes by UTC.
   */
  today<const F extends string = never>(
    parameters?: ParametersOf<'/v1/calendar/today'> & { fields?: F },
    options?: RequestOptions,
  ): Promise<[F] extends [never] ? Today : WithFields<Today, F>>;
  /** Iterates over pages with only some fields of the items. */
  pages<P extends ListPath, const F extends string>(
    path: P,
    parameters: ParametersOf<P> & { fields: F },
    options?: RequestOptions,
  ): AsyncGenerator<WithFields<AnswerOf<P>, F>, undefined>;
  /** Iterates over the pages of a list, starting at `cursor` if given; each page is one request. */
  pages<P extends ListPath>(path: P, ...rest: Arguments<P>): AsyncGenerator<AnswerOf<P>, undefined>;
  /** Iterates over items with only some fields. */
  items<P extends ListPath, const F extends string>(
    path: P,
    parameters: ParametersOf<P> & { fields: F },
    options?: RequestOptions,
  ): AsyncGenerator<Fields<ItemOf<P>, F>, undefined>;
  /** Iterates over the items on the pages of a list; `limit` is the number of items in a page. */
  items<P extends ListPath>(path: P, ...rest: Arguments<P>): AsyncGenerator<ItemOf<P>, undefined>;
}

type Today = AnswerOf<'/v1/calendar/today'>;

/**
 * Creates a client for the service at `baseUrl`. It holds no connection or other state. Throws a
 * `TypeError` without a key or an address.
 */
export function createMenologion(options: MenologionOptions): Menologion {
  const { key, baseUrl, absoluteUrls = false, fetch } = options;
  if (!key) throw new TypeError('createMenologion needs your API key as `key`');
  if (!isAddress(baseUrl)) {
    throw new TypeError('createMenologion needs the address of the service as `baseUrl`');
  }
  const address = baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
  const client = createClient<Untyped>({
    baseUrl: address,
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
    return absoluteUrls ? withAbsoluteUrls(data, address) : data;
  }

  function today(parameters?: Values, options?: RequestOptions) {
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    return get('/v1/calendar/today', { timezone, ...parameters }, options);
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

  return { get, today, pages, items } as Menologion;
}

/** Programs in JavaScript may pass nothing, or something else. */
const isAddress = (text: unknown) => typeof text === 'string' && /^https?:\/\/./.test(text);

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

/** A page as a mount: limit by address → cached answer, or check → look up → render. */
import type { AddressLimit } from '../../access/address-limit.js';
import type { LookUp } from '../../access/gate.js';
import { pathParameters } from '../../api/operation.js';
import { createParser, createPathCheck, type ParameterParser } from '../../api/parse.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import type { AnswerCache } from '../../http/answers/answer-cache.js';
import type { Exchange, Reply } from '../../http/exchange.js';
import { type Mount, readers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import type { Page, PageRow, RedirectRow } from '../page.js';
import { html, pageHeaders, siteHeaders } from './page-headers.js';

export interface PageMountContext {
  readonly render: (page: Page) => string;
  readonly answers: AnswerCache;
  readonly addressLimit: AddressLimit;
  readonly lookUp: LookUp;
}

export function pageMount(row: PageRow, context: PageMountContext): Mount {
  const { render, answers, addressLimit, lookUp } = context;
  const { path, cache, dependsOn, policy, link } = row;
  const read = createReader(row);
  const linked = link === undefined ? [] : ['Link', link];
  const head = { headers: [...pageHeaders(policy), ...publicLifetime(cache), ...linked], vary: [] };
  return {
    path,
    methods: readers,
    headers: siteHeaders,
    preflight: null,
    accepts: createPathCheck(row),
    answer: (exchange, segments) =>
      addressLimit(exchange, async () => {
        const { query, values } = read(exchange, segments);
        const key = `${dependsOn?.() ?? ''} ${exchange.path}?${query}`;
        try {
          const answer = await answers.get(key, async () => {
            const checked = values();
            const page = await lookUp(exchange, () => row.find(checked));
            return answerOf(Buffer.from(render(page)), html, head);
          });
          return await replyWith(answer, exchange);
        } catch (error) {
          return movedReply(error, row);
        }
      }),
  };
}

/** Redirects to a renamed record: its path in the API is that of its page, under `/v1`. */
function movedReply(error: unknown, { cache }: PageRow): Reply {
  if (!(error instanceof ProblemError) || error.code !== 'moved') throw error;
  const location = error.extra.headers?.Location?.replace(/^\/v1/, '') ?? '/';
  return { status: 301, headers: ['Location', location, ...publicLifetime(cache)] };
}

export function redirectMount(row: RedirectRow, addressLimit: AddressLimit): Mount {
  const read = createReader(row);
  return {
    path: row.path,
    methods: readers,
    headers: siteHeaders,
    preflight: null,
    accepts: createPathCheck(row),
    answer: (exchange, segments) =>
      addressLimit(exchange, async () => {
        const { to, maxAge } = row.redirect(read(exchange, segments).values());
        const headers = ['Location', to, 'Cache-Control', `public, max-age=${maxAge}`];
        return { status: 302, headers };
      }),
  };
}

interface Asked {
  /** With only the page's own parameters: the key under which the answer is cached. */
  readonly query: string;
  /** The checked values; throws a problem that lists every mistake. */
  values(): Record<string, unknown>;
}

/** Reads a request for a page: its path, and the query parameters that the page knows. */
function createReader({ path, parameters }: Pick<PageRow, 'path' | 'parameters'>) {
  const names = pathParameters(path);
  const ofQuery = Object.keys(parameters.properties).filter((name) => !names.includes(name));
  // Made on first use: compiling all of them would be half of what pages add to the start.
  let made: ParameterParser | undefined;
  const parser = () => {
    made ??= createParser(parameters);
    return made;
  };
  return ({ querystring }: Exchange, segments: readonly string[]): Asked => {
    const query = onlyNamed(ofQuery, querystring);
    const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
    return { query, values: () => parser()(ofPath, query) };
  };
}

/**
 * The query with only the page's own parameters, each once: `utm_source` and the like are ignored,
 * and so are the empty fields of a form.
 */
function onlyNamed(names: readonly string[], querystring: string): string {
  const pairs = querystring.split('&');
  return names
    .map((name) => pairs.find((pair) => pair.startsWith(`${name}=`) && pair !== `${name}=`))
    .filter((pair) => pair !== undefined)
    .join('&');
}

/** Pages, redirects and problems as replies. */
import type { AddressLimit } from '../../access/address-limit.js';
import { pathParameters } from '../../api/operation.js';
import { createParser, createPathCheck } from '../../api/parse.js';
import { answerOf, publicLifetime, replyWith } from '../../http/answers/answer.js';
import type { Exchange, Reply } from '../../http/exchange.js';
import type { Mount } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import type { Page, PageRow, RedirectRow } from '../page.js';
import { errorPage } from '../texts/error.js';
import { pageHeaders, siteReader } from './page-headers.js';

const html = 'text/html; charset=utf-8';

type Render = (page: Page) => string;

/** Limit by address → check → cached answer, or look up → render. */
export function pageMount(row: PageRow, render: Render, context: SiteContext): Mount {
  const { answers, addressLimit, lookUp } = context;
  const { path, cache, dependsOn, policy, link } = row;
  const read = createReader(row);
  const linked = link === undefined ? [] : ['Link', link];
  const head = { headers: [...pageHeaders(policy), ...publicLifetime(cache), ...linked] };
  return {
    path,
    ...siteReader,
    accepts: createPathCheck(row),
    answer: (exchange, segments) =>
      addressLimit(exchange, async () => {
        const { query, values } = read(exchange, segments);
        const key = `${dependsOn?.() ?? ''} ${exchange.path}?${query}`;
        try {
          const answer = await answers.get(key, async () => {
            const page = await lookUp(exchange, () => row.find(values));
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
    ...siteReader,
    accepts: createPathCheck(row),
    answer: (exchange, segments) =>
      addressLimit(exchange, async () => {
        const { to, maxAge } = row.redirect(read(exchange, segments).values);
        const headers = ['Location', to, 'Cache-Control', `public, max-age=${maxAge}`];
        return { status: 302, headers };
      }),
  };
}

/**
 * Reads a request for a page: its checked values, and the query under which the answer is cached,
 * with only the page's own parameters.
 */
function createReader({ path, parameters }: Pick<PageRow, 'path' | 'parameters'>) {
  const names = pathParameters(path);
  const ofQuery = Object.keys(parameters.properties).filter((name) => !names.includes(name));
  const parse = createParser(parameters);
  return ({ querystring }: Exchange, segments: readonly string[]) => {
    const query = onlyNamed(ofQuery, querystring);
    const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
    return { query, values: parse(ofPath, query) };
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

/** Whoever requests these is a program, whatever it accepts. */
const forPrograms = /^\/(v1|mcp|health|\.well-known)(\/|$)/;

/** The problem as a page for callers who prefer HTML; undefined for all others. */
export const problemReplies =
  (render: Render) =>
  (problem: ProblemError, { request, path }: Exchange): Reply | undefined => {
    const accepts = request.headers.accept ?? '';
    if (!accepts.includes('text/html') || forPrograms.test(path)) return undefined;
    return {
      status: problem.status,
      headers: [
        ...['Content-Type', html],
        ...pageHeaders(),
        ...Object.entries(problem.extra.headers ?? {}).flat(),
        ...['Cache-Control', 'private, no-store'],
      ],
      body: Buffer.from(render(errorPage(problem, path))),
    };
  };

/** Pages, redirects and problems as replies. */
import type { AddressLimit } from '../../access/address-limit.js';
import { findChurch } from '../../api/church.js';
import { today } from '../../api/dates.js';
import { pathParameters } from '../../api/operation.js';
import { createParser, createPathCheck } from '../../api/parse.js';
import { reportUrlsOf } from '../../api/report-urls.js';
import { formatDate } from '../../calendar/reckoning.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import { answerOf, publicLifetime, replyWith, untilMidnight } from '../../http/answers/answer.js';
import { type Exchange, type Reply, rawHeaders, uncachedReply } from '../../http/exchange.js';
import { type Mount, readers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import type { SiteContext } from '../context.js';
import type { Page, PageRow, RedirectRow } from '../page.js';
import {
  addPreferences,
  calendarIn,
  preferencesIn,
  preferencesOf,
  withQuery,
} from '../preferences.js';
import { errorPage } from '../texts/error.js';

const html = 'text/html; charset=utf-8';

/** What is the same for all mounts of pages: scripts of other origins may not read them. */
export const siteReader = {
  methods: readers,
  headers: ['X-Content-Type-Options', 'nosniff'],
  preflight: null,
} satisfies Partial<Mount>;

/** Only from this origin, and no scripts unless a page says so. Linked data does not count as one. */
const basePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const usualPolicy = "img-src 'self'; form-action 'self'";

/** The headers of a page; `own` are directives of its own instead of the usual ones. */
const pageHeaders = (own = usualPolicy) =>
  rawHeaders({
    'Content-Security-Policy': `${basePolicy}; ${own}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });

/** The HTML of a page; the address is where to report a mistake on it. */
type Render = (page: Page, reportUrl: string | null) => string;

/** Limit by address → check → cached answer, or look up → render. */
export function pageMount(row: PageRow, render: Render, context: SiteContext): Mount {
  const { answers, addressLimit, catalogue, lookUp, now } = context;
  const { cache, dependsOn, policy, link } = row;
  const reportUrls = reportUrlsOf(context);
  const linked = link === undefined ? [] : ['Link', link];
  const headers = [...pageHeaders(policy), ...publicLifetime(cache), ...linked];
  return mountOf(row, addressLimit, async (exchange, values, query) => {
    const church = await chosenChurch(exchange, catalogue);
    const preferences = preferencesIn(exchange.querystring);
    if (church !== undefined && preferencesOf(church).join() !== preferences.join()) {
      const asked = query.split('&').filter((pair) => !/^(?:calendar|use)=|^$/.test(pair));
      const address = [exchange.path, ...(asked.length > 0 ? [asked.join('&')] : [])].join('?');
      return redirectReply(303, withQuery(address, preferencesOf(church)), cache.sMaxAge);
    }
    const other = row.leadsTo?.(values);
    if (other !== undefined)
      return redirectReply(303, withQuery(other, preferences), cache.sMaxAge);
    // A citation says when the page was read.
    const read = formatDate(today(now()));
    const key = `${read} ${dependsOn?.() ?? ''} ${exchange.path}?${query} ${preferences}`;
    try {
      const answer = await answers.get(exchange, key, async () => {
        const found = await lookUp(exchange, () =>
          row.load(values, { calendar: calendarIn(preferences), church }),
        );
        const page = church ? ofChurch(found, church) : found;
        // The path of the page has the calendar and the use that are shown.
        const shown = preferencesIn(`${page.path}&${preferences.join('&')}`);
        // A page needs no catalogue for this.
        const urlOf = await reportUrls().catch(() => () => null);
        const text = addPreferences(render(page, urlOf(page.path)), shown);
        return answerOf(Buffer.from(text), html, { headers });
      });
      const reply = await replyWith(answer, exchange);
      return dependsOn === undefined ? reply : untilMidnight(reply, now());
    } catch (error) {
      return movedReply(error, row);
    }
  });
}

const ofChurch = (page: Page, church: ListedChurch): Page => ({
  ...page,
  church,
  ...(page.feeds && { feeds: { ...page.feeds, church } }),
});

/** The church that is chosen, if any. */
const chosenChurch = ({ querystring }: Exchange, catalogue: SiteContext['catalogue']) =>
  findChurch(catalogue, new URLSearchParams(querystring).get('church') || undefined);

/** Redirects to a renamed record: its path in the API is that of its page, under `/v1`. */
function movedReply(error: unknown, { cache }: PageRow): Reply {
  if (!(error instanceof ProblemError) || error.code !== 'moved') throw error;
  const location = error.extra.headers?.Location?.replace(/^\/v1/, '') ?? '/';
  return { status: 301, headers: ['Location', location, ...publicLifetime(cache)] };
}

export const redirectMount = (row: RedirectRow, { addressLimit, catalogue }: SiteContext): Mount =>
  mountOf(row, addressLimit, async (exchange, values) => {
    const church = await chosenChurch(exchange, catalogue);
    const { to, maxAge } = row.redirect(values);
    const preferences = church ? preferencesOf(church) : preferencesIn(exchange.querystring);
    return redirectReply(302, withQuery(to, preferences), maxAge);
  });

const redirectReply = (status: number, to: string, maxAge: number): Reply => ({
  status,
  headers: ['Location', to, 'Cache-Control', `public, max-age=${maxAge}`],
});

/** Has `answer` take the checked values, and the query with only the page's own parameters. */
function mountOf(
  { path, parameters }: Pick<PageRow, 'path' | 'parameters'>,
  addressLimit: AddressLimit,
  answer: (exchange: Exchange, values: Record<string, unknown>, query: string) => Promise<Reply>,
): Mount {
  const names = pathParameters(path);
  const ofQuery = Object.keys(parameters.properties).filter((name) => !names.includes(name));
  const parse = createParser(parameters);
  return {
    path,
    ...siteReader,
    accepts: createPathCheck({ path, parameters }),
    answer: (exchange, segments) =>
      addressLimit(exchange, async () => {
        const query = onlyNamed(ofQuery, exchange.querystring);
        const ofPath = new Map(names.map((name, index) => [name, segments[index] ?? '']));
        return answer(exchange, parse(ofPath, query), query);
      }),
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
    const headers = [...pageHeaders(), ...Object.entries(problem.extra.headers ?? {}).flat()];
    return uncachedReply(problem.status, html, render(errorPage(problem, path), null), headers);
  };

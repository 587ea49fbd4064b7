/** Pages of a service, as a browser asks for them. */
import { Parser } from 'htmlparser2';
import type { FeastDetail } from '../../src/api/operations/feasts.js';
import { typeset } from '../../src/site/words.js';
import {
  type ServiceOptions,
  startForSuite,
  startForTest,
  startTestService,
  type TestService,
} from './service/test-service.js';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

export interface PagesService extends TestService {
  /** Asks as a browser does, without following redirects. */
  page(path: string, headers?: Readonly<Record<string, string>>): Promise<PageAnswer>;
  /** The same, with what is on the page. */
  read(path: string): Promise<PageAnswer & ReturnType<typeof readHtml>>;
}

const unlimited = { perMinute: null, perMonth: null };

/** The service with its pages; whoever starts it stops it. */
export const startPages = async (options: ServiceOptions = {}): Promise<PagesService> =>
  withPages(await startTestService({ pages: unlimited, ...options }));

/** The service with its pages for the tests of a file, stopped after the last. */
export const startPagesForSuite = async (options: ServiceOptions = {}): Promise<PagesService> =>
  withPages(await startForSuite({ pages: unlimited, ...options }));

/** The same for a single test. */
export const startPagesForTest = async (options: ServiceOptions = {}): Promise<PagesService> =>
  withPages(await startForTest({ pages: unlimited, ...options }));

let ofCorpus: Promise<PagesService> | undefined;

/**
 * The service over the fixtures for tests that only read its answers: a worker has one for all its
 * files, since starting one takes a tenth of a second. It ends with the worker.
 */
export function corpusPages(): Promise<PagesService> {
  ofCorpus ??= startPages();
  return ofCorpus;
}

function withPages(service: TestService): PagesService {
  const page: PagesService['page'] = async (path, headers = {}) => {
    const response = await fetch(service.url + path, {
      headers: { Accept: 'text/html,*/*;q=0.8', ...headers },
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  async function read(path: string) {
    const answer = await page(path);
    return { ...answer, ...readHtml(answer.html) };
  }
  return { ...service, page, read };
}

/** One page of each kind, the days of the test clock among them. */
export const kinds = [
  '/',
  '/calendar',
  '/calendar/2026-12-06',
  '/calendar/2026-12-19?calendar=julian',
  '/calendar/2026/12',
  '/calendar/2027/1?calendar=julian',
  '/calendar/2026/week/49',
  '/calendar/2026/week/51?calendar=julian',
  '/bulletin/2026-12-06',
  '/calendar/pascha/2027',
  '/calendar/great-feasts/2027',
  '/calendar/fasts/2027',
  '/calendar/weddings/2027',
  '/calendar/memorials/2027',
  '/calendar/sheet/2027',
  '/calendar/wall/2027',
  '/saints',
  '/saints?sex=female&century=4',
  '/saints/by-letter/n',
  '/saints/nicholas-of-myra',
  '/saints/nicholas-of-myra/hymnography',
  '/feasts',
  '/feasts/nativity-of-christ',
  '/feasts/pascha',
  '/compare',
  '/compare?saints=basil-the-great%2Cgregory-the-theologian',
  '/name-days',
  '/name-days?name=Dmitri',
  '/countries',
  '/countries/georgia',
  '/countries?category=apostle',
  '/search',
  '/search?q=nicholas',
  '/search?q=martyr&country=georgia',
  '/search?q=xqzvkw',
  '/feeds',
  '/churches',
  '/kinds',
  '/guests',
  '/embed',
  '/docs',
  '/changelog',
  '/status',
  '/docs/console',
  '/problems',
  '/problems/rate-limited',
  '/attribution',
  '/terms',
  '/about',
  '/accuracy',
] as const;

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of a document in order, where its links lead, and the text of its `main`. */
export function readHtml(html: string) {
  const elements: Element[] = [];
  let text = '';
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push({ name, attributes });
      if (name === 'main' || depth > 0) depth += 1;
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
    ontext(data) {
      if (depth > 0) text += data;
    },
  });
  parser.end(html);
  const hrefs = elements.flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined ? href : [],
  );
  return { elements, hrefs, text };
}

/** The cells of a month as text: each row a week, from Sunday. */
export const monthCells = (html: string): string[][] =>
  (html.split('<tbody>')[1]?.split('<tr>').slice(1) ?? []).map((row) =>
    row
      .split('<td')
      .slice(1)
      .map((cell) => readHtml(`<main><td${cell}</main>`).text),
  );

/** The title of a feast, as pages print it. */
export const titleOf = async (service: TestService, key: string): Promise<string> =>
  typeset((await service.ask<FeastDetail>(`/v1/feasts/${key}`)).body.title);

/** The paths of this service that elements link or load, fragments left out. */
export function linksOf(elements: readonly Element[], origin: string): string[] {
  const targets = elements.flatMap(({ attributes: { href, src } }) =>
    [href, src].filter((target) => target !== undefined),
  );
  const paths = targets.flatMap((target) => {
    const url = new URL(target, origin);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
  return [...new Set(paths)];
}

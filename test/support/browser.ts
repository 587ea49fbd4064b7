/** Chromium, where it is installed: tests of pages are skipped by name without it. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const hasBrowser = existsSync(executablePath);

if (!hasBrowser && process.env.REQUIRE_BROWSER === '1') {
  throw new Error(`REQUIRE_BROWSER is set, and there is no Chromium at ${executablePath}`);
}

/** The name of tests that need it, with the reason if they are skipped. */
export const withBrowser = (name: string) =>
  hasBrowser ? name : `${name} [skipped: no Chromium at ${executablePath}]`;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox'] });

/** What a page did while it was visited. */
interface Seen {
  /** Violations of the content security policy, as the browser reports them. */
  readonly violations: string[];
  /** Requests to other origins, none of which should be. */
  readonly abroad: string[];
}

export interface Window {
  readonly page: Page;
  /** Loads a page, in place of the one before. */
  goto(url: string): Promise<Seen>;
  close(): Promise<void>;
}

/** A window for pages one after the other: a new one for each takes longer than the page itself. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // The day of the test clock, so that the front page leads to no other; playwright's own clock
  // would take the place of `performance` too.
  await page.addInitScript(
    "Date = class extends Date { constructor(...given) { super(...(given.length ? given : ['2026-12-06T06:00Z'])); } }",
  );
  let origin = '';
  let seen: Seen;
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) {
      seen.violations.push(message.text());
    }
  });
  page.on('pageerror', (error) => seen.violations.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      seen.abroad.push(request.url());
    }
  });
  return {
    page,
    async goto(url) {
      seen = { violations: [], abroad: [] };
      ({ origin } = new URL(url));
      await page.goto(url, { waitUntil: 'load' });
      if (options.javaScriptEnabled !== false) await page.evaluate('document.fonts.ready');
      return seen;
    },
    close: () => context.close(),
  };
}

/** A page in a window of its own. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const window = await openWindow(browser, options);
  return { ...window, ...(await window.goto(url)) };
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/**
 * What axe finds against WCAG 2 A and AA and its best practices, by rule and element; by the rules
 * of `only`, if there are any.
 */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<string[]> {
  await page.evaluate(axeSource);
  const run = {
    ...(only && { runOnly: only }),
    // What passes need not be told in full, which would take as long as the rules themselves.
    resultTypes: ['violations'],
  };
  const results = (await page.evaluate(`axe.run(document, ${JSON.stringify(run)})`)) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`),
  );
}

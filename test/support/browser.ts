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

export interface Visit {
  readonly page: Page;
  /** Violations of the content security policy, as the browser reports them. */
  readonly violations: string[];
  /** Requests to other origins, none of which should be. */
  readonly abroad: string[];
  close(): Promise<void>;
}

/** A page of its own in a window of its own. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const violations: string[] = [];
  const abroad: string[] = [];
  const { origin } = new URL(url);
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      abroad.push(request.url());
    }
  });
  await page.goto(url, { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await page.evaluate('document.fonts.ready');
  return { page, violations, abroad, close: () => context.close() };
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

interface AxeOptions {
  /** Rules left out, by name. */
  readonly without?: readonly string[];
  /** These rules alone; all of them when absent. */
  readonly only?: readonly string[];
}

/** What axe finds against WCAG 2 A and AA and its best practices, by rule and element. */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { without = [], only } = options;
  await page.evaluate(axeSource);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const run =
    only === undefined ? { rules } : { runOnly: only.filter((rule) => !without.includes(rule)) };
  const results = (await page.evaluate(`axe.run(document, ${JSON.stringify(run)})`)) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`),
  );
}

/** The pages in a real browser. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typeset } from '../../src/site/words.js';
import {
  axeFindings,
  hasBrowser,
  openBrowser,
  openWindow,
  visit,
  type Window,
  withBrowser,
} from '../support/browser.js';
import { kinds, type PagesService, startPages } from '../support/pages.js';

let service: PagesService;
let browser: Browser;

const phone = { width: 360, height: 740 } as const;
const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: phone, colorScheme: 'light', isMobile: true, hasTouch: true },
};

/** As the sheet asks for. */
const sheetMargin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };

/** The sides of a printed document. */
const sidesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

const read = '/saints/nicholas-of-myra';

describe.skipIf(!hasBrowser)(withBrowser('in Chromium'), () => {
  beforeAll(async () => {
    [service, browser] = await Promise.all([startPages(), openBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  describe.each(Object.keys(looks))('%s', (look) => {
    let window: Window;
    beforeAll(async () => {
      window = await openWindow(browser, looks[look]);
    });
    afterAll(() => window?.close());

    test.each(kinds)(
      '%s is open to all, and loads nothing from elsewhere',
      async (path) => {
        const { page } = window;
        const { violations, abroad } = await window.goto(service.url + path);
        // In the dark nothing but the colours is another than by day.
        const only = look === 'dark' ? ['color-contrast'] : undefined;
        expect(await axeFindings(page, only)).toEqual([]);
        const overflow =
          'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(overflow)).toBe(0);
        expect(violations).toEqual([]);
        expect(abroad).toEqual([]);
      },
      30_000,
    );
  });

  test('the first Tab stop skips to the text, the next one is the search', async () => {
    const { page, close } = await visit(browser, service.url + read);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    await page.focus('header input[type=search]');
    await page.keyboard.type('nicholas of myra');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=nicholas+of+myra');
    const first = page.locator('.results a').first();
    expect(await first.getAttribute('href')).toBe(read);
    await close();
  });

  test.each(['/', '/search'])('%s offers names while one is typed', async (path) => {
    const { page, violations, close } = await visit(browser, service.url + path);
    await page.focus('#q');
    await page.keyboard.type('nichol', { delay: 20 });
    await page.waitForSelector('#suggested option', { state: 'attached' });
    const offered = await page
      .locator('#suggested option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(offered.length).toBeGreaterThan(1);
    expect(violations).toEqual([]);
    await close();
  });

  test('without scripts the content is the same, and search works', async () => {
    const options = { javaScriptEnabled: false };
    const { page, close } = await visit(browser, service.url + read, options);
    const shown = (await page.innerText('main')).replaceAll(/\s+/g, ' ');
    const { body: saint } = await service.ask<{ biography: string }>(`/v1${read}`);
    for (const paragraph of saint.biography.split('\n\n')) {
      expect(shown).toContain(typeset(paragraph.replaceAll(/\s+/g, ' ')));
    }
    await page.goto(`${service.url}/search`);
    await page.fill('#q', 'nicholas of myra');
    await page.click('main button');
    expect(await page.locator('.results a').first().getAttribute('href')).toBe(read);
    await close();
  });

  test('a list is narrowed beside it on a desk, and in a fold on a phone, without scripts', async () => {
    const desk = { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false };
    const { page, close } = await visit(browser, `${service.url}/saints`, desk);
    const form = page.locator('.narrow form');
    expect((await form.boundingBox())?.x).toBeGreaterThan(700);
    await page.selectOption('[name=century]', '4');
    await page.selectOption('[name=sex]', 'female');
    await form.locator('button').click();
    expect(await page.locator('.chosen a').allInnerTexts()).toEqual([
      expect.stringContaining('Fourth century'),
      expect.stringContaining('Women'),
    ]);
    expect(await page.locator('.results li').count()).toBe(25);
    await page.locator('.chosen a').first().click();
    expect(await page.locator('.chosen a').count()).toBe(1);
    await page.setViewportSize(phone);
    expect(await form.isVisible()).toBe(false);
    await page.click('.narrow summary');
    expect(await form.isVisible()).toBe(true);
    await close();
  });

  test('the front page shows the day of the visitor, and keeps the calendar that was chosen', async () => {
    const { page, goto, close } = await openWindow(browser, { timezoneId: 'Pacific/Kiritimati' });
    // 02:00 of the next day there.
    await page.clock.setFixedTime('2026-12-06T12:00:26Z');
    await goto(`${service.url}/calendar/2026-12-06?use=greek`);
    await page.click('.switch a:text("Old Calendar")');
    await page.waitForURL('**/calendar/2026-12-06?calendar=julian&use=greek');
    const { violations } = await goto(`${service.url}/`);
    await page.waitForURL(`${service.url}/?calendar=julian&use=greek&date=2026-12-07`);
    expect(await page.innerText('h1')).toContain('Monday, 7 December 2026');
    const hrefs = () =>
      page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(await hrefs()).toContain('/saints?calendar=julian&use=greek');
    expect(await page.innerText('.card')).toContain('Old Calendar');
    expect(await hrefs()).toContain(`${service.url}/calendar/2026-12-07?calendar=julian&use=greek`);
    await page.clock.setFixedTime('2028-01-01T12:00:00Z');
    await goto(`${service.url}/`);
    expect(await page.innerText('h1')).toContain('6 December 2026');
    await page.goto(`${service.url}/calendar/2026-12-06?calendar=julian`);
    await page.click('.switch a:text("New Calendar")');
    await goto(`${service.url}/`);
    expect(await hrefs()).toContain('/saints');
    expect(await page.innerText('.card')).toContain('New Calendar');
    await page.goto(`${service.url}/churches`);
    await page.click('#greece .your-choice');
    await page.waitForURL('**/calendar/*?use=greek&church=greece');
    await goto(`${service.url}/`);
    await page.waitForURL(/use=greek&church=greece/);
    expect(await page.innerText('main')).toContain('Your Church: Church of Greece');
    expect(violations).toEqual([]);
    await close();
  });

  test('the script for other sites shows the day', async () => {
    const { page, violations, abroad, close } = await visit(browser, `${service.url}/embed`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.click('button:text("Copy")');
    await page.waitForSelector('button:text("Copied")');
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain(`<script src="${service.url}/embed/today.js"`);
    await page.waitForFunction(
      "document.querySelector('.menologion')?.shadowRoot.textContent.includes('Read the lives')",
    );
    const shown = "document.querySelector('.menologion').shadowRoot.textContent";
    expect(await page.evaluate(shown)).toMatch(/\d{4}: .*(fast|No fast)/i);
    expect(await page.evaluate(shown)).not.toContain("'");
    const asked = page.waitForRequest(/today\.json/);
    await page.evaluate(`{
      const script = document.createElement('script');
      Object.assign(script.dataset, { calendar: 'gregorian', use: 'slavic', church: 'serbia' });
      script.src = '/embed/today.js';
      document.body.append(script);
    }`);
    // A church stands for a calendar and a use, which are refused beside it.
    expect((await asked).url()).toMatch(/\?church=serbia$/);
    // A name that is not known is told, beside the link.
    await page.evaluate(`{
      const script = document.createElement('script');
      Object.assign(script.dataset, { church: 'gorgia' });
      script.src = '/embed/today.js';
      document.body.append(script);
    }`);
    await page.getByText('The calendar does not know data-church="gorgia".').waitFor();
    expect([violations, abroad]).toEqual([[], []]);
    await close();
  });

  test('only the text is printed', async () => {
    const { page, close } = await visit(browser, service.url + read);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header nav', 'header search', '.skip', '.similar', 'footer nav']) {
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    }
    expect(await page.locator('.life').isVisible()).toBe(true);
    await close();
  });

  test.each([
    ['five weeks', '2026/12'],
    ['six weeks', '2026/8'],
    ['six weeks', '2027/1?calendar=julian'],
    ['six weeks', '2027/5'],
    ['five weeks', '2028/11?use=slavic'],
  ])('a month of %s fills one sheet: %s', async (_weeks, month) => {
    const { page, close } = await visit(browser, `${service.url}/calendar/${month}`);
    for (const format of ['A4', 'Letter']) {
      const sheet = await page.pdf({ format, landscape: true, margin: sheetMargin });
      expect([format, sidesOf(sheet)]).toEqual([format, 1]);
    }
    await close();
  });

  test('a month on portrait paper is the same table, its weekdays once', async () => {
    const url = `${service.url}/calendar/2026/11`;
    const { page, close } = await visit(browser, url, { bypassCSP: true });
    await page.setViewportSize({ width: 700, height: 990 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.wall .number .weekday').first().isVisible()).toBe(false);
    expect(await page.locator('.wall thead').isVisible()).toBe(true);
    expect(await page.locator('h1 + .under').isVisible()).toBe(true);
    const points = `parseFloat(getComputedStyle(document.querySelector('.wall')).fontSize) * 0.75`;
    expect(await page.evaluate(points)).toBeGreaterThanOrEqual(7.9);
    // A browser that does not turn the sheet by itself.
    await page.addStyleTag({ content: '@page month { size: portrait }' });
    for (const format of ['A4', 'Letter']) {
      expect([format, sidesOf(await page.pdf({ format, preferCSSPageSize: true }))]).toEqual([
        format,
        1,
      ]);
    }
    await close();
  });

  test.each([
    ...['2026-11-15', '2026-11-21', '2026-11-24', '2027-01-07?calendar=julian'],
    ...['sheet/2027', 'sheet/2024?calendar=julian', 'sheet/2026?use=greek'],
  ])('a day, or the dates of a year, is printed on one sheet: %s', async (path) => {
    const { page, close } = await visit(browser, `${service.url}/calendar/${path}`);
    for (const format of ['A4', 'Letter']) {
      expect([format, sidesOf(await page.pdf({ format }))]).toEqual([format, 1]);
    }
    await close();
  });

  test('the words of readings are printed in the whole width', async () => {
    const url = `${service.url}/calendar/2026-12-06?text=web`;
    const { page, close } = await visit(browser, url);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 700, height: 990 });
    expect((await page.locator('.rule').boundingBox())?.width).toBeGreaterThan(600);
    await close();
  });

  describe('on a phone of 390 pixels', () => {
    let window: Window;
    beforeAll(async () => {
      const viewport = { width: 390, height: 844 };
      window = await openWindow(browser, { viewport, isMobile: true, hasTouch: true });
    });
    afterAll(() => window?.close());

    test.each(['2026-11-15', '2026-11-18', '2026-11-21', '2026-11-25', '2026-12-06'])(
      'a day shows its fast and a saint or feast on the first screen: %s',
      async (date) => {
        const { page } = window;
        await window.goto(`${service.url}/calendar/${date}`);
        const topOf = async (selector: string) =>
          (await page.locator(selector).first().boundingBox())?.y;
        expect(await topOf('.fasting')).toBeLessThan(300);
        expect(
          await topOf('main article a[href^="/saints/"], main a[href^="/feasts/"]'),
        ).toBeLessThan(500);
      },
    );

    test.each(['/', '/saints', '/bulletin/2026-12-06'])(
      'the head is one row, with every section and the search: %s',
      async (path) => {
        const { page } = window;
        await window.goto(service.url + path);
        const links = page.locator('header.site :is(.brand, nav a, .to-search)');
        const boxes = await links.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()),
        );
        expect(boxes).toHaveLength(7);
        for (const { top, left, bottom, right } of boxes) {
          expect(bottom).toBeGreaterThan(top);
          expect([top >= 0, left >= 0, bottom < 60, right <= 390]).toEqual(Array(4).fill(true));
        }
      },
    );

    test('a bulletin breaks no name of a Sunday at its hyphen', async () => {
      const { page } = window;
      await window.goto(`${service.url}/bulletin/2026-12-06`);
      const lines = `(() => {
        const range = document.createRange();
        range.setStart(document.querySelector('h1').firstChild, 0);
        range.setEnd(document.querySelector('h1').firstChild, 'Twenty-seventh'.length);
        return range.getClientRects().length;
      })()`;
      expect(await page.evaluate(lines)).toBe(1);
    });

    test.each(['/saints', '/saints/by-letter/n', '/countries', '/feasts', '/calendar', '/'])(
      'each link of a list is 40 pixels high: %s',
      async (path) => {
        const { page } = window;
        await window.goto(service.url + path);
        const lists = '.names a, .topics a, .letters a, .months a, .inline a, .card li a';
        const heights = await page
          .locator(lists)
          .evaluateAll((links) =>
            links.map((link) => Math.round(link.getBoundingClientRect().height)),
          );
        expect(heights.length).toBeGreaterThan(0);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
      },
    );
  });

  const weighed = ['/', '/calendar/2026-12-06', '/calendar/2026/12', read, '/countries', '/docs'];
  test.each([...weighed, '/saints', '/countries', '/docs/console', '/calendar/fasts/2027'])(
    'a page weighs at most 75 kB on a phone: %s',
    async (path) => {
      const { page, close } = await visit(browser, service.url + path, { viewport: phone });
      const weight = `performance.getEntriesByType('navigation')
        .concat(performance.getEntriesByType('resource'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)`;
      const bytes = await page.evaluate(weight);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(75_000);
      await close();
    },
  );

  test.each(['/calendar', '/saints', '/calendar/2026/12', '/docs'])(
    'nothing moves once it is shown, on a slow line: %s',
    async (path) => {
      const { page, goto, close } = await openWindow(browser, { viewport: phone });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const line = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 };
      await session.send('Network.emulateNetworkConditions', line);
      await goto(service.url + path);
      await page.waitForLoadState('networkidle');
      const moved = `new Promise((resolve) => {
        let sum = 0;
        const add = (list) => list.getEntries().forEach(({ value }) => { sum += value; });
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      })`;
      expect(await page.evaluate(moved)).toBe(0);
      await close();
    },
  );

  test('nothing is wider than a window of 320 pixels', async () => {
    const window = await openWindow(browser, {
      viewport: { width: 320, height: 640 },
      isMobile: true,
    });
    const wide: string[] = [];
    for (const path of kinds) {
      await window.goto(service.url + path);
      const width = await window.page.evaluate('document.documentElement.scrollWidth');
      if (width !== 320) wide.push(`${path} ${width}`);
    }
    expect(wide).toEqual([]);
    await window.close();
  }, 60_000);

  test('red are feasts and links, and nothing else', async () => {
    const { page, close } = await visit(browser, `${service.url}/calendar/2026-11-21`);
    const colours = await page
      .locator('h1, h2, h3, button, .eyebrow, .switch [aria-current], .great')
      .evaluateAll((all) =>
        all.map((each) => [each.className || each.localName, getComputedStyle(each).color]),
      );
    const red = colours.filter(([, colour]) => colour === 'rgb(143, 29, 20)');
    expect(red).toEqual([['feast great', 'rgb(143, 29, 20)']]);
    await close();
  });

  test.each([
    ['an ordinary Sunday', '2026-11-15'],
    [
      'a Sunday with a saint and services',
      `2026-12-06?title=Saint+Nicholas+Church&text=kjv&times=${'A+service+at+10%0A'.repeat(22)}`,
    ],
    ['the Nativity', '2026-12-25'],
    ['the Nativity on the Old Calendar', '2027-01-07?calendar=julian'],
    ['a weekday of Lent', '2026-03-11'],
    ['a Monday with long hymns', '2027-09-20?calendar=julian'],
    ['4 January, with its long list of saints', '2026-01-04'],
    ['Great Thursday, with its long gospels', '2026-04-09'],
    ['Great Saturday, with its fifteen lessons', '2026-04-11'],
  ])('a bulletin fits on two sides: %s', async (_day, path) => {
    const { page, close } = await visit(browser, `${service.url}/bulletin/${path}`);
    for (const format of ['A4', 'Letter']) {
      const count = sidesOf(await page.pdf({ format }));
      expect(count, format).toBeGreaterThan(0);
      expect(count, format).toBeLessThanOrEqual(2);
    }
    await close();
  });

  test('a bulletin has the first words of hymns in Greek, under Greek use alone', async () => {
    const { page, goto, close } = await openWindow(browser);
    const shownIn = async (use: string) => {
      await goto(`${service.url}/bulletin/2026-12-17?use=${use}`);
      const languages = page.locator('.source:visible [lang]');
      return languages.evaluateAll((all) => all.map((each) => each.getAttribute('lang')));
    };
    expect(new Set(await shownIn('greek'))).toEqual(new Set(['el']));
    expect(await shownIn('slavic')).toEqual([]);
    await close();
  });

  test.each([read, '/docs/console'])('nothing moves when all has arrived: %s', async (path) => {
    const { page, close } = await visit(browser, service.url + path);
    const shift = await page.evaluate(
      `new Promise((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      })`,
    );
    expect(shift).toBeLessThan(0.1);
    await close();
  });

  test('the console keeps a key, and gets a day and a saint with it', async () => {
    const { page, violations, abroad, close } = await visit(browser, `${service.url}/docs/console`);
    const status = page.locator('[role=status]');
    await page.click('#call button');
    await status.filter({ hasText: 'Status 401' }).waitFor();
    const key = service.newKey('free');
    await page.fill('#key', key);
    await page.fill('#parameter-date', '2026-12-06');
    await page.selectOption('#parameter-calendar', '');
    const asked = `${service.url}/v1/calendar/2026-12-06`;
    expect(await page.innerText('#call pre')).toContain(`'${asked}'`);
    await page.click('#call button');
    await status.filter({ hasText: /^Status 200; \d+ requests left/ }).waitFor();
    expect(await page.locator('#call pre').last().innerText()).toContain('"date": "2026-12-06"');
    await page.selectOption('#operation', 'getSaint');
    await page.fill('#parameter-slug', 'nina-enlightener-of-georgia');
    await page.press('#parameter-slug', 'Enter');
    await status.filter({ hasText: 'Status 200' }).waitFor();
    await page.fill('#key', service.newKey('internal'));
    await page.click('#call button');
    await status.filter({ hasText: /^Status 200$/ }).waitFor();
    expect(page.url()).toBe(`${service.url}/docs/console?operation=getSaint`);
    expect(await page.content()).not.toContain(key);
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    expect([violations, abroad]).toEqual([[], []]);
    await close();
  });
});

/** JSON, page and tool of the same records agree, whatever catalogue has them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Country } from '../../src/api/operations/countries.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { FeastDetail } from '../../src/api/operations/feasts.js';
import type { Hymnography } from '../../src/api/operations/hymnography.js';
import type { SaintDetail } from '../../src/api/operations/saint.js';
import type { GreatFeasts, PaschaCycle } from '../../src/api/operations/years.js';
import { fastInWords } from '../../src/mcp/day-words.js';
import { shortTitle } from '../../src/site/calendar/calendar-lines.js';
import { dateInWords, dayAndMonth, typeset } from '../../src/site/words.js';
import { dateFrom } from '../support/dates.js';
import { clients, type ToolClient } from '../support/mcp-clients.js';
import { type PagesService, readHtml } from '../support/pages.js';
import type { ListBody } from '../support/service/answer.js';

/** One text, in which the ends of lines are spaces. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

const plainText = (html: string) => flat(readHtml(`<main>${html}</main>`).text);

const patienceMs = 60_000;

/** @param running the service, which whoever started it stops */
export function describeSurfaces(name: string, running: () => PagesService): void {
  describe(name, () => {
    let service: PagesService;
    let client: ToolClient;
    beforeAll(async () => {
      service = running();
      client = await clients['the 2025 client'](service.url, service.newKey('internal'));
    });
    afterAll(() => client?.close());

    async function json<Body>(path: string): Promise<Body> {
      const { status, body } = await service.ask<Body>(`/v1${path}`);
      expect([path, status]).toEqual([path, 200]);
      return body;
    }

    async function read(url: string) {
      const { status, html, hrefs, text } = await service.read(url);
      expect([url, status]).toEqual([url, 200]);
      expect(html).toContain(`rel="canonical" href="${service.url}${url}"`);
      // Where a link carries the calendar along, it leads to the same record.
      const plain = hrefs.map((href) => href.replace('?calendar=julian', ''));
      return { hrefs: [...new Set([...hrefs, ...plain])], text: flat(text) };
    }

    async function tool(called: string, given: Record<string, unknown>) {
      const result = await client.callTool({ name: called, arguments: given });
      expect([called, given, result.isError ?? false]).toEqual([called, given, false]);
      return result.structuredContent as Record<string, unknown>;
    }

    const cited = ({ url }: { readonly url: string }) => service.url + url;

    test('saints', { timeout: patienceMs }, async () => {
      const { data } = await json<ListBody<{ slug: string }>>('/saints?limit=100');
      const slugs = data.filter((_, index) => index % 9 === 0).map(({ slug }) => slug);
      for (const slug of ['nicholas-of-myra', ...slugs]) {
        const saint = await json<SaintDetail>(`/saints/${slug}`);
        const { text, hrefs } = await read(saint.url);
        expect(text).toContain(typeset(saint.name));
        expect(text).toContain(flat(typeset(saint.shortBio)));
        for (const paragraph of saint.biography.split('\n\n')) {
          expect(text).toContain(flat(typeset(paragraph)));
        }
        for (const day of saint.feastDays) {
          expect(text).toContain(typeset(day.title));
          if ('gregorian' in day) expect(text).toContain(dayAndMonth(day.gregorian));
        }
        if (saint.originCountry) expect(hrefs).toContain(`/countries/${saint.originCountry.slug}`);
        const hymns = await json<Hymnography>(`/saints/${slug}/hymnography`);
        const sung = await read(hymns.url);
        for (const page of [text, sung.text]) {
          if (!hymns.troparion) continue;
          const { html, melody } = hymns.troparion;
          expect(page).toContain(typeset(plainText(html)));
          expect(page.includes(`To the melody “${melody}”`)).toBe(melody !== null);
        }
        const {
          shortBio,
          troparionMode,
          hymnographyUrl,
          references,
          related,
          feastTitle,
          reportUrl,
          ...told
        } = saint;
        const found = await tool('get_saint', { slug, hymns: true });
        expect(found).toMatchObject({ ...told, url: cited(saint) });
        expect(hymns.troparion ?? {}).toMatchObject(found.troparion ?? {});
      }
    });

    test('days', { timeout: patienceMs }, async () => {
      const december = Array.from(
        { length: 28 },
        (_, day) => `2026-12-${`${day + 1}`.padStart(2, '0')}`,
      );
      // The Leavetaking of the Meeting is on 19 February, not on the 22nd, which is its date.
      const julian = ['2026-02-19', '2026-02-22', '2026-12-19', '2027-01-07', '2100-03-14'];
      for (const [date, calendar] of [
        ...[...december, '2027-05-02'].map((each) => [each, 'gregorian']),
        ...julian.map((each) => [each, 'julian']),
      ]) {
        const day = await json<Day>(`/calendar/${date}?calendar=${calendar}`);
        const { text, hrefs } = await read(day.url);
        expect(text).toContain(dateInWords(day.date));
        expect(text).toContain(day.title);
        expect(text).toContain(day.fasting.summary);
        for (const saint of day.saints) {
          expect(hrefs).toContain(saint.url);
          const isNamed = [saint.feastTitle, shortTitle(saint)].some((title) =>
            text.includes(typeset(title)),
          );
          expect([saint.slug, isNamed]).toEqual([saint.slug, true]);
        }
        const feasts = [...day.feasts, ...day.movableFeasts];
        const isLeavetaking = feasts.some(({ key }) => key === 'leavetaking-of-the-meeting');
        expect([date, isLeavetaking]).toEqual([date, date === '2026-02-19']);
        for (const feast of feasts) {
          expect(hrefs).toContain(feast.url);
          expect(text).toContain(typeset(feast.title));
        }
        for (const { reference } of day.readings) expect(text).toContain(typeset(reference));
        for (const { name: church } of day.fasting.churches ?? []) expect(text).toContain(church);
        const { days } = await tool('get_day', { date, calendar });
        expect(days).toMatchObject([
          {
            ...{ date, weekday: day.weekday, title: day.title, octoechosMode: day.octoechosMode },
            ...{ fast: day.fasting.fast, fasting: fastInWords(day), url: cited(day) },
            feasts: feasts.map(({ key, title, rank }) => ({ key, title, rank })),
            saints: day.saints.map(({ slug, name: of, feastTitle }) => {
              return { slug, name: of, feastTitle };
            }),
          },
        ]);
      }
    });

    test('feasts', { timeout: patienceMs }, async () => {
      const { data } = await json<ListBody<{ key: string }>>('/feasts?limit=100');
      const keys = data.filter((_, index) => index % 9 === 0).map(({ key }) => key);
      for (const key of ['nativity-of-christ', 'pascha', ...keys]) {
        const feast = await json<FeastDetail>(`/feasts/${key}`);
        const { text } = await read(feast.url);
        expect(text).toContain(typeset(feast.title));
        expect(text).toContain(typeset(feast.rule));
        expect(text).toContain(flat(typeset(feast.description)));
        for (const { date } of feast.occurrences) expect(text).toContain(dateInWords(date));
        const { title, rank, rule, year, occurrences, description } = feast;
        expect(await tool('get_feast', { feast: key, year })).toMatchObject({
          ...{ key, title, rank, rule, year, occurrences, description },
          url: cited(feast),
        });
      }
    });

    test('countries', { timeout: patienceMs }, async () => {
      const { data } = await json<ListBody<Country>>('/countries?limit=30');
      for (const country of data) {
        const { text } = await read(country.url);
        expect(text).toContain(country.name);
        expect(text).toContain(flat(typeset(country.summary)));
        const { html } = await service.page(country.url);
        const [own = ''] = html.split('Others connected with');
        const saints = readHtml(own).hrefs.filter((href) => href.startsWith('/saints/'));
        expect(saints).toHaveLength(country.saintCount);
        const { slug, summary, saintCount } = country;
        expect(await tool('get_country', { slug })).toMatchObject({
          ...{ slug, name: country.name, summary, saintCount },
          url: cited(country),
        });
      }
    });

    test('years', { timeout: patienceMs }, async () => {
      for (const year of [2026, 2027, 2100]) {
        const great = await json<GreatFeasts>(`/calendar/great-feasts/${year}`);
        const page = await read(great.url);
        for (const { title, date } of [...great.feasts, ...great.julianFeasts]) {
          expect(page.text).toContain(typeset(title));
          expect(page.text).toContain(dayAndMonth(dateFrom(date)));
        }
        const told = await tool('get_feasts', { year });
        expect(told).toMatchObject({ pascha: great.pascha, url: cited(great) });
        const dated = (told.feasts as { key: string; date: string }[]).map(
          ({ key, date }) => `${key} ${date}`,
        );
        const expected = [...great.feasts, ...great.julianFeasts].map(
          ({ key, date }) => `${key} ${date}`,
        );
        expect(new Set(dated)).toEqual(new Set(expected));

        const cycle = await json<PaschaCycle>(`/calendar/pascha/${year}`);
        const cyclePage = await read(cycle.url);
        for (const { title, url } of cycle.feasts) {
          expect(cyclePage.text).toContain(typeset(title));
          expect(cyclePage.hrefs).toContain(url);
        }
        const movable = await tool('get_feasts', { year, which: 'movable' });
        expect(movable).toMatchObject({
          pascha: cycle.pascha,
          feasts: cycle.feasts.map(({ key, title, date, weekday }) => {
            return { key, title, date, weekday };
          }),
          url: cited(cycle),
        });
      }
    });

    test('searches and lists', { timeout: patienceMs }, async () => {
      interface Hit {
        readonly type: string;
        readonly name?: string;
        readonly title?: string;
        readonly url: string;
      }
      for (const query of ['nicholas', 'christmas', 'georgia']) {
        const { data } = await json<ListBody<Hit>>(`/search?q=${query}&type=all&limit=5`);
        const { hrefs, ...page } = await service.read(`/search?q=${query}`);
        const text = flat(page.text);
        const { results } = await tool('search', { query, limit: 5 });
        expect(results).toMatchObject(
          data.map((hit) => ({ type: hit.type, name: hit.name ?? hit.title, url: cited(hit) })),
        );
        for (const hit of data) {
          expect(hrefs).toContain(hit.url);
          expect(text).toContain(typeset(hit.name ?? hit.title ?? ''));
        }
      }
      const { data } = await json<ListBody<Hit>>('/saints?country=georgia&limit=20');
      const { saints } = await tool('list_saints', { country: 'georgia' });
      expect(saints).toMatchObject(data.map((each) => ({ name: each.name, url: cited(each) })));
    });
  });
}

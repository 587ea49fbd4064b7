/** JSON and page of the same records agree. */
import { afterAll, expect, test } from 'vitest';
import type { SaintDetail } from '../../src/api/schemas/answers.js';
import type { Day } from '../../src/api/schemas/calendar.js';
import type { FeastDetail } from '../../src/api/schemas/feasts.js';
import { dateInWords, dayAndMonth, typeset } from '../../src/site/words.js';
import type { ListBody } from '../support/answer.js';
import { readHtml, startPages } from '../support/pages.js';

const service = await startPages();
afterAll(() => service.stop());

/** One text, in which the ends of lines are spaces. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

async function read(url: string) {
  const { html } = await service.page(url);
  const { elements, text } = readHtml(html);
  return { hrefs: elements.map(({ attributes }) => attributes.href), text: flat(text), html };
}

const plainText = (html: string) => flat(readHtml(`<main>${html}</main>`).text);

test('saints', async () => {
  const { body } = await service.ask<ListBody<{ slug: string }>>('/v1/saints?limit=100');
  const slugs = body.data.filter((_, index) => index % 10 === 0).map(({ slug }) => slug);
  for (const slug of ['nicholas-of-myra', ...slugs]) {
    const { body: saint } = await service.ask<SaintDetail>(`/v1/saints/${slug}`);
    const { text, hrefs, html } = await read(saint.url);
    expect(html).toContain(`rel="canonical" href="${service.url}${saint.url}"`);
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
    const { body: hymns } = await service.ask<{ troparion: { html: string } | null; url: string }>(
      `/v1/saints/${slug}/hymnography`,
    );
    const sung = await read(hymns.url);
    for (const page of [text, sung.text]) {
      if (hymns.troparion) expect(page).toContain(typeset(plainText(hymns.troparion.html)));
    }
  }
}, 60_000);

test('days', async () => {
  for (const url of [
    ...Array.from(
      { length: 28 },
      (_, day) => `/calendar/2026-12-${String(day + 1).padStart(2, '0')}`,
    ),
    '/calendar/2027-05-02',
    '/calendar/2027-01-07?calendar=julian',
    '/calendar/2100-03-14?calendar=julian',
  ]) {
    const { body: day } = await service.ask<Day>(`/v1${url}`);
    const { text, hrefs } = await read(day.url);
    expect(text).toContain(dateInWords(day.date));
    expect(text).toContain(day.title);
    expect(text).toContain(day.fasting.summary);
    for (const saint of day.saints) {
      expect(hrefs).toContain(saint.url);
      expect(text).toContain(typeset(saint.feastTitle));
    }
    for (const feast of [...day.feasts, ...day.movableFeasts]) {
      expect(hrefs).toContain(feast.url);
      expect(text).toContain(typeset(feast.title));
    }
    for (const { reference } of day.readings) expect(text).toContain(typeset(reference));
  }
}, 60_000);

test('feasts', async () => {
  const { body } = await service.ask<ListBody<{ key: string }>>('/v1/feasts?limit=100');
  const keys = body.data.filter((_, index) => index % 9 === 0).map(({ key }) => key);
  for (const key of ['nativity-of-christ', 'pascha', ...keys]) {
    const { body: feast } = await service.ask<FeastDetail>(`/v1/feasts/${key}`);
    const { text } = await read(feast.url);
    expect(text).toContain(typeset(feast.title));
    expect(text).toContain(typeset(feast.rule));
    expect(text).toContain(flat(typeset(feast.description)));
    for (const { date } of feast.occurrences) expect(text).toContain(dateInWords(date));
  }
}, 60_000);

test('countries', async () => {
  const { body } =
    await service.ask<ListBody<{ name: string; url: string; summary: string; saintCount: number }>>(
      '/v1/countries?limit=30',
    );
  for (const { name, url, summary, saintCount } of body.data) {
    const { text, hrefs } = await read(url);
    expect(text).toContain(name);
    expect(text).toContain(flat(typeset(summary)));
    expect(hrefs.filter((href) => href?.startsWith('/saints/'))).toHaveLength(saintCount);
  }
}, 60_000);

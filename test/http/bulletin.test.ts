/** `/v1/bulletin/{date}`, and its page. */
import { describe, expect, it } from 'vitest';
import type { Bulletin } from '../../src/api/operations/bulletin.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { Service } from '../../src/api/operations/service.js';
import { readHtml, startPagesForSuite, startPagesForTest } from '../support/pages.js';
import { feast, keptOn, monthDay } from '../support/records/builders.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';
import type { ProblemBody } from '../support/service/answer.js';

const hymn = (html: string) => ({
  mode: 2,
  melody: null,
  original: null,
  html,
  source: 'proper' as const,
  incipit: { language: 'cu' as const, text: 'Правило веры' },
});
const everySunday = {
  kind: 'communion',
  n: 1,
  of: 'Every Sunday',
  set: 1,
  mode: null,
  hymn: null,
  verse: {
    slavonic: 'Ps 148:1',
    kingJames: 'Ps 148:1',
    incipit: { language: 'cu' as const, text: 'Хвалите Господа с небес' },
    cut: [],
    note: null,
  },
};
const translation = keptOn('12-05', { title: 'Translation of the Relics' });
const service = await startPagesForSuite({
  catalogue: sampleCatalogue({
    propers: [
      { day: 'tone-2', propers: [] },
      { day: 'sunday', propers: [everySunday] },
    ],
    saints: [
      ...['anna', 'barbara'].map((slug) => aSaint(slug)),
      aSaint('cosmas', {
        biography: 'He was moved.\n\nAnd honoured.',
        commemorations: [keptOn('08-01', { title: 'Cosmas' }), translation],
        kontakion: hymn('<p>Of the day of repose</p>'),
        commemorationHymns: [
          { title: translation.title, troparion: hymn('<p>Of the relics</p>'), kontakion: null },
        ],
      }),
      aSaint('ignatius', {
        commemorations: [
          { ...keptOn('12-20', { title: 'Ignatius', rank: 3 }), calendars: ['greek'] },
        ],
        troparion: hymn('<p>Of Ignatius</p>'),
      }),
      aSaint('peter', {
        commemorations: [
          { ...keptOn('12-20', { title: 'Peter', rank: 4 }), calendars: ['antiochian', 'oca'] },
        ],
      }),
    ],
  }),
});
const bulletinOn = async (path: string) =>
  (await service.ask<Bulletin>(`/v1/bulletin/${path}`)).body;

describe('a bulletin', () => {
  it.each([
    ['2026-12-06', ''],
    ['2026-12-19', '?calendar=julian&use=greek'],
  ])('has the day with its words, and the service, of %s%s', async (date, query) => {
    const bulletin = await bulletinOn(date + query);
    const words = query === '' ? '?text=web' : `${query}&text=web`;
    expect(bulletin.day).toEqual((await service.ask<Day>(`/v1/calendar/${date}${words}`)).body);
    expect(bulletin.service).toEqual(
      (await service.ask<Service>(`/v1/calendar/${date}/service${query}`)).body,
    );
    expect(bulletin.url).toBe(`/bulletin/${date}${query}`);
  });

  it('gives the readings in the translation that is asked for', async () => {
    const { day } = await bulletinOn('2026-04-12?text=kjv');
    expect(day.readings[0]?.text?.[0]?.text).toMatch(/^The former treatise have I made/);
  });

  it('has the saints of the day in order, with hymns and the first paragraph of the life', async () => {
    const { day, saints } = await bulletinOn('2026-12-06');
    expect(saints.map(({ slug }) => slug)).toEqual(day.saints.map(({ slug }) => slug));
    expect(saints[0]).toMatchObject({
      slug: 'anna',
      feastTitle: 'Commemoration of anna',
      shortBio: 'A wonderworker, known as anna.',
      life: 'He lived.',
      troparion: { mode: 4, html: '<p>O holy father</p>' },
      kontakion: null,
    });
  });

  it("prefers the commemoration's own hymns to the saint's", async () => {
    const { saints } = await bulletinOn('2026-12-05');
    expect(saints).toMatchObject([
      {
        slug: 'cosmas',
        feastTitle: 'Translation of the Relics',
        life: 'He was moved.',
        troparion: { html: '<p>Of the relics</p>' },
        kontakion: { html: '<p>Of the day of repose</p>' },
      },
    ]);
  });

  it('has the seven days ahead, each with what is chiefly kept', async () => {
    const { week } = await bulletinOn('2026-12-05');
    expect(week.map(({ date }) => date.slice(-2))).toEqual('06 07 08 09 10 11 12'.split(' '));
    expect(week[0]).toEqual({
      date: '2026-12-06',
      weekday: 'sunday',
      title: 'Twenty-seventh Sunday after Pentecost',
      kept: 'Commemoration of anna; Commemoration of barbara',
      fasting: { fast: true, season: 'nativity-fast', tone: 'fish' },
      url: '/calendar/2026-12-06',
    });
    expect(week[1]?.kept).toBeNull();
    const { week: next } = await bulletinOn('2026-12-20');
    expect(next[4]?.kept).toBe('nativity-of-christ');
  });

  it('ends with the last year', async () => {
    expect((await bulletinOn('9999-12-29')).week.map(({ date }) => date)).toEqual([
      '9999-12-30',
      '9999-12-31',
    ]);
    expect((await bulletinOn('9999-12-31')).week).toEqual([]);
  });

  it('takes a church', async () => {
    const { body } = await service.ask<ProblemBody>('/v1/bulletin/2026-12-06?church=nowhere');
    expect(JSON.stringify(body.errors)).toContain('church');
  });
});

describe('the page of a bulletin', () => {
  it('names a forefeast once', async () => {
    const title = 'Beginning of the Forefeast of the Nativity of Christ';
    const eve = monthDay('12-20');
    const feasts = [feast({ key: 'forefeast', title, fixed: { gregorian: eve, julian: eve } })];
    const { page } = await startPagesForTest({ catalogue: sampleCatalogue({ feasts }) });
    const { html } = await page('/bulletin/2026-12-20');
    const [, others = ''] = /<p class="others">([^<]*)/.exec(html) ?? [];
    expect(others.match(/Forefeast[^·]*/g)).toEqual(['Forefeast of the Nativity of Christ']);
  });

  it('is headed in Greek use by whoever is sung, in Slavic use by rank', async () => {
    const headOf = async (use: string) => {
      const { html } = await service.page(`/bulletin/2026-12-20?use=${use}`);
      return /<p class="others">([^<]*)/.exec(html)?.[1] ?? '';
    };
    const [greek, slavic] = await Promise.all(['greek', 'slavic'].map(headOf));
    expect(greek).toContain('Ignatius');
    expect(greek).not.toContain('Peter');
    expect(slavic).toContain('Peter');
  });

  const pageOf = (path: string) => service.read(`/bulletin/${path}`);

  it("has the day, the readings' words, hymns, verses, saints and the week", async () => {
    const { text } = await pageOf('2026-12-06');
    for (const words of [
      'Twenty-seventh Sunday after Pentecost',
      'Sunday, 6 December 2026',
      'Fish, wine and oil',
      'O holy father',
      'Communion: Every Sunday. Praise ye the LORD. Praise ye the LORD from the heavens',
      'ten men who were lepers met him',
      'Commemoration of barbara',
      'A wonderworker, known as anna.',
      'Monday 7 December',
      'Sunday 13 DecemberTwenty-eighth Sunday after Pentecost; sunday-of-the-forefathers',
      'World English Bible',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('He lived.');
  });

  it('has both dates on the Old Calendar', async () => {
    const { text } = await pageOf('2026-12-19?calendar=julian');
    expect(text).toContain('Saturday, 19 December 2026Old Calendar, 6 December');
  });

  it('is headed by the name of the parish', async () => {
    expect((await pageOf('2026-12-06')).text).toContain('Orthodox calendar');
    const name = encodeURIComponent('Saint <b>Anna</b> & "All"');
    const { html, text } = await service.read(`/bulletin/2026-12-06?title=${name}`);
    expect(text).toContain('Saint <b>Anna</b> & "All"');
    expect(html).not.toContain('<b>');
    const tooLong = await service.page(`/bulletin/2026-12-06?title=${'a'.repeat(81)}`);
    expect(tooLong.status).toBe(400);
  });

  it('asks for the name of the parish, and keeps what was chosen', async () => {
    const { html } = await service.page(
      '/bulletin/2026-12-19?calendar=julian&text=kjv&title=Saint+Anna',
    );
    const form = html.slice(html.indexOf('<form class="wide print-form"'));
    expect(form).toContain('<article>');
    expect(form).toMatch(/^<form [^>]*action="\/bulletin\/2026-12-19"/);
    const fields = readHtml(form.slice(0, form.indexOf('</form>')))
      .elements.filter(({ name }) => name === 'input')
      .map(({ attributes: { name, value } }) => `${name}=${value}`);
    expect(fields.toSorted()).toEqual(['calendar=julian', 'title=Saint Anna']);
    expect(form).toContain('<option value="kjv" selected>');
  });

  it('has the services of the parish in its head, a line each, and keeps them', async () => {
    const times = 'Saturday: Vespers 6 pm\r\nSunday: <i>Liturgy</i> 9 am';
    const asked = `times=${encodeURIComponent(times)}`;
    const { html, text, hrefs } = await service.read(`/bulletin/2026-12-06?${asked}`);
    expect(text).toContain('Saturday: Vespers 6 pm\r\nSunday: <i>Liturgy</i> 9 am');
    expect(html).toMatch(/<textarea [^>]*>Saturday: Vespers 6 pm/);
    expect(hrefs.filter((href) => href.includes('times=Saturday'))).toHaveLength(7);
    const { status } = await service.page(`/bulletin/2026-12-06?times=${'a'.repeat(401)}`);
    expect(status).toBe(400);
  });

  it('has the script that prints alone, and is not for search engines', async () => {
    const { elements } = await pageOf('2026-12-06');
    const scripts = elements.filter(({ name }) => name === 'script');
    const sources = scripts.map(({ attributes }) => attributes.src ?? attributes.type);
    expect(sources).toEqual(['application/ld+json', expect.stringContaining('visitor.')]);
    expect(elements.find(({ attributes }) => attributes.name === 'robots')?.attributes).toEqual({
      name: 'robots',
      content: 'noindex',
    });
  });

  it('is linked from the page of the day', async () => {
    const { html } = await service.page('/calendar/2026-12-19?calendar=julian');
    expect(html).toContain('href="/bulletin/2026-12-19?calendar=julian"');
  });
});

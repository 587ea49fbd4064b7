/** `/v1/calendar/{date}/service`, and its page. */
import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { Service } from '../../src/api/operations/service.js';
import type { DayPropers } from '../../src/catalogue/hymns.js';
import { startPagesForSuite } from '../support/pages.js';
import { keptOn } from '../support/records/builders.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';

const kept = (title: string, words: object) => ({ ...keptOn('03-12', { title }), ...words });
const incipit = { language: 'cu', text: 'Слава' } as const;
const hymn = { mode: 2, melody: null, html: '<p>Glory</p>', source: 'proper', incipit } as const;
const verse = { slavonic: 'Ps 117:14', kingJames: 'Ps 118:14', incipit, cut: [], note: null };
const inSet = { n: 1, of: 'Sunday', set: 1, mode: 2, verse, hymn: null };
const propers: DayPropers[] = [
  {
    day: 'tone-2',
    propers: [
      { kind: 'troparion', n: 1, of: null, set: null, mode: 2, verse: null, hymn },
      { kind: 'kontakion', n: 1, of: null, set: null, mode: 2, verse: null, hymn },
      { kind: 'prokeimenon', ...inSet },
    ],
  },
  { day: 'sunday', propers: [{ kind: 'communion', ...inSet, mode: null }] },
];
const catalogue = sampleCatalogue({
  propers,
  saints: [
    aSaint('local', {
      categories: ['martyr'],
      commemorations: [kept('Local', { rank: 5, local: true })],
    }),
    aSaint('gregory', {
      categories: ['hierarch'],
      commemorations: [kept('Gregory', { rank: 4, calendars: ['oca'] })],
    }),
  ],
});
const service = await startPagesForSuite({ catalogue });
const serviceOn = async (path: string) => (await service.ask<Service>(`/v1/calendar/${path}`)).body;

describe('the service of a day', () => {
  it('says whose hymns are sung in some lands only, on the page of the day too', async () => {
    const { songsNote } = await serviceOn('2028-03-12/service');
    expect(songsNote).toBe(
      "Of this rank only in some lands, with hymns on the saint's own page: Local.",
    );
    expect((await serviceOn('2028-03-19/service')).songsNote).toBeNull();
    const { text } = await service.read('/calendar/2035-03-25?calendar=julian');
    expect(text).toContain('on the saint’s own page: Local.');
  });

  it('has the Liturgy, vestments, kneeling and weddings', async () => {
    expect(await serviceOn('2026-04-09/service')).toMatchObject({
      date: '2026-04-09',
      calendar: 'gregorian',
      use: 'slavic',
      liturgy: 'basil-vesperal',
      liturgyNote: null,
      wedding: { permitted: false, reason: 'Great Lent and Holy Week.' },
      vestments: { colour: 'red', note: 'Violet in Moscow, white in other places.' },
      kneeling: { permitted: false, note: 'None after Great Wednesday, except before the shroud.' },
      url: '/calendar/2026-04-09/service',
    });
  });

  it('has what a Greek parish has otherwise', async () => {
    const { elsewhere } = await serviceOn('2026-11-28/service');
    expect(elsewhere).toMatchObject({ use: 'greek', wedding: { permitted: true, reason: null } });
    expect(elsewhere).not.toHaveProperty('liturgy');
    expect(await serviceOn('2026-11-28/service?use=greek')).not.toHaveProperty('elsewhere');
    const { text } = await service.read('/calendar/2026-11-28/service');
    expect(text).toContain('In Greek use, weddings may be celebrated.');
  });

  it('has the readings with their words where they are asked for', async () => {
    const { readings } = await serviceOn('2026-12-06/service?text=web');
    expect(readings?.flatMap(({ text }) => text ?? []).length).toBeGreaterThan(10);
    expect(await serviceOn('2026-12-06/service')).not.toHaveProperty('readings');
  });

  it('follows the calendar and the use', async () => {
    expect(await serviceOn('2026-01-07/service?calendar=julian')).toMatchObject({
      liturgy: 'chrysostom',
      vestments: { colour: 'white' },
      url: '/calendar/2026-01-07/service?calendar=julian',
    });
    expect(await serviceOn('2026-03-26/service?use=greek')).toMatchObject({
      use: 'greek',
      liturgy: 'none',
      vestments: { colour: null },
      url: '/calendar/2026-03-26/service?use=greek',
    });
  });

  it('depends on the first saint whose rank is not a local one', async () => {
    const note = 'For the saint of the day, who has the polyeleos.';
    expect(await serviceOn('2026-03-12/service')).toMatchObject({ liturgyNote: note });
    expect(await serviceOn('2026-03-12/service?use=greek')).toMatchObject({ liturgy: 'none' });
    expect(await serviceOn('2027-03-12/service')).toMatchObject({ vestments: { colour: 'gold' } });
  });

  it('has what is sung, in order, with whose it is', async () => {
    const others = { melody: null, html: '<p>Glory</p>', source: 'proper', incipit };
    const { troparia, kontakia, prokeimena, communion } = await serviceOn('2026-06-21/service');
    expect(troparia[0]).toEqual({
      of: 'Resurrection',
      saint: null,
      feast: null,
      place: null,
      mode: 2,
      ...others,
    });
    expect(kontakia).toEqual([{ ...troparia[0], place: 'glory-both-now' }]);
    expect(prokeimena).toEqual([
      {
        of: 'Sunday',
        mode: 2,
        verses: [
          {
            text: 'The LORD is my strength and song, and is become my salvation.',
            incipit,
            reference: { kjv: 'Ps 118:14', lxx: 'Ps 117:14' },
            note: null,
          },
        ],
      },
    ]);
    expect(communion).toMatchObject([
      { mode: null, verses: [{ reference: { lxx: 'Ps 117:14' } }] },
    ]);
  });

  it('names the parameter that is wrong', async () => {
    const { status, body } = await service.ask<{ errors: unknown }>(
      '/v1/calendar/2026-02-30/service',
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('date');
  });

  it('has a page, which the day links to', async () => {
    const { html } = await service.page('/calendar/2026-04-09');
    expect(html).toContain('href="/calendar/2026-04-09/service"');
    const { text } = await service.read('/calendar/2026-04-09/service');
    expect(text).toContain('Vespers with the Liturgy of Saint Basil the Great');
    expect(text).toContain('Are not celebrated');
  });

  it('is in a day the path to it, and on its page the hymns that are sung', async () => {
    const { body } = await service.ask<Day>('/v1/calendar/2026-12-06?use=slavic');
    expect(body.serviceUrl).toBe('/calendar/2026-12-06/service?use=slavic');
    const day = (await service.read('/calendar/2026-12-06')).text;
    expect(day).toContain('To sing');
    expect(day).toContain('Troparion: Resurrection, Tone 2');
    const { html, text } = await service.read('/calendar/2026-12-06/service');
    expect(html).toContain('<p>Glory</p>');
    expect(text).toContain('Glory, both now: Kontakion: Resurrection');
    expect(text).toContain('The LORD is my strength');
    expect(text).toContain('Ps 118:14, Ps 117:14 (LXX)');
    expect((await service.read('/calendar/2026-04-10')).text).not.toContain('To sing');
  });
});

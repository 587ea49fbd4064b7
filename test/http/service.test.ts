/** `/v1/calendar/{date}/service`, and its page. */
import { describe, expect, it } from 'vitest';
import type { Service } from '../../src/api/operations/service.js';
import { readHtml, startPagesForSuite } from '../support/pages.js';
import { keptOn } from '../support/records/builders.js';
import { aSaint, sampleCatalogue } from '../support/records/sample.js';

const kept = (title: string, words: object) => ({ ...keptOn('03-12', { title }), ...words });
const catalogue = sampleCatalogue({
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
  it('has the Liturgy, vestments, kneeling and weddings', async () => {
    expect(await serviceOn('2026-04-09/service')).toEqual({
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
    const { text } = readHtml((await service.page('/calendar/2026-04-09/service')).html);
    expect(text).toContain('Vespers with the Liturgy of Saint Basil the Great');
    expect(text).toContain('Are not celebrated');
  });
});

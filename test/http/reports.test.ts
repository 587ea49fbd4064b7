import { describe, expect, it } from 'vitest';
import { startPagesForSuite } from '../support/pages.js';
import { country, feast, keptOn, saint } from '../support/records/builders.js';
import { sampleCatalogue } from '../support/records/sample.js';

const catalogue = sampleCatalogue({
  saints: [saint({ slug: 'anna', commemorations: [keptOn('12-06')] })],
  feasts: [feast({ key: 'pascha' })],
  countries: [country({ slug: 'georgia' })],
});
const { id } = await catalogue.generation();
const paths = ['/saints/anna', '/feasts/pascha', '/countries/georgia'];

describe('where to report a mistake', async () => {
  const reportUrl = 'https://forge.example/issues/new?labels=content';
  const service = await startPagesForSuite({ catalogue, reportUrl });

  it.each(paths)('is told of %s, with its generation', async (path) => {
    const { body } = await service.ask<{ reportUrl: string }>(`/v1${path}`);
    const url = new URL(body.reportUrl);
    expect(body.reportUrl).toMatch(/^https:\/\/forge\.example\/issues\/new\?/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      labels: 'content',
      record: path,
      generation: id,
    });
    const { html } = await service.page(path);
    const href = body.reportUrl.replaceAll('&', '&amp;');
    expect(html).toContain(`<a href="${href}">Report a mistake</a>`);
  });

  it('is told of a page that is no record', async () => {
    const { html } = await service.page('/calendar/2026-12-06');
    expect(html).toContain('record=%2Fcalendar%2F2026-12-06');
    expect((await service.page('/about')).html).toContain('>Report a mistake</a>');
  });
});

describe('where to report a mistake by mail', async () => {
  const service = await startPagesForSuite({
    catalogue,
    reportUrl: 'mailto:editor@saints.example',
  });

  it('has the record in the subject', async () => {
    const { body } = await service.ask<{ reportUrl: string }>('/v1/saints/anna');
    const { protocol, pathname, search } = new URL(body.reportUrl);
    expect(protocol + pathname).toBe('mailto:editor@saints.example');
    expect(decodeURIComponent(search)).toBe(`?subject=/saints/anna (${id})`);
  });
});

describe('without an address for reports', async () => {
  const service = await startPagesForSuite({ catalogue });

  it.each(paths)('%s has none', async (path) => {
    const { body } = await service.ask<{ reportUrl: null }>(`/v1${path}`);
    expect(body.reportUrl).toBeNull();
    expect((await service.page(path)).html).not.toContain('Report a mistake');
  });
});

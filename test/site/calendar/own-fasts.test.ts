import { describe, expect, it } from 'vitest';
import { corpusPages, monthCells } from '../../support/pages.js';

const service = await corpusPages();

/** The cells of a month as text: each row a week, from Sunday. */
const weeksOf = async (path: string) => monthCells((await service.page(path)).html);

describe('a church that is chosen', () => {
  const chosen = 'use=greek&church=greece';

  it('has its own fasts on the pages of days, and on what is printed', async () => {
    const own = 'Church of Greece, by its own rule: fish, wine and oil are permitted;';
    const day = await service.read(`/calendar/2026-12-12?${chosen}`);
    expect(day.text).toContain(own);
    expect(day.text).toContain('Your Church: Church of Greece');
    expect((await service.read(`/calendar/2026/week/50?${chosen}`)).text).toContain(own);
    const cellOf = async (path: string) =>
      (await weeksOf(path)).flat().find((cell) => /^12(?!\d)/.test(cell));
    expect(await cellOf(`/calendar/2026/12?${chosen}`)).toContain('Fish');
    expect(await cellOf('/calendar/2026/12?use=greek')).toContain('Wine, oil');
    const week = (await service.read(`/bulletin/2026-12-06?${chosen}`)).text;
    expect(week).toMatch(/Saturday 12 December.{1,80}Fish/);
  });

  it('has its own fast on the front page, on its calendar alone', async () => {
    const fastsFor = async (query: string) => {
      const { text } = await service.read(`/?date=2026-12-07&calendar=julian&use=greek${query}`);
      return text.match(/Fast day: (?:strict fast|fish|wine)/g);
    };
    expect(await fastsFor('')).toEqual(['Fast day: fish', 'Fast day: fish']);
    expect(await fastsFor('&church=mount-athos')).toEqual([
      'Fast day: strict fast',
      'Fast day: fish',
    ]);
  });

  it('is told that weddings go by its use', async () => {
    const { text } = await service.read(`/calendar/2026-11-12?${chosen}`);
    expect(text).toContain(
      'By Greek use: weddings may be celebrated. Church of Greece may have other days',
    );
    expect((await service.read('/calendar/weddings/2027?use=greek')).text).toContain(
      'Some Churches exclude more days',
    );
  });

  it('goes along with every link, and with the feeds of a page', async () => {
    const { hrefs, html } = await service.read(`/calendar/2026-12-12?${chosen}`);
    expect(hrefs).toContain(`/calendar/2026-12-13?${chosen}`);
    expect(hrefs).toContain(`/saints?${chosen}`);
    expect(hrefs).toContain('/calendar/2026-12-12?calendar=julian&use=greek');
    expect(html).toContain('href="/feeds/saints.ics?church=greece"');
    expect(html).toContain(`rel="canonical" href="${service.url}/calendar/2026-12-12?use=greek"`);
  });

  it('is told beside what is printed for a use alone', async () => {
    const others = 'Church of Greece, fish, wine and oil on 12 and 13';
    expect((await service.read('/bulletin/2026-12-06?use=greek')).text).toContain(others);
    expect((await service.read('/calendar/wall/2026?use=greek')).text).toContain(
      'Church of Greece, fish, wine and oil on 12, 13',
    );
    expect((await service.read(`/bulletin/2026-12-06?${chosen}`)).text).not.toContain(others);
  });
});

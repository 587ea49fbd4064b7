/** Greek use on every surface: titles, readings, fasts, transfers; and what it has elsewhere. */
import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { DayList } from '../../src/api/operations/spans.js';
import type { PaschaCycle, YearFasts } from '../../src/api/operations/years.js';
import { startPagesForSuite } from '../support/pages.js';
import { feast, keptOn, monthDay } from '../support/records/builders.js';
import { aSaint, sampleCatalogue, sampleRecords } from '../support/records/sample.js';

const fixed = { gregorian: monthDay('10-01'), julian: monthDay('10-01') };
const catalogue = sampleCatalogue({
  saints: [
    aSaint('george-the-trophy-bearer', { commemorations: [keptOn('04-23', { rank: 5 })] }),
    aSaint('mark-the-evangelist', { commemorations: [keptOn('04-25', { rank: 4 })] }),
    aSaint('spyridon-of-trimythous', { commemorations: [keptOn('12-12', { rank: 3 })] }),
    aSaint('another', { commemorations: [keptOn('12-12', { rank: 4 })] }),
  ],
  feasts: [
    ...sampleRecords.feasts,
    feast({ key: 'protection-of-the-theotokos', rank: 'major', fixed }),
  ],
});
const service = await startPagesForSuite({ catalogue });

const ask = async <Answer>(path: string) => (await service.ask<Answer>(`/v1/calendar${path}`)).body;
const slugsOf = ({ saints }: Pick<Day, 'saints'>) => saints.map(({ slug }) => slug);

describe('use=greek', () => {
  it.each([
    ['george-the-trophy-bearer', '2027-04-23', '2027-05-03', '04-23'],
    ['mark-the-evangelist', '2027-04-25', '2027-05-04', '04-25'],
  ])('moves %s from %s to %s', async (slug, from, to, movedFrom) => {
    expect(slugsOf(await ask<Day>(`/${from}?use=greek`))).not.toContain(slug);
    const day = await ask<Day>(`/${to}?use=greek`);
    expect(day.saints).toMatchObject([{ slug, movedFrom }]);
    const { data } = await ask<DayList>(`?from=${to}&to=${to}&use=greek`);
    expect(data[0]?.saints).toMatchObject([{ slug, movedFrom }]);
    expect(slugsOf(await ask<Day>(`/${to}`))).not.toContain(slug);
  });

  it('keeps the Protection on 28 October, not on the 1st', async () => {
    const key = 'protection-of-the-theotokos';
    expect((await ask<Day>('/2026-10-01?use=greek')).feasts).toEqual([]);
    const day = await ask<Day>('/2026-10-28?use=greek');
    expect(day.feasts).toMatchObject([{ key, movedFrom: '10-01', date: '2026-10-28' }]);
    const { data } = await ask<DayList>('?from=2026-10-28&to=2026-10-28&use=greek');
    expect(data[0]?.feasts).toMatchObject([{ key, movedFrom: '10-01' }]);
  });

  it('gives title, readings, fast and notes by its own rules', async () => {
    const day = await ask<Day>('/2026-12-12?use=greek');
    expect(day).toMatchObject({ use: 'greek', title: 'Saturday of the 12th Week of Luke' });
    expect(day.fasting.tone).toBe('wine-oil');
    expect(day.fasting.summary).toContain('until 17 December');
    expect(day.notes).toEqual(['The Church of Greece permits fish until 17 December.']);
    const epistle = day.readings.find(({ kind }) => kind === 'epistle');
    expect(epistle?.reference).toBe('Ephesians 5:8-19');
    expect(day).not.toHaveProperty('elsewhere');
  });

  it('marks what it reads only where it does not read what takes its place', async () => {
    const { readings } = await ask<Day>('/2026-10-18?use=greek');
    const marked = readings.filter(({ occasion }) => occasion.endsWith(' (in place)'));
    expect(marked).toMatchObject([
      { kind: 'epistle', occasion: 'Twentieth Sunday after Pentecost (in place)' },
      { kind: 'gospel', occasion: 'Third Sunday of Luke (in place)' },
    ]);
    expect(JSON.stringify(readings)).not.toContain('isReplaced');
  });

  it('lists its own great saints first', async () => {
    expect(slugsOf(await ask<Day>('/2026-12-12?use=greek'))[0]).toBe('spyridon-of-trimythous');
    expect(slugsOf(await ask<Day>('/2026-12-12'))[0]).toBe('another');
  });

  it('gives spans, fasts and the movable feasts of a year', async () => {
    const { data } = await ask<DayList>('?from=2026-10-18&to=2026-10-19&use=greek');
    expect(data).toMatchObject([
      { use: 'greek', title: 'Third Sunday of Luke', fasting: { tone: 'fast-free' } },
      { use: 'greek', title: 'Monday of the 5th Week of Luke' },
    ]);
    const fasts = await ask<YearFasts>('/fasts/2026?use=greek');
    expect(fasts).toMatchObject({ use: 'greek', url: '/calendar/fasts/2026?use=greek' });
    expect(fasts.fasts).toEqual((await ask<YearFasts>('/fasts/2026')).fasts);
    const cycle = await ask<PaschaCycle>('/pascha/2026?use=greek');
    const keys = cycle.feasts.map(({ key }) => key);
    expect(cycle).toMatchObject({ use: 'greek', url: '/calendar/pascha/2026?use=greek' });
    expect(keys).toContain('thomas-sunday');
    expect(keys).not.toContain('radonitsa');
  });

  it.each(['feasts', 'fasts', 'saints'])('is in the URL and the name of %s.ics', async (name) => {
    const feed = await (await fetch(`${service.url}/feeds/${name}.ics?use=greek`)).text();
    const unfolded = feed.replaceAll(/\r\n[ \t]/g, '');
    expect(unfolded).toContain('(New Calendar · Greek use)');
    expect(unfolded).toContain(`${name}.ics?use=greek`);
  });

  it('names the rule on pages that say whose fasts they show', async () => {
    const { text } = await service.read('/calendar/2026/12?use=greek');
    expect(text).toContain('Fasts follow Greek use');
  });
});

describe.each(['', '?use=slavic'])('under %j', (query) => {
  it('tells what Greek use has otherwise, and only that', async () => {
    const day = await ask<Day>(`/2026-12-13${query}`);
    expect(day.use).toBe('slavic');
    expect(day.elsewhere).toEqual({
      use: 'greek',
      title: 'Eleventh Sunday of Luke',
      fasting: { tone: 'wine-oil' },
    });
    expect(day).not.toHaveProperty('notes');
    expect((await ask<Day>(`/2026-02-18${query}`)).elsewhere).toBeNull();
  });

  it('compares what is read at the Liturgy, not before it', async () => {
    // On Great Thursday both read Luke 22:1-39 at Matins, before the gospel of the Liturgy.
    const { elsewhere } = await ask<Day>(`/2026-04-09${query}`);
    expect(elsewhere?.gospel).toMatch(/^Matthew 26:1-20; .*; Matthew 26:40-27:2$/);
  });

  it('names what is moved to the day or away from it', async () => {
    const slug = 'george-the-trophy-bearer';
    for (const date of ['2027-04-23', '2027-05-03']) {
      expect((await ask<Day>(`/${date}${query}`)).elsewhere?.moved).toEqual([slug]);
    }
  });

  it('has it in one line of the page', async () => {
    const { text } = await service.read(`/calendar/2026-10-18${query}`);
    expect(text).toContain('Greek use: Third Sunday of Luke; epistle Colossians 4:5–11, 14–18');
  });
});

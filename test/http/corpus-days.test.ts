/** What days of the fixtures show to callers: who is sung, notes, and the days of a bulletin. */
import { describe, expect, it } from 'vitest';
import type { Bulletin } from '../../src/api/operations/bulletin.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { Service } from '../../src/api/operations/service.js';
import { corpusPages } from '../support/pages.js';
import table from '../tables/sung-answers.json' with { type: 'json' };

const service = await corpusPages();

/** A part of the title, the mode and the place. */
type ExpectedHymn = readonly (string | number)[];
interface SungDay {
  readonly what: string;
  readonly date: string;
  readonly calendar: string;
  readonly use: string;
  readonly troparia?: readonly ExpectedHymn[];
  readonly kontakia?: readonly ExpectedHymn[];
}

describe('who is sung', () => {
  const hymnsOf = (expected: readonly ExpectedHymn[]) =>
    expected.map(([of, mode, place = null]) => {
      return { of: expect.stringContaining(String(of)), mode, place };
    });

  it.each<SungDay>(table.days)('has $what', async (row) => {
    const { date, calendar, use, troparia, kontakia } = row;
    const path = `/v1/calendar/${date}/service?calendar=${calendar}&use=${use}`;
    const { body } = await service.ask<Service>(path);
    if (troparia) expect(body.troparia).toMatchObject(hymnsOf(troparia));
    if (kontakia) expect(body.kontakia).toMatchObject(hymnsOf(kontakia));
  });

  it('says who is left out by the rules, and of whom no hymns are given', async () => {
    const noteOn = async (date: string) =>
      (await service.ask<Service>(`/v1/calendar/${date}/service?use=slavic`)).body.songsNote;
    expect(await noteOn('2027-06-19')).toBe(
      'Left out, by the rules of the day: Holy Apostle Jude, Brother of the Lord; Saint Job, Patriarch of Moscow and All Russia.',
    );
    const { body } = await service.ask<Service>('/v1/calendar/2026-12-08/service?calendar=julian');
    expect(body.songsNote ?? '').not.toContain('Catherine');
    expect(await noteOn('2027-05-19')).toMatch(/^Left out, since no hymns .*Demetrius Donskoy/);
  });

  it('has the hymns of Greek use in a bulletin too', async () => {
    const modesOn = async (query: string) => {
      const { saints } = (await service.ask<Bulletin>(`/v1/bulletin/2026-11-25?${query}`)).body;
      return saints.find(({ slug }) => slug === 'catherine-of-alexandria')?.troparion?.mode;
    };
    expect([await modesOn('use=greek'), await modesOn('use=all')]).toEqual([5, 4]);
  });
});

describe('the notes of a day', () => {
  it('name the readings that Russian books add', async () => {
    const { notes = [] } = (await service.ask<Day>('/v1/calendar/2027-10-06?use=slavic')).body;
    expect(notes).toEqual([
      'Read in Russia too, for the Apostle Thomas: 1 Corinthians 4:9-16; John 20:19-31.',
    ]);
  });

  it.each([
    ['2027-06-02?use=slavic', 'The leavetaking of Mid-Pentecost.'],
    ['2027-06-02?use=greek', 'The leavetaking of Mid-Pentecost.'],
    ['2027-05-02?use=slavic', 'John 20:19-25'],
    ['2027-05-02?use=greek', 'John 20:19-25'],
    ['2027-03-19?use=greek', 'Salutations'],
    ['2027-04-16?use=greek', 'the whole Akathist'],
    ['2027-04-30?use=greek', 'Lamentations of this evening'],
    ['2027-07-18?use=greek', 'those of the Fourth Ecumenical Council'],
  ])('say on %s: %s', async (day, words) => {
    const noted = async (query: string) =>
      ((await service.ask<Day>(`/v1/calendar/${query}`)).body.notes ?? []).join(' ');
    expect(await noted(day)).toContain(words);
    expect(await noted(day.replace(/\d\d\?/, '08?'))).not.toContain(words);
  });

  it('say to which day Greek use moves Saint George', async () => {
    const { notes } = (await service.ask<Day>('/v1/calendar/2027-04-23?use=greek')).body;
    expect(notes).toContain('Saint George, of 23 April, is kept on Bright Monday.');
  });

  it('tell Finland that what moves with Pascha is on another day', async () => {
    const note = 'Orthodox Church of Finland keeps Pascha on the Western date: what moves with it';
    const { body } = await service.ask<Day>('/v1/calendar/2027-03-28?church=finland');
    expect(body.notes?.[0]).toContain(note);
    const { body: oca } = await service.ask<Day>('/v1/calendar/2027-03-28?church=oca');
    expect(oca.notes?.[0] ?? '').not.toContain('Western');
  });
});

it('keeps the New Martyrs of Russia on the Sunday nearest to their date', async () => {
  const isKeptOn = async (query: string) => {
    const { feasts, notes = [] } = (await service.ask<Day>(`/v1/calendar/${query}`)).body;
    const isListed = feasts.some(({ key }) => key === 'synaxis-of-the-new-martyrs-of-russia');
    expect(notes.join().includes('Luke 21:8-19')).toBe(isListed);
    return isListed;
  };
  expect(await isKeptOn('2027-01-24?use=slavic')).toBe(true);
  expect(await isKeptOn('2027-01-25?use=slavic')).toBe(false);
  expect(await isKeptOn('2027-02-07?use=slavic&calendar=julian')).toBe(true);
  expect(await isKeptOn('2027-02-07?use=greek&calendar=julian')).toBe(false);
});

it('names in the week ahead of a bulletin the first saint beside a lesser feast', async () => {
  const weekOf = async (date: string) =>
    (await service.ask<Bulletin>(`/v1/bulletin/${date}?use=greek`)).body.week;
  const catherine = (await weekOf('2026-11-22')).find(({ date }) => date === '2026-11-25');
  expect(catherine?.kept).toMatch(/^Leavetaking of the Entry .*; .*Catherine/);
  const synaxis = (await weekOf('2026-12-20')).find(({ date }) => date === '2026-12-26');
  expect(synaxis?.kept).toContain('Synaxis of the');
  const [nativity] = (await weekOf('2026-12-24')).map(({ kept }) => kept);
  expect(nativity).not.toContain(';');
});

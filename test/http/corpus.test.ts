/** What every record of the fixtures shows to callers. All other tests of answers use samples. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Country, CountryList } from '../../src/api/operations/countries.js';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { FeastList } from '../../src/api/operations/feasts.js';
import type { Hymnography } from '../../src/api/operations/hymnography.js';
import type { PatronageList } from '../../src/api/operations/patronages.js';
import type { SaintDetail } from '../../src/api/operations/saint.js';
import type { SaintList } from '../../src/api/operations/saints.js';
import type { PaschaCycle } from '../../src/api/operations/years.js';
import {
  formatDate,
  type MonthDay,
  type Reckoning,
  reckonings,
} from '../../src/calendar/reckoning.js';
import { lastYearOfLife } from '../../src/catalogue/repose.js';
import { daysOf } from '../support/dates.js';
import { corpus } from '../support/records/corpus.js';
import { allSaints, dateKept, expectedSaints } from '../support/records/feast-days.js';
import { walk } from '../support/service/calls.js';
import { startForSuite } from '../support/service/test-service.js';

const leapYear = 2028;

const catalogue = await corpus();
const service = await startForSuite({ catalogue });
const saints = await allSaints(catalogue);
const feasts = await catalogue.listedFeasts();

async function bodyOf<Body>(path: string): Promise<Body> {
  const { status, body } = await service.ask<Body>(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const days = new Map<string, Promise<Day>>();
function dayOf(date: string, reckoning: Reckoning): Promise<Day> {
  const path = `/v1/calendar/${date}?calendar=${reckoning}`;
  const day = days.get(path) ?? bodyOf<Day>(path);
  days.set(path, day);
  return day;
}

describe('every saint', () => {
  const details: SaintDetail[] = [];
  beforeAll(async () => {
    for (const { slug } of saints) details.push(await bodyOf(`/v1/saints/${slug}`));
  });

  it('has one primary commemoration, which names the feast', () => {
    for (const { slug, feastDays, feastTitle, biography } of details) {
      const primary = feastDays.filter((entry) => entry.primary);
      expect([slug, ...primary.map(({ title }) => title)]).toEqual([slug, feastTitle]);
      expect(biography, slug).not.toMatch(/<|^\s|\s$|\n{3}/);
    }
  });

  it('is listed once', async () => {
    const listed = await walk<SaintList>(service, '/v1/saints?limit=100');
    expect(listed.map(({ slug }) => slug)).toEqual(saints.map(({ slug }) => slug).toSorted());
  });

  it.each(['female', 'male'] as const)('is listed by sex: %s', async (sex) => {
    const listed = await walk<SaintList>(service, `/v1/saints?sex=${sex}&limit=100`);
    const expected = saints.filter((saint) => saint.sex === sex);
    expect(listed.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug).toSorted());
  });

  it.each(reckonings)('is listed on its days, %s', async (reckoning) => {
    const { pascha } = await bodyOf<PaschaCycle>(`/v1/calendar/pascha/${leapYear}`);
    for (const { slug, feastDays } of details) {
      const titles = feastDays.map(({ title }) => title);
      for (const entry of feastDays) {
        const date = dateKept(entry, leapYear, pascha, reckoning);
        const { saints: listed } = await dayOf(date, reckoning);
        const ofDay = listed.filter(
          (saint) => saint.slug === slug || saint.members.some((member) => member.slug === slug),
        );
        expect(ofDay, `${slug} on ${date}`).toHaveLength(1);
        expect(titles).toContain(ofDay[0]?.feastTitle);
        if (feastDays.length === 1) expect(ofDay[0]?.feastTitle).toBe(entry.title);
      }
    }
  });

  it('is listed on no day of 1583 to 2100 before the year after the repose', async () => {
    const reposed = new Map(saints.map(({ slug, reposed }) => [slug, lastYearOfLife(reposed)]));
    const date = fc.date({
      min: new Date('1583-01-01'),
      max: new Date('2100-12-31'),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(date, fc.constantFrom(...reckonings), async (each, reckoning) => {
        const { saints: listed } = await dayOf(each.toISOString().slice(0, 10), reckoning);
        for (const { slug, members } of listed) {
          for (const one of [slug, ...members.map((member) => member.slug)]) {
            expect(reposed.get(one), one).toBeLessThan(each.getUTCFullYear());
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(reckonings)('comes by rank on every other day, %s', async (reckoning) => {
    const isAsked = ({ day }: MonthDay) => (reckoning === 'julian') === (day % 2 === 0);
    for (const date of daysOf(leapYear).filter(isAsked).map(formatDate)) {
      const { saints: listed } = await dayOf(date, reckoning);
      const shown = listed.map(({ slug, feastTitle }) => ({ slug, feastTitle }));
      expect(shown, date).toEqual(expectedSaints(saints, date, reckoning));
    }
  });

  it('has hymns with no HTML but p, br, em and strong', async () => {
    const sources = new Set<string>();
    for (const { slug, name, troparionMode, hymnographyUrl } of details) {
      expect(hymnographyUrl).toBe(`/v1/saints/${slug}/hymnography`);
      const body = await bodyOf<Hymnography>(hymnographyUrl);
      expect(body, slug).toMatchObject({ slug, name });
      expect(body.troparion?.mode ?? null, slug).toBe(troparionMode);
      for (const hymn of [body.troparion, body.kontakion]) {
        if (!hymn) continue;
        sources.add(hymn.source);
        expect(hymn.html, slug).toMatch(/^<p>.*<\/p>$/s);
        const rest = hymn.html.replaceAll(/<\/?(?:p|em|strong)>|<br ?\/?>/g, '');
        expect(rest, slug).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
        expect(hymn.html, slug).not.toMatch(/\{name\}|undefined/);
      }
    }
    expect([...sources].sort()).toEqual(['common', 'proper']);
  });
});

describe('every country', async () => {
  const countries = await walk<CountryList>(service, '/v1/countries?limit=100');

  it('is listed once, with an ISO code of its own', async () => {
    const { items } = await catalogue.countries({ limit: 1_000 });
    expect(countries.map(({ slug }) => slug)).toEqual(items.map(({ slug }) => slug));
    const codes = countries.map(({ isoCode }) => isoCode);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has an answer, which agrees with the list', async () => {
    for (const country of countries) {
      expect(await bodyOf<Country>(`/v1/countries/${country.slug}`)).toEqual(country);
    }
  });

  it('counts the saints who come from there', async () => {
    for (const { slug, name, isoCode, saintCount } of countries) {
      const found = await walk<SaintList>(service, `/v1/saints?country=${slug}&limit=100`);
      expect(found.length, slug).toBe(saintCount);
      for (const { originCountry } of found) {
        expect(originCountry).toEqual({ slug, name, isoCode });
      }
    }
  });
});

describe('every feast', () => {
  it('is listed once, by key', async () => {
    const listed = await walk<FeastList>(service, '/v1/feasts?limit=100');
    expect(listed.map(({ key }) => key)).toEqual(feasts.map(({ key }) => key).toSorted());
  });

  it('has an answer for every year', async () => {
    for (const { key } of feasts) {
      for (const year of [1583, 2100, 9999]) await bodyOf(`/v1/feasts/${key}?year=${year}`);
    }
  });

  it('is listed on its day, if it is a fixed one', async () => {
    for (const { key, title, rank, fixed } of feasts) {
      if (!fixed) continue;
      // A year in which those that are not always kept on their date are.
      const date = formatDate({ year: 2026, ...fixed.gregorian });
      const { feasts: listed } = await dayOf(date, 'gregorian');
      expect(listed).toContainEqual({ key, title, rank, date, url: `/feasts/${key}` });
    }
  });
});

describe('GET /v1/patronages', () => {
  it('lists topics, each of which finds its saints', async () => {
    const { data } = await bodyOf<PatronageList>('/v1/patronages?limit=100');
    expect(data.length).toBeGreaterThan(50);
    for (const { topic, saintCount } of data.slice(0, 20)) {
      const patrons = await walk<SaintList>(
        service,
        `/v1/saints?patronOf=${encodeURIComponent(topic)}&limit=100`,
      );
      const named = patrons.filter(({ patronage }) => patronage.includes(topic));
      expect(named, topic).toHaveLength(saintCount);
    }
  });

  it.each(['exams', 'prison', 'pets', 'travellers', 'LOST-OBJECTS'])(
    'has a topic that is also called %s',
    async (word) => {
      const { data } = await bodyOf<SaintList>(`/v1/saints?patronOf=${word}`);
      expect(data).not.toEqual([]);
    },
  );
});

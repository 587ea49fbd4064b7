import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixedGreatFeasts } from '../src/calendar/feasts/great-feasts.js';
import { movableFeastKeys } from '../src/calendar/feasts/movable-feasts.js';
import { yieldingFeastKeys } from '../src/calendar/feasts/yielding-feasts.js';
import greek from '../src/calendar/lectionary/greek.json' with { type: 'json' };
import { yearsOfDeath } from '../src/calendar/lectionary/recent-saints.js';
import slavic from '../src/calendar/lectionary/slavic.json' with { type: 'json' };
import type { Records, Saint } from '../src/catalogue/records.js';
import { lastYearOfLife } from '../src/catalogue/repose.js';
import { checkFixtures, FixturesError } from '../src/fixtures/load.js';

const directory = fileURLToPath(new URL('../fixtures', import.meta.url));

describe('the fixtures', () => {
  let mistakes: FixturesError['mistakes'] = [];
  let { saints, feasts, countries }: Records = { saints: [], feasts: [], countries: [] };

  beforeAll(async () => {
    const checked = await checkFixtures(directory).catch((error: unknown) => {
      if (error instanceof FixturesError) mistakes = error.mistakes;
      else throw error;
    });
    if (checked) ({ saints, feasts, countries } = checked);
  });

  const hymnsOf = ({ slug, troparion, kontakion }: Saint) =>
    [troparion, kontakion].flatMap((hymn) => (hymn ? [{ slug, html: hymn.html }] : []));

  it('are without a single mistake', () => expect(mistakes).toEqual([]));

  describe('have', () => {
    it('1,800 saints, and some of every month', () => {
      const months = saints.flatMap(({ commemorations: [primary] }) =>
        'gregorian' in primary ? [primary.gregorian.month] : [],
      );
      expect(saints.length).toBeGreaterThanOrEqual(1800);
      expect(new Set(months)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    });

    it('60 saints with two hymns of their own', () => {
      const own = saints.filter(
        ({ troparion, kontakion }) =>
          troparion?.source === 'proper' && kontakion?.source === 'proper',
      );
      expect(own.length).toBeGreaterThanOrEqual(60);
    });

    it('no hymn that calls a woman a man', () => {
      const ofMan =
        /\b(?:his (?:memory|contest|prayers)|(?:through|by) him|(?:our|sacred|venerable) father)\b/;
      const women = saints.filter(({ sex }) => sex === 'female');
      const wrong = women.flatMap(hymnsOf).filter(({ html }) => ofMan.test(html));
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    });

    it('45 countries with a population and its source', () => {
      const counted = countries.filter(({ orthodoxPopulation }) => orthodoxPopulation?.source);
      expect(counted.length).toBeGreaterThanOrEqual(45);
    });

    it('the years in which saints died who have readings', () => {
      const lastYearOf = new Map(saints.map((each) => [each.name, lastYearOfLife(each.reposed)]));
      const occasions = [slavic, greek].flatMap((rows) =>
        Object.values(rows).flatMap((each) => each.flatMap((row) => row.split(' | ')[1] ?? [])),
      );
      const recent = [...new Set(occasions)].flatMap((name) => {
        const year = lastYearOf.get(name) ?? 0;
        return year >= 1583 ? [[name, year]] : [];
      });
      expect(recent.length).toBeGreaterThan(6);
      expect([...yearsOfDeath]).toEqual(expect.arrayContaining(recent));
    });

    it('every movable feast of the calendar', () => {
      const movable = feasts.filter(({ fixed }) => fixed === null).map(({ key }) => key);
      expect(movable.sort()).toEqual([...movableFeastKeys].sort());
    });

    it('every fixed feast that is not always kept on its date', () => {
      const fixed = feasts.filter((feast) => feast.fixed !== null).map(({ key }) => key);
      expect(fixed).toEqual(expect.arrayContaining([...yieldingFeastKeys]));
    });

    it('the Twelve and Pascha as great feasts', () => {
      const great = feasts.filter(({ rank }) => rank === 'great').map(({ key }) => key);
      const fixed = fixedGreatFeasts.map(({ key }) => key);
      const movable = ['palm-sunday', 'pascha', 'ascension', 'pentecost'];
      expect(great.sort()).toEqual([...fixed, ...movable].sort());
    });
  });

  it('have hymns with only paragraphs and breaks', () => {
    const hymns = saints.flatMap(hymnsOf);
    expect(hymns).not.toEqual([]);
    const html = /^(<p>[^<>]+(<br>[^<>]+)*<\/p>)+$/;
    expect(hymns.filter((hymn) => !html.test(hymn.html))).toEqual([]);
    expect(hymns.filter((hymn) => hymn.html.includes('{name}'))).toEqual([]);
  });
});

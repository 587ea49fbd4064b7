import { describe, expect, test } from 'vitest';
import { coordinatesOf } from '../../../src/calendar/coordinates.js';
import { fastingOf } from '../../../src/calendar/fasting/fasting.js';
import { fastingTones } from '../../../src/calendar/fasting/measures.js';
import { fastingSeasons } from '../../../src/calendar/fasting/seasons.js';
import { addDays, type CalendarDate, type Reckoning } from '../../../src/calendar/reckoning.js';
import { slavicRulings } from '../../../src/calendar/slavic/rulings.js';
import { dateFrom, daysOf } from '../../support/dates.js';
import table from '../../tables/fasting.json' with { type: 'json' };
import wholeYear from '../../tables/fasting-2025.json' with { type: 'json' };

interface Row {
  readonly date: string;
  readonly season: string;
  readonly tone: string;
  /** A word of the feast that the summary must name; without it the summary names none. */
  readonly named?: string;
}

const rows = (['gregorian', 'julian'] as const).flatMap((calendar) =>
  table[calendar].map((row: Row) => ({ ...row, calendar })),
);

const bothReckonings: readonly Reckoning[] = ['gregorian', 'julian'];

function fastOn(date: CalendarDate, reckoning: Reckoning): ReturnType<typeof fastingOf> {
  return fastingOf(coordinatesOf(date, reckoning), slavicRulings);
}

/** What the summary says is not eaten. */
function abstinenceIn(summary: string): string[] {
  const [, list] = /abstain from (.*)\.$/.exec(summary) ?? [];
  return list?.split(/, | and /) ?? [];
}

/** Every day of years early, now and late, with an early and a late Pascha among them. */
function everyFast(): {
  day: ReturnType<typeof coordinatesOf>;
  fasting: ReturnType<typeof fastingOf>;
}[] {
  return [1583, 1983, 2010, 2024, 2026, 2100, 9999].flatMap(daysOf).flatMap((date) =>
    bothReckonings.map((reckoning) => {
      const day = coordinatesOf(date, reckoning);
      return { day, fasting: fastingOf(day, slavicRulings) };
    }),
  );
}

describe('the fast', () => {
  test.each(rows)('of $date, $calendar, is $season, $tone', ({ date, calendar, season, tone }) => {
    const fasting = fastOn(dateFrom(date), calendar);
    const fast = tone !== 'fast-free';
    expect(fasting).toEqual({ fast, season, tone, summary: expect.any(String) });
  });

  test.each(wholeYear.months.map((letters, index) => ({ month: index + 1, letters })))(
    'is kept in month $month of 2025 as observed',
    ({ month, letters }) => {
      const letterOf = Object.fromEntries(
        Object.entries(wholeYear.letters).map(([letter, tone]) => [tone, letter]),
      );
      const first = { year: wholeYear.year, month, day: 1 };
      const kept = [...letters].map((_, index) => {
        return letterOf[fastOn(addDays(first, index), 'gregorian').tone];
      });
      expect(kept.join('')).toBe(letters);
    },
  );

  test('runs through every season and tone', () => {
    const fasts = everyFast().map(({ fasting }) => fasting);
    expect(new Set(fasts.map(({ season }) => season))).toEqual(new Set(fastingSeasons));
    expect(new Set(fasts.map(({ tone }) => tone))).toEqual(new Set(fastingTones));
  });

  test('is kept every Wednesday and Friday outside the fast-free weeks', () => {
    const free = ['bright-week', 'pentecost-week', 'publican-and-pharisee-week'];
    const feasts = ['christmastide', 'theophany'];
    for (const { day, fasting } of everyFast()) {
      if (day.weekday !== 'wednesday' && day.weekday !== 'friday') continue;
      expect(fasting.fast).toBe(![...free, ...feasts].includes(fasting.season));
    }
  });

  test("leaves no day of an empty Apostles' Fast on the New Calendar", () => {
    for (const year of [2002, 2013, 2024, 2040, 2043, 2051]) {
      const seasons = (reckoning: Reckoning) =>
        new Set(daysOf(year).map((date) => fastOn(date, reckoning).season));
      expect(seasons('gregorian')).not.toContain('apostles-fast');
      expect(seasons('julian')).toContain('apostles-fast');
    }
  });

  test("keeps the Apostles' Fast only before Peter and Paul of its own year", () => {
    for (const { day, fasting } of everyFast()) {
      if (fasting.season !== 'apostles-fast') continue;
      expect(day.menaion.year).toBe(day.pascha.year);
      expect([5, 6]).toContain(day.menaion.month);
    }
  });
});

describe('the summary', () => {
  test.each(rows)('of $date, $calendar, names $named', ({ date, calendar, named }) => {
    const { summary } = fastOn(dateFrom(date), calendar);
    if (named === undefined) {
      expect(summary).not.toContain('For ');
    } else {
      expect(summary).toMatch(new RegExp(`For [^,]*${named}`));
    }
  });

  test('abstains from what the tone forbids and nothing else', () => {
    const abstinence = {
      xerophagy: ['meat', 'fish', 'dairy products', 'eggs', 'wine', 'oil'],
      'wine-oil': ['meat', 'fish', 'dairy products', 'eggs'],
      fish: ['meat', 'dairy products', 'eggs'],
      'no-meat': ['meat'],
      'fast-free': [],
    };
    for (const { day, fasting } of everyFast()) {
      const isHolySaturday = day.offset === -1 && fasting.tone === 'xerophagy';
      const forbidden = abstinence[fasting.tone].filter(
        (food) => !isHolySaturday || food !== 'wine',
      );
      expect(abstinenceIn(fasting.summary)).toEqual(forbidden);
      expect(fasting.summary.includes('All foods are permitted.')).toBe(!fasting.fast);
    }
  });

  test('is two sentences, the first on the season', () => {
    for (const { fasting } of everyFast()) {
      expect(fasting.summary).toMatch(/^[A-Z][^.]*\. [A-Z][^.]*\.$/);
      expect(fasting.summary.length).toBeLessThan(200);
    }
  });

  test.each([
    ['2026-01-05', 'The Eve of Theophany is a one-day fast.'],
    ['2026-01-06', 'The feast of Theophany is free of fasting.'],
    ['2026-01-13', 'No fast is appointed for this Tuesday.'],
    [
      '2026-02-04',
      'The week of the Publican and the Pharisee has no fast, even on Wednesday and Friday.',
    ],
    ['2026-02-18', 'This is Cheesefare Week, the last before Great Lent.'],
    ['2026-03-02', 'This is a Monday of Great Lent.'],
    ['2026-04-10', 'This is Great and Holy Friday.'],
    ['2026-04-15', 'Pascha and Bright Week are free of fasting, even on Wednesday and Friday.'],
    ['2026-04-24', 'This is the weekly fast of Friday, eased between Pascha and Pentecost.'],
    ['2026-06-03', 'The week after Pentecost is free of fasting, even on Wednesday and Friday.'],
    ['2026-06-10', "This is a Wednesday of the Apostles' Fast."],
    ['2026-06-17', "This is a Wednesday of the Apostles' Fast."],
    ['2026-08-03', 'This is a Monday of the Dormition Fast.'],
    ['2026-08-29', 'The Beheading of the Forerunner is kept as a one-day fast.'],
    ['2026-09-14', 'The Exaltation of the Cross is kept as a one-day fast.'],
    ['2026-09-16', 'This is the weekly fast of Wednesday.'],
    ['2026-11-17', 'This is a Tuesday of the Nativity Fast.'],
    ['2026-12-24', 'This is the Eve of the Nativity, the last day of the Nativity Fast.'],
    [
      '2026-12-30',
      'Christmastide, from the Nativity until the Eve of Theophany, is free of fasting.',
    ],
  ])('of %s begins "%s"', (date, beginning) => {
    expect(fastOn(dateFrom(date), 'gregorian').summary.startsWith(`${beginning} `)).toBe(true);
  });

  test('gives a little wine on Holy Saturday, without oil', () => {
    expect(fastOn({ year: 2026, month: 4, day: 11 }, 'gregorian').summary).toBe(
      'This is Great and Holy Saturday. Bread, fruit and a little wine are permitted; ' +
        'abstain from meat, fish, dairy products, eggs and oil.',
    );
  });

  test('gives oil too on Holy Saturday if it is the Annunciation', () => {
    expect(fastOn({ year: 2018, month: 4, day: 7 }, 'julian').summary).toBe(
      'This is Great and Holy Saturday. For the Annunciation, ' +
        'wine and oil are permitted; abstain from meat, fish, dairy products and eggs.',
    );
  });

  test('names a feast that relaxes the fast', () => {
    expect(fastOn({ year: 2028, month: 12, day: 6 }, 'gregorian').summary).toBe(
      'This is a Wednesday of the Nativity Fast. For Saint Nicholas the Wonderworker, ' +
        'fish, wine and oil are permitted; abstain from meat, dairy products and eggs.',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { dayQueryOf } from '../../../src/api/operations/days.js';
import { fixedFeasts } from '../../../src/api/operations/feast-words.js';
import { type LiturgicalDay, liturgicalDay } from '../../../src/calendar/day.js';
import type { Period } from '../../../src/calendar/feasts/period.js';
import { formatDate, reckonings } from '../../../src/calendar/reckoning.js';
import { daysOf } from '../../support/dates.js';
import { corpus } from '../../support/records/corpus.js';

const catalogue = await corpus();

/** How the keys of a great feast's forefeast and leavetaking end. */
const endings: Record<string, string> = {
  'nativity-of-the-theotokos': 'the-nativity-of-the-theotokos',
  'exaltation-of-the-cross': 'the-exaltation',
  'entry-of-the-theotokos': 'the-entry',
  'nativity-of-christ': 'the-nativity',
  theophany: 'theophany',
  'meeting-of-the-lord': 'the-meeting',
  annunciation: 'the-annunciation',
  transfiguration: 'the-transfiguration',
  dormition: 'the-dormition',
  pascha: 'pascha',
  ascension: 'ascension',
  pentecost: 'pentecost',
};

/** The feast that a period asks for; one of several days of forefeast has it on the first. */
function keysOf(period: Period | null, before: Period | null): string[] {
  if (period === null) return [];
  const { feast, phase } = period;
  if (phase !== 'forefeast' && phase !== 'leavetaking') return [];
  if (before?.feast === feast && before.phase === phase) return [];
  return [`${phase}-of-${endings[feast]}`];
}

async function listedOn(day: LiturgicalDay): Promise<string[]> {
  const { feasts } = await catalogue.day(dayQueryOf(day, 'all'));
  const kept = [...fixedFeasts(feasts, day, 'all'), ...day.movableFeasts].map(({ key }) => key);
  return kept.filter((key) => /^(forefeast|leavetaking)-of-/.test(key));
}

describe('the feasts of a day', () => {
  // Every date that Pascha can have, and every reach of the Meeting into the days before Lent.
  const years = Array.from({ length: 60 }, (_, index) => 1983 + index);

  test.each(reckonings)('never contradict its period, %s', async (reckoning) => {
    for (const year of years) {
      let before: Period | null = null;
      for (const date of daysOf(year)) {
        const day = liturgicalDay(date, reckoning);
        const told = [formatDate(date), await listedOn(day)];
        expect(told).toEqual([formatDate(date), keysOf(day.period, before)]);
        before = day.period;
      }
    }
  });

  test.each([
    ['2026-02-19', 'julian', ['leavetaking-of-the-meeting']],
    ['2026-02-22', 'julian', []],
    ['2026-02-22', 'gregorian', []],
    ['2026-02-09', 'gregorian', ['leavetaking-of-the-meeting']],
    ['2029-04-06', 'julian', []],
  ] as const)('include on %s, %s: %j', async (date, reckoning, keys) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(await listedOn(liturgicalDay({ year, month, day }, reckoning))).toEqual(keys);
  });

  test('begin with the one that all keep, not with the icon of one place', async () => {
    const day = liturgicalDay({ year: 2026, month: 12, day: 26 }, 'gregorian');
    const { feasts } = await catalogue.day(dayQueryOf(day, 'all'));
    const [first, ...icons] = fixedFeasts(feasts, day, 'all').map(({ key }) => key);
    expect([first, icons.length]).toEqual(['synaxis-of-the-theotokos', 3]);
  });
});

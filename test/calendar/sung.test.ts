import { describe, expect, test } from 'vitest';
import { liturgicalDay } from '../../src/calendar/day.js';
import type { Reckoning } from '../../src/calendar/reckoning.js';
import { honouredOn, type SaintWithHymns } from '../../src/calendar/service/honoured.js';
import { hymnsOn } from '../../src/calendar/service/hymns/hymns.js';
import { withPlaces } from '../../src/calendar/service/hymns/places.js';
import { insteadOf } from '../../src/calendar/service/instead-of.js';
import { setsOn } from '../../src/calendar/service/sets.js';
import type { Honoured, HymnReference, SungDay } from '../../src/calendar/service/sung-day.js';
import type { UseName } from '../../src/calendar/use.js';
import { dateFrom, daysOf } from '../support/dates.js';
import table from '../tables/sung.json' with { type: 'json' };

function sung(date: string, calendar: string, honoured = ''): SungDay {
  const day = liturgicalDay(dateFrom(date), calendar as Reckoning);
  const movable = day.movableFeasts.map(({ key }) => key);
  return {
    ...day,
    mode: day.octoechosMode,
    movable,
    saint: null,
    honoured: honoured === '' ? [] : honoured.split('; ').map((each) => honouredIn(each, movable)),
  };
}

/** `robe-of-the-lord 4 last`: a feast if it comes last or is a movable one, else a saint. */
function honouredIn(text: string, movable: readonly string[]): Honoured {
  const [key = '', rank, last] = text.split(' ');
  const isLast = last === 'last';
  const isFeast = isLast || movable.includes(key);
  const reference = isFeast ? { feast: key } : { saint: key };
  return { reference, title: key, rank: Number(rank), isLast };
}

function named(reference: HymnReference): string {
  if ('feast' in reference) return reference.feast;
  if ('saint' in reference) return reference.saint;
  return [reference.day, reference.kind, reference.n]
    .filter((part) => part !== undefined)
    .join('/');
}

const list = (references: readonly HymnReference[]) => references.map(named).join(', ');

describe('what is sung', () => {
  test.each(table.days)('on $date, $calendar: $troparia', (row) => {
    const { date, calendar, honoured } = row as typeof row & { honoured?: string };
    const day = sung(date, calendar, honoured);
    const { troparia, kontakia } = hymnsOn(day, 'slavic');
    const sets = setsOn(day, 'slavic').map(({ day: name, n, parts }) =>
      [name, n, parts?.map((part) => part[0]).join('')].filter(Boolean).join('/'),
    );
    expect({ troparia: list(troparia), kontakia: list(kontakia), sets: sets.join(', ') }).toEqual({
      troparia: row.troparia,
      kontakia: row.kontakia,
      sets: row.sets,
    });
  });

  test.each(['gregorian', 'julian'] as const)('is never nothing (%s)', (calendar) => {
    for (let year = 2024; year <= 2034; year += 1) {
      for (const { month, day } of daysOf(year)) {
        const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const found = sung(date, calendar);
        for (const use of ['slavic', 'greek'] as const) {
          expect([date, use, hymnsOn(found, use).troparia.length]).not.toContain(0);
          expect([date, use, setsOn(found, use).length]).not.toContain(0);
        }
      }
    }
  });

  test('has Glory before the last kontakion but one, and both now before the last', () => {
    const places = (troparia: object[], kontakia: object[], use: UseName = 'slavic') => {
      const placed = withPlaces({ troparia, kontakia }, use);
      return [placed.troparia, placed.kontakia].map((each) => each.map(({ place }) => place));
    };
    expect(places([{}, {}], [{}, {}, {}])).toEqual([
      [null, null],
      [null, 'glory', 'both-now'],
    ]);
    expect(places([{}], [{}])).toEqual([[null], ['glory-both-now']]);
    expect(places([{}], [])).toEqual([[null], []]);
    expect(places([{}], [{}], 'greek')).toEqual([[null], [null]]);
    const { troparia, kontakia } = hymnsOn(sung('2026-04-05', 'gregorian'), 'slavic');
    expect(places([...troparia], [...kontakia])).toEqual([[null, 'glory'], ['both-now']]);
  });

  test('in Greek use has Mid-Pentecost at its leavetaking, and the Forty Martyrs in Lent', () => {
    const sungOn = (date: string, honoured: string) => {
      const { troparia, kontakia } = hymnsOn(sung(date, 'gregorian', honoured), 'greek');
      return [list(troparia), list(kontakia)];
    };
    expect(sungOn('2025-05-21', 'constantine 5')).toEqual([
      'mid-pentecost, constantine',
      'mid-pentecost',
    ]);
    expect(sungOn('2025-03-09', 'forty 4')[0]).toMatch(/, forty$/);
    expect(sungOn('2025-03-09', 'simple 1')[0]).not.toContain('simple');
  });

  test('in Greek use is no weekday set in the place of a saint or a feast', () => {
    const sets = (date: string, honoured: string) =>
      setsOn(sung(date, 'gregorian', honoured), 'greek').map(({ day }) => day);
    expect(sets('2027-12-06', 'nicholas 5')).toEqual([]);
    expect(sets('2027-01-01', 'circumcision-of-the-lord 6 last')).toEqual([]);
    expect(sets('2027-12-07', 'ambrose 1')).toEqual(['tuesday']);
    // A great feast on a Sunday has its own alone.
    expect(sets('2027-08-15', '')).toEqual(['08-15']);
  });

  test('in Greek use is the kontakion of a season that is known, or none', () => {
    const { troparia, kontakia } = hymnsOn(
      sung('2026-10-04', 'gregorian', 'hierotheus 1'),
      'greek',
    );
    expect([list(troparia), list(kontakia)]).toEqual([
      'tone-1, hierotheus',
      'monday/kontakion-theotokion',
    ]);
    const dormition = hymnsOn(sung('2027-08-15', 'gregorian'), 'greek');
    expect(list(dormition.kontakia)).toBe('dormition');
    const kontakion = (date: string) =>
      list(hymnsOn(sung(date, 'gregorian', 'of-the-day 1'), 'greek').kontakia);
    expect(kontakion('2026-12-06')).toBe('forefeast-of-the-nativity');
    expect(kontakion('2026-11-15')).toBe('entry-of-the-theotokos');
    expect(kontakion('2027-01-24')).toBe('meeting-of-the-lord');
    expect(kontakion('2026-08-02')).toBe('transfiguration');
    expect(kontakion('2026-03-08')).toBe('annunciation');
    // It has its own, the Beginning of the Indiction.
    expect(kontakion('2026-09-01')).toBe('');
  });
});

describe('in place of the fixed parts', () => {
  const find = (date: string, liturgy: Parameters<typeof insteadOf>[1] = 'chrysostom') =>
    insteadOf(sung(date, 'gregorian'), liturgy, 'slavic');

  test('the hymns of Pascha are looked for through Bright Week', () => {
    expect(find('2026-04-15').trisagion).toEqual(['P+0', 'P+3', '04-15']);
    expect(find('2026-04-15').antiphons).toContain('P+0');
    expect(find('2026-04-22').trisagion).not.toContain('P+0');
  });

  test('the hymn to the Theotokos is that of the feast until its leavetaking', () => {
    expect(find('2026-01-14').itIsMeet).toContain('01-06');
    expect(find('2026-01-05').itIsMeet).not.toContain('01-06');
    expect(find('2026-05-20').itIsMeet).toContain('P+0');
    expect(find('2026-05-10').itIsMeet).toContain('P+24');
    expect(find('2026-03-01', 'basil').itIsMeet).toContain('liturgy-basil');
  });

  test('there is no entrance in a Liturgy that begins with Vespers', () => {
    expect(find('2026-12-24', 'basil-vesperal').entrance).toEqual([]);
    expect(find('2026-10-05').entrance).toContain('monday');
    expect(find('2026-04-26').entrance).toContain('sunday');
    expect(find('2026-08-07').entrance).not.toContain('friday');
  });
});

describe('whoever is honoured', () => {
  const saint = (slug: string, rank: number, more: Partial<SaintWithHymns> = {}) => ({
    slug,
    title: slug,
    rank,
    source: 'proper' as const,
    isOfDay: true,
    isInMenaion: true,
    ...more,
  });
  const of = (
    saints: readonly SaintWithHymns[],
    feasts: Parameters<typeof honouredOn>[1],
    use: UseName = 'slavic',
  ) => honouredOn(saints, feasts, use).map(({ title }) => title);

  test('is every saint of polyeleos, or of a doxology, else the first with received hymns', () => {
    const ranked = [saint('one', 5), saint('other', 4), saint('third', 3), saint('fourth', 3)];
    expect(of(ranked, [])).toEqual(['one', 'other']);
    expect(of([...ranked.slice(2), saint('simple', 2)], [])).toEqual(['third', 'fourth']);
    const common = saint('common', 3, { source: 'common' });
    expect(of([common, saint('own', 1)], [])).toEqual(['common', 'own']);
    expect(of([saint('first', 2, { source: 'common' }), saint('own', 1)], [])).toEqual(['own']);
    expect(of([saint('own', 6), saint('common', 4, { source: 'common' })], [])).toEqual(['own']);
  });

  test('is a saint of polyeleos with the hymns of the class, but not beside others of one title', () => {
    const common = { source: 'common' } as const;
    expect(of([saint('lazar', 4, common), saint('amos', 2)], [])).toEqual(['lazar']);
    const lent = saint('sava', 3, { isOfDay: false });
    expect(of([lent, saint('tatiana', 2)], [])).toEqual(['sava', 'tatiana']);
    const aquila = saint('aquila', 2, { isOfDay: false });
    expect(of([aquila, saint('martinian', 2)], [])).toEqual(['martinian']);
    const two = ['simeon', 'anna'].map((slug) => saint(slug, 3, { ...common, title: 'Both' }));
    expect(of(two, [])).toEqual(['Both']);
    const martha = saint('martha', 4, { ...common, title: 'Symeon and Martha' });
    const symeon = saint('symeon', 4, { title: 'Symeon and Martha' });
    expect(of([martha, symeon], [])).toEqual(['Symeon and Martha']);
  });

  test('has the hymns of the class only if nobody has others and the Menaion has a service', () => {
    const source = 'common';
    expect(of([saint('elsewhere', 2, { source, isInMenaion: false })], [])).toEqual([]);
    expect(of([saint('kept', 1, { source })], [])).toEqual(['kept']);
  });

  test('is a feast, without lesser saints if it has the polyeleos', () => {
    const kazan = { key: 'kazan-icon', title: 'Kazan Icon' };
    expect(of([saint('procopius', 3)], [kazan])).toEqual(['Kazan Icon']);
    const cross = { key: 'procession-of-the-cross', title: 'Cross' };
    expect(of([saint('maccabees', 3)], [cross])).toEqual(['Cross', 'maccabees']);
    expect(of([], [{ key: 'axion-estin-icon', title: 'Axion' }])).toEqual([]);
  });

  test('is the Fathers of a Sunday before any saint, and those of councils without simple ones', () => {
    const fathers = { key: 'sunday-before-nativity', title: 'Fathers' };
    expect(of([saint('peter', 4)], [fathers])).toEqual(['Fathers', 'peter']);
    const council = { key: 'fathers-of-the-six-councils', title: 'Council' };
    expect(of([saint('emilian', 2)], [council])).toEqual(['Council']);
    expect(of([saint('elizabeth', 3)], [council])).toEqual(['Council']);
    expect(of([saint('vladimir', 5)], [council])).toEqual(['Council', 'vladimir']);
  });

  test('in Greek use is no feast of Russia, and only who has a service in the Greek Menaion', () => {
    const kazan = { key: 'kazan-icon', title: 'Kazan Icon' };
    const hierarchs = saint('hierarchs-of-moscow', 4, { isInMenaion: false });
    expect(of([hierarchs, saint('procopius', 2)], [kazan], 'greek')).toEqual(['procopius']);
  });
});

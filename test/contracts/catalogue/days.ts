import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { DayQuery } from '../../../src/catalogue/days.js';
import type { Feast } from '../../../src/catalogue/records.js';
import {
  dayQuery,
  entryOf,
  feast,
  feastEntryOf,
  keptAt,
  keptOn,
  monthDay,
  saint,
} from '../../support/records/builders.js';

export const daySaintRecords = [
  saint({
    slug: 'nicholas-of-myra',
    commemorations: [keptOn('12-06', { rank: 5 }), keptOn('05-09', { rank: 4 })],
  }),
  saint({ slug: 'ambrose-of-milan', commemorations: [keptOn('12-07')] }),
  saint({
    slug: 'john-of-shanghai',
    commemorations: [keptOn('07-02', { julian: '06-19' })],
  }),
  saint({ slug: 'jude-the-apostle', commemorations: [keptOn('06-19')] }),
  saint({ slug: 'theodore-the-recruit', commemorations: [keptAt(-43), keptOn('02-17')] }),
  saint({ slug: 'basil-the-confessor', commemorations: [keptOn('02-28')] }),
  saint({ slug: 'john-cassian', commemorations: [keptOn('02-29')] }),
  saint({ slug: 'proterius', commemorations: [keptOn('02-28'), keptOn('02-29')] }),
  saint({ slug: 'kept-twice', commemorations: [keptOn('03-25'), keptAt(0, { rank: 3 })] }),
  saint({
    slug: 'elders',
    commemorations: [keptOn('10-11', { title: 'Of the Elders' })],
  }),
  saint({
    slug: 'ambrose-of-optina',
    commemorations: [{ ...keptOn('10-11', { title: 'Of the Elders' }), company: 'elders' }],
    reposed: '1891',
  }),
  saint({
    slug: 'nikon-of-optina',
    commemorations: [{ ...keptOn('10-11', { title: 'Of the Elders' }), company: 'elders' }],
    reposed: '1931',
  }),
  saint({
    slug: 'noah',
    commemorations: [
      { title: 'Noah', rank: 1, local: false, note: null, feast: 'sunday-of-the-forefathers' },
    ],
  }),
  saint({
    slug: 'silouan-the-athonite',
    alternateNames: ['Siluan', 'Silvanus', 'Simeon'],
    commemorations: [{ ...keptOn('09-24'), calendars: ['oca', 'greek'] }],
    reposed: '1938',
  }),
  saint({
    slug: 'thecla-of-iconium',
    alternateNames: ['Thekla'],
    commemorations: [{ ...keptOn('09-24'), calendars: ['greek', 'antiochian'] }],
  }),
  saint({
    slug: 'abraham-of-mirozh',
    commemorations: [{ ...keptOn('09-24'), calendars: ['oca'] }],
  }),
  saint({
    slug: 'tikhon-of-moscow',
    reposed: '1925',
    commemorations: [keptOn('10-09'), { ...keptOn('02-22'), since: 1992 }],
  }),
];

export const dayFeastRecords = [
  feast({
    key: 'pascha',
    rank: 'great',
    alternateTitles: ['Easter', 'Voskresenie Khristovo'],
    searchTerms: ['resurrection'],
    description: 'Christ is risen.\n\nTruly He is risen.',
    use: 'Another use begins at midnight.',
    troparion: {
      mode: 5,
      melody: null,
      original: null,
      html: '<p>Christ is risen from the dead</p>',
      source: 'proper',
      incipit: { language: 'cu', text: 'Христос воскресе из мертвых' },
    },
  }),
  feast({ key: 'palm-sunday', rank: 'great' }),
  feast({ key: 'clean-monday', rank: 'fast' }),
  feast({
    key: 'annunciation',
    rank: 'great',
    fixed: { gregorian: monthDay('03-25'), julian: monthDay('03-25') },
  }),
  feast({
    key: 'tinos-icon',
    fixed: { gregorian: monthDay('01-30'), julian: monthDay('01-30'), since: 1823 },
  }),
  feast({
    key: 'tied-to-the-civil-date',
    fixed: { gregorian: monthDay('10-28'), julian: monthDay('10-15') },
  }),
];

/** Over `daySaintRecords` and `dayFeastRecords`. */
export function describeDays(catalogue: () => Catalogue): void {
  const keptOnDay = async (given: Partial<DayQuery>) => {
    const { saints, feasts } = await catalogue().day(dayQuery(given));
    return {
      saints: saints.map(({ saint }) => saint.slug),
      feasts: feasts.map(({ key }) => key).sort(),
    };
  };
  const julian = { reckoning: 'julian' } as const;
  const days = (...texts: string[]) => ({ menaionDays: texts.map(monthDay) });

  describe('a day', () => {
    it.each([
      ['a fixed day', days('12-06'), ['nicholas-of-myra']],
      ['the same on the Old Calendar', { ...julian, ...days('12-06') }, ['nicholas-of-myra']],
      ['another day of one saint', days('05-09'), ['nicholas-of-myra']],
      ['a civil date on the New Calendar', days('07-02'), ['john-of-shanghai']],
      ['its number on the Old Calendar', { ...julian, ...days('07-02') }, []],
      [
        'its Julian day on the Old Calendar',
        { ...julian, ...days('06-19') },
        ['john-of-shanghai', 'jude-the-apostle'],
      ],
      ['its Julian number on the New Calendar', days('06-19'), ['jude-the-apostle']],
      ['a movable day', { offset: -43 }, ['theodore-the-recruit']],
      ['a movable day of the Old', { ...julian, offset: -43 }, ['theodore-the-recruit']],
      ['28 February of a leap year', days('02-28'), ['proterius', 'basil-the-confessor']],
      ['29 February', days('02-29'), ['proterius', 'john-cassian']],
      [
        '28 February that keeps the 29th too',
        days('02-28', '02-29'),
        ['proterius', 'basil-the-confessor', 'john-cassian'],
      ],
      ['both its days, for one saint once', { ...days('03-25'), offset: 0 }, ['kept-twice']],
      ['a day without any', days('09-03'), []],
      ['no day at all', {}, []],
    ])('lists the saints of %s', async (_, query, slugs) => {
      expect((await keptOnDay(query)).saints).toEqual(slugs);
    });

    it.each([
      [{}, ['silouan-the-athonite', 'thecla-of-iconium', 'abraham-of-mirozh']],
      [{ use: 'greek' }, ['silouan-the-athonite', 'thecla-of-iconium']],
      [{ use: 'slavic' }, ['silouan-the-athonite', 'abraham-of-mirozh']],
      [{ use: 'slavic', year: 1938 }, ['abraham-of-mirozh']],
      [{ year: 1938 }, ['thecla-of-iconium', 'abraham-of-mirozh']],
    ] as const)('lists by calendars and renown, for %j', async (given, slugs) => {
      const query = { ...days('09-24'), ...given };
      expect((await keptOnDay(query)).saints).toEqual(slugs);
      const [span] = await catalogue().days([dayQuery(query)]);
      expect(span?.saints.map(({ saint }) => saint.slug)).toEqual(slugs);
    });

    it.each([
      ['02-22', 1991, [], []],
      ['02-22', 1992, ['tikhon-of-moscow'], []],
      ['10-09', 1991, ['tikhon-of-moscow'], []],
      ['01-30', 1822, [], []],
      ['01-30', 1823, [], ['tinos-icon']],
    ])('keeps %s in %s only if it was founded', async (date, year, saints, feasts) => {
      const query = { ...days(date), year };
      expect(await keptOnDay(query)).toEqual({ saints, feasts });
      const [span] = await catalogue().days([dayQuery(query)]);
      expect(span?.saints.map(({ saint }) => saint.slug)).toEqual(saints);
      expect(span?.feasts.map(({ key }) => key)).toEqual(feasts);
    });

    it.each([
      [2026, ['ambrose-of-optina', 'nikon-of-optina']],
      [1931, ['ambrose-of-optina']],
      [1891, []],
    ])('lists a company with the members who have died before %s', async (year, slugs) => {
      const query = dayQuery({ ...days('10-11'), year });
      const { saints } = await catalogue().day(query);
      const [span] = await catalogue().days([query]);
      for (const listed of [saints, span?.saints ?? []]) {
        expect(listed.map(({ saint }) => saint.slug)).toEqual(['elders']);
        expect(listed[0]?.members.map(({ saint }) => saint.slug)).toEqual(slugs);
      }
    });

    it.each([
      ['to it', days('05-04'), true, ['silouan-the-athonite'], [monthDay('09-24')]],
      [
        'to a day of its own',
        days('12-06'),
        true,
        ['nicholas-of-myra', 'silouan-the-athonite'],
        [undefined, monthDay('09-24')],
      ],
      ['away from it', days('09-24'), false, ['thecla-of-iconium'], [undefined]],
    ] as const)(
      'lists the saints of a day with one moved %s',
      async (_, day, isHere, slugs, from) => {
        const moved = { slug: 'silouan-the-athonite', from: monthDay('09-24'), isHere };
        const query = dayQuery({ ...day, use: 'greek', transfers: [moved] });
        const { saints } = await catalogue().day(query);
        const [span] = await catalogue().days([query]);
        for (const listed of [saints, span?.saints ?? []]) {
          expect(listed.map(({ saint }) => saint.slug)).toEqual(slugs);
          expect(listed.map(({ movedFrom }) => movedFrom)).toEqual(from);
        }
      },
    );

    it('moves a saint whom the use has on no day, and a fixed feast', async () => {
      const transfers = ['abraham-of-mirozh', 'annunciation'].map((slug) => ({
        slug,
        from: monthDay(slug === 'annunciation' ? '03-25' : '09-24'),
        isHere: true,
      }));
      const moved = await keptOnDay({ ...days('05-04'), use: 'greek', transfers });
      expect(moved).toEqual({ saints: ['abraham-of-mirozh'], feasts: ['annunciation'] });
      const away = transfers.map((transfer) => ({ ...transfer, isHere: false }));
      expect((await keptOnDay({ ...days('03-25'), transfers: away })).feasts).toEqual([]);
    });

    it('lists a saint who is kept on a movable feast', async () => {
      const feastKeys = ['sunday-of-the-forefathers'];
      expect((await keptOnDay({ feastKeys })).saints).toEqual(['noah']);
      expect((await keptOnDay({ feastKeys: ['palm-sunday'] })).saints).toEqual([]);
    });

    it('shows what a list shows of saints', async () => {
      const { saints } = await catalogue().day(dayQuery(days('12-06')));
      const [nicholas] = daySaintRecords.map(entryOf);
      expect(saints.map(({ saint }) => entryOf(saint))).toEqual([nicholas]);
    });

    it.each([
      ['fixed', days('03-25'), ['annunciation']],
      ['fixed on the Old Calendar', { ...julian, ...days('03-25') }, ['annunciation']],
      ['tied to a civil date', days('10-28'), ['tied-to-the-civil-date']],
      [
        'tied to it on the Old Calendar',
        { ...julian, ...days('10-15') },
        ['tied-to-the-civil-date'],
      ],
      ['of another civil date', { ...julian, ...days('10-28') }, []],
      [
        'movable, by their keys',
        { feastKeys: ['pascha', 'palm-sunday'] },
        ['palm-sunday', 'pascha'],
      ],
      [
        'of both kinds together',
        { ...days('03-25'), feastKeys: ['pascha'] },
        ['annunciation', 'pascha'],
      ],
      ['fixed, by their keys on another day', { feastKeys: ['annunciation'] }, ['annunciation']],
      [
        'fixed, once if their keys are given on their day',
        { ...days('03-25'), feastKeys: ['annunciation'] },
        ['annunciation'],
      ],
      [
        'fixed, by their keys, once founded',
        { feastKeys: ['tinos-icon'], year: 1823 },
        ['tinos-icon'],
      ],
      ['not before', { feastKeys: ['tinos-icon'], year: 1822 }, []],
      ['that exist, not an unknown key', { feastKeys: ['no-such-feast'] }, []],
    ])('lists the feasts %s', async (_, query, keys) => {
      expect((await keptOnDay(query)).feasts).toEqual(keys);
    });
  });

  it('answers days requested together as it does one by one', async () => {
    const asked: Partial<DayQuery>[] = [
      days('12-06'),
      { ...julian, ...days('06-19') },
      { ...days('06-19'), offset: -43 },
      { ...julian, ...days('02-28', '02-29'), feastKeys: ['clean-monday'] },
      days('02-28'),
      { ...days('10-28'), feastKeys: ['pascha', 'palm-sunday'] },
      { ...julian, ...days('10-28'), feastKeys: ['pascha'] },
      days('09-03'),
      days('12-06'),
      { ...days('03-22'), feastKeys: ['annunciation'] },
      { ...days('03-25'), offset: 0, feastKeys: ['pascha'] },
    ];
    const alone = [];
    for (const query of asked) alone.push(await keptOnDay(query));
    expect(await Promise.all(asked.map(keptOnDay))).toEqual(alone);
  });

  it('answers a span as it answers its days one by one', async () => {
    const asked: Partial<DayQuery>[] = [
      days('12-06'),
      { ...julian, ...days('06-19') },
      { ...julian, ...days('02-28', '02-29'), feastKeys: ['clean-monday'] },
      { ...days('10-28'), feastKeys: ['pascha', 'palm-sunday'] },
      days('09-03'),
      days('12-06'),
      { ...days('03-22'), feastKeys: ['annunciation'] },
      { ...days('03-25'), offset: 0, feastKeys: ['pascha'] },
    ];
    const alone = await Promise.all(asked.map(keptOnDay));
    const span = await catalogue().days(asked.map((each) => dayQuery(each)));
    const slugsAndKeys = span.map(({ saints, feasts }) => ({
      saints: saints.map(({ saint }) => saint.slug),
      feasts: feasts.map(({ key }) => key).sort(),
    }));
    expect(slugsAndKeys).toEqual(alone);
    const [nicholas] = daySaintRecords;
    expect(span[0]?.saints[0]?.saint).toMatchObject({
      name: nicholas?.name,
      commemorations: nicholas?.commemorations,
    });
    const [christmas] = span[3]?.feasts.filter(({ fixed }) => fixed !== null) ?? [];
    expect(christmas && feastEntryOf(christmas)).toEqual(
      feastEntryOf(dayFeastRecords.at(-1) as Feast),
    );
    expect(await catalogue().days([])).toEqual([]);
  });

  it('finds a feast with all its fields', async () => {
    for (const record of dayFeastRecords) {
      expect(await catalogue().feast(record.key)).toEqual(record);
    }
    expect(await catalogue().feast('no-such-feast')).toBeUndefined();
  });

  it.each([undefined, 'fixed', 'movable'] as const)(
    'lists the feasts of kind %s by key, page by page',
    async (kind) => {
      const expected = dayFeastRecords
        .filter(({ fixed }) => kind === undefined || (fixed === null) === (kind === 'movable'))
        .map(({ key }) => key)
        .sort();
      const walked: string[] = [];
      let after: { readonly slug: string } | undefined;
      do {
        const { items, next } = await catalogue().feasts({ limit: 2, after, kind });
        expect(items.length).toBeLessThanOrEqual(2);
        walked.push(...items.map(({ key }) => key));
        after = next ?? undefined;
      } while (after);
      expect(walked).toEqual(expected);
    },
  );

  it('lists every feast with its title and rank', async () => {
    const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
    const feasts = await catalogue().listedFeasts();
    expect(feasts.map(feastEntryOf).toSorted(byKey)).toEqual(
      dayFeastRecords.map(feastEntryOf).toSorted(byKey),
    );
  });
}

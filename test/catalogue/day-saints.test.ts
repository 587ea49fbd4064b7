import { describe, expect, it } from 'vitest';
import type { CalendarOfSaints, Use } from '../../src/catalogue/commemorations.js';
import { daySaints, fallsOn } from '../../src/catalogue/day-saints.js';
import type { DayQuery } from '../../src/catalogue/days.js';
import ranks from '../../src/catalogue/ranks-of-use.json' with { type: 'json' };
import type { Saint } from '../../src/catalogue/records.js';
import { lastYearOfLife } from '../../src/catalogue/repose.js';
import { dayQuery, keptAt, keptOn, monthDay, saint } from '../support/records/builders.js';
import { corpus } from '../support/records/corpus.js';

const on = (...days: string[]) => ({ menaionDays: days.map(monthDay) });
const julian = { reckoning: 'julian' } as const;
const civil = keptOn('07-02', { julian: '06-19' });

describe('a commemoration', () => {
  it.each([
    ['on its day', keptOn('12-06'), on('12-06'), true],
    ['on its day of the Old', keptOn('12-06'), { ...julian, ...on('12-06') }, true],
    ['on no other day', keptOn('12-06'), on('12-07'), false],
    ['on no other month', keptOn('12-06'), on('11-06'), false],
    ['on its civil day', civil, on('07-02'), true],
    ['on its Julian day', civil, { ...julian, ...on('06-19') }, true],
    ['not on its civil day of the Old', civil, { ...julian, ...on('07-02') }, false],
    ['on either of two days', keptOn('02-29'), on('02-28', '02-29'), true],
    ['so many days from Pascha', keptAt(-43), { offset: -43 }, true],
    ['not so many days after', keptAt(-43), { offset: 43 }, false],
    ['at Pascha itself', keptAt(0), { offset: 0 }, true],
  ])('is kept %s', (_, commemoration, query, kept) => {
    expect(fallsOn('anyone', commemoration, dayQuery(query))).toBe(kept);
  });
});

describe('the saints of a day', () => {
  const listed = (
    saints: readonly Saint[],
    given: Partial<DayQuery> = on('12-06'),
    renownOf = (_: Saint) => 1,
  ) =>
    daySaints(
      saints.map((each) => ({
        saint: each,
        renown: renownOf(each),
        lastYear: lastYearOfLife(each.reposed),
      })),
      dayQuery(given),
    ).map(({ saint: { slug }, commemoration: { title, rank } }) => [slug, title, rank]);
  const slugs = (...given: Parameters<typeof listed>) => listed(...given).map(([slug]) => slug);
  const kept = (slug: string, rank: 1 | 2 | 5, name = slug) =>
    saint({ slug, name, commemorations: [keptOn('12-06', { title: `Of ${slug}`, rank })] });

  it('come by rank, then by name', () => {
    const saints = [
      kept('c', 1, 'Zoe'),
      kept('a', 1, 'álban'),
      kept('b', 5, 'Zeno'),
      kept('d', 1, 'Bede'),
    ];
    expect(slugs(saints)).toEqual(['b', 'a', 'd', 'c']);
  });

  it('come with local ranks after the same rank of general use', () => {
    const local = (slug: string, rank: 2 | 3) =>
      saint({
        slug,
        commemorations: [keptOn('12-06', { title: `Of ${slug}`, rank, local: true })],
      });
    const saints = [local('a', 2), kept('b', 2), local('c', 3), kept('d', 1)];
    expect(slugs(saints)).toEqual(['c', 'b', 'a', 'd']);
  });

  it('come by the number of calendars within a rank, then by renown', () => {
    const printed = (slug: string, calendars: CalendarOfSaints[], rank: 1 | 2 = 1) =>
      saint({ slug, commemorations: [{ ...keptOn('12-06', { rank }), calendars }] });
    const saints = [
      printed('a', ['western']),
      printed('b', ['oca', 'greek']),
      printed('c', ['local'], 2),
      printed('d', ['oca']),
      saint({ slug: 'e', commemorations: [keptOn('12-06')] }),
    ];
    const renownOf = ({ slug }: Saint) => (slug === 'd' ? 40 : 30);
    expect(slugs(saints, on('12-06'), renownOf)).toEqual(['c', 'b', 'd', 'a', 'e']);
  });

  it('come by use: those that its calendars keep, and those of unknown calendars', () => {
    const printed = (slug: string, ...calendars: CalendarOfSaints[]) =>
      saint({ slug, commemorations: [{ ...keptOn('12-06'), calendars }] });
    const saints = [
      printed('both', 'greek', 'slavic-menaion'),
      printed('greek', 'antiochian'),
      printed('romanian', 'romanian'),
      printed('slavic', 'serbian'),
      printed('western', 'western', 'local'),
      saint({ slug: 'unknown', commemorations: [keptOn('12-06')] }),
    ];
    const keptBy = (use: Use) => slugs(saints, { ...on('12-06'), use });
    expect(keptBy('slavic')).toEqual(['both', 'slavic', 'unknown']);
    expect(keptBy('greek')).toEqual(['both', 'unknown', 'greek', 'romanian']);
    expect(keptBy('all')).toHaveLength(6);
  });

  it('come in Greek use after those of its Menaion if others alone print them, of whatever rank', () => {
    const printed = (slug: string, rank: 1 | 4, calendars: CalendarOfSaints[]) =>
      saint({ slug, commemorations: [{ ...keptOn('12-06', { rank }), calendars }] });
    const saints = [
      printed('peter-of-moscow', 4, ['slavic-menaion', 'oca', 'antiochian']),
      printed('juliana', 1, ['greek']),
    ];
    expect(slugs(saints, { ...on('12-06'), use: 'greek' })).toEqual(['juliana', 'peter-of-moscow']);
    expect(slugs(saints, { ...on('12-06'), use: 'all' })).toEqual(['peter-of-moscow', 'juliana']);
  });

  it('of Slavic lands have no rank in Greek use', () => {
    const calendars: CalendarOfSaints[] = ['slavic-menaion', 'greek'];
    const reposed = (slug: string, year: string, rank: 2 | 4) => ({
      ...saint({ slug, commemorations: [{ ...keptOn('12-06', { rank }), calendars }] }),
      reposed: year,
    });
    const saints = [reposed('john-of-kronstadt', '1908', 4), reposed('ignatius', '107', 2)];
    expect(slugs(saints, { ...on('12-06'), use: 'greek' })).toEqual([
      'ignatius',
      'john-of-kronstadt',
    ]);
    expect(slugs(saints, { ...on('12-06'), use: 'slavic' })).toEqual([
      'john-of-kronstadt',
      'ignatius',
    ]);
  });

  it('of Greek lands have no rank in Slavic use', () => {
    const ranked = (slug: string, rank: 2 | 3) =>
      saint({
        slug,
        commemorations: [{ ...keptOn('12-17', { rank }), calendars: ['slavic-menaion', 'greek'] }],
      });
    const saints = [ranked('dionysius-of-zakynthos', 3), ranked('daniel-the-prophet', 2)];
    const inOrder = (use: Use) => slugs(saints, { ...on('12-17'), use });
    expect(inOrder('greek')).toEqual(['dionysius-of-zakynthos', 'daniel-the-prophet']);
    expect(inOrder('all')).toEqual(['dionysius-of-zakynthos', 'daniel-the-prophet']);
    expect(inOrder('slavic')).toEqual(['daniel-the-prophet', 'dionysius-of-zakynthos']);
  });

  it('whose ranks are of one use are saints with a rank', async () => {
    const named = [...ranks.greek, ...ranks.slavic];
    const found = await (await corpus()).saintsOf(named);
    const isRanked = ({ commemorations }: Saint) => commemorations.some(({ rank }) => rank > 1);
    expect(
      found
        .filter(isRanked)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(named.toSorted());
  });

  it('with a great day in Greek use are saints of that day', async () => {
    const days = ranks.greatInGreek.map((each) => each.split(' '));
    const found = await (await corpus()).saintsOf(days.map(([, slug = '']) => slug));
    const unkept = days.filter(([day = '', slug = '']) => {
      const kept = found.find((each) => each.slug === slug)?.commemorations ?? [];
      return !kept.some((each) => fallsOn(slug, each, dayQuery(on(day))));
    });
    expect(unkept).toEqual([]);
  });

  it('of late centuries with a great day in Greek use come first there', () => {
    const calendars: CalendarOfSaints[] = ['slavic-menaion', 'greek'];
    const keptThen = (slug: string, year: string, rank: 2 | 4) => ({
      ...saint({ slug, commemorations: [{ ...keptOn('11-09', { rank }), calendars }] }),
      reposed: year,
    });
    const saints = [
      keptThen('matrona-of-constantinople', '492', 2),
      keptThen('nectarius-of-aegina', '1920', 4),
    ];
    expect(slugs(saints, { ...on('11-09'), use: 'greek' })).toEqual([
      'nectarius-of-aegina',
      'matrona-of-constantinople',
    ]);
  });

  it('come under the commemoration that the use keeps', () => {
    const twice = saint({
      slug: 'demetrius',
      commemorations: [
        { ...keptOn('12-06', { title: 'Of the Slavs', rank: 5 }), calendars: ['oca'] },
        { ...keptOn('12-06', { title: 'Of the Greeks', rank: 2 }), calendars: ['greek'] },
      ],
    });
    expect(listed([twice], { ...on('12-06'), use: 'greek' })).toEqual([
      ['demetrius', 'Of the Greeks', 2],
    ]);
  });

  it.each([
    ['1938', 1938],
    ['1917 and 1948', 1948],
    ['after 1937', 1937],
    ['between 1600 and 1620', 1620],
    ['seventeenth century', 1700],
    ['early 16th century', 1600],
  ])('come from the year after their repose, %s', (reposed, year) => {
    const one = { ...saint({ slug: 'one', commemorations: [keptOn('12-06')] }), reposed };
    const listedIn = (asked: number) => slugs([one], { ...on('12-06'), year: asked }).length;
    expect([listedIn(year), listedIn(year + 1)]).toEqual([0, 1]);
  });

  it.each([null, 'sixth century BC', 'c. 166 BC', 'in the days of Abraham'])(
    'come in every year if the repose is %s',
    (reposed) => {
      const one = { ...saint({ slug: 'one', commemorations: [keptOn('12-06')] }), reposed };
      expect(slugs([one], { ...on('12-06'), year: 1583 })).toEqual(['one']);
    },
  );

  it('come by slug if names are the same', () => {
    const saints = [kept('john-2', 2, 'John'), kept('john-1', 2, 'John')];
    expect(listed(saints)).toEqual([
      ['john-1', 'Of john-1', 2],
      ['john-2', 'Of john-2', 2],
    ]);
  });

  it('come once, under the highest rank of the day', () => {
    const twice = saint({
      slug: 'nicholas',
      commemorations: [
        keptOn('12-05', { title: 'Another day', rank: 8 }),
        keptOn('12-06', { title: 'Lower', rank: 2 }),
        keptAt(0, { title: 'Higher', rank: 5 }),
      ],
    });
    expect(listed([twice], { ...on('12-06'), offset: 0 })).toEqual([['nicholas', 'Higher', 5]]);
    expect(listed([twice])).toEqual([['nicholas', 'Lower', 2]]);
  });

  it('come under the title of general use before a local one', () => {
    const twice = saint({
      slug: 'herman',
      commemorations: [
        keptOn('12-06', { title: 'In Alaska', rank: 3, local: true }),
        keptOn('12-06', { title: 'Everywhere', rank: 3 }),
      ],
    });
    expect(listed([twice])).toEqual([['herman', 'Everywhere', 3]]);
  });

  it('come under the first title of equal ranks', () => {
    const twice = saint({
      slug: 'proterius',
      commemorations: [
        keptOn('02-29', { title: 'Primary' }),
        keptOn('02-28', { title: 'Secondary' }),
      ],
    });
    expect(listed([twice], on('02-28', '02-29'))).toEqual([['proterius', 'Primary', 1]]);
  });

  it('leave out saints who are not kept that day', () => {
    expect(listed([saint({ slug: 'other', commemorations: [keptOn('12-07')] })])).toEqual([]);
  });
});

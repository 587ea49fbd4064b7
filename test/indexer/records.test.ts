import { describe, expect, it } from 'vitest';
import { toFixedFeast, toSaint } from '../../indexer/records.js';
import type { SaintFixture } from '../../indexer/schemas.js';
import { country } from '../catalogue/records.js';

const turkey = country({ slug: 'turkey', isoCode: 'TR', adjectives: ['Turkish'] });

const fixture: SaintFixture = {
  name: 'Nicholas of Myra',
  shortBio: 'Archbishop of Myra.\n',
  categories: ['hierarch'],
  commemorations: [{ title: 'Saint Nicholas', rank: 5, date: '12-06' }],
  biography: 'First line\nof a paragraph.\n\n  \nThe second   one.\n',
};

function build(changes: Partial<SaintFixture> = {}, folder = '12') {
  const mistakes: string[] = [];
  const saint = toSaint(
    'nicholas',
    { ...fixture, ...changes },
    {
      country: (slug) => (slug === 'turkey' ? turkey : undefined),
      hasCountry: (slug) => slug === 'turkey',
      common: {},
      folder,
      mistake: (at, message) => mistakes.push(`${at.join('.')} ${message}`),
    },
  );
  return { saint, mistakes };
}

describe('a saint’s record', () => {
  it('is empty where the fixture says nothing', () => {
    expect(build()).toEqual({
      mistakes: [],
      saint: {
        slug: 'nicholas',
        name: 'Nicholas of Myra',
        shortBio: 'Archbishop of Myra.',
        originCountry: null,
        categories: ['hierarch'],
        patronage: [],
        alternateNames: [],
        biography: 'First line of a paragraph.\n\nThe second one.',
        commemorations: [
          {
            title: 'Saint Nicholas',
            rank: 5,
            gregorian: { month: 12, day: 6 },
            julian: { month: 12, day: 6 },
          },
        ],
        reposed: null,
        troparion: null,
        kontakion: null,
        references: [],
      },
    });
  });

  it('names its country by three fields', () => {
    expect(build({ country: 'turkey' }).saint?.originCountry).toEqual({
      slug: 'turkey',
      name: 'Turkey',
      isoCode: 'TR',
    });
  });

  it('keeps the order and kind of commemorations', () => {
    const { saint } = build(
      {
        commemorations: [
          { title: 'Movable', rank: 2, offset: 0 },
          { title: 'Civil', rank: 3, gregorian: '07-02', julian: '06-19' },
        ],
      },
      'movable',
    );
    expect(saint?.commemorations).toEqual([
      { title: 'Movable', rank: 2, offset: 0 },
      {
        title: 'Civil',
        rank: 3,
        gregorian: { month: 7, day: 2 },
        julian: { month: 6, day: 19 },
      },
    ]);
  });

  it('takes 29 February for a day', () => {
    const leap = { title: 'Saint Cassian', rank: 1, date: '02-29' };
    expect(build({ commemorations: [leap] }, '02').mistakes).toEqual([]);
  });

  it('is filed by the civil month of the primary', () => {
    const civil = { title: 'Civil', rank: 3, gregorian: '07-02', julian: '06-19' };
    expect(build({ commemorations: [civil] }, '07').mistakes).toEqual([]);
    expect(build({ commemorations: [civil] }, '06').mistakes).toEqual([
      'commemorations.0 the primary commemoration belongs in saints/07',
    ]);
  });

  it('blames a wrong day once', () => {
    const [good] = fixture.commemorations;
    const wrong = { title: 'Wrong', rank: 1, date: '02-30' };
    expect(build({ commemorations: [wrong, { ...good, date: '05-09' } as never] })).toEqual({
      saint: undefined,
      mistakes: ['commemorations.0 02-30 is no day of the year'],
    });
  });
});

describe('a fixed feast’s record', () => {
  it('has its day in both reckonings', () => {
    const entry = { key: 'theophany', title: 'Theophany', rank: 'great', date: '01-06' } as const;
    expect(toFixedFeast(entry, () => expect.fail())).toEqual({
      key: 'theophany',
      title: 'Theophany',
      rank: 'great',
      fixed: { gregorian: { month: 1, day: 6 }, julian: { month: 1, day: 6 } },
    });
  });
});

/**
 * What an editor may write, as JSON Schema. The types of the parsed files derive from it;
 * `fixtures/schemas/*.json` are its printed form, for editors' tools (a test keeps them equal).
 */
import { type Static, Type } from 'typebox';
import { feastRanks } from '../src/catalogue/catalogue.js';

/** The kinds of saint, the liturgical classes first. */
export const saintCategories = [
  'theotokos',
  'bodiless-powers',
  'forerunner',
  'forefather',
  'prophet',
  'apostle',
  'evangelist',
  'equal-to-the-apostles',
  'enlightener',
  'hierarch',
  'hieromartyr',
  'protomartyr',
  'great-martyr',
  'virgin-martyr',
  'martyr',
  'new-martyr',
  'venerable',
  'venerable-martyr',
  'confessor',
  'passion-bearer',
  'right-believing',
  'righteous',
  'unmercenary',
  'fool-for-christ',
  'stylite',
  'holy-father',
  'wonderworker',
  'hermit',
  'elder',
  'founder',
  'hymnographer',
  'iconographer',
  'teacher',
  'myrrh-bearer',
  'physician',
  'soldier',
  'missionary',
] as const;

const closed = { additionalProperties: false } as const;

const Text = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: '\\S' });
const Words = (maxLength: number, maxItems: number) =>
  Type.Array(Text(maxLength), { maxItems, uniqueItems: true });
const MonthDayText = Type.String({
  pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'month and day, MM-DD',
});

const Commemoration = Type.Object(
  {
    title: Text(300),
    rank: Type.Integer({ minimum: 1, maximum: 8 }),
    date: Type.Optional(MonthDayText),
    gregorian: Type.Optional(MonthDayText),
    julian: Type.Optional(MonthDayText),
    offset: Type.Optional(Type.Integer({ minimum: -77, maximum: 63 })),
  },
  closed,
);

const ProperHymn = Type.Object(
  { mode: Type.Integer({ minimum: 1, maximum: 8 }), text: Text(3000, 40) },
  closed,
);

export const SaintFixture = Type.Object(
  {
    name: Text(120),
    shortBio: Text(300, 60),
    country: Type.Optional(Text(100)),
    categories: Type.Array(Type.Enum([...saintCategories]), {
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
    }),
    reposed: Type.Optional(Text(60)),
    alternateNames: Type.Optional(Words(120, 60)),
    patronage: Type.Optional(Words(100, 40)),
    commemorations: Type.Array(Commemoration, { minItems: 1, maxItems: 30 }),
    hymns: Type.Optional(
      Type.Object(
        {
          class: Type.Optional(Text(60)),
          name: Type.Optional(Text(120)),
          troparion: Type.Optional(ProperHymn),
          kontakion: Type.Optional(ProperHymn),
        },
        closed,
      ),
    ),
    biography: Text(20_000, 600),
    references: Type.Optional(Words(300, 20)),
  },
  closed,
);
export type SaintFixture = Static<typeof SaintFixture>;

const FeastKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });

export const FixedFeastsFixture = Type.Array(
  Type.Object(
    {
      key: FeastKey,
      title: Text(300),
      rank: Type.Enum(['great', 'feast']),
      date: Type.Optional(MonthDayText),
      gregorian: Type.Optional(MonthDayText),
      julian: Type.Optional(MonthDayText),
    },
    closed,
  ),
);
export type FixedFeastsFixture = Static<typeof FixedFeastsFixture>;

export const MovableFeastsFixture = Type.Array(
  Type.Object({ key: FeastKey, title: Text(300), rank: Type.Enum([...feastRanks]) }, closed),
);
export type MovableFeastsFixture = Static<typeof MovableFeastsFixture>;

export const CountryFixture = Type.Object(
  {
    name: Text(80),
    isoCode: Type.String({ pattern: '^[A-Z]{2}$' }),
    adjectives: Type.Optional(Words(60, 20)),
    alternateNames: Type.Optional(Words(80, 40)),
    orthodoxPopulation: Type.Optional(
      Type.Object(
        {
          estimate: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
          year: Type.Integer({ minimum: 1900, maximum: 2100 }),
          source: Text(300),
        },
        closed,
      ),
    ),
    summary: Text(1500, 60),
  },
  closed,
);
export type CountryFixture = Static<typeof CountryFixture>;

export const CommonHymnsFixture = Type.Record(
  Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  Type.Object({ troparion: ProperHymn, kontakion: ProperHymn }, closed),
  closed,
);
export type CommonHymnsFixture = Static<typeof CommonHymnsFixture>;

/** The printed schemas, by file name. */
export const fixtureSchemas = {
  'saint.json': SaintFixture,
  'fixed-feasts.json': FixedFeastsFixture,
  'movable-feasts.json': MovableFeastsFixture,
  'country.json': CountryFixture,
  'common-hymns.json': CommonHymnsFixture,
} as const;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { ListPosition, Page, SaintsQuery } from '../../../src/catalogue/queries.js';
import type { Country, ListedSaint, Records, Saint } from '../../../src/catalogue/records.js';
import {
  church,
  country,
  entryOf,
  keptAt,
  keptOn,
  nameOf,
  saint,
} from '../../support/records/builders.js';

const cyprus = country({
  slug: 'cyprus',
  isoCode: 'CY',
  adjectives: ['Cypriot'],
  alternateNames: ['Kypros'],
  orthodoxPopulation: {
    estimate: 690_000,
    year: 2021,
    source: 'Census of 2021',
    communion: 'eastern',
  },
  calendar: 'gregorian',
  formerly: ['kypros', 'cyprus-island'],
  saintCount: 3,
  churches: [church({ slug: 'limassol' })],
});
const churches = [
  church({ slug: 'nicosia', calendar: 'julian', use: 'greek', alternateNames: ['Lefkosia'] }),
  church({ slug: 'kition' }),
];
const serbia = country({ slug: 'serbia', isoCode: 'RS', saintCount: 5, churches });
export const listCountryRecords = [
  cyprus,
  serbia,
  ...['a', 'a-b', 'a1', 'ab', 'zambia'].map((slug) => country({ slug })),
];

const cypriot = { originCountry: nameOf(cyprus) };
const serbian = { originCountry: nameOf(serbia) };

const incipit = { language: 'cu', text: 'Правило веры и образ кротости' } as const;

const sava = saint({
  slug: 'sava',
  name: 'Sava of Serbia',
  shortBio: 'First archbishop of the Serbs.',
  ...serbian,
  sex: 'male',
  categories: ['hierarch', 'enlightener'],
  patronage: ['teachers', 'Serbian schools'],
  alternateNames: ['Rastko Nemanjić', 'Свети Сава'],
  searchTerms: ['Savindan'],
  formerly: ['sabbas-of-serbia'],
  biography: 'He left the court for Athos.\n\nHe came back with a rule & a "law" <nomocanon>.',
  commemorations: [
    keptOn('01-14', { title: 'Saint Sava', rank: 4 }),
    { ...keptAt(14, { local: true }), note: 'Kept at Mileševa.' },
  ],
  reposed: '1236',
  troparion: {
    mode: 3,
    melody: 'Божественныя веры',
    original: 'Пути вводящаго в жизнь, отче.',
    html: '<p>Guide to the way,<br>teacher</p>',
    source: 'proper',
    incipit: { language: 'cu', text: 'Пути вводящаго в жизнь' },
  },
  kontakion: {
    mode: 8,
    melody: null,
    original: null,
    html: '<p>Great hierarch</p>',
    source: 'common',
    incipit,
  },
  commemorationHymns: [
    {
      title: 'A movable commemoration',
      troparion: null,
      kontakion: {
        mode: 2,
        melody: 'Τὰ ἄνω ζητῶν',
        original: null,
        html: '<p>Again</p>',
        source: 'proper',
        incipit: { language: 'el', text: 'Τὸν ἱεράρχην τιμήσωμεν' },
      },
    },
  ],
  references: ['Domentijan, Life of Saint Sava (1243)'],
  stations: ['archbishop'],
  related: [{ slug: 'lucius', name: 'Lucius of Britain', relation: 'companion' }],
});

/** Slugs that locales and naive joins order otherwise than code points do. */
export const listSaintRecords = [
  sava,
  saint({ slug: 'anna', patronage: ['childless couples', 'widows'], sex: 'female', ...serbian }),
  saint({ slug: 'anna-2', patronage: ['Widows'], ...serbian }),
  saint({ slug: 'anna-maria', patronage: ['lost-objects'], sex: 'female', ...cypriot }),
  saint({ slug: 'anna2', patronage: ['LOST OBJECTS', 'travelers'], ...cypriot }),
  saint({ slug: 'annab', patronage: ['travelers'], ...serbian }),
  saint({ slug: '1-martyr', patronage: ['travelers', 'widows'], ...cypriot }),
  saint({ slug: '10-martyrs', patronage: ['sailors and seafarers'] }),
  saint({ slug: '9-martyrs', patronage: ['thieves (protection from)', 'bees, orchards'] }),
  saint({
    slug: 'lucius',
    name: 'Lucius of Britain',
    shortBio: 'Bishop in Wales, thrown into the sea.',
    reposed: 'second or third century',
    stations: ['bishop', 'soldier'],
    diedBy: 'drowning',
    sufferedUnder: 'romans',
    related: [{ slug: 'sava', name: 'Sava of Serbia', relation: 'companion' }],
  }),
  saint({ slug: 'zoe', ...serbian }),
];

const topics = ['childless couples', 'widows', 'lost objects', 'travelers', 'serbian schools'];

const bySlug = (one: ListPosition, other: ListPosition) => (one.slug < other.slug ? -1 : 1);
const inJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** All pages, one after the other; the position of each is carried over as a cursor carries it. */
export async function walk<Item, Position>(
  page: (after: Position | undefined) => Promise<Page<Item, Position>>,
): Promise<Page<Item, Position>[]> {
  const pages: Page<Item, Position>[] = [];
  let after: Position | undefined;
  do {
    const next = await page(after);
    pages.push(next);
    after = next.next === null ? undefined : inJson(next.next);
  } while (after !== undefined && pages.length < 1_000);
  return pages;
}

/** Over `listSaintRecords` and `listCountryRecords` among those of days. */
export function describeLists(
  catalogue: () => Catalogue,
  { saints, countries, feasts }: Records,
): void {
  const slugs = (page: Page<ListedSaint, ListPosition>) => page.items.map(({ slug }) => slug);
  const find = async (query: Partial<SaintsQuery>) =>
    slugs(await catalogue().saints({ limit: 100, ...query }));

  describe('a record', () => {
    it('is found with all that was given', async () => {
      expect(await catalogue().saint('sava')).toEqual(sava);
      expect(await catalogue().country('cyprus')).toEqual(cyprus);
    });

    it('is found among several', async () => {
      const other = saints.find(({ slug }) => slug !== 'sava');
      const found = await catalogue().saintsOf(['sava', 'no-such-slug', other?.slug ?? '']);
      expect(found.map(({ slug }) => slug).sort()).toEqual([other?.slug, 'sava'].sort());
      expect(found.find(({ slug }) => slug === other?.slug)).toEqual(other);
      expect(found.find(({ slug }) => slug === 'sava')).toEqual(sava);
      expect(await catalogue().saintsOf([])).toEqual([]);
    });

    it('is found once among several, under a former slug too', async () => {
      expect(await catalogue().saintsOf(['sabbas-of-serbia'])).toEqual([sava]);
      expect(await catalogue().saintsOf(['sabbas-of-serbia', 'sava'])).toEqual([sava]);
    });

    it('of a feast is found among several', async () => {
      const [one, other] = feasts;
      const found = await catalogue().feastsOf([one?.key, 'no-feast', other?.key].map(String));
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining([one, other]));
      expect(await catalogue().feastsOf([])).toEqual([]);
    });

    it('is found by a former slug', async () => {
      expect(await catalogue().saint('sabbas-of-serbia')).toEqual(sava);
      for (const slug of cyprus.formerly) expect(await catalogue().country(slug)).toEqual(cyprus);
    });

    it.each(['no-such-slug', 'serbia', 'SAVA', 'sav'])('is not found as %j', async (slug) => {
      expect(await catalogue().saint(slug)).toBeUndefined();
    });

    it('is not found as the other kind', async () => {
      expect(await catalogue().country('sava')).toBeUndefined();
      expect(await catalogue().country('Cyprus')).toBeUndefined();
      expect(await catalogue().saint('kypros')).toBeUndefined();
      expect(await catalogue().country('sabbas-of-serbia')).toBeUndefined();
    });
  });

  describe('a list of saints', () => {
    it('has all the fields of each', async () => {
      const { items } = await catalogue().saints({ limit: 100 });
      expect(items.map(entryOf)).toEqual(saints.toSorted(bySlug).map(entryOf));
    });

    it.each([1, 2, 3, saints.length - 1, saints.length, saints.length + 1])(
      'holds each exactly once in pages of %i',
      async (limit) => {
        const pages = await walk<ListedSaint, ListPosition>((after) =>
          catalogue().saints({ limit, after }),
        );
        expect(pages.flatMap(slugs)).toEqual(saints.toSorted(bySlug).map(({ slug }) => slug));
        expect(pages).toHaveLength(Math.ceil(saints.length / limit));
        for (const { next } of pages) expect(inJson(next)).toEqual(next);
      },
    );

    it('agrees with a naive filter on any query', async () => {
      const anyQuery = fc.record({
        limit: fc.integer({ min: 1, max: saints.length + 1 }),
        after: fc.option(fc.record({ slug: anySlug(saints) }), { nil: undefined }),
        patronOf: fc.option(anySpelling, { nil: undefined }),
        sex: fc.option(fc.constantFrom('female', 'male'), { nil: undefined }),
        country: fc.option(fc.constantFrom('serbia', 'cyprus', 'zambia', 'atlantis'), {
          nil: undefined,
        }),
      });
      await fc.assert(
        fc.asyncProperty(anyQuery, async (query) => {
          const page = await catalogue().saints(query);
          const expected = naivePage(saints, query);
          expect({ slugs: slugs(page), next: page.next }).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    });

    it('continues after a record that is gone', async () => {
      expect(await find({ limit: 2, after: { slug: 'anna-3' } })).toEqual(['anna-maria', 'anna2']);
      expect(await find({ limit: 1, after: { slug: '0' } })).toEqual(['1-martyr']);
      expect(await catalogue().saints({ limit: 5, after: { slug: 'zz' } })).toEqual({
        items: [],
        next: null,
      });
    });

    it.each([
      ['lost objects', ['anna-maria', 'anna2']],
      ['lost-objects', ['anna-maria', 'anna2']],
      ['Lost-Objects', ['anna-maria', 'anna2']],
      ['WIDOWS', ['1-martyr', 'anna', 'anna-2']],
      ['sailors and seafarers', ['10-martyrs']],
      ['Sailors-and-seafarers', ['10-martyrs']],
      ['sailors', ['10-martyrs']],
      ['Seafarers', ['10-martyrs']],
      ['thieves', ['9-martyrs']],
      ['orchards', ['9-martyrs']],
      ['objects', []],
      ['lost', []],
      ['widow*', []],
      ['!', []],
      ['*', []],
    ])('holds the patrons of %j', async (patronOf, expected) => {
      expect(await find({ patronOf })).toEqual(expected);
    });

    it.each([
      [{ century: '2' }, ['lucius']],
      [{ century: '3' }, ['lucius']],
      [{ century: '13' }, ['sava']],
      [{ century: '4' }, []],
      [{ region: 'wales' }, ['lucius']],
      [{ region: 'celtic-lands', century: '13' }, []],
      [{ station: ['patriarch', 'soldier'] }, ['lucius']],
      [{ station: 'bishop' }, ['lucius', 'sava']],
      [{ station: 'queen' }, []],
      [{ diedBy: 'drowning' }, ['lucius']],
      [{ sufferedUnder: 'romans' }, ['lucius']],
      [{ sufferedUnder: 'ottomans' }, []],
    ])('holds those whom the facets describe: %o', async (query, expected) => {
      expect(await find(query)).toEqual(expected);
    });
  });

  describe('the churches', () => {
    it('are those of all countries by slug, each with its country', async () => {
      const [nicosia, kition] = churches;
      expect(await catalogue().churches()).toEqual([
        { ...kition, country: nameOf(serbia) },
        { ...cyprus.churches[0], country: nameOf(cyprus) },
        { ...nicosia, country: nameOf(serbia) },
      ]);
    });
  });

  describe('a list of countries', () => {
    it.each([1, 2, countries.length, 100])('has each once in pages of %i', async (limit) => {
      const pages = await walk<Country, ListPosition>((after) =>
        catalogue().countries({ limit, after }),
      );
      expect(pages.flatMap(({ items }) => items)).toEqual(countries.toSorted(bySlug));
      expect(pages).toHaveLength(Math.ceil(countries.length / limit));
    });

    it('continues after a country that is gone', async () => {
      const { items, next } = await catalogue().countries({ limit: 1, after: { slug: 'a-c' } });
      expect([items.map(({ slug }) => slug), next]).toEqual([['a1'], { slug: 'a1' }]);
    });
  });
}

const anySlug = (saints: readonly Saint[]) =>
  fc.oneof(
    fc.constantFrom(...saints.map(({ slug }) => slug)),
    fc.stringMatching(/^[a-z0-9]{1,3}(-[a-z0-9]{1,3})?$/),
  );

/** A topic in any case, its words joined either way. */
const anySpelling = fc
  .tuple(fc.constantFrom(...topics, 'dragons'), fc.constantFrom(' ', '-'), fc.boolean())
  .map(([topic, joint, isLoud]) => {
    const joined = topic.replaceAll(' ', joint);
    return isLoud ? joined.toUpperCase() : joined;
  });

function naivePage(
  saints: readonly Saint[],
  { limit, after, patronOf, country, sex }: SaintsQuery,
) {
  const plain = (topic: string) => topic.toLowerCase().replaceAll('-', ' ');
  const wanted = patronOf === undefined ? undefined : plain(patronOf);
  const left = saints
    .filter((saint) => sex === undefined || saint.sex === sex)
    .filter(({ originCountry }) => country === undefined || originCountry?.slug === country)
    .filter(({ patronage }) => wanted === undefined || patronage.map(plain).includes(wanted))
    .map(({ slug }) => slug)
    .filter((slug) => after === undefined || slug > after.slug)
    .sort();
  const slugs = left.slice(0, limit);
  const last = left.length > limit ? slugs.at(-1) : undefined;
  return { slugs, next: last === undefined ? null : { slug: last } };
}

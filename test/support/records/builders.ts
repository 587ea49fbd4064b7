/** Records with everything that a test does not care about filled in. */
import type { MonthDay } from '../../../src/calendar/reckoning.js';
import type { Commemoration, Rank } from '../../../src/catalogue/commemorations.js';
import type { DayQuery } from '../../../src/catalogue/days.js';
import type { Hymn } from '../../../src/catalogue/hymns.js';
import { pick } from '../../../src/catalogue/pick.js';
import {
  type Church,
  type Country,
  type Feast,
  type ListedFeast,
  type ListedSaint,
  listedFeastFields,
  listedSaintFields,
  type Saint,
  saintDefaults,
} from '../../../src/catalogue/records.js';
import { toVocabulary, type VocabularyTexts } from '../../../src/search/vocabulary.js';

type Given<Record, Key extends keyof Record> = Pick<Record, Key> & Partial<Record>;

const inWords = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A saint of whom nothing is told but what is given; named as the slug. */
export function saint(given: Given<Saint, 'slug'>): Saint {
  const name = given.name ?? inWords(given.slug);
  return {
    ...saintDefaults,
    name,
    shortBio: 'Nothing is told.',
    categories: ['martyr'],
    biography: 'Nothing is told.\n\nNothing at all.',
    commemorations: [keptOn('01-01', { title: name })],
    ...given,
  };
}

export function country(given: Given<Country, 'slug'>): Country {
  return {
    name: inWords(given.slug),
    isoCode: given.slug.slice(0, 2).toUpperCase(),
    adjectives: [],
    alternateNames: [],
    orthodoxPopulation: null,
    calendar: null,
    formerly: [],
    saintCount: 0,
    summary: 'Nothing is told.',
    churches: [],
    ...given,
  };
}

export const church = (given: Given<Church, 'slug'>): Church => ({
  name: `Church of ${inWords(given.slug)}`,
  alternateNames: [],
  calendar: 'gregorian',
  use: 'slavic',
  near: false,
  notes: 'Nothing is known to differ.',
  sources: [{ title: 'A page', url: 'https://example.org/page' }],
  ...given,
});

export const feast = (given: Given<Feast, 'key'>): Feast => ({
  title: inWords(given.key),
  rank: 'feast',
  fixed: null,
  alternateTitles: [],
  searchTerms: [],
  description: 'Nothing is told.',
  use: null,
  troparion: null,
  kontakion: null,
  ...given,
});

/** What days and lists show of a feast, whatever else the adapter hands along. */
export const feastEntryOf = (entry: ListedFeast): ListedFeast => pick(entry, listedFeastFields);

interface CommemorationWords {
  readonly title?: string;
  readonly rank?: Rank;
  readonly local?: boolean;
}

/** A commemoration on a day of the menaion, `MM-DD`, or on one for each reckoning. */
export function keptOn(
  gregorian: string,
  {
    title = 'A commemoration',
    rank = 1,
    local = false,
    julian = gregorian,
  }: CommemorationWords & {
    readonly julian?: string;
  } = {},
): Commemoration {
  const days = { gregorian: monthDay(gregorian), julian: monthDay(julian) };
  return { title, rank, local, note: null, ...days };
}

/** A commemoration so many days from Pascha. */
export const keptAt = (
  offset: number,
  { title = 'A movable commemoration', rank = 1, local = false }: CommemorationWords = {},
): Commemoration => ({ title, rank, local, note: null, offset });

export const monthDay = (text: string): MonthDay => ({
  month: Number(text.slice(0, 2)),
  day: Number(text.slice(3)),
});

/** A day on which nothing is kept but what is given. */
export const dayQuery = (given: Partial<DayQuery>): DayQuery => ({
  year: 2026,
  use: 'all',
  reckoning: 'gregorian',
  menaionDays: [],
  offset: 200,
  feastKeys: [],
  ...given,
});

/** What lists and days show of a saint, whatever else the adapter hands along. */
export const entryOf = (entry: ListedSaint): ListedSaint => pick(entry, listedSaintFields);

export const nameOf = ({ slug, name, isoCode }: Country) => ({ slug, name, isoCode });

const incipit = { language: 'cu', text: 'Правило веры' } as const;
const hymn: Hymn = {
  ...{
    mode: 4,
    melody: 'Явился еси',
    original: null,
    html: '<p>Rejoice.</p>',
    source: 'proper',
    incipit,
  },
};

/** A saint with a value in every field. */
export const fullSaint = saint({
  slug: 'anna',
  name: 'Anna of Ras',
  shortBio: 'Queen and nun.',
  originCountry: { slug: 'serbia', name: 'Serbia', isoCode: 'RS' },
  sex: 'female',
  categories: ['venerable'],
  patronage: ['mothers'],
  alternateNames: ['Hannah'],
  searchTerms: ['Old Town'],
  formerly: ['hannah'],
  biography: 'She reigned.',
  commemorations: [
    {
      ...keptOn('12-06', { title: 'A Day', rank: 5 }),
      note: 'A note.',
      calendars: ['oca', 'greek'],
    },
    { ...keptAt(8, { title: 'A Sunday' }), note: 'Another note.', calendars: ['local'] },
  ],
  reposed: '1054',
  glorified: { year: 1988, act: 'A book.' },
  troparion: hymn,
  kontakion: hymn,
  commemorationHymns: [{ title: 'A Day', troparion: hymn, kontakion: hymn }],
  references: ['A book.'],
  verification: 'sources',
  stations: ['queen', 'nun'],
  diedBy: 'exile',
  sufferedUnder: 'iconoclasts',
  related: [{ slug: 'nicholas-of-myra', name: 'Nicholas of Myra', relation: 'teacher' }],
});

/** The vocabulary of these texts; all others are empty. */
export const vocabularyOf = (texts: Partial<VocabularyTexts> = {}) =>
  toVocabulary({ givenNames: '', epithets: '', patronage: '', categories: '', ...texts });

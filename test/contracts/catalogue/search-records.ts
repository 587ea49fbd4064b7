import type { Rank } from '../../../src/catalogue/commemorations.js';
import type { Records, Saint } from '../../../src/catalogue/records.js';
import { country, keptOn, nameOf, saint } from '../../support/records/builders.js';

type Fields = Partial<Omit<Saint, 'slug'>>;

/**
 * Saints whom one query finds, each in a worse way than the one before, while slug and rank of
 * commemoration would have them the other way round.
 */
function ladder(id: string, rungs: Readonly<Record<string, Fields>>): Saint[] {
  return Object.entries(rungs).map(([way, fields], index) => {
    const rank = (index + 1) as Rank;
    const slug = rungSlug(id, way);
    return saint({
      slug: `${String.fromCharCode('z'.charCodeAt(0) - index)}-${slug}`,
      commemorations: [keptOn('01-01', { title: `Rung ${index}`, rank })],
      name: `Bearer ${index}`,
      ...fields,
    });
  });
}

const rungSlug = (id: string, way: string) => `${id}-${way.replaceAll(' ', '-')}`;

/** Queries with the ways in which they find saints, best first. */
export const ladders = {
  'Nikander Sabas': [
    'the exact name',
    'another name',
    'a phrase of a name',
    'all words of a name',
    'the key of a name',
    'the key of another name',
    'the beginning of a name',
    'prose',
  ],
  Barlaam: [
    'the exact name',
    'another name',
    'all words of a name',
    'the key of a name',
    'the beginning of a name',
    'prose',
  ],
} as const;

const [name, other, phrase, words, key, otherKey, beginning, prose] = ladders['Nikander Sabas'];

const rungs = [
  ...ladder('two', {
    [name]: { name: 'Nikander Sabas' },
    [other]: { alternateNames: ['Nikander Sabas'] },
    [phrase]: { name: 'Elder Nikander Sabas of Pskov' },
    [words]: { name: 'Sabas Pskov Nikander' },
    [key]: { name: 'Sabbas Nicander' },
    [otherKey]: { alternateNames: ['Sabbas Nicander'] },
    [beginning]: { name: 'Nikander Sabasios' },
    [prose]: { biography: 'On the road he met Nikander, and Sabas, and Nikander again.' },
  }),
  ...ladder('one', {
    [name]: { name: 'Barlaam' },
    [other]: { alternateNames: ['Barlaam'] },
    [words]: { name: 'Elder Barlaam of Pskov' },
    [key]: { name: 'Barlam of Pskov' },
    [beginning]: { name: 'Barlaamite of Pskov' },
    [prose]: { biography: 'On the road he met Barlaam, and Barlaam met Barlaam.' },
  }),
];

/** The slug of the saint whom a query of `ladders` finds in this way. */
export function slugFound(query: keyof typeof ladders, way: string): string {
  const end = `-${rungSlug(query === 'Barlaam' ? 'one' : 'two', way)}`;
  return rungs.find(({ slug }) => slug.endsWith(end))?.slug ?? end;
}

const jointTitle = 'Synaxis of the Three Hierarchs: Basil, Gregory and John Chrysostom';
const hierarchs = ['Basil the Great', 'Gregory the Theologian', 'John Chrysostom'].map((bearer) =>
  saint({
    slug: bearer.toLowerCase().replaceAll(' ', '-'),
    name: bearer,
    commemorations: [keptOn('01-30', { title: jointTitle, rank: 5 })],
  }),
);

const ranked = (slug: string, rank: Rank, fields: Fields) =>
  saint({ slug, ...fields, commemorations: [keptOn('01-01', { title: 'A day', rank })] });

const ties = [
  ranked('a-tie', 2, { name: 'Euthymia of Tarsus' }),
  ranked('b-tie', 6, { name: 'Euthymia of Gaza' }),
  ranked('c-tie', 2, { name: 'Euthymia of Arles' }),
  ranked('a-spelling', 2, {
    name: 'Tychon of Amathus',
    alternateNames: ['Tychon of Cyprus', 'Tychon the Meek', 'Bishop Tychon', 'Old Tychon'],
  }),
  ranked('b-spelling', 8, { name: 'Tychon of Lukhov' }),
];

const patrons = [
  ranked('z-sisters', 1, { name: 'Zenais and Philonilla' }),
  ranked('a-nuns', 8, { name: 'Thecla, Zenais, Philonilla and Enneim' }),
  ranked('a-baker', 8, { name: 'Diomede', patronage: ['bakers'] }),
  ranked('z-kitchen', 1, { name: 'Euphrosyn', patronage: ['bakers', 'cooks'] }),
  ranked('z-traveler', 1, { name: 'Christopher', patronage: ['travelers'] }),
  ranked('z-finder', 1, { name: 'Phanurius', patronage: ['lost objects'] }),
  ranked('z-keeper', 1, { name: 'Modestus', patronage: ['beekeepers'] }),
  ranked('a-decoy', 8, {
    name: 'Eutropius',
    shortBio: 'The patron of travelers prays for travelers and beekeepers; who helps beekeepers?',
    biography: 'Lost objects and lost keys were found, and travelers asked for lost travelers.',
  }),
];

const iberia = country({
  slug: 'georgia',
  isoCode: 'GE',
  adjectives: ['Georgian', 'Georgians', 'Kartvelian'],
  alternateNames: ['Sakartvelo', 'Iberia'],
  summary: 'A land of vineyards <and> churches, enlightened by a captive maiden.',
  saintCount: 2,
});

const georgians = [
  ranked('kartvelian', 1, { name: 'Kartvelian Martyrs of Aln' }),
  ranked('georgia', 8, { name: 'Georgia the Virgin', originCountry: nameOf(iberia) }),
  ranked('nina', 8, { name: 'Nina of Mtskheta', originCountry: nameOf(iberia) }),
];

const spellings = [
  ['athanasius', 'Athanasius of Brest'],
  ['sergius', 'Sergius of Radonezh'],
  ['nektarios', 'Nektarios of Aegina'],
  ['seraphim', 'Seraphim of Sarov'],
  ['cyril', 'Cyril of Beloozero'],
  ['xenia', 'Xenia of Petersburg'],
  ['john-of-kronstadt', 'John of Kronstadt'],
].map(([slug = '', spelt = '']) => saint({ slug, name: spelt }));

const others = [
  saint({
    slug: 'martin',
    name: 'Martin of Tours',
    searchTerms: ['Martinmas', "Saint Chad's Well"],
  }),
  ranked('z-wife', 1, {
    name: 'Elisabeth Sergieva',
    biography: 'She was married to John, the priest of Kronstadt.',
  }),
  saint({ slug: 'crofter', biography: 'A heath.\n\nThe heath and the moor.' }),
  ranked('mary', 1, { name: 'Mary' }),
  ranked('marina', 8, { name: 'Marina' }),
  saint({
    slug: 'shown',
    shortBio: 'Fed <five> & "seven" lepers at Ostrog.',
    biography: `At first ${'a long and quiet life '.repeat(30)}.\n\nLater <b>wolves</b> ${'came near and '.repeat(30)} fled.`,
  }),
];

/** Many who answer one query: in ties by name, and with prose scores of their own. */
export const many = [
  ...Array.from({ length: 14 }, (_, index) =>
    ranked(`paphnutius-${index}`, ((index % 3) + 1) as Rank, {
      name: `Paphnutius of Cell${index}`,
    }),
  ),
  ...Array.from({ length: 12 }, (_, index) =>
    ranked(`visitor-${index}`, 1, {
      biography: `${'Again he saw Paphnutius. '.repeat((index % 5) + 1)}${'Then he slept. '.repeat(index)}`,
    }),
  ),
];

export const searchRecords: Records = {
  saints: [
    ...rungs,
    ...hierarchs,
    ...ties,
    ...patrons,
    ...georgians,
    ...spellings,
    ...others,
    ...many,
  ],
  feasts: [],
  countries: [
    iberia,
    country({ slug: 'skete', isoCode: 'SK', summary: 'Here Paphnutius lived in the desert.' }),
  ],
};

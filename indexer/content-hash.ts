/** What tells a rebuild that nothing has changed. */
import { createHash } from 'node:crypto';
import type { Country, Feast, Saint } from '../src/catalogue/catalogue.js';
import { JointTitles } from '../src/catalogue/search/entry.js';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';
import { countryDocument, feastDocument, saintDocument } from './document.js';
import type { MappingFiles } from './mappings.js';

/**
 * SHA-256 that changes when the records, the mappings, the names known to the vocabulary or the
 * making of documents do; the last is shown by what becomes of one record of each kind.
 */
export function contentHash(
  recordsHash: string,
  { analysis, mappings }: Pick<MappingFiles, 'analysis' | 'mappings'>,
  vocabulary: Vocabulary,
): string {
  const joint = new JointTitles();
  joint.add(saintProbe);
  const context = { countries: new Map([[countryProbe.slug, countryProbe]]), joint, vocabulary };
  const documents = [
    saintDocument(saintProbe, context),
    countryDocument(countryProbe, context),
    feastDocument(feastProbe, context),
  ];
  return createHash('sha256')
    .update(recordsHash)
    .update(JSON.stringify([analysis, mappings, [...vocabulary.givenNames], documents]))
    .digest('hex');
}

const incipit = { language: 'cu', text: 'Проба' } as const;
const day = { gregorian: { month: 1, day: 2 }, julian: { month: 12, day: 20 } };

const countryProbe: Country = {
  slug: 'probia',
  name: 'Great Probia',
  isoCode: 'PB',
  adjectives: ['Probian'],
  alternateNames: ['Land of Probes'],
  orthodoxPopulation: { estimate: 1, year: 2020, source: 'A census', communion: 'eastern' },
  calendar: 'both',
  formerly: ['probistan'],
  saintCount: 1,
  summary: 'A probe.',
};

const saintProbe: Saint = {
  slug: 'probe',
  name: 'Sergius the Probe of Chrysopolis',
  shortBio: 'A probe.',
  originCountry: { slug: countryProbe.slug, name: countryProbe.name, isoCode: 'PB' },
  categories: ['venerable'],
  patronage: ['sailors and seafarers'],
  alternateNames: ['Sergii the Probe'],
  formerly: ['old-probe'],
  biography: 'A probe.\n\nIts second paragraph.',
  commemorations: [
    { title: 'Saint Sergius the Probe', rank: 1, local: true, note: null, ...day },
    { title: 'Synaxis of the Probes', rank: 2, local: false, note: 'A note.', offset: 7 },
  ],
  reposed: '1392',
  troparion: { mode: 1, html: '<p>A hymn.</p>', source: 'proper', incipit },
  kontakion: { mode: 2, html: '<p>Another.</p>', source: 'common', incipit },
  commemorationHymns: [],
  references: ['A Life'],
  searchTerms: ['Probe Town'],
};

const feastProbe: Feast = {
  key: 'probe-feast',
  title: 'The Probe',
  rank: 'great',
  fixed: day,
  alternateTitles: ['Probe Day'],
  searchTerms: ['Probes'],
  description: 'A probe.',
  use: null,
  troparion: null,
  kontakion: null,
};

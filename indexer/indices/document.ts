/** A record → the document that is indexed; pure. */
import { formatMonthDay } from '../../src/calendar/reckoning.js';
import { facetsOf } from '../../src/catalogue/filters.js';
import type { DayPropers } from '../../src/catalogue/hymns.js';
import { omit, pick } from '../../src/catalogue/pick.js';
import {
  type Country,
  type Feast,
  listedFeastFields,
  listedSaintFields,
  type Records,
  type Saint,
} from '../../src/catalogue/records.js';
import {
  briefText,
  type ChangesDocument,
  type CountryDocument,
  type FeastDocument,
  type PropersDocument,
  propersPrefix,
  type SaintDocument,
} from '../../src/elasticsearch/documents.js';
import {
  countryRecord,
  feastRecord,
  type SearchRecord,
  saintRecordsOf,
  termsOf,
} from '../../src/search/search-record.js';
import type { Vocabulary } from '../../src/search/vocabulary.js';

function saintDocument(saint: Saint, found: SearchRecord): SaintDocument {
  const { commemorations } = saint;
  const fixed = commemorations.flatMap((each) => ('gregorian' in each ? [each] : []));
  return {
    ...searchable(found),
    type: 'saint',
    formerly: saint.formerly,
    givenKeys: found.givenKeys,
    gregorianDays: fixed.map(({ gregorian }) => formatMonthDay(gregorian)),
    julianDays: fixed.map(({ julian }) => formatMonthDay(julian)),
    offsets: commemorations.flatMap((each) => ('offset' in each ? [each.offset] : [])),
    feasts: commemorations.flatMap((each) => ('feast' in each ? [each.feast] : [])),
    topicKeys: found.words.topicKeys ?? [],
    topics: saint.patronage,
    country: saint.originCountry?.slug,
    facets: facetsOf(saint),
    shortBio: saint.shortBio,
    biography: saint.biography,
    brief: briefText({ saint: pick(saint, ['slug', 'name', 'commemorations', 'reposed']) }),
    entry: pick(saint, listedSaintFields),
    detail: omit(saint, [...listedSaintFields, 'biography']),
  };
}

function countryDocument(country: Country, vocabulary: Vocabulary): CountryDocument {
  const found = countryRecord(country, vocabulary);
  return {
    ...searchable(found),
    type: 'country',
    formerly: country.formerly,
    countryNames: found.countryNames,
    shortBio: country.summary,
    entry: country,
  };
}

function feastDocument(feast: Feast, vocabulary: Vocabulary): FeastDocument {
  const { key, fixed } = feast;
  const entry = pick(feast, listedFeastFields);
  return {
    ...searchable(feastRecord(feast, vocabulary)),
    type: 'feast',
    key,
    slug: key,
    gregorianDays: fixed ? [formatMonthDay(fixed.gregorian)] : [],
    julianDays: fixed ? [formatMonthDay(fixed.julian)] : [],
    shortBio: feast.description,
    brief: briefText({ feast: entry }),
    entry,
    detail: omit(feast, [...listedFeastFields, 'description']),
  };
}

const propersDocument = ({ day, propers }: DayPropers): PropersDocument => ({
  type: 'propers',
  slug: propersPrefix + day,
  propers,
});

/** The documents that the hash of the content covers. */
export type ContentDocument = SaintDocument | CountryDocument | FeastDocument | PropersDocument;

export type AnyDocument = ContentDocument | ChangesDocument;

/** The documents of all records: feasts, saints, countries, then propers. */
export function documentsOf(records: Records, vocabulary: Vocabulary): ContentDocument[] {
  const recordOf = saintRecordsOf(records, vocabulary);
  return [
    ...records.feasts.map((feast) => feastDocument(feast, vocabulary)),
    ...records.saints.map((saint) => saintDocument(saint, recordOf(saint))),
    ...records.countries.map((country) => countryDocument(country, vocabulary)),
    ...(records.propers ?? []).map(propersDocument),
  ];
}

/** The search fields that all kinds of documents have. */
const searchable = (record: SearchRecord) => ({
  ...pick(record, ['slug', 'rank', 'wholeName', 'givenName', 'otherNames', 'wholeTitles']),
  phrases: record.nameTexts,
  titlePhrases: record.titleTexts,
  hymns: record.hymns,
  labels: record.prose.labels,
  marks: termsOf(record),
});

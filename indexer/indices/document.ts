/** A record → the document that is indexed; pure. */
import { formatMonthDay } from '../../src/calendar/reckoning.js';
import { facetsOf } from '../../src/catalogue/filters.js';
import { omit, pick } from '../../src/catalogue/pick.js';
import {
  type Country,
  type Feast,
  listedFeastFields,
  listedSaintFields,
  type Saint,
} from '../../src/catalogue/records.js';
import {
  briefText,
  type CountryDocument,
  type FeastDocument,
  type SaintDocument,
} from '../../src/elasticsearch/documents.js';
import type { RecordSource } from '../../src/fixtures/source.js';
import type { JointTitles } from '../../src/search/own-names.js';
import {
  countryRecord,
  feastRecord,
  type SearchRecord,
  saintRecord,
  termsOf,
} from '../../src/search/search-record.js';
import type { Vocabulary } from '../../src/search/vocabulary.js';

export interface DocumentContext {
  readonly countries: ReadonlyMap<string, Country>;
  readonly joint: JointTitles;
  readonly vocabulary: Vocabulary;
}

export function saintDocument(saint: Saint, context: DocumentContext): SaintDocument {
  const { countries, joint, vocabulary } = context;
  const country = countries.get(saint.originCountry?.slug ?? '');
  const found = saintRecord(saint, country, joint, vocabulary);
  const { commemorations } = saint;
  const fixed = commemorations.flatMap((each) => ('offset' in each ? [] : [each]));
  return {
    ...searchable(found),
    type: 'saint',
    formerly: saint.formerly,
    givenKeys: found.givenKeys,
    gregorianDays: fixed.map(({ gregorian }) => formatMonthDay(gregorian)),
    julianDays: fixed.map(({ julian }) => formatMonthDay(julian)),
    offsets: commemorations.flatMap((each) => ('offset' in each ? [each.offset] : [])),
    topicKeys: found.topicKeys,
    topics: saint.patronage,
    country: saint.originCountry?.slug,
    facets: facetsOf(saint),
    shortBio: saint.shortBio,
    biography: saint.biography,
    brief: briefText({ saint: pick(saint, ['slug', 'name', 'commemorations']) }),
    entry: pick(saint, listedSaintFields),
    detail: omit(saint, [...listedSaintFields, 'biography']),
  };
}

export function countryDocument(
  country: Country,
  { vocabulary }: Pick<DocumentContext, 'vocabulary'>,
): CountryDocument {
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

export function feastDocument(
  feast: Feast,
  { vocabulary }: Pick<DocumentContext, 'vocabulary'>,
): FeastDocument {
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

export type AnyDocument = SaintDocument | CountryDocument | FeastDocument;

/** The documents of a source, in the same order. */
export async function* documentsOf(
  source: RecordSource,
  context: DocumentContext,
): AsyncGenerator<AnyDocument> {
  for await (const { kind, record } of source.read()) {
    if (kind === 'saint') yield saintDocument(record, context);
    else if (kind === 'country') yield countryDocument(record, context);
    else yield feastDocument(record, context);
  }
}

/** The search fields that all kinds of documents have. */
const searchable = (record: SearchRecord) => ({
  slug: record.slug,
  rank: record.rank,
  wholeName: record.wholeName,
  givenName: record.givenName,
  otherNames: record.otherNames,
  wholeTitles: record.wholeTitles,
  phrases: record.nameTexts,
  titlePhrases: record.titleTexts,
  marks: termsOf(record),
});

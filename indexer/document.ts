/** Record → indexed document; pure. */
import type { Country, Feast, Saint } from '../src/catalogue/catalogue.js';
import {
  briefText,
  type CountryDocument,
  dayKey,
  type FeastDocument,
  type SaintDocument,
} from '../src/catalogue/elasticsearch/documents.js';
import {
  countryEntry,
  feastEntry,
  type JointTitles,
  marksOf,
  type SearchEntry,
  saintEntry,
} from '../src/catalogue/search/entry.js';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';
import type { RecordSource } from '../src/fixtures/source.js';

export interface DocumentContext {
  readonly countries: ReadonlyMap<string, Country>;
  readonly joint: JointTitles;
  readonly vocabulary: Vocabulary;
}

export function saintDocument(saint: Saint, context: DocumentContext): SaintDocument {
  const { countries, joint, vocabulary } = context;
  const country = countries.get(saint.originCountry?.slug ?? '');
  const entry = saintEntry(saint, country, joint, vocabulary);
  const { slug, name, shortBio, originCountry, categories, patronage } = saint;
  const { commemorations, biography } = saint;
  const { alternateNames, searchTerms, formerly, reposed, references } = saint;
  const { troparion, kontakion, commemorationHymns } = saint;
  const fixed = commemorations.flatMap((each) => ('offset' in each ? [] : [each]));
  return {
    ...searchable(entry),
    type: 'saint',
    formerly,
    givenKeys: entry.givenKeys,
    gregorianDays: fixed.map(({ gregorian }) => dayKey(gregorian)),
    julianDays: fixed.map(({ julian }) => dayKey(julian)),
    offsets: commemorations.flatMap((each) => ('offset' in each ? [each.offset] : [])),
    topicKeys: entry.topicKeys,
    topics: patronage,
    country: originCountry?.slug,
    shortBio,
    biography,
    brief: briefText({ saint: { slug, name, commemorations } }),
    entry: { slug, name, shortBio, originCountry, categories, patronage, commemorations },
    detail: {
      alternateNames,
      searchTerms,
      formerly,
      reposed,
      troparion,
      kontakion,
      commemorationHymns,
      references,
    },
  };
}

export function countryDocument(
  country: Country,
  { vocabulary }: Pick<DocumentContext, 'vocabulary'>,
): CountryDocument {
  const entry = countryEntry(country, vocabulary);
  return {
    ...searchable(entry),
    type: 'country',
    formerly: country.formerly,
    countryNames: entry.countryNames,
    shortBio: country.summary,
    entry: country,
  };
}

export function feastDocument(
  feast: Feast,
  { vocabulary }: Pick<DocumentContext, 'vocabulary'>,
): FeastDocument {
  const { key, title, rank, fixed, description, ...detail } = feast;
  return {
    ...searchable(feastEntry(feast, vocabulary)),
    type: 'feast',
    key,
    slug: key,
    gregorianDays: fixed ? [dayKey(fixed.gregorian)] : [],
    julianDays: fixed ? [dayKey(fixed.julian)] : [],
    shortBio: description,
    brief: briefText({ feast: { key, title, rank, fixed } }),
    entry: { key, title, rank, fixed },
    detail,
  };
}

export type AnyDocument = SaintDocument | CountryDocument | FeastDocument;

/** The documents of a source, in its order. */
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

/** The fields that every kind of document is searched by. */
const searchable = (entry: SearchEntry) => ({
  slug: entry.slug,
  rank: entry.rank,
  wholeName: entry.wholeName,
  givenName: entry.givenName,
  otherNames: entry.otherNames,
  wholeTitles: entry.wholeTitles,
  phrases: entry.nameTexts,
  titlePhrases: entry.titleTexts,
  marks: marksOf(entry),
});

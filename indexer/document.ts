/** Record → indexed document; pure. */
import type { Country, Feast, Saint } from '../src/catalogue/catalogue.js';
import {
  type CountryDocument,
  dayKey,
  type FeastDocument,
  type SaintDocument,
} from '../src/catalogue/elasticsearch/documents.js';
import {
  countryEntry,
  type JointTitles,
  type SearchEntry,
  saintEntry,
} from '../src/catalogue/search/entry.js';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';

export interface DocumentContext {
  readonly countries: ReadonlyMap<string, Country>;
  readonly joint: JointTitles;
  readonly vocabulary: Vocabulary;
}

export function saintDocument(saint: Saint, context: DocumentContext): SaintDocument {
  const { countries, joint, vocabulary } = context;
  const country = saint.originCountry?.slug;
  const entry = saintEntry(saint, countries.get(country ?? ''), joint, vocabulary);
  const {
    slug,
    name,
    shortBio,
    originCountry,
    categories,
    patronage,
    commemorations,
    biography,
    ...detail
  } = saint;
  const fixed = commemorations.flatMap((each) => ('offset' in each ? [] : [each]));
  return {
    ...searchFields(entry),
    type: 'saint',
    ...(country === undefined ? {} : { country }),
    gregorianDays: fixed.map(({ gregorian }) => dayKey(gregorian)),
    julianDays: fixed.map(({ julian }) => dayKey(julian)),
    offsets: commemorations.flatMap((each) => ('offset' in each ? [each.offset] : [])),
    wholeTitles: entry.wholeTitles,
    topicKeys: entry.topicKeys,
    ...entry.words,
    shortBio,
    biography,
    entry: { slug, name, shortBio, originCountry, categories, patronage, commemorations },
    detail,
  };
}

export function countryDocument(
  country: Country,
  { vocabulary }: Pick<DocumentContext, 'vocabulary'>,
): CountryDocument {
  const entry = countryEntry(country, vocabulary);
  const { name, names, keys } = entry.words;
  return {
    ...searchFields(entry),
    type: 'country',
    name,
    names,
    keys,
    shortBio: country.summary,
    entry: country,
  };
}

export function feastDocument(feast: Feast): FeastDocument {
  const { key, fixed } = feast;
  return {
    key,
    gregorianDays: fixed ? [dayKey(fixed.gregorian)] : [],
    julianDays: fixed ? [dayKey(fixed.julian)] : [],
    entry: feast,
  };
}

const searchFields = ({
  slug,
  rank,
  wholeName,
  givenName,
  otherNames,
  nameTexts,
}: SearchEntry) => ({
  slug,
  rank,
  wholeName,
  givenName,
  otherNames,
  phrases: nameTexts.map((text) => text.trim()),
});

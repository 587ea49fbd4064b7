/** Record → indexed document; pure. */
import type { Country, Feast, Saint } from '../src/catalogue/catalogue.js';
import {
  type CountryDocument,
  dayKey,
  type FeastDocument,
  type SaintDocument,
} from '../src/catalogue/elasticsearch/documents.js';
import { countryEntry, type JointTitles, saintEntry } from '../src/catalogue/search/entry.js';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';

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
    // V8 copies a spread that comes first at once, and a later one field by field.
    ...entry.words,
    type: 'saint',
    slug,
    formerly,
    rank: entry.rank,
    wholeName: entry.wholeName,
    givenName: entry.givenName,
    otherNames: entry.otherNames,
    phrases: entry.nameTexts,
    gregorianDays: fixed.map(({ gregorian }) => dayKey(gregorian)),
    julianDays: fixed.map(({ julian }) => dayKey(julian)),
    offsets: commemorations.flatMap((each) => ('offset' in each ? [each.offset] : [])),
    wholeTitles: entry.wholeTitles,
    topicKeys: entry.topicKeys,
    country: originCountry?.slug,
    shortBio,
    biography,
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
  const { name, names, keys } = entry.words;
  return {
    type: 'country',
    slug: entry.slug,
    formerly: country.formerly,
    rank: entry.rank,
    wholeName: entry.wholeName,
    givenName: entry.givenName,
    otherNames: entry.otherNames,
    phrases: entry.nameTexts,
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

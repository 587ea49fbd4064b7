/** The regions by which people look for saints. */
import type { Commemoration } from './commemorations.js';
import type { CountryName, Saint } from './records.js';

interface Region {
  /** Slugs of the countries that lie in it. */
  readonly countries?: readonly string[];
  /** Where it is less than a country: words in the name, a title or the short life. */
  readonly words?: RegExp;
  /** The one country in which the words count. */
  readonly within?: string;
}

/**
 * Regions by which people look for saints: sets of countries, and lands within one. A land is found
 * by its name and those of its people and chief places.
 */
const regionTable = {
  africa: {
    countries: [
      ...['algeria', 'dr-congo', 'egypt', 'eritrea', 'ethiopia', 'ghana', 'kenya', 'libya'],
      ...['madagascar', 'morocco', 'south-africa', 'sudan', 'tanzania', 'tunisia', 'uganda'],
    ],
  },
  alaska: { words: /\bAlaskan?\b|\bAleuts?\b|\bAleutian|\bKodiak\b|\bSpruce Island\b/ },
  america: { countries: ['argentina', 'brazil', 'canada', 'mexico', 'united-states'] },
  asia: { countries: ['china', 'india', 'japan', 'mongolia', 'south-korea'] },
  'asia-minor': {
    within: 'turkey',
    words:
      /\bAsia Minor\b|\bAnatolia\b|\b(?:Bithyni|Cappadoci|Cari|Cilici|Galati|Lycaoni|Lyci|Lydi|Mysi|Pamphyli|Paphlagoni|Phrygi|Pisidi)an?s?\b|\b(?:Isauria|Pontus|Smyrna|Nicomedia|Ancyra|Iconium|Myra|Amasea|Sebastea?|Trebizond|Sinope|Tarsus|Pergamum|Nyssa|Nazianzus|Tyana|Neocaesarea|Melitene|Lampsacus|Cyzicus|Miletus|Sardis|Mount Olympus)\b|(?<!(?:[Cc]ouncil|Fathers|[Cc]reed|faith) of )(?<=\b(?:of|near|in|from) )(?:Ephesus|Nicaea|Chalcedon)\b/,
  },
  athos: { words: /\bAthos\b|\bAthonite\b|\bHoly Mountain\b/ },
  balkans: {
    countries: [
      ...['albania', 'bosnia-and-herzegovina', 'bulgaria', 'croatia', 'greece', 'montenegro'],
      ...['north-macedonia', 'romania', 'serbia', 'slovenia'],
    ],
  },
  baltic: { countries: ['estonia', 'latvia', 'lithuania'] },
  brittany: { words: /\bBrittany\b|\bBretons?\b/ },
  cappadocia: {
    words: /\bCappadocian?s?\b|\bCaesarea in Cappadocia\b|\bNyssa\b|\bNazianzus\b|\bTyana\b/,
  },
  caucasus: { countries: ['armenia', 'azerbaijan', 'georgia'] },
  'celtic-lands': {
    countries: ['ireland'],
    words:
      /\bWales\b|\bWelsh\b|\bScot(?:land|tish)\b|\bCornwall\b|\bCornish\b|\bBrittany\b|\bBretons?\b|\bIona\b/,
  },
  cornwall: { words: /\bCornwall\b|\bCornish\b/ },
  crete: { words: /\bCrete\b|\bCretans?\b|\bGortyn\b/ },
  england: {
    words:
      /\bEngland\b|\bEnglish\b|\bKent\b|\bNorthumbrian?\b|\bMercian?\b|\bWessex\b|\bEast Anglian?\b|\bCanterbury\b|\bYork\b|\bLindisfarne\b|\bWinchester\b/,
  },
  'holy-land': { countries: ['israel', 'jordan', 'palestine'] },
  iberia: { countries: ['portugal', 'spain'] },
  'middle-east': {
    countries: [
      ...['iran', 'iraq', 'israel', 'jordan', 'lebanon', 'palestine', 'saudi-arabia', 'syria'],
      'yemen',
    ],
  },
  scandinavia: { countries: ['denmark', 'finland', 'iceland', 'norway', 'sweden'] },
  scotland: { words: /\bScot(?:land|s|tish)\b|\bIona\b|\bGlasgow\b|\bHebrides\b|\bPicts?\b/ },
  siberia: { words: /\bSiberian?\b|\bTobolsk\b|\bIrkutsk\b|\bTomsk\b|\bYenis/ },
  sicily: { words: /\bSicil(?:y|ian)\b|\bSyracuse\b|\bCatania\b|\bPalermo\b|\bTaormina\b/ },
  sinai: { words: /\bSinai(?:te)?\b|\bRaithu\b/ },
  wales: { words: /\bWales\b|\bWelsh\b|\bMenevia\b|\bGwynedd\b|\bDyfed\b|\bPowys\b|\bAnglesey\b/ },
} as const satisfies Readonly<Record<string, Region>>;
export type RegionName = keyof typeof regionTable;
export const regionNames = Object.keys(regionTable) as RegionName[];
/** Those that are less than a country, or cross borders: known by words. */
export const landNames = regionNames.filter((name) => 'words' in regionTable[name]);
const regions: readonly (readonly [RegionName, Region])[] = regionNames.map((name) => [
  name,
  regionTable[name],
]);

interface Placed extends Pick<Saint, 'name' | 'shortBio' | 'patronage'> {
  readonly originCountry: Pick<CountryName, 'slug'> | null;
  readonly commemorations: readonly Pick<Commemoration, 'title'>[];
}

/** The regions that a saint belongs to, by the country of the origin and by what the texts name. */
export function regionsOf(saint: Placed): RegionName[] {
  const { name, shortBio, originCountry, patronage, commemorations } = saint;
  const titles = commemorations.map(({ title }) => title);
  const texts = [name, shortBio, ...titles, ...patronage].join('\n');
  const country = originCountry?.slug ?? '';
  return regions.flatMap(([region, { countries, words, within = country }]) =>
    countries?.includes(country) || (within === country && words?.test(texts)) ? [region] : [],
  );
}

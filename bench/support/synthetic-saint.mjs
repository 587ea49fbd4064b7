/** Makes up saints, always the same ones. */
import { saintDefaults } from '../../dist/src/catalogue/records.js';
import { createRandom } from './random.mjs';
import { classes, givenNames, places, proseWords, topics } from './vocabulary.mjs';

/**
 * Saints kept on a day of their own: some 55 a day. All others are kept on the synaxes below, as a
 * calendar with many saints does, so that a day's answer does not grow with the corpus.
 */
const withOwnDay = 8000;
/** The Sunday of All Saints and the three Sundays after it, in days from Pascha. */
export const synaxes = [56, 63, 70, 77];
/** One saint in so many shares its title with the others of a company. */
const companyEvery = 200;
const companies = 100;

/** The saint with this number; its slug begins with a name, so that lists mix the numbers. */
export function syntheticSaint(index, countries) {
  const random = createRandom(index * 7919 + 17);
  const given = random.pick(givenNames);
  const place = random.pick(places);
  const saintClass = random.pick(classes);
  const name = `${given} of ${place}`;
  const country =
    random.next() < 0.9 ? countries[random.below(1 + random.below(countries.length))] : undefined;
  return {
    ...saintDefaults,
    slug: `${name.toLowerCase().replaceAll(' ', '-')}-${index.toString(36)}`,
    name: `${name} ${roman(index)}`,
    shortBio: prose(random, random.between(90, 230)),
    originCountry: country
      ? { slug: country.slug, name: country.name, isoCode: country.isoCode }
      : null,
    categories: [saintClass],
    patronage: Array.from({ length: random.between(0, 2) }, () => random.pick(topics)),
    alternateNames: Array.from({ length: random.between(0, 4) }, () => random.pick(givenNames)),
    biography: biography(random),
    commemorations: commemorations(random, index, `Saint ${name} the ${capital(saintClass)}`),
    reposed: `c. ${random.between(50, 1990)}`,
    references: ['Synthetic, for measurements'],
    stations: ['monk'],
    diedBy: null,
    related: [],
  };
}

/** Paragraphs of 900 to 2,500 characters in all. */
function biography(random) {
  let left = random.between(900, 2500);
  const paragraphs = [];
  while (left > 0) {
    const length = Math.min(left, random.between(300, 800));
    paragraphs.push(prose(random, length));
    left -= length + 2;
  }
  return paragraphs.join('\n\n');
}

function prose(random, length) {
  let text = capital(random.pick(proseWords));
  let left = random.between(8, 24);
  while (text.length < length) {
    const word = random.pick(proseWords);
    left -= 1;
    if (left > 0) {
      text += ` ${word}`;
    } else {
      text += `. ${capital(word)}`;
      left = random.between(8, 24);
    }
  }
  return `${text}.`;
}

/** One to four, the first of them the primary one. */
function commemorations(random, index, title) {
  return Array.from({ length: random.between(1, 4) }, (_, place) => {
    const company = (index / companyEvery) % companies;
    const own = Number.isInteger(company) ? `Synaxis of the Company of ${places[company]}` : title;
    const words = place === 0 ? own : `${title}, his ${placeNames[place - 1]}`;
    const head = { title: words, rank: random.between(1, 4), local: false, note: null };
    if (index >= withOwnDay) return { ...head, offset: synaxes[(index + place) % synaxes.length] };
    const day = { month: random.between(1, 12), day: random.between(1, 28) };
    return { ...head, gregorian: day, julian: day };
  });
}

const placeNames = ['translation of relics', 'uncovering of relics', 'glorification'];
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** Tells namesakes apart, as I to XL. */
const roman = (index) =>
  `${'X'.repeat((index >> 3) % 4)}${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][index % 8]}`;

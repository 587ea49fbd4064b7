/** Words for synthetic saints: names of syllables, and prose whose commonest words are English. */
import { createRandom, zipfTable } from './random.mjs';

const openings = 'A Ba Da E Ga He I Ke La Ma Ne O Pa Ro Si The Va Xe Ze Chry'.split(' ');
const middles = 'ba di go le lo mi na ni phi ra ri so ta the vi'.split(' ');
const nameEnds = ['s', 'n', 'os', 'ios', 'ius', 'ia', 'na', 'sav', 'mir', 'slav', 'rit', 'th'];
const placeEnds = ['polis', 'grad', 'thon', 'sk', 'vo', 'nia', 'ra', 'mos', 'hurst', 'li'];
const common =
  'the of and in to his was he a that with for as at by her from on had were who which they it not is she when him this after one into all their but then monastery church faith years holy God Christ prayer bishop brethren life king city before people many'.split(
    ' ',
  );
const syllables =
  'ab an ber con dis en fer gal in ker lan mor nor or per ren sol tan ul ver wil mend ster tion ment ness ing ed er ly'.split(
    ' ',
  );

function coin(count, seed, make) {
  const random = createRandom(seed);
  const words = new Set();
  while (words.size < count) words.add(make(random));
  return [...words];
}

const nameWith = (ends) => (random) => {
  const inner = Array.from({ length: random.between(0, 2) }, () => random.pick(middles));
  return random.pick(openings) + inner.join('') + random.pick(ends);
};

export const givenNames = zipfTable(coin(3000, 1, nameWith(nameEnds)));
/** So many that few of a million saints share name and place, and so a title, by chance. */
export const places = coin(40_000, 2, nameWith(placeEnds));
export const proseWords = zipfTable([
  ...common,
  ...coin(40_000, 3, (random) =>
    Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join(''),
  ),
]);
export const classes = zipfTable(
  'martyr great-martyr virgin-martyr hieromartyr venerable hierarch confessor wonderworker righteous passion-bearer'.split(
    ' ',
  ),
);
export const topics = zipfTable([
  'sailors and seafarers',
  'travelers',
  'soldiers',
  'children',
  'physicians',
  'the sick',
  'farmers',
  'students',
  'prisoners',
  'orphans',
  'builders',
  'beekeepers',
  'eye diseases',
  'a good marriage',
  'firefighters',
  'musicians',
]);

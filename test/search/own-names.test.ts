import { describe, expect, it, test } from 'vitest';
import {
  givenNamesIn,
  givenNamesOf,
  ownGivenNamesIn,
  ownNamesOf,
  SharedTitles,
  titlesOf,
  wordsOfOthers,
} from '../../src/search/own-names.js';
import { contentWords } from '../../src/search/text/noise.js';
import { keptOn, saint } from '../support/records/builders.js';

describe('the given names in a name', () => {
  it.each([
    ['Nina of Mtskheta', ['nina']],
    ['Cosmas and Damian of Rome', ['cosmas', 'damian']],
    ['Faith, Hope and  Love', ['faith', 'hope', 'love']],
    ['Faith,Hope, and Sophia', ['faith', 'hope', 'sophia']],
    ['Cosmas  and  Damian', ['cosmas', 'damian']],
    ['Alexander, Anderland', ['alexander', 'anderland']],
    ['Saint Andrew of Crete', ['andrew']],
  ])('of %j are %j', (name, expected) => {
    expect(givenNamesIn(name)).toEqual(expected);
  });
});

describe('the names of a saint', () => {
  it.each([
    ['Zosimas who buried Mary', ['zosimas'], ['buried', 'mary']],
    ['Teacher of Palamas', ['teacher'], ['palamas']],
    ['TEACHER OF PALAMAS', ['teacher'], ['palamas']],
    ['Schoolteacher of Patmos', ['schoolteacher', 'patmos'], []],
    ['The Whole-hearted', ['whole', 'hearted'], []],
  ])('end in %j where somebody else is mentioned', (other, own, others) => {
    const named = saint({ slug: 'anna', name: 'Anna', alternateNames: [other] });
    expect(ownNamesOf(named)).toEqual([['anna'], own]);
    expect(wordsOfOthers(named)).toEqual(others);
  });
});

test('search terms are titles if they are names, not if they describe', () => {
  const searchTerms = ['Martinmas', "Saint Non's Well", 'slew the dragon'];
  const sentence = 'Russian girl who hid in a monastery as a man';
  const one = saint({ slug: 'one', searchTerms: [...searchTerms, sentence] });
  const days = one.commemorations.map(({ title }) => title);
  expect(titlesOf(one)).toEqual([...days, 'Martinmas', "Saint Non's Well"]);
});

describe('a title that several saints share', () => {
  const title = 'Basil and Gregory, the Hierarchs';
  const bearer = (name: string, ...others: readonly string[]) => {
    const kept = (each: string) => keptOn('01-30', { title: each });
    return saint({ slug: 'bearer', name, commemorations: [kept(title), ...others.map(kept)] });
  };
  const joint = new SharedTitles();
  joint.add(bearer('Basil'));
  joint.add(bearer('Gregory', 'Gregory of Nyssa'));
  const ownWords = (each: string, name: string) =>
    joint.ownWords(each, contentWords(each), contentWords(name));

  it('keeps for each what is not the name of another', () => {
    expect(ownWords(title, 'Basil')).toEqual(['basil', 'hierarchs']);
    expect(ownWords(title, 'Gregory')).toEqual(['gregory', 'hierarchs']);
  });

  it('is not mistaken for a title of one', () => {
    expect(ownWords('Gregory of Nyssa', 'Gregory')).toEqual(['gregory', 'nyssa']);
    expect(ownWords('Finding at Patmos', 'Gregory')).toEqual(['finding', 'patmos']);
  });
});

test.each([
  ['Cosmas and Damian of Rome', ['cosmas', 'damian']],
  ['Faith, Hope, Love and their Mother Sophia', ['faith', 'hope', 'love', 'sophia']],
  ['Theodore of Smolensk and his Sons David and Constantine', ['theodore', 'david', 'constantine']],
  ['Theodota, Mother of Cosmas and Damian', ['theodota']],
  ['James, son of Zebedee', ['james']],
  ['Macarius of Mesopotamia, the Roman', ['macarius']],
  ['Athanasia and Her Daughters', ['athanasia']],
])('%s is kept on the name days of %j', (name, givenNames) => {
  expect(givenNamesOf(saint({ slug: 'one', name }))).toEqual(givenNames);
});

test('a company of two is kept by as many other names', () => {
  const two = saint({ slug: 'two', name: 'Cosmas and Damian', alternateNames: ['Kosma i Damian'] });
  expect(givenNamesOf({ ...two, alternateNames: ['Kuzma and Demyan'] })).toEqual([
    ...['cosmas', 'damian', 'kuzma', 'demyan'],
  ]);
  expect(givenNamesOf(two)).toEqual(['cosmas', 'damian']);
  const led = saint({ slug: 'led', name: 'Leonidas and Companions of Corinth' });
  expect(givenNamesOf({ ...led, alternateNames: ['Leonid', 'Galina of Corinth'] })).toEqual([
    ...['leonidas', 'leonid', 'galina'],
  ]);
});

test('a company is kept by its names in other languages too, one saint by the first alone', () => {
  const company = ['Vera, Nadezhda and Lyubov', 'Sophia and her Daughters', 'Faith of Rome'];
  const name = 'Faith, Hope and Love';
  expect(givenNamesOf(saint({ slug: 'three', name, alternateNames: company }))).toEqual([
    ...['faith', 'hope', 'love', 'vera', 'nadezhda', 'lyubov'],
  ]);
  const one = saint({ slug: 'thaddeus', name: 'Thaddeus', alternateNames: ['Ivan Uspensky'] });
  expect(givenNamesOf(one)).toEqual(['thaddeus']);
});

test('the Theotokos is called by her title, and kept on the name days of Mary', () => {
  const alternateNames = ['Mother of God', 'Mary the Virgin', 'Queen of Heaven'];
  const given = { slug: 'theotokos', name: 'The Most Holy Theotokos', alternateNames };
  expect(givenNamesOf(saint({ ...given, categories: ['theotokos'] }))).toEqual(['mary']);
});

it('takes the name of an archangel for his own', () => {
  expect(ownGivenNamesIn('Archangel Michael')).toEqual(['michael']);
});

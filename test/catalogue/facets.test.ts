import { describe, expect, it } from 'vitest';
import { inverseOf, relations, withBroader } from '../../src/catalogue/facets.js';
import { regionsOf } from '../../src/catalogue/regions.js';
import { centuriesOf, lastYearOfLife } from '../../src/catalogue/repose.js';
import { keptOn, saint } from '../support/records/builders.js';

describe('the centuries of a repose', () => {
  it.each([
    [null, []],
    ['', []],
    ['c. 343', [4]],
    ['300', [3]],
    ['301', [4]],
    ['97', [1]],
    ['1917 and 1948', [20]],
    ['1599 or 1601', [16, 17]],
    ['first century', [1]],
    ['first or second century', [1, 2]],
    ['5th century', [5]],
    ['late seventeenth century', [17]],
    ['thirteenth to seventeenth centuries', [13, 14, 15, 16, 17]],
    ['sixth century BC', [-6]],
    ['c. 587 BC', [-6]],
    ['ninth century before Christ', [-9]],
    ['second millennium BC', []],
    ['2019', [21]],
    ['first half of the sixteenth century', [16]],
    ['second half of the fourth century', [4]],
    ['third quarter of the ninth century', [9]],
    ['mid-fifth century', [5]],
    ['1462–63', [15]],
    ['1499–1501', [15, 16]],
    ['early 16th century', [16]],
    ['thirteenth or seventeenth century', [13, 17]],
    ['between the second and first centuries BC', [-2, -1]],
    ['in the days of Abraham', []],
  ])('of %j are %j', (reposed, centuries) => expect(centuriesOf(reposed)).toEqual(centuries));
});

describe('the last year of a life', () => {
  it.each([
    [null, -Infinity],
    ['c. 343', 343],
    ['1917 and 1948', 1948],
    ['1462–63', 1463],
    ['early 16th century', 1600],
    ['sixth century BC', -501],
    ['second millennium BC', -Infinity],
  ])('of %j is %d', (reposed, year) => expect(lastYearOfLife(reposed)).toBe(year));
});

describe('the regions of a saint', () => {
  const from = (slug: string) => ({ slug, name: slug, isoCode: 'XX' });

  it('are those of the country of origin', () => {
    expect(regionsOf(saint({ slug: 'olaf', originCountry: from('norway') }))).toEqual([
      'scandinavia',
    ]);
    expect(regionsOf(saint({ slug: 'sava', originCountry: from('serbia') }))).toEqual(['balkans']);
  });

  it('are the lands that the name, a title or the short life names', () => {
    const inLife = saint({ slug: 'david', shortBio: 'Bishop of Menevia in Wales.' });
    expect(regionsOf(inLife)).toEqual(['celtic-lands', 'wales']);
    const inTitle = saint({
      slug: 'nilus',
      commemorations: [keptOn('11-12', { title: 'Nilus the Sinaite' })],
    });
    expect(regionsOf(inTitle)).toEqual(['sinai']);
    expect(regionsOf(saint({ slug: 'gregory', name: 'Gregory of Nyssa' }))).toEqual(['cappadocia']);
  });

  it('have Asia Minor for those who lived there, not for its councils or for Antioch', () => {
    const of = (country: string, shortBio: string) =>
      regionsOf(saint({ slug: 'basil', originCountry: from(country), shortBio }));
    expect(of('turkey', 'Bishop of Chalcedon.')).toEqual(['asia-minor']);
    expect(of('turkey', 'Phrygian shepherd.')).toEqual(['asia-minor']);
    expect(of('turkey', 'Patriarch at the Council of Chalcedon.')).toEqual([]);
    expect(of('turkey', 'Hermit near Antioch.')).toEqual([]);
    expect(of('france', 'Bishop who was banished to Phrygia.')).toEqual([]);
  });

  it('are the lands of the patronage', () => {
    expect(regionsOf(saint({ slug: 'george', patronage: ['soldiers', 'England'] }))).toEqual([
      'england',
    ]);
  });

  it('are none where nothing is named', () => {
    expect(regionsOf(saint({ slug: 'anna' }))).toEqual([]);
  });
});

describe('relations', () => {
  it.each(relations)('%s is the inverse of its inverse', (relation) =>
    expect(inverseOf(inverseOf(relation))).toBe(relation),
  );

  it('tell from the other side what the first one is', () => {
    expect(inverseOf('teacher')).toBe('pupil');
    expect(inverseOf('child')).toBe('parent');
    expect(inverseOf('spouse')).toBe('spouse');
  });
});

it('finds patriarchs among bishops, but not bishops among patriarchs', () => {
  expect(withBroader(['patriarch'])).toEqual(['patriarch', 'archbishop', 'bishop']);
  expect(withBroader(['bishop', 'child'])).toEqual(['bishop', 'child']);
});

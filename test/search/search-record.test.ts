import { describe, expect, it } from 'vitest';
import { SharedTitles } from '../../src/search/own-names.js';
import {
  countryRecord,
  feastRecord,
  saintRecord,
  termsOf,
} from '../../src/search/search-record.js';
import { soundOf } from '../../src/search/text/sound.js';
import { country, feast, keptOn, saint, vocabularyOf } from '../support/records/builders.js';

const vocabulary = vocabularyOf({ givenNames: 'john, ivan' });

describe('the search record', () => {
  it('of a country has its names and its summary', () => {
    const made = country({
      slug: 'serbia',
      adjectives: ['Serbian'],
      alternateNames: ['Land of Raska'],
      summary: 'A land.',
    });
    expect(countryRecord(made, vocabulary)).toEqual({
      ...{ type: 'country', slug: 'serbia', rank: 0 },
      ...{ wholeName: 'serbia', givenName: 'serbia', givenKeys: [] },
      countryNames: ['serbia', 'land raska', 'serbian saints'],
      otherNames: ['serbian', 'land raska'],
      nameTexts: ['serbia', 'serbian', 'land raska'],
      ...{ wholeTitles: [], titleTexts: [], hymns: '' },
      words: {
        ...{ name: ['serbia'], nameKeys: ['serbia'] },
        names: ['serbia', 'serbian', 'land', 'raska'],
        keys: ['serbia', 'serbian', 'land', 'raska'],
      },
      prose: { labels: 'serbia serbian land raska', shortBio: 'A land.', biography: '' },
    });
  });

  it('of a feast has its titles, its terms and its description', () => {
    const made = feast({
      key: 'theophany',
      title: 'Theophany',
      alternateTitles: ['Epiphany'],
      searchTerms: ['blessing of the waters'],
      description: 'The Jordan.',
    });
    expect(feastRecord(made, vocabulary)).toMatchObject({
      ...{ type: 'feast', slug: 'theophany', givenKeys: [], countryNames: [] },
      ...{ wholeName: 'theophany', otherNames: ['epiphany'] },
      ...{ wholeTitles: ['blessing waters'], titleTexts: ['blessing waters'] },
      words: {
        ...{ name: ['theophany'], names: ['theophany', 'epiphany'] },
        titles: ['blessing', 'waters'],
        titleKeys: ['blesing', 'vaters'],
      },
      prose: {
        labels: 'theophany epiphany blessing waters',
        shortBio: 'The Jordan.',
        biography: '',
      },
    });
  });

  it('of a feast takes short search terms for titles, and longer ones for descriptions', () => {
    const searchTerms = ['church new year', 'first great feast after the church new year begins'];
    const { words } = feastRecord(feast({ key: 'one', searchTerms }), vocabulary);
    expect(words.titles).toEqual(['church', 'new', 'year']);
  });

  it('has the sounds of a hymn that is known by its first words alone', () => {
    const searchTerms = ['Κανόνα πίστεως', 'rule of faith'];
    const { words } = feastRecord(feast({ key: 'one', searchTerms }), vocabulary);
    expect(words.originals).toEqual(['kanona', 'pisteos'].map(soundOf));
  });

  it.each([
    ['great', 100],
    ['major', 70],
    ['feast', 40],
  ] as const)('of a %s feast has the rank %i', (rank, expected) => {
    expect(feastRecord(feast({ key: 'one', rank }), vocabulary).rank).toBe(expected);
  });

  const recordOf = (fields: object) =>
    saintRecord(
      saint({ slug: 'john', name: 'John', ...fields }),
      undefined,
      new SharedTitles(),
      vocabulary,
    );

  it('of one saint has the keys of the given names, of several none', () => {
    const alternateNames = ['Ivan of Rila', 'Basil'];
    expect(recordOf({ alternateNames }).words.bearerKeys).toEqual(['@john', 'basil']);
    expect(recordOf({ name: 'John and Paul', alternateNames }).words.bearerKeys).toEqual([]);
    expect(recordOf({ name: 'John and Paul' }).givenKeys).toEqual(['@john', 'paul']);
  });

  it('of a saint has the first category as the class', () => {
    const { words } = recordOf({ categories: ['new-martyr', 'hierarch'] });
    expect([words.class, words.className]).toEqual([['new', 'martyr'], ['new-martyr']]);
    expect(words.categoryNames).toEqual(['new-martyr', 'hierarch']);
    expect(words.origin).toEqual([]);
  });

  it('of a saint names no country', () => {
    expect(recordOf({}).countryNames).toEqual([]);
  });

  it('takes a search term for a whole title unless it is a single word, and names for titles', () => {
    const commemorations = [keptOn('01-01', { title: 'Synaxis' })];
    const { wholeTitles, titleTexts } = recordOf({
      commemorations,
      searchTerms: ['Martinmas', 'red hermit'],
    });
    expect(wholeTitles).toEqual(['synaxis', 'red hermit']);
    expect(titleTexts).toEqual(['synaxis', 'martinmas']);
  });

  it('has the words of proper hymns, in the original and in English, the opening thrice', () => {
    const incipit = { language: 'cu', text: 'Вѣрою твоею' } as const;
    const proper = { mode: 1, melody: null, source: 'proper', incipit } as const;
    const { hymns } = recordOf({
      troparion: { ...proper, html: '<p>Light<br>of Rila,<br>dawn.</p>' },
      kontakion: { ...proper, html: '<p>Common.</p>', source: 'common' },
    });
    expect(hymns).toBe('veroyu tvoeyu light rila dawn light rila light rila');
  });

  it('of a saint is labelled with names, own titles, kinds, topics and search terms', () => {
    const { prose } = recordOf({
      commemorations: [keptOn('01-01', { title: 'Synaxis' })],
      ...{ alternateNames: ['Ivan'], categories: ['hermit'], patronage: ['lost objects'] },
      searchTerms: ['fed a bear'],
    });
    expect(prose.labels).toBe('john ivan synaxis hermit lost objects fed a bear');
  });

  it('has as titles what the names say of somebody else', () => {
    const commemorations = [keptOn('01-01', { title: 'Synaxis' })];
    const { titles } = recordOf({ commemorations, alternateNames: ['Teacher of Palamas'] }).words;
    expect(titles).toEqual(['synaxis', 'palamas']);
  });

  it('has a mark for every word that a query can find', () => {
    const made = recordOf({ shortBio: 'Two wolves.', biography: 'A wolf of the hills.' });
    expect(termsOf(made)).toEqual(
      expect.arrayContaining(['names:john', 'keys:@john', 'prose:two', 'prose:wolf']),
    );
    expect(termsOf(made).filter((term) => term.endsWith(':wolf'))).toEqual(['prose:wolf']);
    expect(termsOf(made)).not.toContain('prose:the');
  });

  it('may have no name that a query can find', () => {
    expect(countryRecord(country({ slug: 'none', name: '…' }), vocabulary)).toMatchObject({
      ...{ wholeName: '', givenName: '', otherNames: [], nameTexts: [''] },
    });
  });
});

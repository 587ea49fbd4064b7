import { describe, expect, it } from 'vitest';
import { isDay } from '../../src/catalogue/filters.js';
import {
  alsoCalled,
  phraseStems,
  topicKeysNamed,
  toVocabulary,
} from '../../src/search/vocabulary.js';

const vocabulary = toVocabulary({
  givenNames: '  # Slavic forms\n\n john, ivan ,ioann\nbasil,vasily\n',
  epithets: '',
  patronage: [
    '  # source: the Book of Needs',
    'barren, wanting a child => childless couples',
    'at sea => sailors and seafarers',
    'seas =>   Sailors and Seafarers ',
    'the => articles',
  ].join('\n'),
  categories: 'bishop, archbishop => hierarch\n',
});

describe('the vocabulary', () => {
  it('gives the spellings of a name one key', () => {
    const keyOf = (name: string) => vocabulary.givenNames.get(name);
    expect(['ivan', 'ioann'].map(keyOf)).toEqual([keyOf('john'), keyOf('john')]);
    expect(keyOf('vasily')).toBe(keyOf('basil'));
    expect(keyOf('basil')).not.toBe(keyOf('john'));
    expect([...vocabulary.givenNames.keys()]).toHaveLength(5);
  });

  it('gives a name a key that is not a word', () => {
    for (const key of vocabulary.givenNames.values()) expect(key).not.toMatch(/^\w/);
  });

  it.each([
    ['barren', 'childless couples'],
    ['wanting her child', 'childless couples'],
    ['childless couple', 'childless couples'],
    ['at sea', 'sailors and seafarers'],
    ['seafarer', 'sailors and seafarers'],
    ['Sailors', 'sailors and seafarers'],
  ])('reads %j as the topic %j', (phrase, topic) => {
    const found = [...vocabulary.topics.values()]
      .flat()
      .filter(({ stems }) => stems.join(' ') === phraseStems(phrase).join(' '));
    expect([...new Set(found.map(({ target }) => target))]).toEqual([topic]);
  });

  it('has for a stem the other words of its class', () => {
    const { everyday } = toVocabulary({
      ...{ givenNames: '', epithets: '', patronage: '', categories: '' },
      everyday: 'fix, mend, repair; patch\nlad, lads',
    });
    expect(everyday.get('mend')).toEqual(['fix', 'repair']);
    expect(everyday.get('patch')).toEqual(['fix', 'mend', 'repair']);
    expect(everyday.get('lad')).toEqual([]);
  });

  it('reads all words of a sentence but names', () => {
    const { topicWords } = toVocabulary({
      ...{ givenNames: '', epithets: '', patronage: '', categories: '' },
      needs: 'Looms of my aunt in Moscow => weavers',
    });
    expect([...topicWords.keys()]).toEqual(['loom', 'aunt']);
  });

  it('reads words as categories', () => {
    const kinds = [...vocabulary.kinds.values()].flat();
    expect(kinds.filter(({ target }) => !isDay(target))).toEqual([
      { text: 'bishop', stems: phraseStems('bishop'), target: 'hierarch' },
      { text: 'archbishop', stems: phraseStems('archbishop'), target: 'hierarch' },
    ]);
  });

  it('gives a sound to a name only if no other has it', () => {
    const { sounds } = toVocabulary({
      givenNames: 'xenia, ksenia\nphilip, filip\nfillip',
      epithets: 'rila',
      patronage: '',
      categories: '',
    });
    expect([...sounds]).toEqual([
      ['rila', '@rila'],
      ['ksenia', '@xenia'],
    ]);
  });

  it('has no phrase without words', () => {
    expect(vocabulary.topics.has('')).toBe(false);
    expect([...vocabulary.topics.values()].flat().map(({ text }) => text)).not.toContain('the');
  });

  it('tells the other names of a topic', () => {
    expect(alsoCalled('sailors and seafarers', vocabulary)).toEqual(['at sea', 'seas']);
    expect(topicKeysNamed('At Sea', vocabulary)).toEqual(['at sea', 'sailors and seafarers']);
    expect(topicKeysNamed('', vocabulary)).toEqual(['']);
  });

  it('is empty when its files are', () => {
    const empty = toVocabulary({
      givenNames: '',
      epithets: '',
      patronage: '# none',
      categories: '\n',
    });
    expect([empty.givenNames.size, empty.topics.size]).toEqual([0, 0]);
    const kinds = [...empty.kinds.values()].flat();
    expect(kinds.filter(({ target }) => !isDay(target))).toEqual([]);
  });
});

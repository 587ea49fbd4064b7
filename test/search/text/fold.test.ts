import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, topicKeys, wholeName, wordsOf } from '../../../src/search/text/fold.js';
import { contentWords, isNoise } from '../../../src/search/text/noise.js';

describe('folding', () => {
  it.each([
    ['Nicholas of Myra', 'nicholas of myra'],
    ['  Basil,\tthe \n Great! ', 'basil the great'],
    ['Arsenije Sremac—Đorđe', 'arsenije sremac dorde'],
    ['Þorlákur Ægir Øystein Łukasz Straße', 'thorlakur aegir oystein lukasz strasse'],
    ['Œcumenius, Guðmund, Kıvanç', 'oecumenius gudmund kivanc'],
    ['Ștefan cel Mare și Sfânt', 'stefan cel mare si sfant'],
    ['Dževad Ćirić Čaković', 'dzevad ciric cakovic'],
    ['Ἅγιος Ἰωάννης ὁ Χρυσόστομος', 'agios ioannis o chrysostomos'],
    ['ΑΘΑΝΑΣΙΟΣ', 'athanasios'],
    ['Сергий Радонежский', 'sergii radonezhskii'],
    ['Фёдор Щегол, Ильяс, подъезд', 'fedor shchegol ilyas podezd'],
    ['Љубомир, Ђорђе, Ћирило', 'ljubomir djordje cirilo'],
    ['Їжак і Єва', 'izhak i eva'],
    ['ﬁre, Ⅳ, １２', 'fire iv 12'],
    ["St. John’s day, fool's, Xenia`s", 'st john day fool xenia'],
    ["O'Brien d’Arc", 'obrien darc'],
    ['lost-objects_found/kept', 'lost objects found kept'],
    ['Άγιος Λουκάς, Ευάγγελος', 'agios loukas eyangelos'],
    ['წმინდა ნინო, ᲛᲔᲤᲔ', 'tsminda nino mepe'],
    ['Գրիգոր Լուսավորիչ', 'grigor lousavorich'],
    ['القديس نيقولاوس، مار إلياس', 'alqdys nyqulaus mar alyas'],
    ['聖ニコライ', '聖ニコライ'],
    ['🕯️ … !', ''],
    ['', ''],
  ])('makes %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(wordsOf(text)).toEqual(folded.split(' ').filter(Boolean));
  });

  it('leaves folded text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(folded).not.toMatch(/^\s|\s$|\s\s|[<>&"*]/);
      }),
    );
  });
});

describe('content words', () => {
  it.each([
    ['Who is the patron saint of travelers?', ['travelers']],
    ['please show me St. Basil the Great', ['basil', 'great']],
    ['The Holy Saint', ['the', 'holy', 'saint']],
    ['can I pray for the intercession of Barbara', ['barbara']],
    ['Bp Nikolai, Ap Paul and Ven Sergius', ['nikolai', 'paul', 'sergius']],
    ['thanks, tell me something about Barbara', ['barbara']],
    ['Ἅγιος Βασίλειος', ['vasileios']],
    ['Свети Сава', ['sava']],
    ['Sfântul Andrei', ['andrei']],
    ['Santa Lucia', ['lucia']],
    ['წმინდა ნინო', ['nino']],
    ['Preasfânta Maria', ['maria']],
    ['Swieci Cyryl', ['cyryl']],
    ['Amba Shenouda', ['shenouda']],
    ['Părintele Cleopa', ['cleopa']],
    ['Cosma e Damiano della Siria', ['cosma', 'damiano', 'siria']],
    ['Nikolaus von der Flüe', ['nikolaus', 'flue']],
    ['X', ['x']],
    ['Basil X', ['basil']],
    ['...', []],
  ])('of %j are %j', (text, words) => {
    expect(contentWords(text)).toEqual(words);
  });

  it('are those that are not noise', () => {
    expect(['the', 'saint', 'basil'].filter(isNoise)).toEqual(['the', 'saint']);
  });

  it('make names comparable as wholes', () => {
    expect(wholeName(contentWords('Saint Basil the Great'))).toBe('basil great');
    expect(wholeName(contentWords('BASIL GREAT'))).toBe('basil great');
  });
});

describe('topic keys', () => {
  it.each(['Lost-Objects', 'lost objects', ' LOST  objects '])('are the same for %j', (topic) => {
    expect(fold(topic)).toBe('lost objects');
  });

  it.each([
    ['travelers', ['travelers']],
    ['sailors and seafarers', ['sailors and seafarers', 'sailors', 'seafarers']],
    ['bees, honey or orchards', ['bees honey or orchards', 'bees', 'honey', 'orchards']],
    ['thieves (protection from)', ['thieves protection from', 'thieves']],
    ['eyes/sight', ['eyes sight', 'eyes', 'sight']],
    [
      'fields(of wheat)and vines',
      ['fields of wheat and vines', 'fields and vines', 'fields', 'vines'],
    ],
    ['Sandor', ['sandor']],
    ['()', []],
  ])('of %j are %j', (topic, keys) => {
    expect(topicKeys(topic)).toEqual(keys);
  });
});

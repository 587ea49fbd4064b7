import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/search/text/fold.js';
import { nameKey } from '../../src/search/vocabulary.js';
import { loadVocabulary } from '../../src/wire/package-files.js';
import { vocabularyOf } from '../support/records/builders.js';

const vocabulary = vocabularyOf({
  givenNames: 'john, ivan, ioann\ngeorge, georgios\ncyril, cyrillus\ncyrilla, kirilla',
  epithets: 'rila, ril',
});
const keysOf = (names: string) => wordsOf(names).map((word) => nameKey(word, vocabulary));

describe('the key of a name', () => {
  it.each([
    'Athanasius Athanasios Athanasy Atanasios',
    'Sergius Sergios Sergii Sergiy Sergei Sergey Сергий',
    'Nektarios Nectarius Νεκτάριος',
    'Seraphim Serafim Серафим',
    'Theophan Teofan',
    'Cyril Kyril Kiril Кирилл',
    'Nicodemus Nikodemos',
    'Xenia Ksenia Ksenija',
    'Philip Filip Phillip',
    'Maximovitch Maksimovich',
    'Aemilianus Emilianos',
    'Zacharias Zakharias Zaharias',
    'Loukas Lukas',
    'Barlaam Barlam',
    'John Ivan Ioann Ioan',
    'George Georgios Georgius',
    'Chrysostom Krisostom',
    'Wenceslas Venceslas',
    'Sarov Sarovskii Sarovskiy Sarovsky Sarovski Sarovskij Sarovskaya Саровский Саровская',
    'Zadonsk Zadonskii Zadonskogo',
    'Ostrich Ostritch Ostritsch',
    'Alexis Alexeis Alexeys',
    'Sophie Sophi',
    'Sophiei Sophii',
    'Aaaron Aaron Aron',
    'Zadonsk Zadonsko Zadonska',
    'Phe Fe',
    'Rila Rilski Rilskii Рилски',
  ])('is the same for %s', (names) => {
    const keys = keysOf(names);
    expect(new Set(keys)).toEqual(new Set(keys.slice(0, 1)));
  });

  it.each([
    'Mary Marina Martha',
    'Basil Barlaam Blaise',
    'Theodore Theodosia Theodora',
    'Anna Ananias',
    'Peter Paul Philip',
    'Nikita Nikolai Nikander',
    'John Joanna Joachim',
    'Cyril Cyrilla',
    'Richard Ricard',
    'Milich Mil',
    'Gabriel Gabril',
    'Siena Sina',
    'Josue Jose',
    'Barosula Barula',
    'Loskan Loan',
    'Os Us',
    'Aa A',
  ])('is different for each of %s', (names) => {
    expect(new Set(keysOf(names)).size).toBe(wordsOf(names).length);
  });

  it('is not that of a given name for a byname that only sounds like it', () => {
    const [magi, maggie] = ['magi', 'maggie'].map((word) => nameKey(word, loadVocabulary()));
    expect(magi).not.toBe(maggie);
  });

  it('exists for every word', () => {
    expect(keysOf('os us a x yy')).not.toContain('');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(nameKey(word, vocabulary)).not.toBe('');
      }),
    );
  });
});

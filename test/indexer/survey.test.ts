import { describe, expect, it, onTestFinished } from 'vitest';
import { contentHash, surveySource } from '../../indexer/survey.js';
import type { Records } from '../../src/catalogue/records.js';
import { FixturesError, fixtureSource } from '../../src/fixtures/source.js';
import { toVocabulary } from '../../src/search/vocabulary.js';
import { mappingFiles, sourceOf } from '../support/engines/publish.js';
import { country, feast, keptOn, saint } from '../support/records/builders.js';
import { removeFixtures, writeFixtures } from '../support/records/fixture-folder.js';

const synaxis = 'Synaxis of Anna and Barbara';
const records: Records = {
  feasts: [feast({ key: 'pascha' })],
  saints: [
    saint({ slug: 'anna', commemorations: [keptOn('01-01', { title: synaxis })] }),
    saint({ slug: 'barbara', commemorations: [keptOn('01-01', { title: synaxis })] }),
    saint({ slug: 'cosmas', commemorations: [keptOn('01-02', { title: 'Cosmas and Damian' })] }),
  ],
  countries: [country({ slug: 'serbia' })],
};

describe('the survey of a source', () => {
  it('counts, and knows the countries', async () => {
    const { counts, countries } = await surveySource(sourceOf(records));
    expect(counts).toEqual({ saints: 3, feasts: 1, countries: 1 });
    expect([...countries]).toEqual([['serbia', records.countries[0]]]);
  });

  it('finds the titles that several saints share', async () => {
    const { joint } = await surveySource(sourceOf(records));
    const words = ['synaxis', 'anna', 'barbara'];
    expect(joint.ownWords(synaxis, words, ['anna'])).toEqual(['synaxis', 'anna']);
    expect(joint.ownWords(synaxis, words, ['barbara'])).toEqual(['synaxis', 'barbara']);
    expect(joint.ownWords('Cosmas and Damian', ['cosmas', 'damian'], ['cosmas'])).toEqual([
      'cosmas',
      'damian',
    ]);
  });

  it('finds them among many that only one saint has', async () => {
    const others = Array.from({ length: 3000 }, (_, index) =>
      saint({
        slug: `saint-${index}`,
        commemorations: [keptOn('01-01', { title: `One ${index}` })],
      }),
    );
    const source = sourceOf({ ...records, saints: [...others, ...records.saints] });
    const { joint, counts } = await surveySource(source);
    expect(counts.saints).toBe(3003);
    expect(joint.ownWords(synaxis, ['barbara'], ['anna'])).toEqual([]);
  });

  it('counts a saint who has a title twice as one', async () => {
    const twice = [keptOn('01-01', { title: 'Anna' }), keptOn('05-01', { title: 'Anna' })] as const;
    const source = sourceOf({
      ...records,
      saints: [saint({ slug: 'anna', commemorations: twice })],
    });
    let readings = 0;
    await surveySource({
      read() {
        readings += 1;
        return source.read();
      },
    });
    expect(readings).toBe(1);
  });
});

describe('the hash of the content', () => {
  const hashOf = async (changes: Partial<Records> = {}, files = mappingFiles, names = '') => {
    const source = sourceOf({ ...records, ...changes });
    const vocabulary = toVocabulary({
      givenNames: names,
      epithets: '',
      patronage: '',
      categories: '',
    });
    return contentHash(source, await surveySource(source), files, vocabulary);
  };

  it('is the same for the same', async () => {
    expect(await hashOf()).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf()).toBe(await hashOf());
  });

  it('changes with a record, a mapping and how documents are made', async () => {
    const { mappings } = mappingFiles;
    const others = [
      await hashOf({ countries: [country({ slug: 'serbia', summary: 'Anew.' })] }),
      await hashOf({ saints: records.saints.toReversed() }),
      await hashOf({}, { ...mappingFiles, mappings: { ...mappings, feasts: { dynamic: false } } }),
      await hashOf({}, { ...mappingFiles, analysis: {} }),
      // A rule by which documents are made, though no record differs.
      await hashOf({}, mappingFiles, 'anna, hannah'),
    ];
    expect(new Set([await hashOf(), ...others]).size).toBe(6);
  });

  it('depends only on documents: a name that nobody has changes nothing', async () => {
    expect(await hashOf({}, mappingFiles, 'zoticus, zotikos')).toBe(await hashOf());
  });
});

describe('the source of a folder', () => {
  it('throws all its mistakes at the end', async () => {
    const folder = await writeFixtures({
      'countries/turkey.yaml': 'name: 1\n',
      'saints/stray.yaml': '',
    });
    onTestFinished(() => removeFixtures(folder));
    const error = await surveySource(fixtureSource(folder)).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof FixturesError)) throw error;
    const files = error.mistakes.map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(['countries/turkey.yaml', 'saints/stray.yaml']));
    for (const { file, line, message } of error.mistakes) {
      expect(error.message).toContain(`${file}:${line}: ${message}`);
    }
  });
});

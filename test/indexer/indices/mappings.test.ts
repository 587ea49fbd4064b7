import { beforeAll, describe, expect, it } from 'vitest';
import { changesBetween } from '../../../indexer/diff/changes.js';
import { changesDocuments } from '../../../indexer/diff/ledger.js';
import { type AnyDocument, documentsOf } from '../../../indexer/indices/document.js';
import { matchers } from '../../../src/elasticsearch/clauses.js';
import {
  type IndexKind,
  indexKinds,
  kindOf,
  type SaintDocument,
} from '../../../src/elasticsearch/documents.js';
import { contractVocabulary as vocabulary } from '../../contracts/catalogue.js';
import { describeWithElasticsearch, useElasticsearch } from '../../support/engines/engines.js';
import { mappingFiles } from '../../support/engines/publish.js';
import {
  country,
  feast,
  keptAt,
  keptOn,
  monthDay,
  nameOf,
  saint,
} from '../../support/records/builders.js';

const { analysis, mappings } = mappingFiles;

/** Records in which nothing is left out. */
const georgia = country({
  slug: 'georgia',
  adjectives: ['Georgian'],
  alternateNames: ['Sakartvelo'],
  orthodoxPopulation: { estimate: 3_000_000, year: 2014, source: 'Census', communion: 'eastern' },
  saintCount: 1,
});
const incipit = { language: 'cu', text: 'Слова Божия служительнице' } as const;
const nina = saint({
  slug: 'nina',
  name: 'Nina of Mtskheta',
  originCountry: nameOf(georgia),
  categories: ['enlightener'],
  patronage: ['travelers'],
  alternateNames: ['Nino'],
  commemorations: [keptOn('01-14', { rank: 5 }), keptAt(7)],
  reposed: '335',
  troparion: {
    mode: 4,
    melody: null,
    original: null,
    html: '<p>Handmaid</p>',
    source: 'proper',
    incipit,
  },
  kontakion: {
    mode: 2,
    melody: null,
    original: null,
    html: '<p>Come</p>',
    source: 'common',
    incipit,
  },
  references: ['A Life'],
});
const day = { gregorian: monthDay('12-25'), julian: monthDay('12-25') };
const made = documentsOf(
  {
    saints: [nina],
    feasts: [feast({ key: 'nativity', fixed: day })],
    countries: [georgia],
    propers: [{ day: 'tone-1', propers: [] }],
  },
  vocabulary,
);
const none = { saints: [], feasts: [], countries: [] };
const changes = changesDocuments(
  {
    ...{ name: '20261101t120000000z', replaces: undefined, isAfterRollback: false },
    ...{ changes: changesBetween(none, none), before: none, after: none },
  },
  [],
);
const byKind = [...made, ...changes].map((each) => [kindOf(each.type), each] as const);
const documents = Object.fromEntries(byKind.toReversed()) as Readonly<
  Record<IndexKind, AnyDocument>
>;
const ofNina = documents.saints as SaintDocument;

describe.each(indexKinds)('the mapping of %s', (kind) => {
  const properties = Object.entries(mappings[kind].properties ?? {});

  it('refuses fields that it does not name', () => {
    expect(mappings[kind].dynamic).toBe('strict');
  });

  it('names exactly the fields of its documents', () => {
    const fields = byKind.flatMap(([each, document]) =>
      each === kind ? Object.keys(document) : [],
    );
    expect(properties.map(([field]) => field).sort()).toEqual([...new Set(fields)].sort());
  });

  it('names both analyzers of every text', () => {
    for (const [field, property] of properties) {
      if (property.type !== 'text') continue;
      const { analyzer, search_analyzer: search } = property;
      expect([field, Object.keys(analysis.analyzer ?? {})]).toEqual([
        field,
        expect.arrayContaining([analyzer, search]),
      ]);
    }
  });
});

describe('a document', () => {
  it('holds the days of a saint as keys', () => {
    const { gregorianDays, julianDays, offsets } = ofNina;
    expect({ gregorianDays, julianDays, offsets }).toEqual({
      gregorianDays: ['01-14'],
      julianDays: ['01-14'],
      offsets: [7],
    });
  });

  it('contains nothing of a saint twice', () => {
    const { entry, detail, biography } = ofNina;
    expect({ ...entry, ...detail, biography }).toEqual(nina);
    expect(Object.keys(entry).filter((field) => field in detail)).toEqual([]);
  });
});

describeWithElasticsearch('an index with the mappings', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const index = `${prefix}-analysis`;
  beforeAll(async () => {
    await client.indices.create({ index, settings: { analysis }, mappings: mappings.saints });
  });
  const tokens = async (analyzer: string, text: string) => {
    const { tokens: found } = await client.indices.analyze({ index, analyzer, text });
    return found?.map(({ token }) => token);
  };

  it.each([
    ['healed and was healing', ['heal', 'heal']],
    ['the Martyr’s relics', ['martyr', 'relic']],
    ["O'Brien's boats", ['obrien', 'boat']],
    ['Nemanjić of Žiča', ['nemanj', 'zica']],
    ['wolves and thieves', ['wolf', 'thief']],
  ])('reduces prose %j to its stems', async (text, expected) => {
    expect(await tokens('english_prose', text)).toEqual(expected);
  });

  it('splits folded words only at spaces', async () => {
    expect(await tokens('folded_words', 'nino of mtskheta')).toEqual(['nino', 'of', 'mtskheta']);
  });

  it('completes a single letter, however many words begin with it', async () => {
    const words = Array.from({ length: 700 }, (_, at) => `john ${'a'.repeat(at % 20)}b${at}`);
    const document = { ...documents.saints, phrases: words };
    const last = { ...documents.saints, phrases: ['john azor'] };
    for (const each of [document, last]) await client.index({ index, document: each });
    await client.indices.refresh({ index });
    const query = matchers.phrase('names', 'john a', 'prefix');
    const { hits } = await client.search({ index, query });
    expect(hits.hits).toHaveLength(2);
  });

  it('accepts every field of a document', async () => {
    for (const kind of indexKinds) {
      const own = `${prefix}-${kind}`;
      await client.indices.create({
        index: own,
        settings: { analysis },
        mappings: mappings[kind],
      });
      const { result } = await client.index({ index: own, document: documents[kind] });
      expect(result).toBe('created');
    }
  });

  it('refuses a document with a stray field', async () => {
    const document = { ...documents.feasts, colour: 'red' };
    await expect(client.index({ index: `${prefix}-feasts`, document })).rejects.toThrow(
      /strict_dynamic_mapping_exception/,
    );
  });
});

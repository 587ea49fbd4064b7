import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyDocument, documentsOf } from '../../../indexer/indices/document.js';
import type { Hymn } from '../../../src/catalogue/hymns.js';
import { omit, pick } from '../../../src/catalogue/pick.js';
import { type ListedSaint, listedSaintFields } from '../../../src/catalogue/records.js';
import {
  documentVersion,
  feastOf,
  listedSaintOf,
  type SaintDetails,
  saintOf,
} from '../../../src/elasticsearch/documents.js';
import { contractVocabulary } from '../../contracts/catalogue.js';
import {
  country,
  entryOf,
  feast,
  fullSaint,
  monthDay,
  saint,
} from '../../support/records/builders.js';

const day = { gregorian: monthDay('12-06'), julian: monthDay('12-06') };
const { troparion: hymn } = fullSaint;
/** Records in which every field says something, so that each shows in the shape. */
const records = {
  saints: [fullSaint],
  feasts: [
    feast({
      key: 'a-day',
      fixed: day,
      alternateTitles: ['Day'],
      searchTerms: ['Old Day'],
      use: 'Greek use.',
      troparion: hymn,
      kontakion: hymn,
    }),
  ],
  countries: [
    country({
      slug: 'serbia',
      adjectives: ['Serbian'],
      alternateNames: ['Srbija'],
      formerly: ['old-serbia'],
      calendar: 'julian',
      orthodoxPopulation: { estimate: 1, year: 2011, source: 'Census', communion: 'eastern' },
    }),
  ],
};

/** Every path of a value with the type of what stands there; items of a list share one path. */
function shapeOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shapeOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, part]) => shapeOf(part, `${path}.${name}`));
}

function shape(): string[] {
  // As they go over the wire: what is undefined is not there.
  const documents = JSON.parse(JSON.stringify(documentsOf(records, contractVocabulary)));
  const lines = (documents as AnyDocument[]).flatMap((each) => shapeOf(each, each.type));
  return [...new Set(lines)].sort();
}

const shapesFile = new URL('document-shapes.json', import.meta.url);
const shapes = JSON.parse(readFileSync(shapesFile, 'utf8')) as Record<string, string[]>;
const recorded = shapes[documentVersion] ?? [];

describe('the shape of documents', () => {
  it('loses nothing within a version: that needs the next `documentVersion`', () => {
    expect(shape()).toEqual(expect.arrayContaining(recorded));
    expect(Object.keys(shapes)).toHaveLength(documentVersion);
  });

  it('is recorded with everything that was added', () => {
    const now = shape();
    if (process.env.RECORD === '1') {
      const all = { ...shapes, [documentVersion]: [...new Set([...recorded, ...now])].sort() };
      writeFileSync(shapesFile, `${JSON.stringify(all, null, 2)}\n`);
    } else {
      expect(recorded).toEqual(now);
    }
  });
});

describe('a document that is older than a field', () => {
  const anna = saint({ slug: 'anna' });
  const biography = anna.biography;
  const entry = omit(pick(anna, listedSaintFields), ['patronage']) as ListedSaint;

  it('is read as a record without a value', () => {
    const detail = {} as SaintDetails;
    expect(saintOf({ entry, detail, biography })).toEqual(anna);
  });

  it('has hymns without a value', () => {
    const old = hymn && (omit(hymn, ['melody']) as Hymn);
    const read = hymn && { ...hymn, melody: null };
    const detail = {
      ...omit(fullSaint, ['biography', ...listedSaintFields]),
      troparion: old,
      kontakion: null,
      commemorationHymns: [{ title: 'Again', troparion: null, kontakion: old }],
    };
    expect(saintOf({ entry, detail, biography })).toMatchObject({
      troparion: read,
      kontakion: null,
      commemorationHymns: [{ title: 'Again', troparion: null, kontakion: read }],
    });
    const aFeast = feast({ key: 'a-day', troparion: old, kontakion: old });
    expect(feastOf({ entry: aFeast, detail: aFeast })).toMatchObject({
      troparion: read,
      kontakion: read,
    });
  });

  it('is listed without a value', () => {
    expect(listedSaintOf({ entry })).toEqual(entryOf(anna));
  });
});

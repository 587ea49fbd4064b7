import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../../indexer/indices/document.js';
import { surveySource } from '../../../indexer/survey.js';
import type { Hymn } from '../../../src/catalogue/records.js';
import { documentVersion } from '../../../src/elasticsearch/documents.js';
import { contractVocabulary } from '../../contracts/catalogue.js';
import { sourceOf } from '../../support/engines/publish.js';
import { country, feast, monthDay, saint } from '../../support/records/builders.js';

const day = { gregorian: monthDay('12-06'), julian: monthDay('12-06') };
const hymn: Hymn = {
  mode: 4,
  html: '<p>Text.</p>',
  source: 'proper',
  incipit: { language: 'cu', text: 'Правило' },
};
const words = { title: 'A Day', rank: 5, local: false, note: 'A note.' } as const;
/** Records in which every field says something, so that each shows in the shape. */
const records = {
  saints: [
    saint({
      slug: 'anna',
      originCountry: { slug: 'serbia', name: 'Serbia', isoCode: 'RS' },
      categories: ['martyr'],
      patronage: ['mothers'],
      alternateNames: ['Hannah'],
      searchTerms: ['Old Town'],
      formerly: ['hannah'],
      commemorations: [
        { ...words, ...day },
        { ...words, offset: 8 },
      ],
      reposed: '1054',
      troparion: hymn,
      kontakion: hymn,
      commemorationHymns: [{ title: 'A Day', troparion: hymn, kontakion: hymn }],
      references: ['A book.'],
    }),
  ],
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

async function shape(): Promise<string[]> {
  const source = sourceOf(records);
  const context = { ...(await surveySource(source)), vocabulary: contractVocabulary };
  const lines = new Set<string>();
  for await (const document of documentsOf(source, context)) {
    // As it goes over the wire: what is undefined is not there.
    for (const line of shapeOf(JSON.parse(JSON.stringify(document)), document.type))
      lines.add(line);
  }
  return [...lines].sort();
}

describe('the shape of documents', () => {
  it('is the recorded one of its version: another shape needs the next `documentVersion`', async () => {
    const url = new URL('document-shapes.json', import.meta.url);
    const recorded = JSON.parse(readFileSync(url, 'utf8')) as Record<string, string[]>;
    expect(await shape()).toEqual(recorded[documentVersion]);
    expect(Object.keys(recorded)).toHaveLength(documentVersion);
  });
});

/** Surveys a whole source before any of it is published. */
import { createHash, hash as digestOnce } from 'node:crypto';
import type { Country } from '../src/catalogue/records.js';
import type { RecordSource } from '../src/fixtures/source.js';
import { JointTitles } from '../src/search/own-names.js';
import type { Vocabulary } from '../src/search/vocabulary.js';
import { type AnyDocument, documentsOf } from './indices/document.js';
import type { MappingFiles } from './indices/mappings.js';

export interface Survey {
  readonly counts: { readonly saints: number; readonly feasts: number; readonly countries: number };
  /** What documents depend on besides their own record. */
  readonly joint: JointTitles;
  readonly countries: ReadonlyMap<string, Country>;
}

/**
 * Reads the whole source before anything is written: checks it, counts it, and finds the titles
 * that several saints share. Only digests of titles are kept, to save memory; a second pass
 * collects the saints who share one.
 */
export async function surveySource(source: RecordSource): Promise<Survey> {
  const counts = { saints: 0, feasts: 0, countries: 0 };
  const titles = new Set<number>();
  const jointTitles = new Set<number>();
  const countries = new Map<string, Country>();
  for await (const { kind, record } of source.read()) {
    if (kind === 'feast') counts.feasts += 1;
    if (kind === 'country') {
      counts.countries += 1;
      countries.set(record.slug, record);
    }
    if (kind === 'saint') {
      counts.saints += 1;
      for (const title of new Set(record.commemorations.map((each) => digestOf(each.title)))) {
        if (titles.has(title)) jointTitles.add(title);
        titles.add(title);
      }
    }
  }
  const joint = new JointTitles();
  if (jointTitles.size > 0) {
    for await (const { kind, record } of source.read()) {
      if (kind !== 'saint') continue;
      const isJoint = record.commemorations.some(({ title }) => jointTitles.has(digestOf(title)));
      if (isJoint) joint.add(record);
    }
  }
  return { counts, joint, countries };
}

/** 48 bits: collisions are unlikely even among a million titles, and would do no harm. */
const digestOf = (text: string): number => digestOnce('sha1', text, 'buffer').readUIntBE(0, 6);

/**
 * SHA-256 of what would be published: all documents in order, and their mappings. It shows whether
 * anything has changed.
 */
export async function contentHash(
  source: RecordSource,
  survey: Survey,
  { analysis, mappings }: Pick<MappingFiles, 'analysis' | 'mappings'>,
  vocabulary: Vocabulary,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([analysis, mappings]));
  for await (const document of documentsOf(source, { ...survey, vocabulary }))
    addTo(hash, document);
  return hash.digest('hex');
}

const addTo = (hash: ReturnType<typeof createHash>, document: AnyDocument) =>
  hash.update(`${JSON.stringify(document)}\n`);

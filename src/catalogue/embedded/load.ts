/** Fixtures on disk → the embedded catalogue, or the list of what is wrong with them. */
import { type FixtureRecord, readFixtures } from '../../../indexer/read.js';
import type { Mistake } from '../../../indexer/yaml-file.js';
import type { Catalogue, Country, Feast, Saint } from '../catalogue.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { createEmbeddedCatalogue } from './catalogue.js';

/** The fixtures cannot be served; `mistakes` lists all that must be mended. */
export class FixturesError extends Error {
  override readonly name = 'FixturesError';
  constructor(readonly mistakes: readonly Mistake[]) {
    super(['the fixtures have mistakes:', ...mistakes.map(formatMistake)].join('\n'));
  }
}

const formatMistake = ({ file, line, message }: Mistake) => `${file}:${line}: ${message}`;

export async function loadEmbeddedCatalogue(
  directory: string,
  vocabulary: Vocabulary,
): Promise<Catalogue> {
  const mistakes: Mistake[] = [];
  const saints: Saint[] = [];
  const feasts: Feast[] = [];
  const countries: Country[] = [];
  const keep = ({ kind, record }: FixtureRecord): unknown => {
    if (kind === 'saint') return saints.push(record);
    if (kind === 'feast') return feasts.push(record);
    return countries.push(record);
  };
  for await (const entry of readFixtures(directory, (mistake) => mistakes.push(mistake))) {
    keep(entry);
  }
  if (mistakes.length > 0) throw new FixturesError(mistakes);
  return createEmbeddedCatalogue({ saints, feasts, countries }, vocabulary);
}

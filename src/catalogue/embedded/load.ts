/** Fixtures on disk → the embedded catalogue. */
import { fixtureSource } from '../../../indexer/source.js';
import type { Catalogue, Country, Feast, Saint } from '../catalogue.js';
import type { Vocabulary } from '../search/vocabulary.js';
import { createEmbeddedCatalogue } from './catalogue.js';

/** Throws a `FixturesError` with every mistake when there is one. */
export async function loadEmbeddedCatalogue(
  directory: string,
  vocabulary: Vocabulary,
): Promise<Catalogue> {
  const saints: Saint[] = [];
  const feasts: Feast[] = [];
  const countries: Country[] = [];
  for await (const { kind, record } of fixtureSource(directory).read()) {
    if (kind === 'saint') saints.push(record);
    else if (kind === 'feast') feasts.push(record);
    else countries.push(record);
  }
  return createEmbeddedCatalogue({ saints, feasts, countries }, vocabulary);
}

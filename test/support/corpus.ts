/** The catalogue of the real fixtures, loaded once per process. */
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../../src/catalogue/catalogue.js';
import { loadEmbeddedCatalogue } from '../../src/catalogue/embedded/load.js';
import { loadVocabulary } from '../../src/wire.js';

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));

let loading: Promise<Catalogue> | undefined;

export function corpus(): Promise<Catalogue> {
  loading ??= loadEmbeddedCatalogue(fixtures, loadVocabulary());
  return loading;
}

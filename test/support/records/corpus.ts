/** The catalogue of the real fixtures, loaded once per process. */
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import { createEmbeddedCatalogue } from '../../../src/embedded/catalogue.js';
import { loadFixtures } from '../../../src/fixtures/load.js';
import { loadVocabulary } from '../../../src/wire/package-files.js';

const repository = new URL('../../../', import.meta.url);

let loading: Promise<Catalogue> | undefined;

export function corpus(): Promise<Catalogue> {
  loading ??= loadFixtures(fileURLToPath(new URL('fixtures', repository))).then((records) =>
    createEmbeddedCatalogue(records, loadVocabulary()),
  );
  return loading;
}

/** The catalogue of the real fixtures, loaded once per process. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import { createEmbeddedCatalogue } from '../../../src/embedded/catalogue.js';
import { loadFixtures } from '../../../src/fixtures/load.js';
import { toVocabulary } from '../../../src/search/vocabulary.js';

const repository = new URL('../../../', import.meta.url);

/** As `wire.ts` loads it, which would bring every engine's client with it. */
function loadVocabulary() {
  const read = (name: string) =>
    readFileSync(new URL(`mappings/synonyms/${name}.txt`, repository), 'utf8');
  return toVocabulary({
    givenNames: read('given-names'),
    epithets: read('epithets'),
    patronage: read('patronage'),
    categories: read('categories'),
    westernNames: read('western-names'),
  });
}

let loading: Promise<Catalogue> | undefined;

export function corpus(): Promise<Catalogue> {
  loading ??= loadFixtures(fileURLToPath(new URL('fixtures', repository))).then((records) =>
    createEmbeddedCatalogue(records, loadVocabulary()),
  );
  return loading;
}

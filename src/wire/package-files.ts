/** Files that come with the program: its version, the search data, the assets of pages. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toVocabulary, type Vocabulary } from '../search/vocabulary.js';

/** The checkout or the installed package: the folder of `mappings/`, seen from `src` or `dist`. */
function packageRoot(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
}

export const packageVersion = (): string =>
  JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;

export const assetsDirectory = (): string => join(packageRoot(), 'assets');

export const mappingsDirectory = (): string => join(packageRoot(), 'mappings');

export function loadVocabulary(): Vocabulary {
  const read = (name: string) => readFileSync(join(mappingsDirectory(), 'synonyms', name), 'utf8');
  return toVocabulary({
    givenNames: read('given-names.txt'),
    epithets: read('epithets.txt'),
    patronage: read('patronage.txt'),
    categories: read('categories.txt'),
  });
}

/** Files that come with the program: its version, the search data, the assets of pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.js';
import { toVocabulary, type Vocabulary } from '../search/vocabulary.js';

export const packageVersion = (): string =>
  JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;

export const assetsDirectory = (): string => join(packageRoot(), 'assets');

/** Markdown; empty where the program came without it. */
export function changelogText(): string {
  const path = join(packageRoot(), 'CHANGELOG.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The client as `npm run pack-client` left it; undefined where nobody packed it. */
export function clientPackage(): Buffer | undefined {
  const built = join(packageRoot(), 'dist');
  const names = existsSync(built) ? readdirSync(built) : [];
  const name = names.find((each) => each.startsWith('menologion-client-'));
  return name === undefined ? undefined : readFileSync(join(built, name));
}

/** The fixtures of the package as `npm run build` prepared them; nothing may be there. */
export const preparedContent = (): string => join(packageRoot(), 'dist', 'content.json.gz');

export const mappingsDirectory = (): string => join(packageRoot(), 'mappings');

/** Of the index of keys. */
export const keyMappings = () =>
  JSON.parse(readFileSync(join(mappingsDirectory(), 'keys.json'), 'utf8'));

export function loadVocabulary(): Vocabulary {
  const read = (name: string) => readFileSync(join(mappingsDirectory(), 'synonyms', name), 'utf8');
  return toVocabulary({
    givenNames: read('given-names.txt'),
    epithets: read('epithets.txt'),
    patronage: read('patronage.txt'),
    needs: read('needs.txt'),
    categories: read('categories.txt'),
    everyday: read('everyday.txt'),
    westernNames: read('western-names.txt'),
  });
}

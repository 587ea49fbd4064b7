/** The hymns of a record that are its own, and their words; pure. */
import { textOfHtml } from '../catalogue/escape-html.js';
import type { Hymn, HymnsByUse } from '../catalogue/hymns.js';
import { pick } from '../catalogue/pick.js';
import type { Saint } from '../catalogue/records.js';
import { contentWords } from './text/noise.js';
import { greekOrCyrillic } from './text/scripts.js';
import { soundOf } from './text/sound.js';
import { union } from './text/word-lists.js';

/** Hymns, and those of further commemorations. */
export type Sung = HymnsByUse & { readonly commemorationHymns?: readonly HymnsByUse[] };

/** A hymn with its kind and its text. */
interface ProperHymn extends Pick<Hymn, 'incipit' | 'original'> {
  readonly kind: string;
  readonly text: string;
}

const properHymns = ({ commemorationHymns = [], ...first }: Sung): ProperHymn[] =>
  [first, ...commemorationHymns]
    .flatMap((each) => [each, each.greek ?? []].flat())
    .flatMap(({ troparion, kontakion }) => [
      ...proper('Troparion', troparion),
      ...proper('Kontakion', kontakion),
    ]);

const proper = (kind: string, hymn: Hymn | null): ProperHymn[] =>
  hymn?.source === 'proper'
    ? [{ kind, ...pick(hymn, ['incipit', 'original']), text: textOfHtml(hymn.html) }]
    : [];

/** The hymns as texts that say what they are: "Troparion: Today the Virgin …". */
export const namedHymns = (sung: Sung): string[] =>
  properHymns(sung).map(({ kind, text }) => `${kind}: ${text.replaceAll('\n', ' ')}`);

/** A hymn is known by its opening, whose words therefore occur thrice. */
export const wordsOfHymns = (record: Sung): string =>
  properHymns(record)
    .flatMap(({ incipit, original, text }) => [
      original ?? incipit.text,
      text,
      openingOf(text),
      openingOf(text),
    ])
    .flatMap(contentWords)
    .join(' ');

/** The words of the hymns in the original, and of terms that are the first words of one, by sound. */
export const soundsOfOriginals = (record: Sung & Pick<Saint, 'searchTerms'>): readonly string[] =>
  union(
    [
      ...properHymns(record).map(({ incipit, original }) => original ?? incipit.text),
      ...record.searchTerms.filter((term) => greekOrCyrillic.test(term)),
    ].map((text) => contentWords(text).map(soundOf)),
  );

/** The first two lines. */
const openingOf = (hymn: string): string => hymn.split('\n', 2).join(' ');

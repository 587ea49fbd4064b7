/** The hymns of a record that are its own; pure. */
import { textOfHtml } from '../catalogue/escape-html.js';
import type { Hymn, HymnsByUse } from '../catalogue/hymns.js';
import { pick } from '../catalogue/pick.js';

/** Hymns, and those of further commemorations. */
export type Sung = HymnsByUse & { readonly commemorationHymns?: readonly HymnsByUse[] };

/** A hymn with its kind and its text. */
interface ProperHymn extends Pick<Hymn, 'incipit' | 'original'> {
  readonly kind: string;
  readonly text: string;
}

export const properHymns = ({ commemorationHymns = [], ...first }: Sung): ProperHymn[] =>
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

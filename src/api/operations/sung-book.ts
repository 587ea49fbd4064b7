/** The hymns and verses that were found for a day, as the rules refer to them. */
import type { SaintWithHymns } from '../../calendar/service/honoured.js';
import type { HymnReference } from '../../calendar/service/sung-day.js';
import type { SetReference } from '../../calendar/service/verse-sets.js';
import type { UseName } from '../../calendar/use.js';
import type { DaySaint } from '../../catalogue/days.js';
import type { Hymnal } from '../../catalogue/hymnal.js';
import {
  type HymnsByUse,
  hymnsIn,
  type Proper,
  type SungHymn as WrittenHymn,
} from '../../catalogue/hymns.js';
import { omit } from '../../catalogue/pick.js';
import { rankIn } from '../../catalogue/rank-in-use.js';
import { setsIn } from './sung-sets.js';
import type { Sung, SungHymn, SungText } from './sung-shapes.js';
import { sungVerses } from './sung-verses.js';

type HymnKind = 'troparion' | 'kontakion';

/** A hymn that is yet to be placed among the others. */
type FoundHymn = Omit<SungHymn, 'place'> & Pick<HymnReference, 'place'>;

export interface Book {
  /** The saints of the day who have a troparion, in its order. */
  readonly saints: readonly (SaintWithHymns & { readonly isMovable: boolean })[];
  /** A feast that has hymns. */
  feast(key: string): { readonly key: string; readonly title: string } | undefined;
  hymns(reference: HymnReference, kind: HymnKind): FoundHymn[];
  sets(
    references: readonly SetReference[],
  ): Pick<Sung, 'prokeimena' | 'alleluia' | 'insteadOfAlleluia' | 'communion'>;
  /** Where none is written, the refrain is the troparion of the day. */
  antiphons(days: readonly string[], troparion?: SungHymn): Sung['antiphons'];
  /** Everything of a kind, of the first of the days that has it. */
  first(days: readonly string[], kind: string): readonly Proper[];
  text(days: readonly string[], kind: string): SungText | null;
}

/** The menaion in which a saint of the use has a service. */
const menaia = { slavic: 'slavic-menaion', greek: 'greek' } as const;

export function bookOf(hymnal: Hymnal, saints: readonly DaySaint[], use: UseName): Book {
  const propersOf = new Map(hymnal.days.map(({ day, propers }) => [day, propers]));
  const feastOf = new Map(
    hymnal.feasts.map((feast) => [feast.key, { ...feast, ...hymnsIn(use, feast) }]),
  );
  const writtenOf = new Map(hymnal.saints.map((saint) => [saint.slug, saint]));
  const sungOf = new Map(
    saints.flatMap((kept) => {
      const sung = sungSaint(kept, writtenOf.get(kept.saint.slug), use);
      return sung ? [[sung.slug, sung] as const] : [];
    }),
  );
  const ofKind = (day: string, kind: string): readonly Proper[] =>
    (propersOf.get(day) ?? []).filter((proper) => proper.kind === kind);
  const first = (days: readonly string[], kind: string): readonly Proper[] =>
    days.map((day) => ofKind(day, kind)).find(({ length }) => length > 0) ?? [];
  return {
    saints: [...sungOf.values()],
    feast(key) {
      const feast = feastOf.get(key);
      return (feast?.troparion ?? feast?.kontakion) ? feast : undefined;
    },
    hymns(reference, kind) {
      if ('day' in reference)
        return properHymns(reference, ofKind(reference.day, reference.kind ?? kind), use);
      const found =
        'feast' in reference ? feastOf.get(reference.feast) : sungOf.get(reference.saint);
      const hymns = found && 'hymns' in found ? found.hymns : found;
      const hymn = hymns?.[kind];
      if (found === undefined || !hymn) return [];
      const { feast = null, saint = null } = { ...reference } as { feast?: string; saint?: string };
      const of = ('of' in reference && reference.of) || found.title;
      return [{ of, saint, feast, ...omit(hymn, ['original']), ...placeOf(reference) }];
    },
    sets: (references) => setsIn(references, propersOf),
    antiphons(days, troparion) {
      const [found] = days.filter((day) => ofKind(day, 'antiphon-1-verse').length > 0);
      if (found === undefined) return [];
      return [1, 2, 3].flatMap((n) => {
        const verses = ofKind(found, `antiphon-${n}-verse`);
        const refrain = textOf(ofKind(found, `antiphon-${n}-refrain`)) ?? wordsOfHymn(troparion);
        if (refrain === null) return [];
        const mode = verses[0]?.mode ?? refrain.mode;
        return [{ mode, verses: verses.flatMap(sungVerses), refrain }];
      });
    },
    first,
    text: (days, kind) => textOf(first(days, kind)),
  };
}

/** A saint of the day with the hymns that are sung; undefined without a troparion. */
function sungSaint(kept: DaySaint, written: Hymnal['saints'][number] | undefined, use: UseName) {
  const { title, calendars = [] } = kept.commemoration;
  const rank = rankIn(use, kept);
  const received = written && commemorationHymns(written, title, rank);
  const hymns = received && hymnsIn(use, received);
  const source = hymns?.troparion?.source;
  if (written === undefined || hymns === undefined || source === undefined) return undefined;
  return {
    slug: written.slug,
    title,
    rank,
    source,
    hymns,
    isOfDay: hasHymnsFor(written, title),
    isInMenaion: calendars.includes(menaia[use]),
    isMovable: !('julian' in kept.commemoration),
  };
}

/**
 * Of the first commemoration, or of another that has hymns of its own. Where the book writes only one
 * of them, the other is that of the saint: the troparion of George at the dedication of his church.
 * Where it writes none for a day with a service, both are: Philip's at the translation of his relics.
 */
function commemorationHymns(
  saint: Hymnal['saints'][number],
  title: string,
  rank: number,
): HymnsByUse | undefined {
  if (saint.commemorations[0].title === title) return saint;
  const own = saint.commemorationHymns.find((each) => each.title === title);
  if (own === undefined) return rank > 1 && saint.slug !== 'theotokos' ? saint : undefined;
  return {
    ...own,
    troparion: own.troparion ?? saint.troparion,
    kontakion: own.kontakion ?? saint.kontakion,
  };
}

/** Whether a saint's hymns are written for a day of his. */
const hasHymnsFor = (saint: Hymnal['saints'][number], title: string): boolean =>
  [saint.commemorations[0], ...saint.commemorationHymns].some((each) => each.title === title);

const placeOf = ({ place }: HymnReference) => (place === undefined ? {} : { place });

function properHymns(
  { n, of, greekMode, ...reference }: Extract<HymnReference, { readonly day: string }>,
  found: readonly Proper[],
  use: UseName,
): FoundHymn[] {
  const ofUse = use === 'greek' && greekMode !== undefined ? { mode: greekMode } : {};
  return found
    .filter((proper) => n === undefined || proper.n === n)
    .flatMap((proper) => {
      if (proper.hymn === null) return [];
      const whose = of ?? proper.of ?? '';
      const hymn = { ...proper.hymn, ...ofUse };
      return [{ of: whose, saint: null, feast: null, ...hymn, ...placeOf(reference) }];
    });
}

const wordsOfHymn = (hymn: SungHymn | undefined): SungText | null =>
  hymn ? { mode: hymn.mode, html: hymn.html, incipit: hymn.incipit } : null;

function textOf([proper]: readonly Proper[]): SungText | null {
  const hymn: WrittenHymn | null | undefined = proper?.hymn;
  if (!proper || !hymn) return null;
  return { mode: proper.mode ?? hymn.mode, html: hymn.html, incipit: hymn.incipit };
}

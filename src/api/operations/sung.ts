/** What is sung at a Liturgy: the rules' references, resolved in the catalogue. */
import type { LiturgicalDay } from '../../calendar/day.js';
import { doxology, polyeleos } from '../../calendar/ranks.js';
import { honouredOn, protection } from '../../calendar/service/honoured.js';
import { hymnsOn } from '../../calendar/service/hymns/hymns.js';
import { withPlaces } from '../../calendar/service/hymns/places.js';
import { insteadOf } from '../../calendar/service/instead-of.js';
import type { LiturgyKind } from '../../calendar/service/liturgy.js';
import { needsOf } from '../../calendar/service/needs.js';
import type { ServedDay } from '../../calendar/service/served-day.js';
import { setsOn } from '../../calendar/service/sets.js';
import { isGreatFixed, type SungDay } from '../../calendar/service/sung-day.js';
import type { UseName } from '../../calendar/use.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { isKeptIn } from '../../catalogue/commemorations.js';
import type { DayRecords, DaySaint } from '../../catalogue/days.js';
import { isGeneralIn, rankIn } from '../../catalogue/rank-in-use.js';
import { rulesOf } from '../uses.js';
import { fixedFeasts } from './feast-words.js';
import { type Book, bookOf } from './sung-book.js';
import type { Sung, SungHymn } from './sung-shapes.js';
import { sungVerses } from './sung-verses.js';

const nothing: Sung = {
  antiphons: [],
  entrance: [],
  troparia: [],
  kontakia: [],
  insteadOfTrisagion: null,
  prokeimena: [],
  alleluia: [],
  insteadOfAlleluia: null,
  insteadOfCherubicHymn: null,
  insteadOfItIsMeet: null,
  communion: [],
  songsNote: null,
};

/** Looks up and orders what is sung on a day. */
export async function sungOn(
  day: LiturgicalDay,
  { served, kind, records }: { served: ServedDay; kind: LiturgyKind; records: DayRecords },
  catalogue: Catalogue,
): Promise<Sung> {
  if (kind === 'none') return nothing;
  const movable = day.movableFeasts.map(({ key }) => key);
  const base = { ...served, mode: day.octoechosMode, movable };
  const needs = needsOf(base, day.use);
  const fixed = fixedFeasts(records.feasts, day, day.use).map(({ key }) => key);
  const hasOtherHymns = day.use === 'greek' && fixed.includes(protection);
  // Saints kept today only by the other use are listed but not sung.
  const general = records.saints.filter(
    (kept) =>
      isGeneralIn(day.use, kept) &&
      (kept.movedFrom || isKeptIn(day.use, kept.commemoration)) &&
      !(hasOtherHymns && kept.saint.slug === 'theotokos'),
  );
  const hymnal = await catalogue.hymnal({
    days: [...needs.days, presanctified],
    feasts: [...new Set([...needs.feasts, ...fixed])],
    saints: general.map(({ saint }) => saint.slug),
  });
  // A generation older than the propers: a part of the hymns would look like all of them.
  if (hymnal.days.length === 0) return nothing;
  const book = bookOf(hymnal, general, day.use);
  if (kind === 'presanctified') {
    const { communion } = book.sets([{ day: presanctified }]);
    return { ...nothing, communion, songsNote: presanctifiedNote };
  }
  const feasts = [...movable, ...fixed].flatMap((key) => book.feast(key) ?? []);
  // The saints of a movable feast are sung as the feast.
  const hasOwn = movable.some((key) => book.feast(key) !== undefined);
  const saints = hasOwn ? book.saints.filter(({ isMovable }) => !isMovable) : book.saints;
  const sungDay: SungDay = { ...base, honoured: honouredOn(saints, feasts, day.use) };
  const hymns = hymnsOf(sungDay, day, book);
  const parts = partsOf(sungDay, kind, day, book, hymns.troparia[0]);
  const songsNote = noteOn(sungDay, kind, day.use, {
    ...hymns,
    ...parts,
    saints: records.saints,
    hasOtherHymns,
    withHymns: new Set(book.saints.map(({ slug }) => slug)),
  });
  return { ...nothing, ...hymns, ...parts, songsNote };
}

const presanctified = 'liturgy-presanctified';
const presanctifiedNote =
  'The prokeimena of Vespers are printed with its readings in the Triodion, and left out here.';
const vesperalNote =
  'A Liturgy that begins with Vespers has no hymns at its entrance: these belong to the Hours.';

type Noted = Pick<Sung, 'antiphons' | 'troparia' | 'kontakia'> &
  Pick<DayRecords, 'saints'> & {
    readonly hasOtherHymns: boolean;
    /** The slugs of those of whom any are given. */
    readonly withHymns: ReadonlySet<string>;
  };

/** What is left out, and why. */
function noteOn(day: SungDay, kind: LiturgyKind, use: UseName, sung: Noted): string | null {
  // A saint with a vigil in one country (Sava in Serbia) comes first in lists.
  const local = sung.saints.flatMap(({ commemoration: { title, rank, local: isLocal } }) =>
    use === 'slavic' && isLocal && rank >= polyeleos ? title : [],
  );
  const { leftOut, withoutHymns } = unsungOn(day, use, sung);
  const isVesperal = kind.endsWith('-vesperal');
  const notes = [
    leftOut.length > 0 && `Left out, by the rules of the day: ${leftOut.join('; ')}.`,
    withoutHymns.length > 0 &&
      `Left out, since no hymns of their own are given here: ${withoutHymns.join('; ')}.`,
    local.length > 0 &&
      `Of this rank only in some lands, with hymns on the saint's own page: ${local.join('; ')}.`,
    isVesperal && vesperalNote,
    use === 'greek' && greekNote(day, isVesperal, sung),
  ];
  return notes.filter(Boolean).join(' ') || null;
}

/** What Greek calendars choose for themselves is left to them. */
function greekNote(day: SungDay, isVesperal: boolean, sung: Noted): string {
  const missing = [
    sung.antiphons.length === 0 && !isVesperal && 'the antiphons',
    sung.kontakia.length === 0 && 'the kontakion of the season',
    setsOn(day, 'slavic').some(({ of }) => of !== undefined) &&
      'the prokeimenon, alleluia and communion verse of the saints',
  ].filter(Boolean);
  return [
    sung.hasOtherHymns && 'The Protection has hymns of its own in Greek use, not given here.',
    missing.length > 0 && `Not given, since Greek calendars differ: ${missing.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The titles of those who are not sung though they have a doxology or more: by the rules, or because
 * nothing of theirs is given. On a great feast the feast alone is.
 */
function unsungOn(day: SungDay, use: UseName, { troparia, saints, withHymns }: Noted) {
  if (isGreatFixed(day) || use === 'greek') return { leftOut: [], withoutHymns: [] };
  const unsung = saints.filter((kept) => {
    const { title, local } = kept.commemoration;
    const { slug } = kept.saint;
    // A movable commemoration is sung as its feast.
    const isOfFeast = !('julian' in kept.commemoration) || slug === 'theotokos';
    const isSung = troparia.some(({ of, saint }) => of === title || saint === slug);
    // Saints of the other use do not count as left out.
    const isKept = kept.movedFrom !== undefined || isKeptIn(use, kept.commemoration);
    return isKept && !(local || isOfFeast || isSung || rankIn(use, kept) < doxology);
  });
  const hasHymns = ({ saint: { slug } }: DaySaint) => withHymns.has(slug);
  return {
    leftOut: titlesOf(unsung.filter(hasHymns)),
    withoutHymns: titlesOf(unsung.filter((kept) => !hasHymns(kept))),
  };
}

const titlesOf = (saints: DayRecords['saints']): string[] => [
  ...new Set(saints.map(({ commemoration }) => commemoration.title)),
];

function hymnsOf(sungDay: SungDay, { use }: LiturgicalDay, book: Book) {
  const { troparia, kontakia } = hymnsOn(sungDay, use);
  const sung = {
    troparia: onceEach(troparia.flatMap((each) => book.hymns(each, 'troparion'))),
    kontakia: onceEach(kontakia.flatMap((each) => book.hymns(each, 'kontakion'))),
  };
  return withPlaces(sung, use);
}

/**
 * Saints who are kept together, and some feasts, have one hymn. If the weekday has the same hymn, it is
 * sung once, for the saints.
 */
function onceEach<Hymn extends Pick<SungHymn, 'incipit' | 'saint' | 'feast'>>(
  hymns: readonly Hymn[],
): Hymn[] {
  const byWords = new Map<string, Hymn>();
  for (const hymn of hymns) {
    const known = byWords.get(hymn.incipit.text);
    if ((known?.saint ?? known?.feast ?? null) === null) byWords.set(hymn.incipit.text, hymn);
  }
  return [...byWords.values()];
}

function partsOf(
  sungDay: SungDay,
  kind: LiturgyKind,
  { use }: LiturgicalDay,
  book: Book,
  troparion: SungHymn | undefined,
) {
  const where = insteadOf(sungDay, kind, use);
  // A Sunday whose epistle gives way to that of a saint has the saint's prokeimenon too.
  const isReplaced =
    use === 'greek' &&
    rulesOf[use].readingsOn(sungDay).some((each) => each.kind === 'epistle' && each.isReplaced);
  const sets = book.sets(isReplaced ? [] : setsOn(sungDay, use));
  const ofWeekday = book.sets([{ day: sungDay.weekday, n: 1 }]);
  return {
    ...sets,
    communion: sets.communion.length > 0 || use === 'greek' ? sets.communion : ofWeekday.communion,
    antiphons: book.antiphons(where.antiphons, troparion),
    entrance: book.first(where.entrance, 'entrance').slice(0, 1).flatMap(sungVerses),
    insteadOfTrisagion: book.text(where.trisagion, 'instead-of-trisagion'),
    insteadOfCherubicHymn: book.text(where.cherubicHymn, 'instead-of-cherubic-hymn'),
    insteadOfItIsMeet: book.text(where.itIsMeet, 'instead-of-it-is-meet'),
  };
}

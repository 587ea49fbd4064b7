/** What is sung at a Liturgy: the rules' references, resolved in the catalogue. */
import type { LiturgicalDay } from '../../calendar/day.js';
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
import { doxology, isKeptIn, polyeleos } from '../../catalogue/commemorations.js';
import type { DayRecords } from '../../catalogue/days.js';
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
  // Whoever only another use keeps on this day is listed, and not sung.
  const general = records.saints.filter(
    ({ saint: { slug }, commemoration, movedFrom }) =>
      !commemoration.local &&
      (movedFrom || isKeptIn(day.use, commemoration)) &&
      !(hasOtherHymns && slug === 'theotokos'),
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
    ...{ ...hymns, ...parts, saints: records.saints, hasOtherHymns },
  });
  return { ...nothing, ...hymns, ...parts, songsNote };
}

const presanctified = 'liturgy-presanctified';
const presanctifiedNote =
  'The prokeimena of Vespers stand with its readings in the Triodion, and are left out.';
const vesperalNote =
  'A Liturgy that begins with Vespers has no hymns at its entrance: these are of the Hours.';

type Noted = Pick<Sung, 'antiphons' | 'troparia' | 'kontakia'> &
  Pick<DayRecords, 'saints'> & { readonly hasOtherHymns: boolean };

/** What is left out, and why. */
function noteOn(day: SungDay, kind: LiturgyKind, use: UseName, sung: Noted): string | null {
  // Whoever has a vigil in one land, as Sava in Serbia, heads the day in lists.
  const local = sung.saints.flatMap(({ commemoration: { title, rank, local: isLocal } }) =>
    isLocal && rank >= polyeleos ? title : [],
  );
  const unsung = use === 'slavic' ? unsungHead(day, sung) : undefined;
  const isVesperal = kind.endsWith('-vesperal');
  const notes = [
    unsung !== undefined &&
      `Left out, by the rules of the day or because no hymns of the saint's own are given here: ${unsung}.`,
    local.length > 0 &&
      `Kept so in some lands only, with hymns that are on the saint's own page: ${local.join('; ')}.`,
    isVesperal && vesperalNote,
    use === 'greek' && greekNote(day, isVesperal, sung),
  ];
  return notes.filter(Boolean).join(' ') || null;
}

/** What Greek calendars choose for themselves is left to them. */
function greekNote(day: SungDay, isVesperal: boolean, sung: Noted): string {
  const missing = [
    sung.hasOtherHymns && 'the hymns of the Protection',
    sung.antiphons.length === 0 && !isVesperal && 'the antiphons',
    sung.kontakia.length === 0 && 'the kontakion of the season',
    setsOn(day, 'slavic').some(({ of }) => of !== undefined) &&
      'the prokeimenon, alleluia and communion verse of the saints',
  ].filter(Boolean);
  return missing.length === 0
    ? ''
    : `Not given, since Greek calendars differ: ${missing.join('; ')}.`;
}

/**
 * The title of the saint who heads a day with a doxology or more, if others are sung in the place. On a
 * great feast the feast is.
 */
function unsungHead(
  day: SungDay,
  { troparia, saints: [head] }: Pick<Noted, 'troparia' | 'saints'>,
): string | undefined {
  // A movable commemoration is sung as its feast.
  if (head === undefined || !('julian' in head.commemoration)) return undefined;
  const { title, rank, local } = head.commemoration;
  const isOfFeast = isGreatFixed(day) || head.saint.slug === 'theotokos';
  const isSung = troparia.some(({ of, saint }) => of === title || saint === head.saint.slug);
  return local || isOfFeast || isSung || rank < doxology ? undefined : title;
}

function hymnsOf(sungDay: SungDay, { use }: LiturgicalDay, book: Book) {
  const { troparia, kontakia } = hymnsOn(sungDay, use);
  return withPlaces({
    troparia: onceEach(troparia.flatMap((each) => book.hymns(each, 'troparion'))),
    kontakia: onceEach(kontakia.flatMap((each) => book.hymns(each, 'kontakion'))),
  });
}

/** Saints who are kept together, and some feasts, have one hymn. */
const onceEach = <Hymn extends Pick<SungHymn, 'incipit'>>(hymns: readonly Hymn[]): Hymn[] =>
  [...new Map(hymns.toReversed().map((hymn) => [hymn.incipit.text, hymn])).values()].reverse();

/** How Greek use marks what it reads only where it does not read what takes its place. */
const inPlace = ' (in place)';

function partsOf(
  sungDay: SungDay,
  kind: LiturgyKind,
  { use, readings }: LiturgicalDay,
  book: Book,
  troparion: SungHymn | undefined,
) {
  const where = insteadOf(sungDay, kind, use);
  // A Sunday whose epistle gives way to that of a saint has the saint's prokeimenon too.
  const isReplaced =
    use === 'greek' &&
    readings.some(({ kind: of, occasion }) => of === 'epistle' && occasion.endsWith(inPlace));
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

/** What takes the place of the fixed parts of the Liturgy. Source: Typikon; Triodia. */
import { isBetween, isSunday } from '../coordinates.js';
import { placeKey } from '../lectionary/table.js';
import { formatMonthDay } from '../reckoning.js';
import type { UseName } from '../use.js';
import type { LiturgyKind } from './liturgy.js';
import { annunciationOn, at, isBright, on } from './served-day.js';
import { isInPeriodOfTheLord, type SungDay } from './sung-day.js';
import { isFromFeastOn, ofPeriod } from './verse-sets.js';

/** The names of the days, the first of which that has a thing gives it. */
interface InsteadOf {
  readonly trisagion: readonly string[];
  readonly cherubicHymn: readonly string[];
  readonly itIsMeet: readonly string[];
  readonly antiphons: readonly string[];
  readonly entrance: readonly string[];
}

/** Where to look for what takes the place of the Liturgy's fixed parts. */
export function insteadOf(day: SungDay, liturgy: LiturgyKind, use: UseName): InsteadOf {
  const bright = isBright(day) ? ['P+0'] : [];
  const own = [...bright, placeKey(day.offset), formatMonthDay(day.menaion)];
  const isBasil = liturgy === 'basil' || liturgy === 'basil-vesperal';
  const isVesperal = liturgy.endsWith('-vesperal');
  const feastFirst = [...bright, formatMonthDay(day.menaion), placeKey(day.offset)];
  return {
    trisagion: own,
    cherubicHymn: own,
    itIsMeet: [
      ...(at(-8)(day) ? feastFirst : own),
      ...(isBasil ? ['liturgy-basil'] : []),
      ...ofSeason(day),
    ],
    antiphons: isVesperal ? [] : antiphonsOn(day, own, use),
    entrance: isVesperal ? [] : [...feastFirst, ...usualEntrance(day)],
  };
}

/**
 * Palm Sunday leaves its antiphons to the Beatitudes if it is the Annunciation. Greek use has those
 * of most feasts of the Lord in common, and its own outside feasts and seasons: the Circumcision, the
 * Transfiguration and Lazarus Saturday have others.
 */
function antiphonsOn(day: SungDay, own: readonly string[], use: UseName): readonly string[] {
  if (annunciationOn(at(-7))(day)) return [];
  if (use === 'slavic') return own;
  if (on(1_01, 8_06)(day) || at(-8)(day)) return [];
  const ordinary = isSunday(day) ? 'liturgy-greek-sunday' : 'liturgy-greek-weekday';
  return day.period === null ? [...own, ordinary] : own;
}

/** What is sung from a feast to its leavetaking; Mid-Pentecost's comes before that of Pascha. */
function ofSeason(day: SungDay): string[] {
  if (isBetween(day.offset, 24, 31)) return ['P+24'];
  return isFromFeastOn(day) ? ofPeriod(day).map((each) => each.day) : [];
}

/** Its ending is that of the day; in the periods of feasts of the Lord, that of the feast. */
function usualEntrance(day: SungDay): string[] {
  if (isSunday(day) || isBetween(day.offset, 7, 38)) return ['sunday'];
  return isInPeriodOfTheLord(day) && isFromFeastOn(day) ? [] : [day.weekday];
}

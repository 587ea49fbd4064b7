/** Where single Churches keep a day otherwise than the use they follow, by `church-rules.ts`. */
import { type ChurchRules, churchRules, type Days } from './church-rules.js';
import { type DayCoordinates, isBetween } from './coordinates.js';
import type { FastingTone } from './fasting/measures.js';
import { fastRulingOn } from './fasting/rulings.js';
import { seasonOn } from './fasting/seasons.js';
import { greek } from './greek/greek.js';
import { slavic } from './slavic/slavic.js';
import type { UseName } from './use.js';

/** How a Church keeps a day that its use keeps otherwise. */
export interface ChurchFast {
  readonly church: string;
  readonly name: string;
  readonly tone: FastingTone;
}

const rulings = { slavic: slavic.rulings, greek: greek.rulings } as const;

/**
 * The Churches of the day's calendar that keep its fast otherwise than the use they follow; of one
 * use, if it is given. In the order of their slugs.
 */
export function churchFastsOn(day: DayCoordinates, only?: UseName): ChurchFast[] {
  return churchRules.flatMap((rules) => {
    const { church, name, calendar, use } = rules;
    if (calendar !== day.reckoning || (only ?? use) !== use) return [];
    const [tone] = ruleOn(day, rules) ?? [];
    return tone === undefined || tone === fastRulingOn(day, rulings[use]).tone
      ? []
      : [{ church, name, tone }];
  });
}

/**
 * The Churches of the day's calendar that are known to have a rule of their own for the day, but not
 * which.
 */
export const unknownFastsOn = (day: DayCoordinates): Omit<ChurchFast, 'tone'>[] =>
  churchRules.filter((rules) => {
    const rule = rules.calendar === day.reckoning ? ruleOn(day, rules) : undefined;
    return rule !== undefined && rule[0] === undefined;
  });

/** Whether a Church is one of them. */
export const hasUnknownFast = (slug: string, day: DayCoordinates): boolean =>
  unknownFastsOn(day).some(({ church }) => church === slug);

const ruleOn = (day: DayCoordinates, { rules }: ChurchRules) =>
  rules.find(([, days]) => holds(days, day));

const holds = ({ season, menaion, on, offset, weekdays, except = [] }: Days, day: DayCoordinates) =>
  (menaion === undefined || isBetween(day.monthDay, ...menaion)) &&
  (on?.includes(day.monthDay) ?? true) &&
  (offset === undefined || isBetween(day.offset, ...offset)) &&
  (weekdays?.includes(day.weekday) ?? true) &&
  (season === undefined || season === seasonOn(day)) &&
  !except.includes(day.monthDay);

/**
 * Whether a Church keeps Pascha on the Western date, by which nothing is computed here. Finland
 * does, since 1921.
 */
export const hasWesternPascha = (church: string | undefined): boolean => church === 'finland';

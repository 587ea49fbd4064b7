/** Feeds of the days that a parish serves. */
import { Type } from 'typebox';
import type { DayBrief } from '../api/operations/spans.js';
import { calendarParameters } from '../api/schemas/parameters.js';
import { type Weekday, weekdays } from '../calendar/reckoning.js';

/** The ranks that a feed can be limited to, highest first. */
const servedRanks = ['great', 'major', 'feast'] as const;

/** For parishes that serve on some days only. */
export const servedParameters = {
  ...calendarParameters,
  rank: Type.Optional(
    Type.Enum([...servedRanks], { description: 'Days with a feast of this rank or a higher one.' }),
  ),
  weekday: Type.Optional(Type.Enum([...weekdays], { description: 'Days of the week.' })),
};
export const onSundays = {
  query: 'weekday=sunday&rank=great',
  about: 'only on Sundays and great feasts',
} as const;

interface Served {
  readonly rank: (typeof servedRanks)[number] | undefined;
  readonly weekday: Weekday | undefined;
}

/** Tells whether a day is served: of the rank, or on the weekday; every day, if neither is given. */
export function isServed({ rank, weekday }: Served) {
  if (rank === undefined && weekday === undefined) return () => true;
  const ranks = rank === undefined ? [] : servedRanks.slice(0, servedRanks.indexOf(rank) + 1);
  return (day: DayBrief) =>
    day.weekday === weekday ||
    [...day.feasts, ...day.movableFeasts].some((feast) =>
      ranks.some((each) => each === feast.rank),
    );
}

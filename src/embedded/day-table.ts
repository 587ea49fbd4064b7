import { type MonthDay, type Reckoning, reckonings } from '../calendar/reckoning.js';
import type { DayQuery, DayRecords, DaySaint } from '../catalogue/catalogue.js';
import { inDayOrder, keptUnder } from '../catalogue/day-saints.js';
import type { Commemoration, Feast, FixedDay, Saint } from '../catalogue/records.js';
import { grouped } from '../search/grouped.js';

/** Indexes saints and feasts by day, each day's saints in order; the result answers day queries. */
export function dayTable(
  saints: readonly Saint[],
  feasts: readonly Feast[],
  feastOf: ReadonlyMap<string, Feast>,
): (query: DayQuery) => DayRecords {
  const kept = saints.flatMap((saint) =>
    saint.commemorations.flatMap((each) =>
      keysOf(each).map((key) => [key, keptUnder(saint, each)] as const),
    ),
  );
  const saintsOn = new Map<string, readonly DaySaint<Saint>[]>();
  for (const [key, list] of grouped(kept)) saintsOn.set(key, Object.freeze(inDayOrder(list)));
  const feastsOn = grouped(
    feasts.flatMap((feast) =>
      feast.fixed ? keysOf(feast.fixed).map((key) => [key, feast] as const) : [],
    ),
  );
  return ({ reckoning, menaionDays, offset, feastKeys }) => {
    const keys = menaionDays.map((day) => dayKey(reckoning, day));
    const lists = [...keys, offsetKey(offset)]
      .map((key) => saintsOn.get(key) ?? [])
      .filter(({ length }) => length > 0);
    const fixed = keys.flatMap((key) => feastsOn.get(key) ?? []);
    const byKey = feastKeys.flatMap((key) => feastOf.get(key) ?? []);
    const [only = []] = lists;
    return {
      saints: lists.length > 1 ? inDayOrder(lists.flat()) : only,
      feasts: [...new Set([...fixed, ...byKey])],
    };
  };
}

const keysOf = (kept: Commemoration | FixedDay): string[] =>
  'offset' in kept
    ? [offsetKey(kept.offset)]
    : reckonings.map((reckoning) => dayKey(reckoning, kept[reckoning]));

const dayKey = (reckoning: Reckoning, { month, day }: MonthDay) => `${reckoning} ${month}-${day}`;
const offsetKey = (offset: number) => `pascha ${offset}`;

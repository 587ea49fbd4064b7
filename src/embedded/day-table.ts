import type { MonthDay, Reckoning } from '../calendar/reckoning.js';
import { reckonings } from '../calendar/reckoning.js';
import type { DayQuery, DayRecords, DaySaint } from '../catalogue/catalogue.js';
import { inDayOrder, keptUnder } from '../catalogue/day-saints.js';
import type { Feast, Saint } from '../catalogue/records.js';
import { grouped } from '../search/grouped.js';

/** Indexes saints and feasts by day, each day's saints in order; the result answers day queries. */
export function dayTable(
  saints: readonly Saint[],
  feasts: readonly Feast[],
  feastOf: ReadonlyMap<string, Feast>,
): (query: DayQuery) => DayRecords {
  const kept = saints.flatMap((saint) =>
    saint.commemorations.flatMap((commemoration) => {
      const keys =
        'offset' in commemoration
          ? [offsetKey(commemoration.offset)]
          : reckonings.map((reckoning) => dayKey(reckoning, commemoration[reckoning]));
      return keys.map((key) => [key, keptUnder(saint, commemoration)] as const);
    }),
  );
  const saintsOn = new Map<string, readonly DaySaint<Saint>[]>();
  for (const [key, list] of grouped(kept)) saintsOn.set(key, Object.freeze(inDayOrder(list)));
  const feastsOn = grouped(
    feasts.flatMap((feast) => {
      const { fixed } = feast;
      if (fixed === null) return [];
      return reckonings.map((reckoning) => [dayKey(reckoning, fixed[reckoning]), feast] as const);
    }),
  );
  return ({ reckoning, menaionDays, offset, feastKeys }) => {
    const keys = menaionDays.map((day) => dayKey(reckoning, day));
    const lists = [...keys, offsetKey(offset)].flatMap((key) => {
      const list = saintsOn.get(key);
      return list ? [list] : [];
    });
    const fixed = keys.flatMap((key) => feastsOn.get(key) ?? []);
    const byKey = feastKeys.flatMap((key) => feastOf.get(key) ?? []);
    const [only = []] = lists;
    return {
      saints: lists.length > 1 ? inDayOrder(lists.flat()) : only,
      feasts: [...new Set([...fixed, ...byKey])],
    };
  };
}

const dayKey = (reckoning: Reckoning, { month, day }: MonthDay) => `${reckoning} ${month}-${day}`;
const offsetKey = (offset: number) => `pascha ${offset}`;

import { type MonthDay, type Reckoning, reckonings } from '../calendar/reckoning.js';
import type { Commemoration, FixedDay, Use } from '../catalogue/commemorations.js';
import {
  daySaints,
  inDayOrder,
  isFeastOn,
  keptInYear,
  menaionDaysOf,
} from '../catalogue/day-saints.js';
import type { DayQuery, DayRecords, DaySaint } from '../catalogue/days.js';
import { grouped } from '../catalogue/grouped.js';
import type { Feast, Saint } from '../catalogue/records.js';
import { renownOf } from '../catalogue/renown.js';
import { lastYearOfLife } from '../catalogue/repose.js';

/** Indexes saints and feasts by day, each day's saints in order; the result answers day queries. */
export function dayTable(
  saints: readonly Saint[],
  feasts: readonly Feast[],
  feastOf: ReadonlyMap<string, Feast>,
): (query: DayQuery) => DayRecords {
  const saintsOn = grouped(
    saints.flatMap((saint) => {
      const known = { saint, renown: renownOf(saint), lastYear: lastYearOfLife(saint.reposed) };
      return saint.commemorations.flatMap((commemoration) =>
        keysOf(commemoration).map((key) => [key, { ...known, commemoration }] as const),
      );
    }),
  );
  /** The lists of single keys by use: ordering them anew takes a fifth of an uncached day. */
  const ordered = new Map<string, DaySaint<Saint>[]>();
  function listOf(keys: readonly string[], use: Use): DaySaint<Saint>[] {
    const name = `${use} ${keys[0]}`;
    const known = keys.length === 1 ? ordered.get(name) : undefined;
    if (known !== undefined) return known;
    const list = inDayOrder(
      keys.flatMap((key) => saintsOn.get(key) ?? []),
      use,
    );
    if (keys.length === 1) ordered.set(name, list);
    return list;
  }
  const feastsOn = grouped(
    feasts.flatMap((feast) =>
      feast.fixed ? keysOf(feast.fixed).map((key) => [key, feast] as const) : [],
    ),
  );
  /** On a day to which something is moved, or from which: rare, and listed anew each time. */
  function movedOn(keys: readonly string[], query: DayQuery): DaySaint<Saint>[] {
    const found = keys.flatMap((key) => saintsOn.get(key) ?? []);
    return daySaints([...new Map(found.map((each) => [each.saint.slug, each])).values()], query);
  }
  return (query) => {
    const { year, reckoning, offset, feastKeys, use, transfers = [] } = query;
    const fixedKeys = menaionDaysOf(query).map((day) => dayKey(reckoning, day));
    const keys = [...fixedKeys, offsetKey(offset), ...feastKeys.map(feastKey)].filter((key) =>
      saintsOn.has(key),
    );
    const fixed = fixedKeys.flatMap((key) => feastsOn.get(key) ?? []);
    const byKey = feastKeys.flatMap((key) => feastOf.get(key) ?? []);
    return {
      saints: transfers.length > 0 ? movedOn(keys, query) : keptInYear(year, listOf(keys, use)),
      feasts: [...new Set([...fixed, ...byKey])].filter((feast) => isFeastOn(feast, query)),
    };
  };
}

/** The keys of the days that a commemoration or a fixed feast falls on. */
function keysOf(kept: Commemoration | FixedDay): string[] {
  if ('offset' in kept) return [offsetKey(kept.offset)];
  if ('feast' in kept) return [feastKey(kept.feast)];
  return reckonings.map((reckoning) => dayKey(reckoning, kept[reckoning]));
}

const dayKey = (reckoning: Reckoning, { month, day }: MonthDay) => `${reckoning} ${month}-${day}`;
const offsetKey = (offset: number) => `pascha ${offset}`;
const feastKey = (key: string) => `feast ${key}`;

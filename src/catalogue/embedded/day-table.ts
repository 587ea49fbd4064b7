import type { DayQuery } from '../catalogue.js';
import type { Feast, Saint } from '../records.js';

/** Indexes saints and feasts by day; returns a function that answers day queries. */
export function dayTable(
  saints: readonly Saint[],
  feasts: readonly Feast[],
  feastOf: ReadonlyMap<string, Feast>,
) {
  const saintsOn = new Map<string, Set<Saint>>();
  const feastsOn = new Map<string, Feast[]>();
  const file = <Item>(map: Map<string, Set<Item>>, key: string, item: Item) =>
    map.set(key, (map.get(key) ?? new Set<Item>()).add(item));
  for (const saint of saints) {
    for (const commemoration of saint.commemorations) {
      if ('offset' in commemoration) {
        file(saintsOn, `${commemoration.offset}`, saint);
        continue;
      }
      for (const reckoning of ['gregorian', 'julian'] as const) {
        const { month, day } = commemoration[reckoning];
        file(saintsOn, `${reckoning} ${month}-${day}`, saint);
      }
    }
  }
  for (const feast of feasts) {
    for (const reckoning of feast.fixed ? (['gregorian', 'julian'] as const) : []) {
      const { month, day } = feast.fixed?.[reckoning] ?? { month: 0, day: 0 };
      const key = `${reckoning} ${month}-${day}`;
      feastsOn.set(key, [...(feastsOn.get(key) ?? []), feast]);
    }
  }
  return ({ reckoning, menaionDays, offset, movableFeastKeys }: DayQuery) => {
    const keys = menaionDays.map(({ month, day }) => `${reckoning} ${month}-${day}`);
    const found = new Set([...keys, `${offset}`].flatMap((key) => [...(saintsOn.get(key) ?? [])]));
    const fixed = keys.flatMap((key) => feastsOn.get(key) ?? []);
    const movable = movableFeastKeys.flatMap((key) => feastOf.get(key) ?? []);
    return { saints: [...found], feasts: [...fixed, ...movable] };
  };
}

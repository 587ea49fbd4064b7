/** Whole lists of records, each read once and reused for a while. */
import type { Api } from '../../api/operations.js';

export type RecordLists = ReturnType<typeof createRecordLists>;

interface RecordListsContext {
  readonly api: Pick<Api, 'listSaints' | 'listFeasts' | 'listCountries' | 'listPatronages'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a list is reused, in milliseconds. */
  readonly lifetimeMs: number;
}

export function createRecordLists({ api, now, lifetimeMs }: RecordListsContext) {
  const cached = <Value>(load: () => Promise<Value>) => cachedFor(lifetimeMs, load, now);
  return {
    saints: cached(async () => {
      const saints = await allOf((paging) => api.listSaints.handle(paging));
      return saints.map(({ name, url }) => ({ name, url }));
    }),
    feasts: cached(() => allOf((paging) => api.listFeasts.handle(paging))),
    countries: cached(() => allOf((paging) => api.listCountries.handle(paging))),
    topics: cached(() => allOf((paging) => api.listPatronages.handle(paging))),
  };
}

/** The most that a list operation returns at once. */
const limit = 100;

type Load<Item> = (paging: { readonly limit: number; readonly cursor?: string }) => Promise<{
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}>;

/** Every item of a list, page by page. */
export async function allOf<Item>(load: Load<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  let page = await load({ limit });
  items.push(...page.data);
  while (page.nextCursor !== null) {
    page = await load({ limit, cursor: page.nextCursor });
    items.push(...page.data);
  }
  return items;
}

/** Caches what `load` gives, for all callers; a failure is not cached. */
function cachedFor<Value>(lifetimeMs: number, load: () => Promise<Value>, now: () => number) {
  let value: Promise<Value> | undefined;
  let untilMs = 0;
  return (): Promise<Value> => {
    if (value === undefined || now() >= untilMs) {
      value = load();
      untilMs = now() + lifetimeMs;
      value.catch(() => {
        value = undefined;
      });
    }
    return value;
  };
}

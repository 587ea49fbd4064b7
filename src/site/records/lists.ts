/** Whole lists of records, each read once and reused for a while. */

import type { Country } from '../../api/operations/countries.js';
import type { FeastSummary } from '../../api/operations/feasts.js';
import type { PatronageList } from '../../api/operations/patronages.js';
import type { Api } from '../../api/operations.js';
import type { SaintName } from './names.js';

export interface RecordLists {
  saints(): Promise<readonly SaintName[]>;
  feasts(): Promise<readonly FeastSummary[]>;
  countries(): Promise<readonly Country[]>;
  topics(): Promise<PatronageList['data']>;
}

export interface RecordListsContext {
  readonly api: Pick<Api, 'listSaints' | 'listFeasts' | 'listCountries' | 'listPatronages'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long a list is reused, in milliseconds. */
  readonly lifetimeMs: number;
}

/** The most that a list operation returns at once. */
const limit = 100;

export function createRecordLists({ api, now, lifetimeMs }: RecordListsContext): RecordLists {
  const whole = <Item>(page: PageOf<Item>) => cached(() => allOf(page), lifetimeMs, now);
  return {
    saints: cached(
      async () => {
        const saints = await allOf((cursor) => api.listSaints.handle({ limit, ...cursor }));
        return saints.map(({ name, url }) => ({ name, url }));
      },
      lifetimeMs,
      now,
    ),
    feasts: whole((cursor) => api.listFeasts.handle({ limit, ...cursor })),
    countries: whole((cursor) => api.listCountries.handle({ limit, ...cursor })),
    topics: whole((cursor) => api.listPatronages.handle({ limit, ...cursor })),
  };
}

interface ListPage<Item> {
  readonly data: Item[];
  readonly nextCursor: string | null;
}

type PageOf<Item> = (cursor: { readonly cursor?: string }) => Promise<ListPage<Item>>;

/** Every item of a list, page by page. */
export async function allOf<Item>(page: PageOf<Item>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const found: ListPage<Item> = await page(cursor === null ? {} : { cursor });
    items.push(...found.data);
    cursor = found.nextCursor;
  } while (cursor !== null);
  return items;
}

/** Caches what `load` gives for `lifetimeMs`, for all callers; a failure is not cached. */
function cached<Value>(load: () => Promise<Value>, lifetimeMs: number, now: () => number) {
  let latest: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return (): Promise<Value> => {
    if (latest === undefined || now() >= latest.untilMs) {
      const own = { value: load(), untilMs: now() + lifetimeMs };
      latest = own;
      own.value.catch(() => {
        if (latest === own) latest = undefined;
      });
    }
    return latest.value;
  };
}

/** Whole lists of records, each read once and reused for a while. */
import type { Api } from '../../api/operations.js';
import { feastUrl } from '../../api/record-urls.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { compareText } from '../../catalogue/compare-text.js';
import { type Group, grouped } from '../../catalogue/grouped.js';
import type { PageLink } from '../page.js';

export type RecordLists = ReturnType<typeof createRecordLists>;

export function createRecordLists(
  api: Pick<Api, 'listSaints' | 'listCountries' | 'listPatronages'>,
  catalogue: Pick<Catalogue, 'listedFeasts'>,
  now: () => number,
) {
  const cached = <Value>(load: () => Promise<Value>) => cachedFor(load, now);
  const saints = cached(() => allOf((paging) => api.listSaints.handle(paging)));
  return {
    saints,
    letters: async () => byLetter(await saints()),
    /** From the catalogue, which also has their dates. */
    feasts: cached(async () =>
      (await catalogue.listedFeasts())
        .map((feast) => ({ ...feast, url: feastUrl(feast.key) }))
        .toSorted((one, other) => compareText(one.key, other.key)),
    ),
    countries: cached(() => allOf((paging) => api.listCountries.handle(paging))),
    topics: cached(() => allOf((paging) => api.listPatronages.handle(paging))),
  };
}

type Load<Item> = (paging: { readonly limit: number; readonly cursor?: string }) => Promise<{
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}>;

/** The most that an operation returns at once. */
const limit = 100;

/** Every item of a list, page by page, until there are `most`. */
export async function allOf<Item>(load: Load<Item>, most = Infinity): Promise<readonly Item[]> {
  let { data, nextCursor } = await load({ limit });
  const items = [...data];
  while (nextCursor !== null && items.length < most) {
    ({ data, nextCursor } = await load({ limit, cursor: nextCursor }));
    items.push(...data);
  }
  return items;
}

/** A new record appears in the lists within this time. */
const lifetimeMs = 60_000;

/** Caches what `load` gives, for all callers; a failure is not cached. */
function cachedFor<Value>(load: () => Promise<Value>, now: () => number) {
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

/** Letters that are not an accented form of another, but sort with one in an English index. */
const others: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', þ: 't', ð: 'd', ł: 'l', đ: 'd' };

/** The letter a name is listed under, without its accent; z for anything else. */
export function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  const letter = others[first] ?? first;
  return /[a-z]/.test(letter) ? letter : 'z';
}

const byName = new Intl.Collator('en');

export type Letters = ReadonlyMap<string, Group<PageLink>>;

/** The names under each letter, in alphabetical order. */
export const byLetter = (saints: readonly PageLink[]): Letters =>
  grouped(
    saints
      .toSorted((one, other) => byName.compare(one.name, other.name))
      .map((link) => [letterOf(link.name), link]),
  );

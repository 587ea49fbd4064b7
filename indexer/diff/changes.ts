/** What publishing would change: compares records with the live generation's. */
import { churchesOf } from '../../src/catalogue/churches.js';
import { by } from '../../src/catalogue/compare-text.js';
import type { DayPropers } from '../../src/catalogue/hymns.js';
import type { Country, Feast, Records, Saint } from '../../src/catalogue/records.js';
import { type IndexKind, indexKinds } from '../../src/elasticsearch/documents.js';

export interface Change {
  readonly key: string;
  /** The fields that differ. */
  readonly fields: readonly string[];
  /** Each of them before and after, as JSON; null where there is none. */
  readonly values: readonly { readonly before: string; readonly after: string }[];
}

export interface Loss {
  readonly key: string;
  /** A new record with the same name, title or day, which suggests that it was renamed. */
  readonly resembles: string | undefined;
}

/** The changes to one kind of record, each list ordered by key. */
export interface KindChanges {
  readonly added: readonly string[];
  readonly changed: readonly Change[];
  /** Keys that would no longer be found, not even as a former slug. */
  readonly lost: readonly Loss[];
  /** Keys that become a former slug of another record. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/** The kinds of records, and the propers of days. */
export const changedKinds = [...indexKinds, 'propers'] as const;

export type Changes = Readonly<Record<IndexKind | 'propers', KindChanges>>;

export function changesBetween(live: Records, records: Records): Changes {
  const countries = kindChanges(live.countries, records.countries);
  return {
    saints: kindChanges(live.saints, records.saints),
    feasts: kindChanges(live.feasts, records.feasts),
    countries: { ...countries, lost: [...countries.lost, ...lostChurches(live, records)] },
    propers: kindChanges(live.propers ?? [], records.propers ?? []),
  };
}

/** Churches that would no longer belong to any country. */
function lostChurches(live: Records, records: Records): Loss[] {
  const kept = new Set(churchesOf(records.countries).map(({ slug }) => slug));
  return churchesOf(live.countries)
    .filter(({ slug }) => !kept.has(slug))
    .map(({ slug }) => ({ key: slug, resembles: undefined }));
}

type AnyRecord = Saint | Feast | Country | DayPropers;

/** The slug of a record, the key of a feast, the day of propers. */
export function keyOf(record: AnyRecord): string {
  if ('day' in record) return record.day;
  return 'key' in record ? record.key : record.slug;
}

function kindChanges(live: readonly AnyRecord[], records: readonly AnyRecord[]): KindChanges {
  const before = new Map(live.map((record) => [keyOf(record), record]));
  const after = new Set(records.map(keyOf));
  const added = records.filter((record) => !before.has(keyOf(record)));
  const gone = live.filter((record) => !after.has(keyOf(record)));
  const newKeys = new Map(
    records.flatMap((record) =>
      ('formerly' in record ? record.formerly : []).map((slug) => [slug, keyOf(record)] as const),
    ),
  );
  const resembling = (record: AnyRecord) => {
    const like = added.find((other) => isLike(record, other));
    return like && keyOf(like);
  };
  return {
    added: added.map(keyOf).sort(),
    changed: records
      .map((record) => ({ key: keyOf(record), ...differing(before, record) }))
      .filter(({ fields }) => fields.length > 0)
      .sort(by(({ key }) => key)),
    lost: gone
      .filter((record) => !newKeys.has(keyOf(record)))
      .map((record) => ({ key: keyOf(record), resembles: resembling(record) }))
      .sort(by(({ key }) => key)),
    renamed: gone.flatMap((record) => {
      const to = newKeys.get(keyOf(record));
      return to === undefined ? [] : [{ from: keyOf(record), to }];
    }),
  };
}

/** Whether publishing would change no record. */
export const isEmpty = (changes: Changes): boolean =>
  changedKinds.every((kind) => Object.values(changes[kind]).every((list) => list.length === 0));

/** What differs from the record before, if any, even if only one of them has a field. */
function differing(
  records: ReadonlyMap<string, AnyRecord>,
  record: AnyRecord,
): Omit<Change, 'key'> {
  const earlier = records.get(keyOf(record));
  if (!earlier) return { fields: [], values: [] };
  const [one, other]: Record<string, unknown>[] = [{ ...earlier }, { ...record }];
  const fields = Object.keys({ ...one, ...other })
    .filter((field) => textOf(one?.[field]) !== textOf(other?.[field]))
    .sort();
  const values = fields.map((field) => ({
    before: textOf(one?.[field]),
    after: textOf(other?.[field]),
  }));
  return { fields, values };
}

/** JSON with sorted members, since an index may return them in another order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(by(([name]) => name)))
      : part,
  );

/** Whether one record may be the other renamed: same name, or the same day for a feast. */
function isLike(gone: AnyRecord, record: AnyRecord): boolean {
  if ('name' in gone) return 'name' in record && record.name === gone.name;
  if ('name' in record || 'day' in record || 'day' in gone) return false;
  const isSameDay = gone.fixed !== null && textOf(gone.fixed) === textOf(record.fixed);
  return record.title === gone.title || (isSameDay && record.rank === gone.rank);
}

/** What publishing would change: compares records with the live generation's. */
import type { Records } from '../../src/catalogue/records.js';
import { type IndexKind, indexKinds } from '../../src/elasticsearch/documents.js';
import type { KeyedRecord } from './live-records.js';

export interface Change {
  readonly key: string;
  /** The fields that differ. */
  readonly fields: readonly string[];
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

export type Changes = Readonly<Record<IndexKind, KindChanges>>;

export function changesBetween(live: readonly KeyedRecord[], records: Records): Changes {
  const changesOf = (kind: IndexKind) =>
    kindChanges(
      live.filter((each) => each.kind === kind),
      keyed(records)[kind],
    );
  return {
    saints: changesOf('saints'),
    feasts: changesOf('feasts'),
    countries: changesOf('countries'),
  };
}

function kindChanges(live: readonly Keyed[], records: readonly Keyed[]): KindChanges {
  const before = new Map(live.map((each) => [each.key, each.record]));
  const after = new Set(records.map(({ key }) => key));
  const added = records.filter(({ key }) => !before.has(key));
  const gone = live.filter(({ key }) => !after.has(key));
  const newKeys = new Map(
    records.flatMap(({ key, record }) =>
      ('formerly' in record ? record.formerly : []).map((former) => [former, key] as const),
    ),
  );
  return {
    added: added.map(({ key }) => key).sort(),
    changed: records
      .flatMap(({ key, record }) => {
        const earlier = before.get(key);
        const fields = earlier ? differing(earlier, record) : [];
        return fields.length > 0 ? [{ key, fields }] : [];
      })
      .sort(byKey),
    lost: gone
      .filter(({ key }) => !newKeys.has(key))
      .map(({ key, record }) => ({ key, resembles: added.find(isLike(record))?.key }))
      .sort(byKey),
    renamed: gone.flatMap(({ key }) => {
      const to = newKeys.get(key);
      return to === undefined ? [] : [{ from: key, to }];
    }),
  };
}

/** Whether publishing would change no record. */
export const isEmpty = (changes: Changes): boolean =>
  indexKinds.every((kind) => Object.values(changes[kind]).every((list) => list.length === 0));

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

type Keyed = Pick<KeyedRecord, 'key' | 'record'>;
type AnyRecord = KeyedRecord['record'];

const keyed = ({ saints, feasts, countries }: Records): Record<IndexKind, Keyed[]> => ({
  saints: saints.map((record) => ({ key: record.slug, record })),
  feasts: feasts.map((record) => ({ key: record.key, record })),
  countries: countries.map((record) => ({ key: record.slug, record })),
});

/** The fields that differ, including those that only one of the records has. */
function differing(before: AnyRecord, after: AnyRecord): string[] {
  const [one, other] = [before, after].map((each): Record<string, unknown> => ({ ...each }));
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...fields].filter((field) => textOf(one?.[field]) !== textOf(other?.[field])).sort();
}

/** JSON with sorted members, since an index may return them in another order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether one record may be the other renamed: same name, or the same day for a feast. */
const isLike =
  (gone: AnyRecord) =>
  ({ record }: Keyed): boolean => {
    if ('name' in gone) return 'name' in record && record.name === gone.name;
    if ('name' in record) return false;
    const isSameDay = gone.fixed !== null && textOf(gone.fixed) === textOf(record.fixed);
    return record.title === gone.title || (isSameDay && record.rank === gone.rank);
  };

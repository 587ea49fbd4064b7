/** What publishing would change: compares the records of a source with the live generation's. */

import type { Country, Feast, Saint } from '../../src/catalogue/records.js';
import { type IndexKind, indexKinds } from '../../src/elasticsearch/documents.js';
import type { RecordSource } from '../../src/fixtures/source.js';
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

/** Compares the two, record by record; holds all live records in memory. */
export async function changesBetween(
  live: AsyncIterable<KeyedRecord>,
  source: RecordSource,
): Promise<Changes> {
  const before = new Map<string, KeyedRecord>();
  for await (const each of live) before.set(nameOf(each), each);
  const after = new Set<string>();
  const formerly = new Map<string, string>();
  const added: KeyedRecord[] = [];
  const changed: (Change & { readonly kind: IndexKind })[] = [];
  for await (const each of keyed(source)) {
    const { kind, key, record } = each;
    after.add(nameOf(each));
    for (const former of 'formerly' in record ? record.formerly : []) {
      formerly.set(`${kind} ${former}`, key);
    }
    const live = before.get(nameOf(each));
    if (!live) added.push(each);
    const fields = live ? differing(live.record, record) : [];
    if (fields.length > 0) changed.push({ kind, key, fields });
  }
  const gone = [...before.values()].filter((each) => !after.has(nameOf(each)));
  const of = (kind: IndexKind): KindChanges => {
    const ofKind = <Each extends { readonly kind: IndexKind }>(all: readonly Each[]) =>
      all.filter((each) => each.kind === kind);
    const fresh = ofKind(added);
    return {
      added: fresh.map(({ key }) => key).sort(),
      changed: ofKind(changed)
        .map(({ key, fields }) => ({ key, fields }))
        .sort(byKey),
      lost: ofKind(gone)
        .filter((each) => !formerly.has(nameOf(each)))
        .map((each) => ({ key: each.key, resembles: fresh.find(isLike(each))?.key }))
        .sort(byKey),
      renamed: ofKind(gone).flatMap((each) => {
        const to = formerly.get(nameOf(each));
        return to === undefined ? [] : [{ from: each.key, to }];
      }),
    };
  };
  return { saints: of('saints'), feasts: of('feasts'), countries: of('countries') };
}

/** Whether publishing would change no record. */
export const isEmpty = (changes: Changes): boolean =>
  indexKinds.every((kind) => Object.values(changes[kind]).every((list) => list.length === 0));

const nameOf = ({ kind, key }: Pick<KeyedRecord, 'kind' | 'key'>): string => `${kind} ${key}`;

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

async function* keyed(source: RecordSource): AsyncGenerator<KeyedRecord> {
  for await (const { kind, record } of source.read()) {
    if (kind === 'feast') yield { kind: 'feasts', key: record.key, record };
    else if (kind === 'saint') yield { kind: 'saints', key: record.slug, record };
    else yield { kind: 'countries', key: record.slug, record };
  }
}

type AnyRecord = Saint | Feast | Country;

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
  ({ record: gone }: KeyedRecord) =>
  ({ record }: KeyedRecord): boolean => {
    if ('name' in gone) return 'name' in record && record.name === gone.name;
    if ('name' in record) return false;
    const isSameDay = gone.fixed !== null && textOf(gone.fixed) === textOf(record.fixed);
    return record.title === gone.title || (isSameDay && record.rank === gone.rank);
  };

/** What a generation records of its changes, and of those before it. */
import type { HitType } from '../../src/catalogue/catalogue.js';
import type { GenerationChanges, RecordChange } from '../../src/catalogue/changes.js';
import type { Country, Feast, Records, Saint } from '../../src/catalogue/records.js';
import {
  type ChangesDocument,
  changesPrefix,
  generationTime,
} from '../../src/elasticsearch/documents.js';
import type { Changes, KindChanges } from './changes.js';

/** How many generations are kept. */
const maxGenerations = 20;
/** How many changes of a generation are listed. */
const maxChanges = 2_000;

/** Fields that only search uses. */
const hidden = ['searchTerms', 'formerly', 'adjectives'];
/** Fields that answers name otherwise. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  commemorations: ['feastDays'],
  commemorationHymns: ['hymnography'],
  fixed: ['gregorian', 'julian'],
};

type AnyRecord = Saint | Feast | Country;
const nameOf = (record: AnyRecord) => ('title' in record ? record.title : record.name);
const keyOf = (record: AnyRecord) => ('key' in record ? record.key : record.slug);

function changesOf(
  type: HitType,
  { added, changed, lost, renamed }: KindChanges,
  before: readonly AnyRecord[],
  after: readonly AnyRecord[],
): RecordChange[] {
  const namesBefore = new Map(before.map((record) => [keyOf(record), nameOf(record)]));
  const names = new Map(after.map((record) => [keyOf(record), nameOf(record)]));
  const gone = [...lost.map(({ key }) => key), ...renamed.map(({ from }) => from)];
  const found: RecordChange[] = [
    ...added.map((slug) => ({
      ...{ type, slug, name: names.get(slug) ?? slug, change: 'added' as const, fields: [] },
    })),
    ...changed.flatMap(({ key: slug, fields }) => {
      const shown = fields
        .filter((field) => !hidden.includes(field))
        .flatMap((field) => shownAs[field] ?? [field]);
      const name = names.get(slug) ?? slug;
      return shown.length === 0
        ? []
        : [{ type, slug, name, change: 'changed' as const, fields: shown }];
    }),
    // A church that is lost is no record of its own.
    ...gone.flatMap((slug) => {
      const name = namesBefore.get(slug);
      return name === undefined
        ? []
        : [{ type, slug, name, change: 'removed' as const, fields: [] }];
    }),
  ];
  return found.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

interface Published {
  readonly name: string;
  /** The generation that it replaces, if any. */
  readonly replaces: string | undefined;
  /** Whether a newer one than that was served, and withdrawn: what it had is not in the changes. */
  readonly isAfterRollback: boolean;
  readonly changes: Changes;
  readonly before: Records;
  readonly after: Records;
}

/** The changes of a generation; the first of all has none, since everything is new in it. */
function changesIn(published: Published): GenerationChanges {
  const { name, replaces, isAfterRollback, changes, before, after } = published;
  const at = generationTime(name);
  if (replaces === undefined) return { generation: name, at, since: at, more: false, changes: [] };
  const all = [
    ...changesOf('saint', changes.saints, before.saints, after.saints),
    ...changesOf('feast', changes.feasts, before.feasts, after.feasts),
    ...changesOf('country', changes.countries, before.countries, after.countries),
  ];
  const since = generationTime(replaces);
  return {
    generation: name,
    at,
    since,
    more: isAfterRollback || all.length > maxChanges,
    changes: all,
  };
}

/** The documents of the changes: this generation's own, and those it carries on. */
export function changesDocuments(
  published: Published,
  earlier: readonly ChangesDocument[],
): ChangesDocument[] {
  const { changes, ...written } = changesIn(published);
  const own: ChangesDocument = {
    type: 'changes',
    slug: changesPrefix + written.generation,
    changed: changes.map(({ type, slug }) => `${type}/${slug}`),
    changes: { ...written, changes: changes.slice(0, maxChanges) },
  };
  const kept = earlier.toSorted((one, other) => (one.slug < other.slug ? 1 : -1));
  return [own, ...kept.slice(0, maxGenerations)];
}

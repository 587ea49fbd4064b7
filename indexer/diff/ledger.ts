/** What a generation records of its changes, and of those before it. */

import type { GenerationChanges, RecordChange } from '../../src/catalogue/changes.js';
import { by, compareText } from '../../src/catalogue/compare-text.js';
import type { HitType } from '../../src/catalogue/queries.js';
import type { Country, Feast, Records, Saint } from '../../src/catalogue/records.js';
import {
  type ChangesDocument,
  changesPrefix,
  generationTime,
} from '../../src/elasticsearch/documents.js';
import { type Changes, type KindChanges, keyOf } from './changes.js';

/** How many generations are kept. */
const maxGenerations = 20;
/** How many changes of a generation are listed. */
const maxChanges = 2_000;

/** Fields that only search uses. */
const hidden = ['searchTerms', 'formerly', 'adjectives'];
/** Fields with another name in answers. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  commemorations: ['feastDays'],
  commemorationHymns: ['hymnography'],
  fixed: ['gregorian', 'julian'],
};

type AnyRecord = Saint | Feast | Country;
const nameOf = (record: AnyRecord) => ('title' in record ? record.title : record.name);

/** The fields of an answer that differ, by those of the record. */
const answerFields = (fields: readonly string[]) =>
  fields.filter((field) => !hidden.includes(field)).flatMap((field) => shownAs[field] ?? [field]);

function changesOf(
  type: HitType,
  { added, changed, lost, renamed }: KindChanges,
  before: readonly AnyRecord[],
  after: readonly AnyRecord[],
): RecordChange[] {
  const names = new Map([...before, ...after].map((record) => [keyOf(record), nameOf(record)]));
  const shown = changed
    .map(({ key, fields }) => ({ key, fields: answerFields(fields) }))
    .filter(({ fields }) => fields.length > 0);
  const gone = [...lost.map(({ key }) => key), ...renamed.map(({ from }) => from)];
  const found = [
    ...added.map((slug) => ({ slug, change: 'added' as const, fields: [] })),
    ...shown.map(({ key: slug, fields }) => ({ slug, change: 'changed' as const, fields })),
    ...gone.map((slug) => ({ slug, change: 'removed' as const, fields: [] })),
  ];
  return found
    .flatMap(({ slug, ...rest }) => {
      const name = names.get(slug);
      // A lost church is not a record of its own.
      return name === undefined ? [] : [{ type, slug, name, ...rest }];
    })
    .sort(by(({ slug }) => slug));
}

interface Published {
  readonly name: string;
  /** The generation that it replaces, if any. */
  readonly replaces: string | undefined;
  /** Whether a newer generation was served and rolled back; its changes are not listed. */
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
  const kept = earlier.toSorted((one, other) => compareText(other.slug, one.slug));
  return [own, ...kept.slice(0, maxGenerations)];
}

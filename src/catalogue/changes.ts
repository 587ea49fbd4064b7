/** What changed in the records from one generation to the next; pure. */
import type { HitType } from './queries.js';

export const changeKinds = ['added', 'changed', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A record that a generation added, changed or removed. */
export interface RecordChange {
  readonly type: HitType;
  /** The key of a feast. */
  readonly slug: string;
  /** The title of a feast. */
  readonly name: string;
  readonly change: ChangeKind;
  /** Of a changed record, the fields of its answer that differ. */
  readonly fields: readonly string[];
}

/** The changes that came with one generation. */
export interface GenerationChanges {
  readonly generation: string;
  /** When it was built, in milliseconds since the epoch. */
  readonly at: number;
  /** The time of the generation that it replaced, since when these are all changes. */
  readonly since: number;
  /** Whether some changes are not listed: too many, or those of a generation rolled back. */
  readonly more: boolean;
  readonly changes: readonly RecordChange[];
}

/** The changes that are kept. */
export interface ChangeLedger {
  /** When the known changes begin, in milliseconds since the epoch. */
  readonly since: number;
  /** Newest first. */
  readonly generations: readonly GenerationChanges[];
}

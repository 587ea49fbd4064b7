/** The options of a rebuild, and how it reports its steps. */
import type { Client } from '@elastic/elasticsearch';
import type { Records } from '../src/catalogue/records.js';
import type { Vocabulary } from '../src/search/vocabulary.js';
import type { Changes } from './diff/changes.js';
import type { MappingFiles } from './indices/mappings.js';

/** What to publish, where and how. */
export interface RebuildOptions {
  /** A client without deadlines, since indexing may take long. */
  readonly client: Client;
  readonly prefix: string;
  readonly records: Records;
  /** Slugs and feast keys that may be removed. */
  readonly allowRemoval?: readonly string[];
  /** Whether the checkout lacks the commit in a note, so publishing might undo live content. */
  readonly isCommitMissing?: ((note: string) => Promise<boolean>) | undefined;
  readonly files: MappingFiles;
  readonly vocabulary: Vocabulary;
  readonly now: () => number;
  /** How many older generations to keep for rollbacks. */
  readonly keep: number;
  /** Builds even if the content is the same as the live generation's. */
  readonly force?: boolean;
  /** Builds only if no generation is live. */
  readonly ifEmpty?: boolean;
  /** How long an index may wait to be allocated to a node. */
  readonly allocationTimeoutMs?: number;
  /** Recorded in the generation, to show what is live. */
  readonly note?: string | undefined;
  /** Stops the rebuild at its next step, without changing what is live. */
  readonly signal?: AbortSignal;
  readonly report: RebuildReport;
}

export interface RebuildReport {
  /** A step has begun. */
  step(message: string): void;
  /** What will change compared to the live generation. */
  changes(changes: Changes): void;
  loaded(count: number, total: number): void;
}

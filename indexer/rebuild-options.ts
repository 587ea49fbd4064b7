/** What a rebuild is told, and whom it tells of its steps. */
import type { Client } from '@elastic/elasticsearch';
import type { Vocabulary } from '../src/catalogue/search/vocabulary.js';
import type { RecordSource } from '../src/fixtures/source.js';
import type { Changes } from './changes.js';
import type { Generation } from './generations.js';
import type { MappingFiles } from './mappings.js';

/** What would be published, and where. */
export interface Publication {
  /** A client without deadlines: indexing takes as long as it takes. */
  readonly client: Client;
  readonly prefix: string;
  readonly source: RecordSource;
  /** Slugs and feast keys that may vanish. */
  readonly allowRemoval?: readonly string[];
  /** Whether a checkout lacks the commit of this note, so that it must take nothing live back. */
  readonly lacks?: ((note: string) => Promise<boolean>) | undefined;
}

export interface RebuildOptions extends Publication {
  readonly files: MappingFiles;
  readonly vocabulary: Vocabulary;
  readonly now: () => number;
  /** How many older generations stay to go back to. */
  readonly keep: number;
  /** Builds even when the content is that of the live generation. */
  readonly force?: boolean;
  /** Builds only where no generation is live. */
  readonly ifEmpty?: boolean;
  /** How long an index may wait for a node that takes it. */
  readonly allocationTimeoutMs?: number;
  /** Recorded in the generation, for whoever asks what is live. */
  readonly note?: string | undefined;
  /** Ends the rebuild at its next step, with what was live still live. */
  readonly signal?: AbortSignal;
  readonly report?: RebuildReport;
}

export interface RebuildReport {
  /** A step has begun. */
  step(message: string): void;
  /** What is about to be published against what is live; `live` is undefined for the first. */
  changes(changes: Changes, live: Generation | undefined): void;
  loaded(count: number, total: number): void;
}

/** For those who want to hear nothing. */
export const silent: RebuildReport = { step: () => {}, changes: () => {}, loaded: () => {} };

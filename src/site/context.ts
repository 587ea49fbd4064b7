/** What the pages depend on. */
import type { Tiers } from '../access/limits/tiers.js';
import type { Operation } from '../api/operation.js';
import type { Api } from '../api/operations.js';
import type { RecordLists } from './records/lists.js';

/** A tool for assistants, in words. */
export interface ToolWords {
  readonly name: string;
  readonly description: string;
}

/** A feed, in words: `about` continues a sentence, so it starts in lower case. */
export interface FeedWords {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** A query that adds more to it. */
  readonly more?: { readonly query: string; readonly about: string };
}

export interface SiteContext {
  readonly api: Api;
  /** Every operation, for the reference. */
  readonly operations: readonly Operation[];
  /** For assistants. */
  readonly tools: readonly ToolWords[];
  readonly feeds: readonly FeedWords[];
  readonly tiers: Tiers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `https://host`, without a slash at the end; known once the service listens. */
  readonly origin: () => string;
  readonly lists: RecordLists;
}

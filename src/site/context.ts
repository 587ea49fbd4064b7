/** What the pages depend on. */

import type { Tiers } from '../access/limits/tiers.js';
import type { Operation } from '../api/operation.js';
import type { Api } from '../api/operations.js';
import type { FeedWords, ToolWords } from './discovery.js';
import type { RecordLists } from './records/lists.js';

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

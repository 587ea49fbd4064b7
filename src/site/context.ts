/** What the pages and their mounts depend on. */
import type { AddressLimit } from '../access/address-limit.js';
import type { LookUp } from '../access/gate.js';
import type { Tiers } from '../access/limits/tiers.js';
import type { Operation } from '../api/operation.js';
import type { Api } from '../api/operations.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { FeedRow } from '../feeds/feed.js';
import type { AnswerCache } from '../http/answers/answer-cache.js';
import type { RecordLists } from './records/lists.js';

export interface SiteContext {
  readonly api: Api;
  /** Every operation, for the reference. */
  readonly operations: readonly Operation[];
  /** For assistants. */
  readonly tools: readonly { readonly name: string; readonly description: string }[];
  readonly feeds: readonly Pick<FeedRow, 'path' | 'name' | 'about' | 'more' | 'parameters'>[];
  readonly tiers: Tiers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `https://host`, without a slash at the end; known once the service listens. */
  readonly origin: () => string;
  readonly lists: RecordLists;
  /** The time of its generation is given as that of every page. */
  readonly catalogue: Pick<
    Catalogue,
    'generation' | 'churches' | 'country' | 'listedFeasts' | 'saintsOf' | 'saints' | 'westernName'
  >;
  readonly addressLimit: AddressLimit;
  /** Suggestions are counted apart from pages. */
  readonly suggestionsLimit: AddressLimit;
  readonly lookUp: LookUp;
  readonly assetsDirectory: string;
  /** The text of `CHANGELOG.md`. */
  readonly changelog: () => string;
  /** The client, packed for npm; undefined where it has not been. */
  readonly clientPackage: () => Buffer | undefined;
  /** Where the operator gives out keys. */
  readonly keyUrl: string | undefined;
  /** Where readers report mistakes. */
  readonly reportUrl: string | undefined;
  /** A separate cache: pages are larger than answers, and would evict them. */
  readonly answers: AnswerCache;
}

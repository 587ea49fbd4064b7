/** A feed as data: its path, its parameters and how its text is written. */
import type { Static, TObject } from 'typebox';
import type { Api } from '../api/operations.js';
import type { Catalogue } from '../catalogue/catalogue.js';

export interface FeedContext {
  readonly api: Pick<Api, 'getFasts' | 'getGreatFeasts' | 'listChanges' | 'listDays'>;
  /** The generation served: its time is the timestamp of every event. */
  readonly catalogue: Pick<Catalogue, 'country' | 'generation' | 'saint' | 'saints'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `https://host`, without a slash at the end; known once the service listens. */
  readonly origin: () => string;
}

/** Feeds need no key: subscribing programs send no headers, and a key in a URL soon leaks. */
export interface FeedRow<Parameters extends TObject = TObject> {
  readonly path: string;
  readonly name: string;
  /** A description that can follow a colon. */
  readonly about: string;
  /** A query that adds more to the feed, and what it adds. */
  readonly more?: { readonly query: string; readonly about: string };
  readonly type: string;
  /** False for a feed of one record, which no list of feeds has. */
  readonly isListed?: boolean;
  readonly parameters: Parameters;
  /** The part of the current time it depends on: when that changes, the feed is written again. */
  readonly dependsOn: () => string;
  /**
   * The text; `query` is the feed's own, with its `?`, for links back to it. A method rather than a
   * property, so that feeds of any parameters fit one list.
   */
  write(values: Static<Parameters>, query: string): Promise<string>;
}

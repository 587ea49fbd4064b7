/** A feed as data: its path, its parameters, and the text that it is. */
import type { Static, TObject } from 'typebox';
import type { Api } from '../api/operations.js';
import type { Catalogue } from '../catalogue/catalogue.js';

export interface FeedContext {
  readonly api: Pick<Api, 'getFasts' | 'getGreatFeasts' | 'listDays'>;
  /** What is served: its time is told as that of every event. */
  readonly catalogue: Pick<Catalogue, 'generation'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `https://host`, without a slash at the end; known once the service listens. */
  readonly origin: () => string;
}

/** Feeds need no key: programs that subscribe send no headers, and a key in a URL is soon known. */
export interface FeedRow<Parameters extends TObject = TObject> {
  readonly path: string;
  readonly name: string;
  /** For people and for machines, after a colon. */
  readonly about: string;
  /** A query by which it holds more, and what it holds then. */
  readonly more?: { readonly query: string; readonly about: string };
  readonly type: string;
  readonly parameters: Parameters;
  /** What of the clock it depends on: it is written anew when that changes. */
  readonly dependsOn: () => string;
  /** A method rather than a property, so that feeds of any parameters fit one list. */
  write(values: Static<Parameters>): Promise<string>;
}

/** Infers the types of `write` from the schema. */
export const feedRow = <Parameters extends TObject>(
  row: FeedRow<Parameters>,
): FeedRow<Parameters> => row;

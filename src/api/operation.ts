/** An endpoint as data: routing, validation and the OpenAPI document all read this. */
import type { Static, TObject, TSchema } from 'typebox';

/** How long caches keep an answer, in seconds. */
export interface CacheLifetime {
  readonly sMaxAge: number;
  readonly staleWhileRevalidate: number;
}

export interface OperationDefinition<Parameters extends TObject, Answer extends TSchema> {
  /** A short verb and noun, the name under which agents call it. */
  readonly operationId: string;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly tag: 'Calendar' | 'Saints' | 'Countries' | 'Search' | 'Service';
  readonly summary: string;
  /** When to use it; at most 300 characters, since agents cut longer ones. */
  readonly description: string;
  readonly access: 'key' | 'public';
  readonly cache: CacheLifetime;
  readonly parameters: Parameters;
  readonly answer: Answer;
  /** Whether the operation looks a record up by slug, and so can answer 404. */
  readonly findsRecord?: boolean;
  /** What the answer depends on beside the request, such as the date of today. */
  readonly dependsOn?: () => string;
  readonly handle: (parameters: Static<Parameters>) => Promise<Static<Answer>>;
}

/** An operation whose parameters are checked by its own schema before `handle` sees them. */
export type Operation = Omit<OperationDefinition<TObject, TSchema>, 'handle'> & {
  readonly handle: (parameters: never) => Promise<unknown>;
};

/** Ties the types of `handle` to the schemas, then forgets them. */
export const operation = <Parameters extends TObject, Answer extends TSchema>(
  definition: OperationDefinition<Parameters, Answer>,
): Operation => definition;

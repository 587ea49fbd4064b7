/** An endpoint as data: routing, validation and the OpenAPI document all read this. */
import type { Static, TObject, TSchema } from 'typebox';
import type { Allowances } from '../limits/limiter.js';
import type { ParameterMistake } from './problem.js';

/** How long caches keep an answer, in seconds. */
export interface CacheLifetime {
  readonly sMaxAge: number;
  readonly staleWhileRevalidate: number;
}

/** Where the caller stands. */
export interface Standing extends Allowances {
  readonly tier: string;
  readonly attribution: boolean;
}

/**
 * An operation whose parameters are checked by its own schema before `handle` sees them. Without
 * arguments it is any operation, whatever its schemas.
 */
export interface Operation<Parameters extends TObject = TObject, Answer extends TSchema = TSchema> {
  /** A short verb and noun, the name under which agents call it. */
  readonly operationId: string;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly tag: 'Calendar' | 'Feasts' | 'Saints' | 'Countries' | 'Search' | 'Service';
  readonly summary: string;
  /** When to use it; at most 300 characters, since agents cut longer ones. */
  readonly description: string;
  readonly access: 'key' | 'public';
  readonly cache: CacheLifetime;
  readonly parameters: Parameters;
  readonly answer: Answer;
  /** What is wrong between parameters; told beside those that are wrong by themselves, which it is not given. */
  mistakesBetween?(parameters: Partial<Static<Parameters>>): ParameterMistake[];
  /**
   * False for what counts nothing and concerns the caller alone: nobody keeps the answer, and
   * `handle` is told where the caller stands.
   */
  readonly metered?: false;
  /** Whether the operation looks a record up by slug, and so can answer 404. */
  readonly findsRecord?: boolean;
  /** What a look-up asks of the engines: under load, heavy ones are refused first. Light if unset. */
  readonly cost?: 'light' | 'heavy';
  /** What the answer depends on beside the request, such as the date of today. */
  readonly dependsOn?: () => string;
  /** A method rather than a property, so that operations of any parameters fit one list. */
  handle(parameters: Static<Parameters>, standing?: Standing): Promise<Static<Answer>>;
}

/** Infers the types of `handle` from the schemas. */
export const operation = <Parameters extends TObject, Answer extends TSchema>(
  definition: Operation<Parameters, Answer>,
): Operation<Parameters, Answer> => definition;

/** The names of a path's parameters, in the order of the path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

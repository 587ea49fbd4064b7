/** Parameters and answers by path, derived from the generated `schema.d.ts`. */
import type { components, paths } from './schema.js';

/** The records of the API by name: `Schemas['Day']`, `Schemas['SaintSummary']`. */
export type Schemas = components['schemas'];

/** A path as written in the OpenAPI document, such as `/v1/saints/{slug}`. */
export type Path = keyof paths;

/** The path and query parameters of an operation, in one object. */
export type ParametersOf<P extends Path> = Merged<
  Given<paths[P]['get']['parameters']['path']> & Given<paths[P]['get']['parameters']['query']>
>;

/** The answer of a path. */
export type AnswerOf<P extends Path> =
  paths[P]['get']['responses'][200]['content']['application/json'];

/** A path that returns a list in pages. */
export type ListPath = {
  [P in Path]: AnswerOf<P> extends { nextCursor: string | null } ? P : never;
}[Path];

/** An item of a list. */
export type ItemOf<P extends ListPath> = AnswerOf<P>['data'][number];

export interface RequestOptions {
  /** Cancels the request: `AbortSignal.timeout(5_000)`, or the signal of an `AbortController`. */
  readonly signal?: AbortSignal;
}

/** The arguments after the path; parameters are optional if the operation requires none. */
export type Arguments<P extends Path> =
  Record<string, never> extends ParametersOf<P>
    ? [parameters?: ParametersOf<P>, options?: RequestOptions]
    : [parameters: ParametersOf<P>, options?: RequestOptions];

/** openapi-typescript gives `never` for a place (path, query) without parameters. */
type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;

type Merged<T> = keyof T extends never ? Record<string, never> : { [K in keyof T]: T[K] };

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

/** Every answer of a path: of some lists, one of its pages, or the records that are named. */
type AnyAnswerOf<P extends Path> = paths[P]['get']['responses'][200]['content']['application/json'];

/** An answer of records that were named. */
interface Named {
  readonly missing: readonly string[];
}

/** The whole answer of a path. */
export type AnswerOf<P extends Path> = Exclude<AnyAnswerOf<P>, Named>;

/** The answer of a list whose records were named, such as `slug: 'anna,cosmas'`. */
export type NamedAnswerOf<P extends Path> = Extract<AnyAnswerOf<P>, Named>;

/** A list whose records may be named. */
export type NamingPath = { [P in Path]: NamedAnswerOf<P> extends never ? never : P }[Path];

/** How records are named: saints by `slug`, feasts by `key`. */
export type Naming = { readonly slug: string } | { readonly key: string };

/** A record with only these fields, `name,slug`; any of them where they are not known before. */
export type Fields<R, F extends string> = R extends unknown
  ? string extends F
    ? Partial<R>
    : Pick<R, Extract<keyof R, NamesIn<F>>>
  : never;

type NamesIn<F extends string> = F extends `${infer Name},${infer Others}`
  ? Name | NamesIn<Others>
  : F;

/** An answer with only these fields, which in a list are those of its items. */
export type WithFields<A, F extends string> = A extends {
  data: (infer Item)[];
  nextCursor: unknown;
}
  ? Omit<A, 'data'> & { data: Fields<Item, F>[] }
  : Fields<A, F>;

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

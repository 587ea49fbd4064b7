/** An endpoint as data: routing, validation and the OpenAPI document all read this. */
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { QuotaStatus } from '../access/admit.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { CacheLifetime } from '../http/answers/answer.js';
import type { ParameterMistake } from '../http/problem.js';

/** What operations answer from. */
export interface OperationsContext {
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The operator's address for reports of mistakes. */
  readonly reportUrl?: string | undefined;
  /** Called with the key of each feast of the calendar that is missing from the catalogue. */
  readonly onMissingFeast?: (key: string) => void;
}

/**
 * An operation; its parameters are checked against its schema before `handle` sees them. Without
 * type arguments, any operation.
 */
export interface Operation<Parameters extends TObject = TObject, Answer extends TSchema = TSchema> {
  /** A short verb and noun; agents call the operation by this name. */
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
  /** Which of the schemas in `answer` these parameters are answered by, where it has several. */
  answerTo?(parameters: Readonly<Record<string, unknown>>): TSchema;
  /** Errors between parameters; it is given those that are valid by themselves. */
  crossFieldErrors?(parameters: Partial<Static<Parameters>>): ParameterMistake[];
  /**
   * False if a request counts nothing and its answer is for this caller only: it is never cached,
   * and `handle` receives the caller's quota status.
   */
  readonly metered?: false;
  /** When the record of the answer last changed, in milliseconds since the epoch. */
  lastModified?(parameters: Static<Parameters>): Promise<number>;
  /** What the answer depends on besides the request, such as today's date. */
  readonly dependsOn?: () => string;
  /** A method rather than a property, so that operations of any parameters fit one list. */
  handle(
    parameters: Static<Parameters>,
    quotaStatus?: QuotaStatus,
  ): Promise<Static<Answer> & object>;
}

/** What most operations have, and need not say. */
type Usual = Pick<Operation, 'access' | 'cache'>;
const usual: Usual = { access: 'key', cache: { sMaxAge: 600, staleWhileRevalidate: 120 } };

/** Infers the types of `handle` from the schemas. */
export const operation = <Parameters extends TObject, Answer extends TSchema>(
  definition: Omit<Operation<Parameters, Answer>, keyof Usual> & Partial<Usual>,
): Operation<Parameters, Answer> => ({ ...usual, ...definition });

/** The names of the parameters that a caller must send: the parser fills in defaults. */
export const requiredParameters = ({ properties }: TObject): string[] =>
  Object.entries(properties)
    .filter(([, schema]) => !Type.IsOptional(schema) && !('default' in schema))
    .map(([name]) => name);

/** The names of a path's parameters, in the order of the path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The slugs in a path, which name a record, unlike its dates and years. */
export const slugsIn = ({
  path,
  parameters: { properties },
}: Pick<Operation, 'path' | 'parameters'>): { index: number; schema: TSchema }[] =>
  pathParameters(path).flatMap((name, index) => {
    const schema = properties[name] as TSchema;
    return 'pattern' in schema ? [{ index, schema }] : [];
  });

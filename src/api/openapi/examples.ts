/** One real request and its answer for each operation, as the document shows them. */
import recorded from './examples.json' with { type: 'json' };

export interface OperationExample {
  /** Path and query of the request. */
  readonly request: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly answer: unknown;
}

/** By operation id; recorded from the service itself (`test/http/openapi.test.ts` keeps them so). */
export const examples: Readonly<Record<string, OperationExample | undefined>> = recorded;

/** A real request and its answer for each operation, for the OpenAPI document. */
import recorded from './examples.json' with { type: 'json' };

interface OperationExample {
  /** Path and query of the request. */
  readonly request: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly answer: unknown;
}

/** By operation id; recorded from the service, and checked by `test/http/openapi.test.ts`. */
export const examples: Readonly<Record<string, OperationExample | undefined>> = recorded;

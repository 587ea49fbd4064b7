/** A tool as data: what assistants are told of it, what it takes, what it answers. */
import type { Static, TObject } from 'typebox';
import type { Api } from '../api/operations.js';

export interface ToolContext {
  readonly api: Api;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * A tool calls operations of the API and answers less of them: what an assistant needs, since every
 * character of it is read by a model. Without arguments it is any tool, whatever its schemas.
 */
export interface Tool<Input extends TObject = TObject, Output extends TObject = TObject> {
  readonly name: string;
  readonly title: string;
  /** When to use it; at most 300 characters. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Takes checked values. A method rather than a property, so that any tools fit one list. */
  call(values: Static<Input>): Promise<Static<Output>>;
}

/** Infers the types of `call` from the schemas. */
export const tool = <Input extends TObject, Output extends TObject>(
  definition: Tool<Input, Output>,
): Tool<Input, Output> => definition;

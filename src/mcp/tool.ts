/** A tool as data: its description for assistants, its input and its output. */
import { type Static, type TObject, Type } from 'typebox';
import type { QuotaStatus } from '../access/admit.js';
import type { Api } from '../api/operations.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { uses } from '../catalogue/commemorations.js';

export interface ToolContext {
  readonly api: Api;
  readonly catalogue: Pick<Catalogue, 'churches'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * A tool calls operations of the API and returns only what an assistant needs, since a model reads
 * every character. Without type arguments this is any tool, whatever its schemas.
 */
export interface Tool<Input extends TObject = TObject, Output extends TObject = TObject> {
  readonly name: string;
  readonly title: string;
  /** When to use it; at most 300 characters. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** False if a call counts nothing; it then receives the caller's quota status. */
  readonly metered?: false;
  /** Takes checked values. A method rather than a property, so that all tools fit one list. */
  call(values: Static<Input>, quotaStatus?: QuotaStatus): Promise<Static<Output>>;
}

/** Infers the types of `call` from the schemas. */
export const tool = <Input extends TObject, Output extends TObject>(
  definition: Tool<Input, Output>,
) => definition;

/** Without the description, of which each tool would have a copy. */
export const ToolUse = Type.Enum([...uses], { default: 'all' });

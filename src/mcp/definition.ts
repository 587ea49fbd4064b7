/** A tool as `tools/list` describes it. */
import type { TObject, TSchema } from 'typebox';
import { requiredParameters } from '../api/operation.js';
import type { Tool } from './tool.js';

export const definitionOf = ({ name, title, description, input, output }: Tool) => ({
  name,
  title,
  description,
  inputSchema: inputSchemaOf(input),
  outputSchema: { ...outlineOf(output as TSchema as Json), type: 'object' as const },
  annotations: { readOnlyHint: true },
});

type Json = Readonly<Record<string, unknown>>;
type ObjectSchema = Json & { readonly type: 'object' };

const mapped = (schemas: Readonly<Record<string, TSchema>>, change: (schema: Json) => Json) =>
  Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, change(each as Json)]));

function inputSchemaOf(input: TObject): ObjectSchema {
  const required = requiredParameters(input);
  return {
    type: 'object',
    properties: mapped(input.properties, portable),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** Our own formats mean nothing to a client: a civil date becomes a date. */
function portable({ format, ...rest }: Json): Json {
  const isText = rest.enum !== undefined && rest.type === undefined;
  return {
    ...(isText ? { type: 'string' } : {}),
    ...rest,
    ...(format === 'civil-date' ? { format: 'date' } : {}),
  };
}

/** The shape of an answer without descriptions: clients validate with it, models do not see it. */
function outlineOf(schema: Json): Json {
  const { type, properties, required, items, anyOf } = schema;
  if (anyOf !== undefined) return unionOf((anyOf as Json[]).map(outlineOf));
  if (type === 'array') return { type, items: outlineOf(items as Json) };
  if (type === 'object') {
    return { type, properties: mapped(properties as Record<string, TSchema>, outlineOf), required };
  }
  return { type: type ?? 'string' };
}

/** All unions here are nullable types, which a list of types says in fewer words. */
const unionOf = (parts: readonly Json[]): Json => ({
  ...Object.assign({}, ...parts),
  type: parts.map(({ type }) => type),
});

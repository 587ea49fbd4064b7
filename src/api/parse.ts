/** Query string and path segments → checked values, or a problem with every mistake of them. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TObject, TSchema } from 'typebox';
import { parseDate } from '../calendar/reckoning.js';
import { isCursorText } from './cursor.js';
import { type Operation, pathParameters } from './operation.js';
import { type ParameterMistake, parameterProblem } from './problem.js';

/** Raw values by name, as they stand in the path or, decoded, in the query. */
type RawValues = ReadonlyMap<string, string>;

/** Starting is what counts here: a test checks the schemas themselves (`meta`, `validateSchema`). */
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  useDefaults: true,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
ajv.addFormat('civil-date', (text: string) => parseDate(text) !== undefined);
ajv.addFormat('cursor', isCursorText);

/** Gives the checked values, defaults filled in; throws a problem that lists every mistake. */
export type ParameterParser = (path: RawValues, querystring: string) => Record<string, unknown>;

/** What is wrong between values that are each right by the schema. */
type MistakesBetween = (values: Readonly<Record<string, unknown>>) => readonly ParameterMistake[];

/** A parser for the parameters of one operation; `schema` holds those of path and query. */
export function createParser(schema: TObject, mistakesBetween?: MistakesBetween): ParameterParser {
  const check = createCheck(schema, mistakesBetween);
  return (path, querystring) => {
    const isOfQuery = (name: string) => Object.hasOwn(schema.properties, name) && !path.has(name);
    const { values: query, invalid, unknown } = splitQuery(querystring, isOfQuery);
    const values: Record<string, unknown> = {};
    for (const [name, raw] of [...path, ...query]) {
      values[name] = valueFrom(raw, schema.properties[name] as TSchema);
    }
    return check(values, invalid, unknown);
  };
}

/**
 * Checks values that have their types already, such as the arguments of a tool, by the schema and
 * in the words that a query is checked by. Gives them with defaults filled in.
 */
export function createValueCheck(
  schema: TObject,
): (values: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const check = createCheck(schema);
  return (values) => {
    const names = Object.keys(values);
    const unknown = names.filter((name) => !Object.hasOwn(schema.properties, name));
    const known = names
      .filter((name) => Object.hasOwn(schema.properties, name))
      .map((name) => [name, trimmed(values[name], schema.properties[name] as TSchema)]);
    const told = unknown.slice(0, mostUnknownTold).map((name) => [name, notAParameter] as const);
    return check(Object.fromEntries(known), [], mistakesOf(new Map(told)));
  };
}

/** Arguments come in a body, which has room for thousands. */
const mostUnknownTold = 10;

const notAParameter = 'is not a parameter of this endpoint';

/** The values if they keep the schema, and nothing was wrong before; else one problem for all. */
function createCheck(schema: TObject, mistakesBetween?: MistakesBetween) {
  const validate = ajv.compile(schema);
  return (
    values: Record<string, unknown>,
    invalid: ParameterMistake[],
    unknown: readonly ParameterMistake[],
  ): Record<string, unknown> => {
    const failed = failedParameters(validate, values);
    for (const name of failed) {
      if (invalid.some(({ parameter }) => parameter === name)) continue;
      const property = schema.properties[name] as TSchema;
      const detail = Object.hasOwn(values, name) ? expectation(property) : 'is required';
      invalid.push({ parameter: name, detail });
    }
    if (mistakesBetween !== undefined) {
      const right = Object.entries(values).filter(([name]) => !failed.has(name));
      invalid.push(...mistakesBetween(Object.fromEntries(right)));
    }
    if (invalid.length + unknown.length === 0) return values;
    const isCursorAlone = failed.has('cursor') && invalid.length + unknown.length === 1;
    if (isCursorAlone) throw parameterProblem('invalid-cursor', invalid);
    const code = invalid.length === 0 ? 'unknown-parameter' : 'invalid-parameter';
    throw parameterProblem(code, [...invalid, ...unknown]);
  };
}

/**
 * Tells whether the segments of a path, in its order, can name anything: one that should be a slug
 * and is none cannot, while a date or year that is none is a mistake to be told.
 */
export function createPathCheck({
  path,
  parameters: { properties },
}: Pick<Operation, 'path' | 'parameters'>): (segments: readonly string[]) => boolean {
  const slugs = pathParameters(path).flatMap((name, index) => {
    const { pattern, maxLength = 0 } = properties[name] as Expected;
    return pattern === undefined ? [] : [{ index, maxLength, shape: new RegExp(pattern) }];
  });
  return (segments) =>
    slugs.every(({ index, maxLength, shape }) => {
      const segment = segments[index] ?? '';
      return segment.length <= maxLength && shape.test(segment);
    });
}

/** Names of the parameters that break the schema, in the schema's order. */
function failedParameters(validate: ValidateFunction, values: Record<string, unknown>) {
  if (validate(values)) return new Set<string>();
  return new Set(
    (validate.errors ?? []).map(({ instancePath, params }) =>
      instancePath === '' ? String(params.missingProperty) : (instancePath.split('/')[1] ?? ''),
    ),
  );
}

const canonicalInteger = /^(?:0|-?[1-9]\d{0,14})$/;

function valueFrom(raw: string, property: TSchema): unknown {
  if (hasType(property, 'integer')) return canonicalInteger.test(raw) ? Number(raw) : raw;
  return trimmed(raw, property);
}

const trimmed = (value: unknown, property: TSchema): unknown =>
  typeof value === 'string' && 'minLength' in property ? value.trim() : value;

const hasType = (schema: TSchema, type: string) => 'type' in schema && schema.type === type;

/** The keywords that say what is expected of a value. */
interface Expected {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
}

/** What a parameter's value must be, in words, from its schema. */
function expectation(schema: TSchema): string {
  const { minimum, maximum, minLength, maxLength, format, enum: choices } = schema as Expected;
  if (choices) return `must be one of ${choices.join(', ')}`;
  if (hasType(schema, 'integer')) {
    return `must be an integer between ${minimum} and ${maximum}`;
  }
  if (format === 'civil-date') {
    return 'must be a date that exists, YYYY-MM-DD, from 1583-01-01 to 9999-12-31';
  }
  if (format === 'cursor') return 'must be the nextCursor of a page of this list';
  if (minLength !== undefined) return `must be ${minLength} to ${maxLength} characters long`;
  return `must be a slug: lower-case words joined by hyphens, at most ${maxLength} characters`;
}

/** Pairs of the query, and what is wrong with them; each name is told of once. */
function splitQuery(querystring: string, isParameter: (name: string) => boolean) {
  const values = new Map<string, string>();
  const invalid = new Map<string, string>();
  const unknown = new Map<string, string>();
  for (const pair of querystring === '' ? [] : querystring.split('&')) {
    const at = pair.indexOf('=');
    const rawName = at === -1 ? pair : pair.slice(0, at);
    const name = decode(rawName);
    const value = at === -1 ? '' : decode(pair.slice(at + 1));
    if (name === undefined) {
      invalid.set(rawName, 'is no percent-encoded UTF-8');
    } else if (!isParameter(name)) {
      unknown.set(name, notAParameter);
    } else if (value === undefined) {
      invalid.set(name, 'must be percent-encoded UTF-8');
    } else if (values.has(name) || invalid.has(name)) {
      invalid.set(name, 'must not be repeated');
    } else if (value === '') {
      invalid.set(name, 'must not be empty');
    } else {
      values.set(name, value);
    }
  }
  for (const name of invalid.keys()) values.delete(name);
  return { values, invalid: mistakesOf(invalid), unknown: mistakesOf(unknown) };
}

const mistakesOf = (details: ReadonlyMap<string, string>): ParameterMistake[] =>
  [...details].map(([parameter, detail]) => ({ parameter, detail }));

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

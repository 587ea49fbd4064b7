/** Query string and path segments → checked values, or a problem that lists every mistake. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TObject, TSchema } from 'typebox';
import { parseDate } from '../calendar/reckoning.js';
import { type ParameterMistake, parameterProblem } from '../http/problem.js';
import { isCursorText } from './cursor.js';
import { type Operation, pathParameters } from './operation.js';
import { givenNamePattern } from './schemas/parameters.js';

/** Raw values by name: from the path as they are, from the query decoded. */
type RawValues = ReadonlyMap<string, string>;

/** Set up for a quick start: a test validates the schemas instead (`meta`, `validateSchema`). */
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
ajv.addFormat('given-name', new RegExp(givenNamePattern));

/** Returns the checked values with defaults filled in; throws a problem listing every mistake. */
export type ParameterParser = (path: RawValues, querystring: string) => Record<string, unknown>;

/** Checks values against each other, once each is right by itself. */
type CrossFieldErrors = (values: Readonly<Record<string, unknown>>) => readonly ParameterMistake[];

/** A parser for the parameters of one operation; `schema` has those of its path and its query. */
export function createParser(
  schema: TObject,
  crossFieldErrors?: CrossFieldErrors,
): ParameterParser {
  const check = createCheck(schema, crossFieldErrors);
  return (path, querystring) => {
    const isOfQuery = (name: string) => Object.hasOwn(schema.properties, name) && !path.has(name);
    const { values: query, invalid, unknown } = splitQuery(querystring, isOfQuery);
    const mistaken = unknownMistakes(unknown, () =>
      Object.keys(schema.properties).filter(isOfQuery),
    );
    const values: Record<string, unknown> = {};
    for (const [name, raw] of [...path, ...query]) {
      values[name] = valueFrom(raw, schema.properties[name] as TSchema);
    }
    return check(values, invalid, mistaken);
  };
}

/**
 * Checks values that already have types, such as the arguments of a tool, with the same rules and
 * messages as a query. Returns them with defaults filled in.
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
    const listed = unknownMistakes(unknown.slice(0, maxUnknownListed), () =>
      Object.keys(schema.properties),
    );
    return check(Object.fromEntries(known), [], listed);
  };
}

/** A request body has room for thousands of unknown arguments; the problem lists only the first. */
const maxUnknownListed = 10;

/** The last one tells which parameters there are, so that a problem says it once. */
function unknownMistakes(
  unknown: readonly string[],
  parameters: () => readonly string[],
): ParameterMistake[] {
  return unknown.map((parameter, index) => {
    const detail = 'is not a parameter of this endpoint';
    if (index < unknown.length - 1) return { parameter, detail };
    return { parameter, detail: `${detail}, which takes ${parameters().join(', ') || 'none'}` };
  });
}

/** Returns the values if they match the schema and no mistake was found before; else throws. */
function createCheck(schema: TObject, crossFieldErrors?: CrossFieldErrors) {
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
    if (crossFieldErrors !== undefined) {
      const right = Object.entries(values).filter(([name]) => !failed.has(name));
      invalid.push(...crossFieldErrors(Object.fromEntries(right)));
    }
    if (invalid.length + unknown.length === 0) return values;
    const isOnlyCursor = failed.has('cursor') && invalid.length + unknown.length === 1;
    if (isOnlyCursor) throw parameterProblem('invalid-cursor', invalid);
    const code = invalid.length === 0 ? 'unknown-parameter' : 'invalid-parameter';
    throw parameterProblem(code, [...invalid, ...unknown]);
  };
}

/**
 * Whether the path's segments, in order, could name a record. A malformed slug cannot, so the path
 * is not found; a malformed date or year is an invalid parameter instead.
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

/** The schema keywords that describe a valid value. */
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
  if (format === 'given-name') {
    return `must be one given name, such as Mary, of at most ${maxLength} characters`;
  }
  if (minLength !== undefined) return `must be ${minLength} to ${maxLength} characters long`;
  return `must be a slug: lower-case words joined by hyphens, at most ${maxLength} characters`;
}

/** The parameters of the query, and its mistakes, at most one for each name. */
function splitQuery(querystring: string, isParameter: (name: string) => boolean) {
  const values = new Map<string, string>();
  const invalid = new Map<string, string>();
  const unknown = new Set<string>();
  for (const pair of querystring === '' ? [] : querystring.split('&')) {
    const at = pair.indexOf('=');
    const rawName = at === -1 ? pair : pair.slice(0, at);
    const name = decode(rawName);
    const value = at === -1 ? '' : decode(pair.slice(at + 1));
    if (name === undefined) {
      invalid.set(rawName, 'is not percent-encoded UTF-8');
    } else if (!isParameter(name)) {
      unknown.add(name);
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
  return { values, invalid: mistakesOf(invalid), unknown: [...unknown] };
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

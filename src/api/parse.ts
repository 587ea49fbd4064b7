/** Query string and path segments → checked values, or a problem that lists every mistake. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import {
  type TNumberOptions,
  type TObject,
  type TSchema,
  type TStringOptions,
  Type,
} from 'typebox';
import { type ParameterMistake, parameterProblem } from '../http/problem.js';
import { formats } from './formats.js';
import { namingParameter } from './named-records.js';
import { type Operation, slugsIn } from './operation.js';

/** Set up for a quick start: a test validates the schemas instead (`meta`, `validateSchema`). */
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  useDefaults: true,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
});
for (const [name, { matches }] of Object.entries(formats)) ajv.addFormat(name, matches);

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the checked values with defaults filled in; throws a problem listing every mistake. The
 * values of the path are given as they are in it.
 */
export type ParameterParser = (path: ReadonlyMap<string, string>, querystring: string) => Values;

/** A parser for the parameters of one operation; `schema` has those of its path and its query. */
export function createParser(
  schema: TObject,
  crossFieldErrors?: Operation['crossFieldErrors'],
): ParameterParser {
  const check = createCheck(schema, crossFieldErrors);
  const names = Object.keys(schema.properties);
  return (path, querystring) => {
    const ofQuery = names.filter((name) => !path.has(name));
    const { values: query, invalid, unknown } = splitQuery(querystring, ofQuery);
    const values: Record<string, unknown> = {};
    for (const [name, raw] of [...path, ...query]) {
      values[name] = valueFrom(raw, schema.properties[name] as TSchema);
    }
    return check(values, invalid, unknownMistakes(unknown, ofQuery));
  };
}

/**
 * Checks values that already have types, such as the arguments of a tool, with the same rules and
 * messages as a query. Returns them with defaults filled in.
 */
export function createValueCheck(schema: TObject): (values: Values) => Values {
  const check = createCheck(schema);
  const names = Object.keys(schema.properties);
  return (values) => {
    const unknown = Object.keys(values).filter((name) => !names.includes(name));
    const known = names
      .filter((name) => Object.hasOwn(values, name))
      .map((name) => [name, trimmed(values[name], schema.properties[name] as TSchema)]);
    const listed = unknownMistakes(unknown.slice(0, maxUnknownListed), names);
    return check(Object.fromEntries(known), new Map(), listed);
  };
}

/** A request body has room for thousands of unknown arguments; the problem lists only the first. */
const maxUnknownListed = 10;

/** Only the last mistake lists the known parameters. */
function unknownMistakes(
  unknown: readonly string[],
  parameters: readonly string[],
): ParameterMistake[] {
  return unknown.map((parameter, index) => {
    const detail = 'is not a parameter of this endpoint';
    if (index < unknown.length - 1) return { parameter, detail };
    return { parameter, detail: `${detail}, which takes ${parameters.join(', ') || 'none'}` };
  });
}

/** What a church decides. */
const ofChurch = ['calendar', 'use'];

/** The parameters that another one excludes; to be called before defaults are filled in. */
function misplaced(values: Values, schema: TObject): (readonly [name: string, detail: string])[] {
  const others = Object.keys(values);
  const naming = namingParameter(schema) ?? '';
  if (Object.hasOwn(values, naming)) {
    const detail = `cannot be combined with ${naming}, which names the records`;
    return others.flatMap((name) =>
      name === naming || name === 'fields' ? [] : [[name, detail] as const],
    );
  }
  if (!Object.hasOwn(values, 'church')) return [];
  const detail = 'cannot be combined with church, which decides it';
  return ofChurch.filter((name) => others.includes(name)).map((name) => [name, detail] as const);
}

/** Returns the values if they match the schema and no mistake was found before; else throws. */
function createCheck(schema: TObject, crossFieldErrors: Operation['crossFieldErrors'] = () => []) {
  const validate = ajv.compile(schema);
  return (
    values: Values,
    invalid: Map<string, string>,
    unknown: readonly ParameterMistake[],
  ): Values => {
    for (const [name, detail] of misplaced(values, schema)) invalid.set(name, detail);
    const isRight = validate(values) && crossFieldErrors(values).length === 0;
    if (isRight && invalid.size === 0 && unknown.length === 0) return values;
    const failed = new Set((validate.errors ?? []).map(parameterOf));
    for (const name of failed) {
      if (invalid.has(name)) continue;
      const property = schema.properties[name] as TSchema;
      invalid.set(name, Object.hasOwn(values, name) ? expectation(property) : 'is required');
    }
    const right = Object.entries(values).filter(([name]) => !failed.has(name));
    const mistakes = [
      ...[...invalid].map(([parameter, detail]) => ({ parameter, detail })),
      ...crossFieldErrors(Object.fromEntries(right)),
      ...unknown,
    ];
    if (failed.has('cursor') && mistakes.length === 1) {
      throw parameterProblem('invalid-cursor', mistakes);
    }
    const isUnknownOnly = mistakes.length === unknown.length;
    throw parameterProblem(isUnknownOnly ? 'unknown-parameter' : 'invalid-parameter', mistakes);
  };
}

/**
 * Whether the path's segments, in order, could name a record. A malformed slug cannot, so the path
 * is not found; a malformed date or year is an invalid parameter instead.
 */
export function createPathCheck(
  operation: Pick<Operation, 'path' | 'parameters'>,
): (segments: readonly string[]) => boolean {
  const slugs = slugsIn(operation).map(({ index, schema }) => ({
    index,
    isSlug: ajv.compile(schema),
  }));
  return (segments) => slugs.every(({ index, isSlug }) => isSlug(segments[index]));
}

/** The parameter that breaks the schema. */
const parameterOf = ({ instancePath, params }: ErrorObject) =>
  instancePath === '' ? String(params.missingProperty) : (instancePath.split('/')[1] ?? '');

const canonicalInteger = /^(?:0|-?[1-9]\d{0,14})$/;

function valueFrom(raw: string, property: TSchema): unknown {
  if (Type.IsInteger(property)) return canonicalInteger.test(raw) ? Number(raw) : raw;
  return trimmed(raw, property);
}

const trimmed = (value: unknown, property: TSchema): unknown =>
  typeof value === 'string' && 'minLength' in property ? value.trim() : value;

/** What a parameter's value must be, in words, from its schema. */
function expectation(schema: TSchema): string {
  if (Type.IsEnum(schema)) return `must be one of ${schema.enum.join(', ')}`;
  if (Type.IsBoolean(schema)) return 'must be true or false';
  const { minimum, maximum } = schema as TNumberOptions;
  if (Type.IsInteger(schema)) return `must be an integer between ${minimum} and ${maximum}`;
  const { minLength, maxLength, format } = schema as TStringOptions;
  const ofFormat = formats[format ?? ''];
  if (ofFormat) return ofFormat.expected;
  if (minLength !== undefined) return `must be ${minLength} to ${maxLength} characters long`;
  return `must be a slug: lower-case words joined by hyphens, at most ${maxLength} characters`;
}

/** The parameters of the query, and its mistakes, at most one for each name. */
function splitQuery(querystring: string, parameters: readonly string[]) {
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
    } else if (!parameters.includes(name)) {
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
  return { values, invalid, unknown: [...unknown] };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

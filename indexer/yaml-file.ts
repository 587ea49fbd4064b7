/** One YAML file, parsed, checked against its schema, with the line of every mistake. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { load, YAMLException } from 'js-yaml';
import type { Static, TSchema } from 'typebox';
import { lineOfOffset, lineOfPath, type Path } from './yaml-positions.js';

/** What is wrong, and where: `line` counts from 1. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface ParsedFile<T> {
  readonly value: T;
  /** The mistake `message` at the node of `path`, or at its nearest ancestor that exists. */
  mistakeAt(path: Path, message: string): Mistake;
}

const ajv = new Ajv2020({ allErrors: true, strict: true });
const validators = new WeakMap<TSchema, ValidateFunction>();

const validatorOf = (schema: TSchema): ValidateFunction => {
  let validate = validators.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(schema);
    validators.set(schema, validate);
  }
  return validate;
};

/** Parses `text`; reports every mistake and returns undefined when there is one. */
export function parseYamlFile<Schema extends TSchema>(
  schema: Schema,
  file: string,
  text: string,
  report: (mistake: Mistake) => void,
): ParsedFile<Static<Schema>> | undefined {
  let value: unknown;
  try {
    value = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = lineOfOffset(text, error.mark?.position ?? 0);
    report({ file, line, message: error.reason });
    return undefined;
  }
  const mistakeAt = (path: Path, message: string): Mistake => ({
    file,
    line: lineOfPath(text, path),
    message,
  });
  const validate = validatorOf(schema);
  if (!validate(value)) {
    for (const error of validate.errors ?? []) {
      const path = pathOf(error, value);
      report(mistakeAt(path, describe(error, path)));
    }
    return undefined;
  }
  return { value: value as Static<Schema>, mistakeAt };
}

/** The instance path of an error; it ends with the unknown property or the repeated item itself. */
function pathOf(error: ErrorObject, value: unknown): Path {
  const path: (string | number)[] = [];
  let current = value;
  for (const escaped of error.instancePath.split('/').slice(1)) {
    const part = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(current) ? Number(part) : part;
    path.push(step);
    current = (current as Record<string | number, unknown> | undefined)?.[step];
  }
  if (error.keyword === 'additionalProperties') path.push(error.params.additionalProperty);
  if (error.keyword === 'uniqueItems') path.push(Math.max(error.params.i, error.params.j));
  return path;
}

const named = (path: Path) =>
  path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step + 1}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('') || 'the file';

function describe(error: ErrorObject, path: Path): string {
  switch (error.keyword) {
    case 'additionalProperties':
      return `${named(path)} is not a known field`;
    case 'required':
      return `${named([...path, error.params.missingProperty])} is missing`;
    case 'enum':
      return `${named(path)} must be one of ${error.params.allowedValues.join(', ')}`;
    case 'uniqueItems':
      return `${named(path)} is listed twice`;
    case 'pattern':
      return `${named(path)} must match ${error.params.pattern}`;
    default:
      return `${named(path)} ${error.message ?? 'is wrong'}`;
  }
}

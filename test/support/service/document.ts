/** The served OpenAPI document, and its schemas to check values against. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parseDate } from '../../../src/calendar/reckoning.js';

export interface DocumentedAnswer {
  readonly description: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<
    string,
    {
      readonly examples?: Record<string, { readonly value: unknown }>;
      readonly example?: unknown;
    }
  >;
}

interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Record<string, unknown>;
  readonly example?: unknown;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters: readonly DocumentedParameter[];
  readonly responses: Record<string, DocumentedAnswer | { readonly $ref: string }>;
}

export interface OpenApi {
  readonly openapi: string;
  readonly security: readonly unknown[];
  readonly paths: Record<string, { readonly get: DocumentedOperation }>;
  readonly components: { readonly responses: Record<string, DocumentedAnswer> };
}

/** What the document says of a status, and where it says it. */
export function documentedAnswer({ paths, components }: OpenApi, path: string, status: number) {
  const answer = paths[path]?.get.responses[status];
  if (answer === undefined) return undefined;
  if (!('$ref' in answer)) {
    return { answer, pointer: ['paths', path, 'get', 'responses', `${status}`] };
  }
  const name = answer.$ref.replace('#/components/responses/', '');
  const shared = components.responses[name];
  return shared && { answer: shared, pointer: ['components', 'responses', name] };
}

/** The documented path that matches a path; exact ones before those with parameters. */
export function templateOf({ paths }: OpenApi, path: string): string | undefined {
  const segments = path.split('/');
  const isOf = (part: string, segment: string | undefined) =>
    part === '{slug}'
      ? isSlug(segment)
      : part === segment || (/^\{\w+\}$/.test(part) && segment !== '');
  const templates = Object.keys(paths).filter((template) => {
    const parts = template.split('/');
    return (
      parts.length === segments.length && parts.every((part, index) => isOf(part, segments[index]))
    );
  });
  return templates.find((template) => template === path) ?? templates[0];
}

const isSlug = (segment = '') => segment.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment);

/** The faults of a value by the schema at a pointer into the document. */
export type Judge = (pointer: readonly string[], value: unknown) => string[];

export function createJudge(document: OpenApi): Judge {
  const ajv = new Ajv2020({ strict: true, allErrors: true, validateSchema: false });
  ajv.addFormat('date', (text: string) => parseDate(text) !== undefined || isBeforeFirst(text));
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components']);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const fragment = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const $ref = `openapi#/${fragment.map(encodeURIComponent).join('/')}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

/** The Pascha that governs the first days of 1583 is that of the year before. */
const isBeforeFirst = (text: string) => /^1582-(0[4-9]|1[0-2])-\d\d$/.test(text);

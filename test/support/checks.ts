/** What holds of every answer: the contract's headers, and the served document's schemas. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { parseDate } from '../../src/calendar/reckoning.js';
import type { Answer, ProblemBody } from './answer.js';

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

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
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
  readonly paths: Record<string, { readonly get: DocumentedOperation }>;
  readonly components: {
    readonly schemas: Record<string, unknown>;
    readonly responses: Record<string, DocumentedAnswer>;
  };
}

export interface CheckedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
}

export interface Checks {
  readonly document: OpenApi;
  /** Fails the test when the answer breaks the contract of every answer or its own schema. */
  check(request: CheckedRequest, answer: Answer<unknown>): void;
  /** The faults of a value by the schema at a pointer into the document. */
  faultsBy(pointer: readonly string[], value: unknown): string[];
}

export function createChecks(document: OpenApi): Checks {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  ajv.addFormat('date', (text: string) => parseDate(text) !== undefined || isBeforeFirst(text));
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components']);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();

  function faultsBy(pointer: readonly string[], value: unknown): string[] {
    const fragment = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
    const $ref = `openapi#/${fragment.map(encodeURIComponent).join('/')}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }

  return {
    document,
    faultsBy,
    check(request, answer) {
      const path = templateOf(document, request.target.split('?')[0] ?? '');
      const operation = path && document.paths[path]?.get;
      const at = `${request.method} ${request.target.slice(0, 200)} → ${answer.status}`;
      checkEveryAnswer(answer, at);
      if (answer.status >= 400) checkError(request, answer, at);
      if (!path || !operation || request.method === 'OPTIONS') return;
      checkQuota(operation, answer, at);
      if (answer.status === 200 || answer.status === 304) checkSuccess(operation, answer, at);
      if (answer.body === undefined) return;
      const { code = '' } = answer.body as Partial<ProblemBody>;
      if (code === 'bad-request') return;
      const documented = documentedAnswer(document, path, answer.status);
      const type = (answer.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
      const content = documented?.answer.content?.[type];
      expect(content, `${at} is documented`).toBeDefined();
      const pointer = [...(documented?.pointer ?? []), 'content', type, 'schema'];
      expect(faultsBy(pointer, answer.body), at).toEqual([]);
      if (answer.status < 400) return;
      expect(content?.examples, `${at} has an example`).toHaveProperty([code]);
    },
  };
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

/** The Pascha that governs the first days of 1583 is of the year before. */
const isBeforeFirst = (text: string) => /^1582-(0[4-9]|1[0-2])-\d\d$/.test(text);

/** The documented path that a path is of; exact ones before those with parameters. */
function templateOf({ paths }: OpenApi, path: string): string | undefined {
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

/** The headers of the contract's table, all of which a browser's script may read. */
const exposed = [
  'Cache-Control',
  'CDN-Cache-Control',
  'ETag',
  'Vary',
  'X-RateLimit-Tier',
  'X-RateLimit-Remaining-Minute',
  'X-RateLimit-Remaining-Month',
  'RateLimit-Policy',
  'RateLimit',
  'Retry-After',
  'X-Request-Id',
  'Access-Control-Allow-Origin',
  'X-Content-Type-Options',
  'Link',
];

function checkEveryAnswer({ status, headers, text }: Answer<unknown>, at: string): void {
  expect(headers.get('X-Request-Id'), at).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  expect(headers.get('Access-Control-Allow-Origin'), at).toBe('*');
  expect(headers.get('X-Content-Type-Options'), at).toBe('nosniff');
  const names = headers.get('Access-Control-Expose-Headers')?.split(', ');
  expect(names, at).toEqual(expect.arrayContaining(exposed));
  if (status === 204 || status === 304) {
    expect([text, headers.get('Content-Type'), headers.get('Content-Length')], at).toEqual([
      '',
      null,
      null,
    ]);
  } else {
    expect(headers.get('Content-Length'), at).toMatch(/^[1-9]\d*$/);
  }
}

const inside =
  /node_modules|node:internal|\.[jt]s\b|Error:|elastic|minisearch|redis|koa|ajv|undefined|\[object/i;

function checkError({ target }: CheckedRequest, answer: Answer<unknown>, at: string): void {
  const { status, headers, text } = answer;
  expect(headers.get('Cache-Control'), at).toBe('private, no-store');
  expect(headers.get('CDN-Cache-Control'), at).toBeNull();
  expect(headers.get('ETag'), at).toBeNull();
  expect(headers.has('WWW-Authenticate'), at).toBe(status === 401);
  expect(headers.has('Allow'), at).toBe(status === 405);
  expect(headers.has('Retry-After'), at).toBe(status === 429 || status === 503);
  if (headers.has('Retry-After')) expect(headers.get('Retry-After'), at).toMatch(/^[1-9]\d*$/);
  if (target.startsWith('/health/') && status === 503) return;
  expect(headers.get('Content-Type'), at).toBe('application/problem+json');
  if (text === '') return;
  const problem = answer.body as ProblemBody;
  expect(problem, at).toMatchObject({
    type: `/problems/${problem.code}`,
    status,
    requestId: headers.get('X-Request-Id'),
  });
  expect(`${problem.title} ${problem.detail}`, at).not.toMatch(inside);
  const isOfParameters = ['invalid-parameter', 'unknown-parameter', 'invalid-cursor'].includes(
    problem.code,
  );
  expect(problem.errors !== undefined, at).toBe(isOfParameters);
}

const quotaHeaders = [
  'X-RateLimit-Tier',
  'X-RateLimit-Remaining-Minute',
  'X-RateLimit-Remaining-Month',
  'RateLimit-Policy',
  'RateLimit',
];

/** An answer to a live key tells the quota, all of it; no other does. */
function checkQuota(
  operation: DocumentedOperation,
  { status, headers }: Answer<unknown>,
  at: string,
) {
  const told = quotaHeaders.filter((name) => headers.has(name));
  const isPublic = operation.security?.length === 0;
  const isUnmetered = isPublic || [401, 405, 414, 431].includes(status);
  const isMetered = !isUnmetered && [200, 304, 404, 500].includes(status);
  if (isUnmetered) expect(told, at).toEqual([]);
  if (isMetered || told.length > 0) expect(told, at).toEqual(quotaHeaders);
  if (told.length === 0) return;
  expect(headers.get('X-RateLimit-Remaining-Minute'), at).toMatch(/^(0|[1-9]\d*)$/);
  expect(headers.get('X-RateLimit-Remaining-Month'), at).toMatch(/^(0|[1-9]\d*)$/);
  const windows =
    /^"minute";q=[1-9]\d*;w=60, "month";q=[1-9]\d*;w=(2419200|2505600|2592000|2678400)$/;
  expect(headers.get('RateLimit-Policy'), at).toMatch(windows);
  expect(headers.get('RateLimit'), at).toMatch(
    new RegExp(
      `^"minute";r=${headers.get('X-RateLimit-Remaining-Minute')};t=[1-9]\\d?, ` +
        `"month";r=${headers.get('X-RateLimit-Remaining-Month')};t=[1-9]\\d*$`,
    ),
  );
}

function checkSuccess(
  { security }: DocumentedOperation,
  answer: Answer<unknown>,
  at: string,
): void {
  const { status, headers } = answer;
  const isPublic = security?.length === 0;
  const [, maxAge, stale] =
    /^public, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
      headers.get('Cache-Control') ?? '',
    ) ?? [];
  expect(maxAge, `${at} may be cached`).toBeDefined();
  expect(headers.get('CDN-Cache-Control'), at).toBe(
    `public, max-age=${maxAge}, stale-while-revalidate=${stale}`,
  );
  expect(headers.get('ETag'), at).toMatch(/^"[\w+-]{20,}"$/);
  expect(headers.get('Vary'), at).toBe(isPublic ? null : 'Authorization');
  if (status === 200) {
    expect(headers.get('Content-Type'), at).toBe('application/json; charset=utf-8');
  }
}

/** The OpenAPI 3.1 document, assembled from the operations and their schemas. */
import { type TSchema, Type } from 'typebox';
import { examples } from './openapi-examples.js';
import type { CacheLifetime, Operation } from './operation.js';
import { operation } from './operation.js';
import { type ProblemCode, problemKinds } from './problem.js';
import { Problem } from './schemas/answers.js';
import { parameters } from './schemas/parameters.js';

type Json = Record<string, unknown>;

const openApiCache: CacheLifetime = { sMaxAge: 3600, staleWhileRevalidate: 86_400 };

/** The operation that serves the document of the others and of itself. */
export function openApiOperation(others: readonly Operation[]): Operation {
  const own: Operation = operation({
    operationId: 'getOpenApi',
    path: '/v1/openapi.json',
    tag: 'Service',
    summary: 'This document',
    description: 'Use it to learn the API: every path, parameter, answer and error. Needs no key.',
    access: 'public',
    cache: openApiCache,
    parameters: parameters({}),
    answer: Type.Object({}, { description: 'An OpenAPI 3.1 document.' }),
    handle: async () => document,
  });
  const document = openApiDocument([...others, own]);
  return own;
}

function openApiDocument(operations: readonly Operation[]): Json {
  const components = new Map<string, unknown>();
  const reference = (schema: TSchema) => referTo(schema, components);
  const paths = Object.fromEntries(
    operations.map((each) => [each.path, { get: describeOperation(each, reference) }]),
  );
  reference(Problem);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menologion',
      version: '1.0.0',
      summary: 'The Orthodox calendar and its saints.',
      description:
        'Who and what is commemorated on a date (New and Old Calendar), Pascha and the movable feasts, the fasting rule, saints with lives, hymns and patronage, countries, and search. Read-only JSON in English. Fasting follows the Slavic (OCA) practice.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Calendar', description: 'Days, Pascha and feasts.' },
      { name: 'Saints', description: 'Lives, feast days, patronage and hymns.' },
      { name: 'Countries', description: 'Countries of origin.' },
      { name: 'Search', description: 'Full-text search.' },
      { name: 'Service', description: 'The API itself.' },
    ],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, `omk_…`.' },
      },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      headers: headerComponents,
      responses: sharedProblems(operations),
    },
  };
}

type Reference = (schema: TSchema) => unknown;

function describeOperation(each: Operation, reference: Reference): Json {
  const example = examples[each.operationId];
  const described: Json = {
    operationId: each.operationId,
    tags: [each.tag],
    summary: each.summary,
    description: each.description,
    ...(each.access === 'public' ? { security: [] } : {}),
    parameters: Object.entries(each.parameters.properties).map(([name, schema]) =>
      describeParameter(each, name, schema as TSchema, example?.parameters[name]),
    ),
    responses: {
      200: {
        description: example?.request ? `The answer to \`GET ${example.request}\`.` : 'The answer.',
        headers: headersOf(each, [...validators, ...links(each)]),
        content: {
          'application/json': {
            schema: reference(each.answer),
            ...(example ? { example: example.answer } : {}),
          },
        },
      },
      304: {
        description: 'The answer has not changed since the one with the `If-None-Match` given.',
        headers: headersOf(each, [...validators, ...links(each)]),
      },
      ...problemResponses(each),
    },
  };
  return described;
}

function describeParameter(each: Operation, name: string, schema: TSchema, example: unknown) {
  const inPath = each.path.includes(`{${name}}`);
  const { description, examples: others, ...rest } = schema as Annotated;
  const shown = example ?? others?.[0];
  const required = each.parameters.required as readonly string[] | undefined;
  const isRequired = inPath || ((required?.includes(name) ?? false) && !('default' in schema));
  return {
    name,
    in: inPath ? 'path' : 'query',
    required: isRequired,
    description,
    schema: publicFormat(rest),
    ...(shown === undefined ? {} : { example: shown }),
  };
}

type Annotated = TSchema & { description?: string; examples?: readonly unknown[] };

/** Formats of our own are said in the standard's words. */
function publicFormat({ format, ...rest }: Json): Json {
  if (format === 'civil-date') return { ...rest, format: 'date' };
  if (format === 'cursor') return { ...rest, pattern: '^[A-Za-z0-9_-]+$', maxLength: 512 };
  return rest;
}

const validators = ['ETag', 'Cache-Control', 'CDN-Cache-Control'];

const links = ({ access, parameters: { properties } }: Operation) => [
  ...(access === 'key' ? ['Vary'] : []),
  ...('cursor' in properties || access === 'key' ? ['Link'] : []),
];

/** The codes that an operation can answer. */
function codesOf(each: Operation): ProblemCode[] {
  const names = Object.keys(each.parameters.properties);
  const codes: ProblemCode[] = ['unknown-parameter', 'invalid-parameter'];
  if (names.includes('cursor')) codes.push('invalid-cursor');
  if (each.access === 'key') codes.push('missing-key', 'invalid-key');
  if (each.findsRecord) codes.push('not-found');
  codes.push('method-not-allowed', 'uri-too-long', 'headers-too-large');
  if (each.access === 'key') codes.push('rate-limited', 'quota-exceeded', 'too-many-failures');
  codes.push('internal');
  if (each.access === 'key') codes.push('unavailable');
  return codes;
}

const statusOf = (code: ProblemCode) => problemKinds[code].status;

/** Answers that are the same for every operation, by status: the name of their component. */
const sharedNames: Record<number, string> = {
  401: 'Unauthorized',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  414: 'UriTooLong',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
};

function problemResponses(each: Operation): Json {
  const codes = codesOf(each);
  return Object.fromEntries(
    [...new Set(codes.map(statusOf))].map((status) => {
      const name = sharedNames[status];
      const own = codes.filter((code) => statusOf(code) === status);
      return [status, name ? { $ref: `#/components/responses/${name}` } : problems(own, each)];
    }),
  );
}

function sharedProblems(operations: readonly Operation[]): Json {
  const codes = [...new Set(operations.flatMap(codesOf))];
  return Object.fromEntries(
    Object.entries(sharedNames).map(([status, name]) => [
      name,
      problems(codes.filter((code) => statusOf(code) === Number(status))),
    ]),
  );
}

/** The answer of a status: what its codes mean, and an example of each. */
function problems(codes: readonly ProblemCode[], each?: Operation): Json {
  const status = codes[0] ? statusOf(codes[0]) : 0;
  return {
    description: codes.map((code) => `\`${code}\`: ${problemKinds[code].when}.`).join(' '),
    headers: headersOf(
      { access: each?.access ?? (meteredStatuses.has(status) ? 'key' : 'public') },
      headersOfStatus[status] ?? [],
    ),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: example(code, each) }])),
      },
    },
  };
}

/** Of the shared answers, those that follow on a live key, and so tell its quota. */
const meteredStatuses = new Set([404, 429, 500, 503]);

const headersOfStatus: Record<number, readonly string[]> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

function example(code: ProblemCode, each?: Operation): Json {
  const { status, title, when } = problemKinds[code];
  const errors = each && mistakeExample(each, code);
  const detail = errors ? `${errors[0].parameter} ${errors[0].detail}` : when.replaceAll('`', '');
  const requestId = '3f0c1f0a-6f0e-4c57-9a55-0c8f6f2b7a11';
  return {
    type: `/problems/${code}`,
    title,
    status,
    code,
    detail,
    requestId,
    ...(errors && { errors }),
  };
}

function mistakeExample({ parameters: { properties } }: Operation, code: ProblemCode) {
  if (code === 'unknown-parameter') {
    return [{ parameter: 'lang', detail: 'is not a parameter of this endpoint' }] as const;
  }
  if (code === 'invalid-cursor') {
    const detail = 'must be the nextCursor of a page of this list, with the same parameters';
    return [{ parameter: 'cursor', detail }] as const;
  }
  if (code !== 'invalid-parameter') return undefined;
  const parameter = Object.keys(properties).find((name) => name !== 'slug');
  if (parameter === undefined) {
    return [{ parameter: '%ff', detail: 'is no percent-encoded UTF-8' }] as const;
  }
  return [{ parameter, detail: 'must not be empty' }] as const;
}

const headerDescriptions = {
  ETag: 'Validator of the answer, for `If-None-Match`.',
  'Cache-Control': 'How long shared caches keep the answer.',
  'CDN-Cache-Control': 'The same for caches that know RFC 9213.',
  'WWW-Authenticate': 'The scheme to authenticate with.',
  Allow: 'The methods that the path answers.',
  'Retry-After': 'Whole seconds to wait.',
  Vary: 'The answer was for one caller: `Authorization`.',
  Link: 'The next page of a list (`rel="next"`); the duty to link to us (`rel="license"`).',
  'X-Request-Id': "The caller's own id if it sent one, else a new one.",
  'X-RateLimit-Tier': "The tier of the caller's key.",
  'X-RateLimit-Remaining-Minute': 'Requests left in this minute.',
  'X-RateLimit-Remaining-Month': 'Requests left in this month.',
  'RateLimit-Policy': 'The quotas, as the IETF draft writes them.',
  RateLimit: 'What is left of them, and the seconds until they begin anew.',
} as const;

const headerComponents = Object.fromEntries(
  Object.entries(headerDescriptions).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]),
);

const quotaHeaders = [
  'X-RateLimit-Tier',
  'X-RateLimit-Remaining-Minute',
  'X-RateLimit-Remaining-Month',
  'RateLimit-Policy',
  'RateLimit',
];

function headersOf({ access }: Pick<Operation, 'access'>, names: readonly string[]): Json {
  const all = [...names, 'X-Request-Id', ...(access === 'key' ? quotaHeaders : [])];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A schema with its titled parts moved to the components and referred to. */
function referTo(schema: unknown, components: Map<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => referTo(part, components));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title } = schema as { title?: unknown };
  const parts = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [
      name,
      name === 'properties' ? referToEach(part as Json, components) : referTo(part, components),
    ]),
  );
  if (typeof title !== 'string') return parts;
  components.set(title, parts);
  return { $ref: `#/components/schemas/${title}` };
}

/** The members of `properties` are schemas; one of them may itself be called `title`. */
const referToEach = (properties: Json, components: Map<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, referTo(part, components)]),
  );

/** The error answers of an operation as the OpenAPI document describes them. */

import type { Operation } from '../operation.js';
import { type ProblemCode, problemKinds } from '../problem.js';
import { headersOf } from './headers.js';

type Json = Record<string, unknown>;

/** The codes that an operation can answer. */
function codesOf(each: Operation): ProblemCode[] {
  const names = Object.keys(each.parameters.properties);
  const codes: ProblemCode[] = ['unknown-parameter', 'invalid-parameter'];
  if (each.findsRecord) codes.unshift('moved');
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
  301: 'MovedPermanently',
  401: 'Unauthorized',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  414: 'UriTooLong',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'InternalError',
  503: 'Unavailable',
};

/** By status; those that are the same for all refer to `sharedProblems`. */
export function problemResponses(each: Operation): Json {
  const codes = codesOf(each);
  return Object.fromEntries(
    [...new Set(codes.map(statusOf))].map((status) => {
      const name = sharedNames[status];
      const own = codes.filter((code) => statusOf(code) === status);
      return [status, name ? { $ref: `#/components/responses/${name}` } : problems(own, each)];
    }),
  );
}

export function sharedProblems(operations: readonly Operation[]): Json {
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
const meteredStatuses = new Set([301, 404, 429, 500, 503]);

const headersOfStatus: Record<number, readonly string[]> = {
  301: ['Location'],
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

/** How the OpenAPI document describes the error answers of an operation. */

import { Type } from 'typebox';
import { type ParameterMistake, ProblemError, problemBody } from '../../http/problem.js';
import { type ProblemCode, problemKinds } from '../../http/problem-kinds.js';
import { type Operation, slugsIn } from '../operation.js';
import { choice, named, text, Url } from '../schemas/shapes.js';
import { headersOf } from './headers.js';

export const Problem = Type.Object(
  {
    type: text('Path that names the kind of problem.'),
    title: text('The kind of problem, in words.'),
    status: Type.Integer({ description: 'HTTP status.' }),
    code: choice(Object.keys(problemKinds), 'The kind of problem, for programs.'),
    detail: text('What is wrong with this request.'),
    requestId: text('The `X-Request-Id` of the answer.'),
    errors: Type.Optional(
      Type.Array(
        named('ParameterError', 'A mistake in the request.', {
          parameter: text('Name of the parameter.'),
          detail: text('What was expected.'),
        }),
      ),
    ),
    suggestions: Type.Optional(
      Type.Array(
        named('NearRecord', 'A record you may have meant.', {
          slug: text('Its slug; the key of a feast.'),
          name: text('Its name; the title of a feast.'),
          url: Url,
        }),
        { description: 'For an unknown slug: the nearest records, at most three.' },
      ),
    ),
  },
  { title: 'Problem', description: 'An error, RFC 9457.', additionalProperties: false },
);

type Json = Record<string, unknown>;

/** The problem codes that an operation can answer with. */
export function codesOf(each: Operation): ProblemCode[] {
  const names = Object.keys(each.parameters.properties);
  const codes: ProblemCode[] = ['unknown-parameter', 'invalid-parameter'];
  const findsRecord = slugsIn(each).length > 0;
  if (findsRecord) codes.unshift('moved');
  if (names.includes('cursor')) codes.push('invalid-cursor');
  if (each.access === 'key') codes.push('missing-key', 'invalid-key');
  if (findsRecord) codes.push('not-found');
  codes.push('method-not-allowed', 'uri-too-long', 'headers-too-large');
  if (each.access === 'key') codes.push('rate-limited', 'quota-exceeded', 'too-many-failures');
  codes.push('internal');
  if (each.access === 'key') codes.push('unavailable');
  return codes;
}

const statusOf = (code: ProblemCode) => problemKinds[code].status;

/** The component that describes all problems of a status. */
const sharedNames: Record<number, string> = {
  400: 'BadRequest',
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

/** The error answers of an operation by status, each a reference to one of `sharedProblems`. */
export const problemResponses = (each: Operation): Json =>
  Object.fromEntries(
    codesOf(each)
      .map(statusOf)
      .map((status) => [status, { $ref: `#/components/responses/${sharedNames[status]}` }]),
  );

export function sharedProblems(operations: readonly Operation[]): Json {
  const codes = [...new Set(operations.flatMap(codesOf))];
  return Object.fromEntries(
    Object.entries(sharedNames).map(([status, name]) => [name, problems(Number(status), codes)]),
  );
}

/** The answer for one status: what its codes mean, with an example of each. */
function problems(status: number, all: readonly ProblemCode[]): Json {
  const codes = all.filter((code) => statusOf(code) === status);
  const access = keyedStatuses.has(status) ? 'key' : 'public';
  return {
    description: codes.map((code) => `\`${code}\`: ${problemKinds[code].when}.`).join(' '),
    headers: headersOf(access, headersOfStatus[status] ?? []),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: example(code) }])),
      },
    },
  };
}

/** Errors that occur after the key was accepted, so their answers carry the quota headers. */
const keyedStatuses = new Set([301, 400, 404, 429, 500, 503]);

const headersOfStatus: Record<number, readonly string[]> = {
  301: ['Location'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

function example(code: ProblemCode): Json {
  const mistake = mistakeExamples[code];
  const problem = mistake
    ? new ProblemError(code, `${mistake.parameter} ${mistake.detail}`, { errors: [mistake] })
    : new ProblemError(code, problemKinds[code].when.replaceAll('`', ''));
  return problemBody(problem, '3f0c1f0a-6f0e-4c57-9a55-0c8f6f2b7a11');
}

const mistakeExamples: Partial<Record<ProblemCode, ParameterMistake>> = {
  'unknown-parameter': {
    parameter: 'lang',
    detail: 'is not a parameter of this endpoint, which takes calendar',
  },
  'invalid-cursor': {
    parameter: 'cursor',
    detail: 'must be the nextCursor of a page of this list, with the same parameters',
  },
  'invalid-parameter': { parameter: 'limit', detail: 'must be an integer between 1 and 100' },
};

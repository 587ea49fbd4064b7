/** Checks of every answer: the contract's headers and the served document's schemas. */
import { expect } from 'vitest';
import { quotaHeaders } from '../../../src/api/openapi/headers.js';
import type { Answer, ProblemBody } from './answer.js';
import {
  createJudge,
  type DocumentedOperation,
  documentedAnswer,
  type Judge,
  type OpenApi,
  templateOf,
} from './document.js';

export interface CheckedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
}

export interface Checks {
  readonly document: OpenApi;
  readonly faultsBy: Judge;
  /** Fails the test when the answer breaks the contract of every answer or its own schema. */
  check(request: CheckedRequest, answer: Answer<unknown>): void;
}

/** Aspects of an answer by name, and whether each is as it must be. */
type Aspects = Record<string, boolean>;

export function createChecks(document: OpenApi): Checks {
  const faultsBy = createJudge(document);

  function bodyFaults(path: string, { status, headers, body }: Answer<unknown>): string[] {
    const { code } = body as Partial<ProblemBody>;
    if (code === 'bad-request') return [];
    const documented = documentedAnswer(document, path, status);
    const type = (headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    const content = documented?.answer.content?.[type];
    if (!documented || !content) return [`the document has no ${status} of ${type}`];
    const faults = faultsBy([...documented.pointer, 'content', type, 'schema'], body);
    const isShown = status < 400 || Object.hasOwn(content.examples ?? {}, code ?? '');
    return isShown ? faults : [...faults, `the document shows no example of ${code}`];
  }

  return {
    document,
    faultsBy,
    check(request, answer) {
      const path = templateOf(document, request.target.split('?')[0] ?? '');
      const operation = path && request.method !== 'OPTIONS' && document.paths[path]?.get;
      const isSuccess = answer.status === 200 || answer.status === 304;
      const aspects: Aspects = {
        ...everyAnswer(answer),
        ...(answer.status >= 400 ? ofError(request, answer) : {}),
        ...(operation ? ofQuota(operation, answer) : {}),
        ...(operation && isSuccess ? ofSuccess(operation, answer) : {}),
      };
      const faults = [
        ...Object.keys(aspects).filter((aspect) => !aspects[aspect]),
        ...(operation && answer.body !== undefined ? bodyFaults(path, answer) : []),
      ];
      if (faults.length === 0) return;
      const { status, headers, text } = answer;
      const at = `${request.method} ${request.target.slice(0, 200)} → ${status}`;
      const told = JSON.stringify(Object.fromEntries(headers), null, 1);
      expect(faults, `${at}\n${told}\n${text.slice(0, 1_000)}`).toEqual([]);
    },
  };
}

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

function everyAnswer({ status, headers, text }: Answer<unknown>): Aspects {
  const told = (name: string) => headers.get(name) ?? '';
  const readable = told('Access-Control-Expose-Headers').split(', ');
  const isBare = status === 204 || status === 304;
  return {
    'X-Request-Id': /^[A-Za-z0-9._-]{1,128}$/.test(told('X-Request-Id')),
    'Access-Control-Allow-Origin': told('Access-Control-Allow-Origin') === '*',
    'X-Content-Type-Options': told('X-Content-Type-Options') === 'nosniff',
    'X-Robots-Tag': told('X-Robots-Tag') === 'noindex',
    'Access-Control-Expose-Headers': exposed.every((name) => readable.includes(name)),
    'Content-Type': headers.has('Content-Type') === !isBare,
    'Content-Length': isBare
      ? text === '' && !headers.has('Content-Length')
      : text === ''
        ? Number(told('Content-Length')) > 0
        : told('Content-Length') === String(Buffer.byteLength(text)),
  };
}

const inside =
  /node_modules|node:internal|\.[jt]s\b|Error:|elastic|redis|koa|ajv|undefined|\[object/i;

function ofError({ target }: CheckedRequest, answer: Answer<unknown>): Aspects {
  const { status, headers, text } = answer;
  const waits = status === 429 || status === 503;
  const retryAfter = headers.get('Retry-After');
  const aspects: Aspects = {
    'Cache-Control': headers.get('Cache-Control') === 'private, no-store',
    'CDN-Cache-Control': !headers.has('CDN-Cache-Control'),
    ETag: !headers.has('ETag'),
    'WWW-Authenticate': headers.has('WWW-Authenticate') === (status === 401),
    Allow: headers.has('Allow') === (status === 405),
    'Retry-After': waits ? /^[1-9]\d*$/.test(retryAfter ?? '') : retryAfter === null,
  };
  if (target.startsWith('/health/') && status === 503) return aspects;
  const isProblem = headers.get('Content-Type') === 'application/problem+json';
  if (text === '' || !isProblem) return { ...aspects, 'a problem': isProblem };
  const { type, code, title, detail, requestId, errors, ...rest } = answer.body as ProblemBody;
  const isOfParameters = /^(invalid|unknown)-parameter$|^invalid-cursor$/.test(code);
  return {
    ...aspects,
    type: type === `/problems/${code}`,
    status: rest.status === status,
    requestId: requestId === headers.get('X-Request-Id'),
    'nothing of the inside': !inside.test(`${title} ${detail}`),
    errors: (errors !== undefined) === isOfParameters,
  };
}

const policy = /^"minute";q=[1-9]\d*;w=60, "month";q=[1-9]\d*;w=(2419200|2505600|2592000|2678400)$/;
const state = /^"minute";r=(\d+);t=[1-9]\d?, "month";r=(\d+);t=[1-9]\d*$/;

/** An answer to a live key has all the quota headers; no other answer has any. */
function ofQuota({ security }: DocumentedOperation, { status, headers }: Answer<unknown>): Aspects {
  const told = quotaHeaders.filter((name) => headers.has(name)).length;
  const isUnmetered = security?.length === 0 || [401, 405, 414, 431].includes(status);
  if (isUnmetered) return { 'no quota': told === 0 };
  const mayBeEither = told === 0 && [400, 429, 503].includes(status);
  if (mayBeEither) return {};
  const [, minute, month] = state.exec(headers.get('RateLimit') ?? '') ?? [];
  return {
    'the whole quota': told === quotaHeaders.length,
    'RateLimit-Policy': policy.test(headers.get('RateLimit-Policy') ?? ''),
    'X-RateLimit-Remaining-Minute': headers.get('X-RateLimit-Remaining-Minute') === minute,
    'X-RateLimit-Remaining-Month': headers.get('X-RateLimit-Remaining-Month') === month,
  };
}

/** Answers large enough to be compressed depend on what the caller can decode as well. */
function variesBy(headers: Headers, names: readonly string[]): boolean {
  const varied = headers.get('Vary') ?? '';
  return [names, [...names, 'Accept-Encoding']].some((each) => each.join(', ') === varied);
}

const lifetime = /^public, s-maxage=(\d+), stale-while-revalidate=(\d+)$/;

function ofSuccess(
  { security, responses }: DocumentedOperation,
  { status, headers }: Answer<unknown>,
): Aspects {
  const type = status === 200 ? 'application/json; charset=utf-8' : null;
  if (!Object.hasOwn(responses, 304)) {
    return {
      'Cache-Control': headers.get('Cache-Control') === 'private, no-store',
      'nothing to keep it by': !headers.has('CDN-Cache-Control') && !headers.has('ETag'),
      Vary: headers.get('Vary') === 'Authorization',
      'type of JSON': headers.get('Content-Type') === type,
    };
  }
  const [, maxAge, stale] = lifetime.exec(headers.get('Cache-Control') ?? '') ?? [];
  const forCdn = `public, max-age=${maxAge}, stale-while-revalidate=${stale}`;
  return {
    'Cache-Control': maxAge !== undefined,
    'CDN-Cache-Control': headers.get('CDN-Cache-Control') === forCdn,
    ETag: /^"[\w+-]{20,}"$/.test(headers.get('ETag') ?? ''),
    Vary: variesBy(headers, security?.length === 0 ? [] : ['Authorization']),
    'type of JSON': headers.get('Content-Type') === type,
  };
}

/** The errors that a caller can see, a constructor for each case. */
import { CatalogueUnavailableError } from '../catalogue/catalogue.js';
import type { HitType } from '../catalogue/queries.js';
import { type Reply, uncachedReply } from './exchange.js';
import { type ProblemCode, problemKinds } from './problem-kinds.js';

/** One mistake in a request, and the parameter it concerns. */
export interface ParameterMistake {
  readonly parameter: string;
  readonly detail: string;
}

/** A record that a caller may have meant. */
export interface NearRecord {
  /** The key of a feast. */
  readonly slug: string;
  readonly name: string;
  readonly url: string;
}

/** A problem, thrown; `problemReply` turns it into a reply. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extra: {
      readonly errors?: readonly ParameterMistake[];
      /** For a record that is not there. */
      readonly suggestions?: readonly NearRecord[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
    /** `cause`: the failure behind it, for the log. */
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
  get status(): number {
    return problemKinds[this.code].status;
  }
}

/** The path of the page about a kind of problem: its `type`. */
export const problemPath = (code: ProblemCode): string => `/problems/${code}`;

/** The body of a problem, RFC 9457; `errors` is there for mistakes in parameters alone. */
export function problemBody({ code, detail, extra }: ProblemError, requestId: string) {
  const { status, title } = problemKinds[code];
  const { errors, suggestions } = extra;
  return {
    type: problemPath(code),
    title,
    status,
    code,
    detail,
    requestId,
    ...(errors && { errors }),
    ...(suggestions && { suggestions }),
  };
}

export function problemReply(problem: ProblemError, requestId: string): Reply {
  const headers = Object.entries(problem.extra.headers ?? {}).flat();
  const body = JSON.stringify(problemBody(problem, requestId));
  return uncachedReply(problem.status, 'application/problem+json', body, headers);
}

/** What a caller may see of an error. An internal one becomes a problem that reveals nothing. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof CatalogueUnavailableError) return unavailable();
  return new ProblemError('internal', 'the service failed');
}

/** A problem that may be gone after so many seconds. */
const passing = (code: ProblemCode, detail: string, seconds: number, cause?: unknown) =>
  new ProblemError(code, detail, { headers: { 'Retry-After': String(seconds) } }, { cause });

export const badRequest = () => new ProblemError('bad-request', 'the request cannot be read');

/** One problem for all mistakes in a request; `code` is that of the most serious. */
export function parameterProblem(
  code: 'invalid-parameter' | 'unknown-parameter' | 'invalid-cursor',
  errors: readonly ParameterMistake[],
): ProblemError {
  const detail = errors
    .map((mistake) => `${mistake.parameter} ${mistake.detail}`.trim())
    .join('; ');
  return new ProblemError(code, detail, { errors });
}

const challenge = 'Bearer realm="menologion"';

export const missingKey = () =>
  new ProblemError('missing-key', 'send an API key as `Authorization: Bearer <API_KEY>`', {
    headers: { 'WWW-Authenticate': challenge },
  });

export const invalidKey = () =>
  new ProblemError(
    'invalid-key',
    'the Authorization header has no live API key in the form `Bearer <API_KEY>`',
    { headers: { 'WWW-Authenticate': `${challenge}, error="invalid_token"` } },
  );

export const forbiddenOrigin = () =>
  new ProblemError('forbidden-origin', 'pages from this origin may not call this service');

export const bodyTooLarge = (maxBytes: number) =>
  new ProblemError('body-too-large', `the request body must have at most ${maxBytes} bytes`);

/** The connection is closed: the rest of the body may never come. */
export const bodyIncomplete = (deadlineMs: number) =>
  new ProblemError(
    'body-incomplete',
    `the request body must arrive within ${deadlineMs / 1000} seconds`,
    { headers: { Connection: 'close' } },
  );

export const tooManyBodies = () =>
  passing('rate-limited', 'this key is sending too many request bodies at once', 1);

export const pathNotFound = () => new ProblemError('not-found', 'there is nothing at this path');

/** `suggestions` are the records with the nearest names, best first. */
export const recordNotFound = (kind: HitType, suggestions: readonly NearRecord[]) =>
  new ProblemError(
    'not-found',
    `there is no ${kind} with this ${kind === 'feast' ? 'key' : 'slug'}`,
    { suggestions },
  );

/** `url` is that of the record under its new slug. */
export function moved(url: string): ProblemError {
  const path = `/v1${url}`;
  return new ProblemError('moved', `the record is now at ${path}`, { headers: { Location: path } });
}

export const methodNotAllowed = (allow: string) =>
  new ProblemError('method-not-allowed', `this path supports ${allow}`, {
    headers: { Allow: allow },
  });

export const uriTooLong = (maxBytes: number) =>
  new ProblemError('uri-too-long', `the request target must have at most ${maxBytes} bytes`);

export const headersTooLarge = (maxBytes: number) =>
  new ProblemError('headers-too-large', `the request headers must have at most ${maxBytes} bytes`);

export const rateLimited = (seconds: number, detail: string) =>
  passing('rate-limited', detail, seconds);

export const quotaExceeded = (seconds: number, detail: string) =>
  passing('quota-exceeded', detail, seconds);

export const tooManyFailures = (seconds: number) =>
  passing('too-many-failures', 'this address has sent too many unknown keys this minute', seconds);

/** Engines usually recover by themselves within seconds, so a retry often succeeds. */
const unavailableSeconds = 5;

export const unavailable = (cause?: unknown) =>
  passing('unavailable', 'the catalogue cannot answer at the moment', unavailableSeconds, cause);

/** The key is live, but its tier is not configured on this server: not the caller's mistake. */
export const tierMissing = () =>
  passing('unavailable', 'the tier of this key is not configured on this server', 60);

/** Refused at once, so that requests in progress can finish; capacity may free up any moment. */
export const overloaded = () =>
  passing('unavailable', 'too many requests are being answered at the moment', 1);

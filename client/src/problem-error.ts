import type { components } from './schema.js';

type Problem = components['schemas']['Problem'];

/** The kind of problem. The service has a page about each at `/problems/{code}`. */
export type ProblemCode = Problem['code'];

/** An error answer of the service, from its RFC 9457 problem document. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** The HTTP status. */
  readonly status: number;
  /** The kind of problem; `unknown` if something else answered, such as a proxy. */
  readonly code: ProblemCode | 'unknown';
  /** What is wrong with this request; same as `message`. */
  readonly detail: string;
  /** Every invalid parameter; empty if the problem is not about parameters. */
  readonly errors: readonly components['schemas']['ParameterError'][];
  /** Records that may be meant instead of one that was not found. */
  readonly suggestions: NonNullable<Problem['suggestions']>;
  /** Identifies the answer in the service's logs; quote it when you report a problem. */
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, when the service says so (429 and 503). */
  readonly retryAfter: number | undefined;

  /** `body` is the parsed JSON of the answer, or its text if it is not JSON. */
  constructor({ status, headers }: Response, body: unknown) {
    const problem = isProblem(body) ? body : undefined;
    const detail = problem?.detail ?? `unexpected answer with status ${status}`;
    super(detail);
    this.status = status;
    this.code = problem?.code ?? 'unknown';
    this.detail = detail;
    this.errors = problem?.errors ?? [];
    this.suggestions = problem?.suggestions ?? [];
    this.requestId = headers.get('X-Request-Id') ?? undefined;
    this.retryAfter = secondsOf(headers.get('Retry-After'));
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;

/** Some proxies send a date instead. It is ignored, since this clock may differ from theirs. */
const secondsOf = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined;

/** An answer as the tests see it, whether fetch or a bare socket brought it. */

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the body, held to the schema of the served document; undefined without a body. */
  readonly body: Body;
}

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly requestId: string;
  readonly errors?: readonly { readonly parameter: string; readonly detail: string }[];
  readonly suggestions?: readonly { readonly slug: string; readonly url: string }[];
}

export interface ListBody<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

export function toAnswer<Body>(status: number, headers: Headers, text: string): Answer<Body> {
  const isJson = /json/.test(headers.get('Content-Type') ?? '') && text !== '';
  return { status, headers, text, body: (isJson ? JSON.parse(text) : undefined) as Body };
}

/** Every header except those that differ from one answer to the next. */
export function steadyHeaders(answer: Answer<unknown>): Record<string, string> {
  const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);
  return Object.fromEntries([...answer.headers].filter(([name]) => !passing.has(name)));
}

/** The links of an answer by their relation. */
export function linksOf(answer: Answer<unknown>): Record<string, string> {
  const links = (answer.headers.get('Link') ?? '').matchAll(/<([^>]*)>; rel="([^"]*)"/g);
  return Object.fromEntries([...links].map(([, target = '', rel = '']) => [rel, target]));
}

/** The seconds and counts of `RateLimit` or `RateLimit-Policy`, by window. */
export function quotaOf(answer: Answer<unknown>, name: 'RateLimit' | 'RateLimit-Policy') {
  const windows = (answer.headers.get(name) ?? '').split(', ').map((text) => {
    const [window = '', ...parameters] = text.split(';');
    const values = parameters.map((parameter) => parameter.split('='));
    const numbers = Object.fromEntries(values.map(([key = '', value]) => [key, Number(value)]));
    return [JSON.parse(window) as string, numbers] as const;
  });
  return Object.fromEntries(windows);
}

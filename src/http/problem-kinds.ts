/** Every kind of error that a caller can see: one table, for answers, types and documentation. */

/** `when` says when it is answered, for the documentation. */
export const problemKinds = {
  moved: {
    status: 301,
    title: 'Moved permanently',
    when: 'the record has a new slug; `Location` is its path',
  },
  'bad-request': {
    status: 400,
    title: 'Bad request',
    when: 'the request cannot be read as HTTP',
  },
  'invalid-parameter': {
    status: 400,
    title: 'Invalid parameter',
    when: 'a parameter is repeated, empty, badly encoded or out of range; `errors` lists each',
  },
  'unknown-parameter': {
    status: 400,
    title: 'Unknown parameter',
    when: 'there is no such parameter',
  },
  'invalid-cursor': {
    status: 400,
    title: 'Invalid cursor',
    when: 'the cursor is malformed, or was made for other parameters',
  },
  'missing-key': {
    status: 401,
    title: 'API key missing',
    when: 'there is no `Authorization` header',
  },
  'invalid-key': {
    status: 401,
    title: 'API key invalid',
    when: 'the `Authorization` header has no live key',
  },
  'forbidden-origin': {
    status: 403,
    title: 'Origin not allowed',
    when: 'a page from another origin called the tools, and `MCP_ORIGINS` does not list that origin',
  },
  'not-found': { status: 404, title: 'Not found', when: 'there is no such path or record' },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    when: 'the path supports only the methods in `Allow`',
  },
  'body-incomplete': {
    status: 408,
    title: 'Request body incomplete',
    when: 'the body of a tool call did not arrive within ten seconds',
  },
  'body-too-large': {
    status: 413,
    title: 'Request body too large',
    when: 'the body of a tool call is over 64 kB',
  },
  'uri-too-long': {
    status: 414,
    title: 'Request target too long',
    when: 'the request target is over 4,096 bytes',
  },
  'rate-limited': {
    status: 429,
    title: 'Minute quota used up',
    when: "this minute's requests are used up",
  },
  'quota-exceeded': {
    status: 429,
    title: 'Month quota used up',
    when: "this month's requests are used up",
  },
  'too-many-failures': {
    status: 429,
    title: 'Too many unknown keys',
    when: 'the address has sent too many unknown keys this minute',
  },
  'headers-too-large': {
    status: 431,
    title: 'Request headers too large',
    when: 'the request headers are over 16 kB',
  },
  internal: { status: 500, title: 'Internal error', when: 'the service failed' },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    when: 'the catalogue cannot answer at the moment, or has too many requests at once',
  },
} as const satisfies Record<string, { status: number; title: string; when: string }>;

export type ProblemCode = keyof typeof problemKinds;

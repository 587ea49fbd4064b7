/** A page for each kind of problem, so that the `type` of every error can be followed. */
import { ProblemError, problemBody, problemPath } from '../../http/problem.js';
import { type ProblemCode, problemKinds } from '../../http/problem-kinds.js';
import type { Page } from '../page.js';
import { CodeBlock, Fact, Marked } from '../parts/text.js';

const codes = Object.keys(problemKinds) as ProblemCode[];

/** What a caller can do about it. */
const advice: Readonly<Record<ProblemCode, string>> = {
  moved: 'Follow `Location`, as most clients do automatically, and keep the new slug.',
  'bad-request':
    'Send HTTP/1.1 with one Host header and no fragment in the request target. HTTP libraries do this for you.',
  'invalid-parameter': 'Read `errors`: each entry names a parameter and says what was expected.',
  'unknown-parameter':
    'Remove the parameter. Only documented ones are accepted, so that a misspelt name is reported rather than ignored.',
  'invalid-cursor':
    'Send `nextCursor` back unchanged, with the same parameters as for the previous page; only `limit` may change.',
  'missing-key':
    'Send `Authorization: Bearer` followed by your key. How to get one is under Keys in the reference for developers.',
  'invalid-key':
    'Check that the key is complete and has neither expired nor been revoked. Ask whoever runs this service for a new one.',
  'forbidden-origin':
    'Call from a program rather than a web page, or ask whoever runs this service to add the origin to `MCP_ORIGINS`.',
  'not-found':
    'Check the path and the slug. Slugs come from lists, days and searches and are never renamed without a redirect.',
  'method-not-allowed': 'Use one of the methods in `Allow`.',
  'body-incomplete': 'Send the whole body at once.',
  'body-too-large': 'Send one call at a time; tool arguments are short.',
  'uri-too-long': 'Ask for less in one request: a search text has at most 200 characters.',
  'headers-too-large': 'Send fewer or shorter headers; cookies are not needed.',
  'rate-limited':
    'Wait the number of seconds in `Retry-After`. To avoid running out, watch `X-RateLimit-Remaining-Minute`.',
  'quota-exceeded':
    'Wait for the next month (UTC), or ask for a larger tier. Revalidating an answer by its `ETag` still counts against the quota; reusing it for as long as `Cache-Control` allows does not.',
  'too-many-failures':
    'Wait the number of seconds in `Retry-After`, and correct the key. Live keys from this address are still answered.',
  internal:
    'Try once more. If it keeps failing, send the `requestId` to whoever runs this service; the log has the rest.',
  unavailable: 'Try again after the number of seconds in `Retry-After`.',
};

export const problemsPage = (): Page => ({
  path: '/problems',
  title: 'Problems',
  description: 'Every error that the API can return, what it means and what to do about it.',
  above: [{ name: 'For developers', url: '/docs' }],
  main: (
    <>
      <h1>Problems</h1>
      <p class="lead">
        Errors are <code>application/problem+json</code> (RFC 9457). Their <code>code</code> is for
        programs; <code>type</code> links to one of these pages.
      </p>
      <dl class="facts wide">
        {codes.map((code) => (
          <Fact
            key={code}
            name={
              <a href={problemPath(code)}>
                <code>{code}</code>
              </a>
            }
          >
            {problemKinds[code].status}: <Marked text={problemKinds[code].when} />.
          </Fact>
        ))}
      </dl>
    </>
  ),
});

export const isProblemCode = (text: string): text is ProblemCode =>
  Object.hasOwn(problemKinds, text);

export function problemPage(code: ProblemCode): Page {
  const { status, title, when } = problemKinds[code];
  const sample = problemBody(new ProblemError(code, '…'), '…');
  return {
    path: problemPath(code),
    title: `Problem: ${title}`,
    description: `${status} ${code}: ${when.replaceAll('`', '')}.`,
    above: [
      { name: 'For developers', url: '/docs' },
      { name: 'Problems', url: '/problems' },
    ],
    main: (
      <article>
        <p class="eyebrow">Status {status}</p>
        <h1>{title}</h1>
        <p class="lead">
          It means that <Marked text={when} />.
        </p>
        <h2>What to do</h2>
        <p>
          <Marked text={advice[code]} />
        </p>
        <h2>Example</h2>
        <CodeBlock text={JSON.stringify(sample, null, 2)} />
      </article>
    ),
  };
}

/** What each kind of problem means, so that the `type` of every error answers. */
import { type ProblemCode, problemKinds } from '../../api/problem.js';
import type { Page } from '../page.js';
import { Marked } from '../parts/marked.js';

const codes = Object.keys(problemKinds) as ProblemCode[];

/** What a caller can do about it. */
const advice: Readonly<Record<ProblemCode, string>> = {
  moved: 'Follow `Location`, as most clients do by themselves, and keep the new slug.',
  'bad-request':
    'Send HTTP/1.1 with one Host header, and no fragment in the request target. Libraries do so by themselves.',
  'invalid-parameter':
    'Read `errors`: each entry names a parameter and says what was expected of it.',
  'unknown-parameter':
    'Leave the parameter out. Only documented ones exist, so a spelling mistake is told and not ignored.',
  'invalid-cursor':
    'Send `nextCursor` back as it came, with the same parameters as on the page before; only `limit` may change.',
  'missing-key': 'Send `Authorization: Bearer` and your key.',
  'invalid-key':
    'Check that the key is whole and has neither expired nor been revoked. Ask whoever runs this service for another.',
  'forbidden-origin':
    'Call from a program, or have whoever runs this service name the origin in `MCP_ORIGINS`.',
  'not-found':
    'Check the path and the slug. Slugs come from lists, days and searches and are never renamed without a redirect.',
  'method-not-allowed': 'Use one of the methods in `Allow`.',
  'body-too-large': 'Send one call at a time; the arguments of a tool are short.',
  'uri-too-long': 'Ask for less in one request: a search text has 200 characters at most.',
  'headers-too-large': 'Send fewer or shorter headers; cookies are not needed.',
  'rate-limited':
    'Wait as many seconds as `Retry-After` tells. `X-RateLimit-Remaining-Minute` tells in time how many are left.',
  'quota-exceeded':
    'Wait for the next month, in UTC, or ask for a larger tier. Caching answers by their `ETag` does not spare the quota; keeping them as long as `Cache-Control` allows does.',
  'too-many-failures':
    'Wait as many seconds as `Retry-After` tells, and mend the key: live keys of this address are still answered.',
  internal:
    'Try once more. If it goes on, tell whoever runs this service the `requestId`; the log has the rest.',
  unavailable: 'Try again after as many seconds as `Retry-After` tells.',
};

export const problemPath = (code: string): string => `/problems/${code}`;

export const problemsPage = (): Page => ({
  path: '/problems',
  title: 'Problems',
  description: 'Every error that the API can answer, what it means and what to do about it.',
  above: [{ name: 'For programs', path: '/docs' }],
  main: (
    <>
      <h1>Problems</h1>
      <p class="lead">
        Errors are <code>application/problem+json</code> (RFC 9457). Their <code>code</code> is for
        programs; <code>type</code> leads to one of these pages.
      </p>
      <dl class="facts wide">
        {codes.map((code) => (
          <div key={code}>
            <dt>
              <a href={problemPath(code)}>
                <code>{code}</code>
              </a>
            </dt>
            <dd>
              {problemKinds[code].status}: <Marked text={problemKinds[code].when} />.
            </dd>
          </div>
        ))}
      </dl>
    </>
  ),
});

export const isProblemCode = (text: string): text is ProblemCode =>
  Object.hasOwn(problemKinds, text);

export function problemPage(code: ProblemCode): Page {
  const { status, title, when } = problemKinds[code];
  const sample = { type: problemPath(code), title, status, code, detail: '…', requestId: '…' };
  return {
    path: problemPath(code),
    title: `Problem: ${title}`,
    description: `${status} ${code}: ${when.replaceAll('`', '')}.`,
    above: [
      { name: 'For programs', path: '/docs' },
      { name: 'Problems', path: '/problems' },
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
        <h2>As it is answered</h2>
        <pre>
          <code>{JSON.stringify(sample, null, 2)}</code>
        </pre>
      </article>
    ),
  };
}

/** How the OpenAPI document describes the headers of answers. */
import type { Operation } from '../operation.js';

const headerDescriptions = {
  ETag: 'Validator of the answer, for `If-None-Match`.',
  'Last-Modified': 'When the record last changed, for `If-Modified-Since`.',
  'Cache-Control': 'How long shared caches keep the answer.',
  'CDN-Cache-Control': 'The same for caches that know RFC 9213.',
  'WWW-Authenticate': 'The scheme to authenticate with.',
  Allow: 'The methods that the path supports.',
  Location: 'Where the record is now.',
  'Retry-After': 'Seconds to wait.',
  Vary: 'What the answer depends on: the key, and what the caller can decode.',
  Link: 'The next page of a list (`rel="next"`); your duty to attribute (`rel="license"`).',
  'X-Request-Id': "The caller's own id if it sent one, else a new one.",
  'X-RateLimit-Tier': "The tier of the caller's key.",
  'X-RateLimit-Remaining-Minute': 'Requests left in this minute.',
  'X-RateLimit-Remaining-Month': 'Requests left in this month.',
  'RateLimit-Policy': 'The quotas, as the IETF draft writes them.',
  RateLimit: 'What is left of them, and the seconds until they restart.',
} as const;

export const headerComponents = Object.fromEntries(
  Object.entries(headerDescriptions).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]),
);

/** The headers of every answer to a live key. */
export const quotaHeaders = Object.keys(headerDescriptions).filter((name) =>
  name.includes('RateLimit'),
);

/** References to the named headers, and to those that every answer with this access has. */
export function headersOf(access: Operation['access'], names: readonly string[]) {
  const all = [...names, 'X-Request-Id', ...(access === 'key' ? quotaHeaders : [])];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const validators = ['ETag', 'Cache-Control', 'CDN-Cache-Control'];

/** The headers of an operation's 200 answer. */
export function answerHeaders(operation: Operation) {
  const { access, metered, lastModified, parameters } = operation;
  const { properties } = parameters;
  const caching = [
    ...(metered === false ? ['Cache-Control'] : validators),
    ...(lastModified ? ['Last-Modified'] : []),
  ];
  const hasLink = 'cursor' in properties || access === 'key';
  return headersOf(access, [...caching, 'Vary', ...(hasLink ? ['Link'] : [])]);
}

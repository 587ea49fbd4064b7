/** What a caller can decode: RFC 9110, 12.5.3. */
export type Encoding = 'br' | 'gzip';

/**
 * The offered encoding that the caller prefers, the first of those it weighs alike; undefined if it
 * accepts none of them.
 */
export function encodingOf(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding === '') return undefined;
  const wanted = new Map(acceptEncoding.split(',').map(readChoice));
  const weightOf = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  // Unless listed, `identity` is acceptable, but every listed encoding is preferred to it.
  const least = wanted.get('identity') ?? 0;
  const [best] = offered
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= least)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  return best;
}

/** `gzip;q=0.8`: a name and its weight. A weight that cannot be read counts as 0. */
function readChoice(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name === 'x-gzip' ? 'gzip' : name, Number.parseFloat(weight) || 0];
}

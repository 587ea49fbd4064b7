/** What a caller can decode: RFC 9110, 12.5.3. */
export type Encoding = 'br' | 'gzip';

/** Best first; of two that are wanted alike, the first is taken. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The encoding to answer in, or undefined for none: also where nothing that we have would do. */
export function encodingOf(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding === '') return undefined;
  const wanted = new Map(acceptEncoding.split(',').map(readChoice));
  const weightOf = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  // Unless it is listed, an answer as it is will do where nothing else is wanted more.
  let best: Encoding | undefined;
  let most = wanted.get('identity') ?? 0;
  for (const encoding of encodings) {
    const weight = weightOf(encoding);
    if (weight > 0 && (best === undefined ? weight >= most : weight > most)) {
      best = encoding;
      most = weight;
    }
  }
  return best;
}

/** `gzip;q=0.8`: a name and its weight. One that cannot be read counts as refused. */
function readChoice(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name === 'x-gzip' ? 'gzip' : name, Number.parseFloat(weight) || 0];
}

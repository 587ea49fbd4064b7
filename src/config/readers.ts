/** How the text of a setting becomes its value; each throws a `RangeError` that says what it expects. */
import { readFileSync, statSync } from 'node:fs';

export const integer = (minimum: number, maximum: number) => (text: string) => {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= minimum && value <= maximum) return value;
  throw new RangeError(`must be an integer between ${minimum} and ${maximum}`);
};

export const oneOf =
  <const Values extends readonly string[]>(values: Values) =>
  (text: string): Values[number] => {
    if (values.includes(text)) return text;
    throw new RangeError(`must be one of ${values.join(', ')}`);
  };

/** A URL as it was written; `protocols` are those allowed, such as `https:`. */
export const url = (protocols: readonly string[]) => (text: string) => {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new RangeError(`must be a URL that begins with ${protocols.join('// or ')}//`);
};

/** One or more, separated by commas. */
export const listOf =
  <Value>(read: (text: string) => Value) =>
  (text: string): readonly Value[] =>
    text.split(',').map((part) => read(part.trim()));

export const fileText = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RangeError(`the file ${path} cannot be read (${code})`);
  }
};

export function folder(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return path;
  throw new RangeError(found ? `${path} is not a folder` : `the folder ${path} is missing`);
}

export const asText = (text: string) => text;

export function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) {
    return url.origin;
  }
  throw new RangeError('must be an origin such as https://menologion.example, without a path');
}

/** How often an address may request pages; undefined where there are none at all. */
export function pagesPolicy(text: string) {
  if (text === 'off') return undefined;
  if (text === 'unlimited') return { perMinute: null, perMonth: null };
  const [, minute, month] = /^([1-9]\d{0,8})(?:\/([1-9]\d{0,8}))?$/.exec(text) ?? [];
  if (minute === undefined) {
    throw new RangeError('must be off, unlimited, a number such as 600, or two such as 600/50000');
  }
  return { perMinute: Number(minute), perMonth: month === undefined ? null : Number(month) };
}

const unitsMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** The milliseconds of a time such as `90s`; NaN for anything else. */
export function millisecondsOf(text: string): number {
  const [, count, unit = ''] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? [];
  return Number(count) * (unitsMs[unit] ?? Number.NaN);
}

/** A time in milliseconds. A bare number means seconds. */
export const duration =
  (longest: string, shortestMs: number, longestMs: number) => (text: string) => {
    const ms = millisecondsOf(/^\d+$/.test(text) ? `${text}s` : text);
    if (ms >= shortestMs && ms <= longestMs) return ms;
    throw new RangeError(`must be a time such as 500ms, 5s or 2m, ${shortestMs} ms to ${longest}`);
  };

/** Answers as JSON. */

const cachedJson = new WeakMap<object, string>();

/** Freezes a value that will be part of many answers, and makes its JSON once for all of them. */
export function withCachedJson<Value extends object>(value: Value): Value {
  cachedJson.set(value, JSON.stringify(value));
  return Object.freeze(value);
}

/** The same as `JSON.stringify(found)`, but items with cached JSON, such as saints, are copied. */
export const toJson = (found: object): string =>
  `{${Object.entries(found)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${partOf(value)}`)
    .join(',')}}`;

const partOf = (value: unknown): string =>
  Array.isArray(value) && value.some((item) => cachedJson.has(item))
    ? `[${value.map((item) => cachedJson.get(item) ?? JSON.stringify(item)).join(',')}]`
    : JSON.stringify(value);

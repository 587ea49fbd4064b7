/** Answers as JSON. */

const cachedJson = new WeakMap<object, Buffer>();

/** Freezes a value that will be part of many answers, and makes its JSON once for all of them. */
export function withCachedJson<Value extends object>(value: Value): Value {
  cachedJson.set(value, Buffer.from(JSON.stringify(value)));
  return Object.freeze(value);
}

/**
 * The bytes of `JSON.stringify(found)`. The cached JSON of properties, such as the saints of a day, is
 * copied: without this, an uncached day takes 9 % more processor time.
 */
export function toJson(found: object): Buffer {
  const entries = Object.entries(found);
  if (!entries.some(([, value]) => cachedJson.has(value)))
    return Buffer.from(JSON.stringify(found));
  const parts: Buffer[] = [];
  let text = '{';
  let separator = '';
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    text += `${separator}"${name}":`;
    separator = ',';
    const cached = cachedJson.get(value);
    if (cached === undefined) {
      text += JSON.stringify(value);
    } else {
      parts.push(Buffer.from(text), cached);
      text = '';
    }
  }
  return Buffer.concat([...parts, Buffer.from(`${text}}`)]);
}

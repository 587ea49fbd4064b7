/** Answers as JSON. */

/** The JSON of lasting values. */
const kept = new WeakMap<object, Buffer>();

/** Freezes a value that will be part of many answers, and makes its JSON once for all of them. */
export function lasting<Value extends object>(value: Value): Value {
  kept.set(value, Buffer.from(JSON.stringify(value)));
  return Object.freeze(value);
}

/**
 * The bytes of `JSON.stringify(found)`. Properties that are `lasting`, such as the saints of a day,
 * are copied as they are: making their JSON would take most of the time.
 */
export function toJson(found: object): Buffer {
  const entries = Object.entries(found);
  if (!entries.some(([, value]) => kept.has(value))) return Buffer.from(JSON.stringify(found));
  const parts: Buffer[] = [];
  let text = '{';
  let separator = '';
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    text += `${separator}"${name}":`;
    separator = ',';
    const known = kept.get(value);
    if (known === undefined) {
      text += JSON.stringify(value);
    } else {
      parts.push(Buffer.from(text), known);
      text = '';
    }
  }
  return Buffer.concat([...parts, Buffer.from(`${text}}`)]);
}

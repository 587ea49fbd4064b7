/** A structured answer as text for a model to read: tables instead of braces, nothing empty. */
import { formatMonthDay } from '../calendar/reckoning.js';
import { isObject } from '../files/json.js';

type Json = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

const filled = (object: Json) => Object.entries(object).filter(([, value]) => !isEmpty(value));

/** Whether a value fits in a cell of a table. */
const isFlat = (value: unknown): boolean => {
  if (Array.isArray(value)) return !value.some((item) => typeof item === 'object');
  return !isObject(value) || Object.values(value).every((part) => !isObject(part) && isFlat(part));
};

/** `12-06` for a day of the year; `slug georgia, name Georgia` for any other object. */
function cell(value: unknown): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) return value.join('; ');
  if (!isObject(value)) return String(value);
  const { month, day } = value;
  if (month && day) return formatMonthDay({ month: Number(month), day: Number(day) });
  return filled(value)
    .map(([name, part]) => `${name} ${cell(part)}`)
    .join(', ');
}

/** Rows under one line that names the columns. */
function table(name: string, items: readonly Json[], indent: string): string[] {
  const columns = [...new Set(items.flatMap((item) => filled(item).map(([column]) => column)))];
  const rows = items.map((item) => columns.map((column) => cell(item[column])).join(' | '));
  return [
    `${indent}${name} (${columns.join(' | ')}):`,
    ...rows.map((row) => `${indent}- ${row.replace(/( \| )+$/, '')}`),
  ];
}

function linesOf(object: Json, indent: string): string[] {
  return filled(object).flatMap(([name, value]) => {
    if (isFlat(value)) return [`${indent}${name}: ${cell(value)}`];
    const items = (Array.isArray(value) ? value : [value]).filter(isObject);
    if (items.every((item) => Object.values(item).every(isFlat))) return table(name, items, indent);
    return items.flatMap((item) => [`${indent}${name}:`, ...linesOf(item, `${indent}  `)]);
  });
}

export const shortForm = (answer: object): string => linesOf(answer as Json, '').join('\n');

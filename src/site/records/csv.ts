/** Tables for spreadsheets. */

type Row = readonly (string | undefined)[];

/** RFC 4180. */
export const csvOf = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Quoted where it has to be; what a spreadsheet would run as a formula is marked as text. */
export function cell(value = ''): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

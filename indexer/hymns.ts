/** A hymn as an editor writes it → the HTML that the API serves. */
import type { Hymn } from '../src/catalogue/catalogue.js';
import type { CommonHymnsFixture, SaintFixture } from './schemas.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Lines become `<br>`, stanzas (separated by a blank line) become `<p>`. */
export function hymnHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((stanza) => stanza.split('\n').map((line) => escapeHtml(line.trim())))
    .map((lines) => `<p>${lines.join('<br>')}</p>`)
    .join('');
}

/**
 * The hymn of a saint: the proper one when it is written, else the common one of the saint's class
 * in the General Menaion, with the saint's name put in; null when there is neither.
 */
export function hymnOf(
  kind: 'troparion' | 'kontakion',
  hymns: SaintFixture['hymns'],
  common: CommonHymnsFixture,
): Hymn | null {
  const proper = hymns?.[kind];
  if (proper) return { mode: proper.mode, html: hymnHtml(proper.text), source: 'proper' };
  const { class: kindOfSaint, name } = hymns ?? {};
  const text = kindOfSaint === undefined ? undefined : common[kindOfSaint]?.[kind];
  if (!text || name === undefined) return null;
  const html = hymnHtml(text.text.replaceAll('{name}', () => name));
  return { mode: text.mode, html, source: 'common' };
}

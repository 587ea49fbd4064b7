const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, in elements and in double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const characters = Object.entries(entities).reverse();

/** The text of a hymn's HTML, which has only `p` and `br`. */
export const textOfHtml = (html: string, lineBreak = '\n'): string =>
  characters.reduce(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html.replace(/<br>|<\/p><p>/g, lineBreak).replace(/<[^>]+>/g, ''),
  );

/**
 * The chosen calendar and use, carried along: every link of a page leads to a page in the same
 * choice. Pages without a calendar of their own take the choice too, and only pass it on.
 */

const choices = [/^calendar=julian$/, /^use=(?:slavic|greek)$/];

/** The choice in a query, a calendar and a use at most. The New Calendar and all saints are none. */
export function choiceIn(query: string): string[] {
  const pairs = query.split(/[?&]/);
  return choices.flatMap((choice) => pairs.find((pair) => choice.test(pair)) ?? []);
}

/** What is no page, or is for programs. */
const notPages = /^\/(?:v1|mcp|assets|feeds\/|embed\/|sitemaps|[^?#]*\.[a-z]+(?:[?#]|$))/;

/** A link that says which calendar it leads to: pages mark it so. */
export const asIs = { 'data-as-is': '' } as const;

/** A document whose links, and forms, pass the choice on; `choice` is that of `choiceIn`. */
export function withChoice(html: string, choice: readonly string[]): string {
  if (choice.length === 0) return html;
  return html
    .replaceAll(/<a [^>]*>/g, (tag) => {
      if (tag.includes('data-as-is')) return tag;
      const carried = tag.replace(
        / href="(\/[^"]*)"/,
        (_, url) => ` href="${carriedTo(url, choice, '&amp;')}"`,
      );
      return carried === tag || tag.includes(' rel=')
        ? carried
        : carried.replace('<a', '<a rel="nofollow"');
    })
    .replaceAll(/<form [^>]*action="\/[^>]*>/g, (tag) => tag + fields(choice, tag));
}

/** A path with the choice; the separator is escaped in HTML. */
export function carriedTo(url: string, choice: readonly string[], and = '&'): string {
  if (notPages.test(url)) return url;
  const [address = '', fragment] = url.split('#');
  const missing = choice.filter((pair) => !address.includes(nameIn(pair)));
  if (missing.length === 0) return url;
  const separator = address.includes('?') ? and : '?';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${separator}${missing.join(and)}${end}`;
}

/** "calendar=". */
const nameIn = (pair: string) => pair.slice(0, pair.indexOf('=') + 1);

/** The form of the calendar asks for the calendar itself. */
const fields = (choice: readonly string[], form: string): string =>
  choice
    .filter((pair) => !(form.includes('/calendar/go') && pair.startsWith('calendar')))
    .map((pair) => pair.split('='))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`)
    .join('');

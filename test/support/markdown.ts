/** What a Markdown text shows: its sections, tables, code and command lines. */

/** The text under a heading, to the next heading of its level or a higher one. */
export function section(text: string, heading: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  if (start === -1) throw new RangeError(`there is no heading ${heading}`);
  const level = heading.indexOf(' ');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}

/** The rows of each table of a text, as cells, without its heading. */
export function tables(text: string): string[][][] {
  const found = text.match(/(?:^\|.*\n?)+/gm) ?? [];
  return found.map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}

export const code = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
export const plain = (cell: string) => cell.replace(/^`([^`]*)`$/, '$1');

export interface Block {
  readonly language: string;
  readonly text: string;
}

export const blocks = (text: string): Block[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', body = '']) => ({
    language,
    text: body,
  }));

/** Every command line that the README tells its reader to type. */
export function commandLines(text: string): string[] {
  const inBlocks = blocks(text)
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.trim().split('\n'));
  const inText = code(text.replace(/^```.*?^```$/gms, ''));
  return [...inBlocks, ...inText];
}

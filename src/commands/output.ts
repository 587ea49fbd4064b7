/** Output of commands: data on stdout, everything else on stderr. */

/** A command could not do its work; the message is for the person who ran it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    message: string,
    /** The command was misused (exit 2) rather than failed (exit 1). */
    readonly misuse = false,
  ) {
    super(message);
  }
}

// A reader such as `head` may have enough before everything is printed.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Rows as columns of even width, the first row a heading; a dash where there is no value. */
export function table(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  const cells = rows.map((row) => row.map((value) => String(value ?? '-')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return cells.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

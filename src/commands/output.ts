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

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Rows as columns of even width, the first row a heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Whose name is whose. */
import { type Report, readYaml } from './fixture-files.js';
import { SaintFixture } from './schemas.js';
import type { ParsedFile } from './yaml-file.js';

/** Saints' names are unique, and no saint's other name is the name of another saint. */
export class NameBook {
  readonly #names = new Map<string, string>();
  readonly #others: { readonly folded: string; readonly file: string; readonly index: number }[] =
    [];

  add(file: string, { value, mistakeAt }: ParsedFile<SaintFixture>, report: Report): void {
    const folded = value.name.toLowerCase();
    const other = this.#names.get(folded);
    if (other === undefined) this.#names.set(folded, file);
    else report(mistakeAt(['name'], `name ${value.name} is already that of ${other}`));
    for (const [index, alternate] of (value.alternateNames ?? []).entries()) {
      const foldedAlternate = alternate.toLowerCase();
      if (foldedAlternate !== folded) this.#others.push({ folded: foldedAlternate, file, index });
      else report(mistakeAt(...alternateMistake(index, 'repeats the name')));
    }
  }

  /** Reads the few files in question again: to keep the texts of all would cost far more. */
  async reportBorrowed(directory: string, report: Report): Promise<void> {
    for (const { folded, file, index } of this.#others) {
      if (!this.#names.has(folded)) continue;
      const parsed = await readYaml(SaintFixture, directory, file, report);
      if (!parsed) continue;
      const alternate = parsed.value.alternateNames?.[index] ?? folded;
      const message = `${alternate} is the name of another saint`;
      report(parsed.mistakeAt(...alternateMistake(index, message)));
    }
  }
}

const alternateMistake = (index: number, message: string) =>
  [['alternateNames', index], `alternateNames[${index + 1}] ${message}`] as const;

/** Fixtures → records, as a stream, with the file and line of every mistake. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TSchema } from 'typebox';
import { fixedGreatFeasts } from '../src/calendar/great-feasts.js';
import { movableFeastKeys as calendarKeys } from '../src/calendar/movable-feasts.js';
import type { MonthDay } from '../src/calendar/reckoning.js';
import type { Country, Feast, Saint } from '../src/catalogue/catalogue.js';
import { toFixedFeast, toSaint } from './records.js';
import {
  CommonHymnsFixture,
  CountryFixture,
  FixedFeastsFixture,
  MovableFeastsFixture,
  SaintFixture,
} from './schemas.js';
import { type Mistake, type ParsedFile, parseYamlFile } from './yaml-file.js';

export type FixtureRecord =
  | { readonly kind: 'feast'; readonly record: Feast }
  | { readonly kind: 'saint'; readonly record: Saint }
  | { readonly kind: 'country'; readonly record: Country };

type Report = (mistake: Mistake) => void;

const movableFeastKeys = new Set(calendarKeys);

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxSlugLength = 100;

/**
 * Reads `directory` and yields its feasts, then its saints, then its countries (whose saint counts
 * are known only at the end). Every mistake goes to `report`; a record with one is not yielded,
 * so a caller that needs all of them must not have been reported any.
 */
export async function* readFixtures(
  directory: string,
  report: Report,
): AsyncGenerator<FixtureRecord> {
  const countryFiles = new Map<string, string>();
  const countries = await readCountries(directory, countryFiles, report);
  const hymnsPath = join('hymns', 'common.yaml');
  const common = (await readYaml(CommonHymnsFixture, directory, hymnsPath, report))?.value;
  await reportStrays(directory, 'hymns', ['common.yaml'], report);
  for (const record of await readFeasts(directory, report)) yield { kind: 'feast', record };

  const names = new NameBook();
  const slugs = new Map<string, string>();
  for (const folder of await saintFolders(directory, report)) {
    for (const path of await yamlFiles(directory, join('saints', folder), report)) {
      const slug = slugOf(path, slugs, report);
      const parsed = await readYaml(SaintFixture, directory, path, report);
      if (!parsed || slug === undefined) continue;
      names.add(path, parsed, report);
      let sound = true;
      const record = toSaint(slug, parsed.value, {
        country: (of) => countries.get(of),
        hasCountry: (of) => countryFiles.has(of),
        common,
        folder,
        mistake: (at, message) => {
          sound = false;
          report(parsed.mistakeAt(at, message));
        },
      });
      if (!sound || !record) continue;
      const origin = record.originCountry && countries.get(record.originCountry.slug);
      if (origin) origin.saintCount += 1;
      yield { kind: 'saint', record };
    }
  }
  await names.reportBorrowed(directory, report);
  for (const record of countries.values()) yield { kind: 'country', record };
}

type CountedCountry = { -readonly [Key in keyof Country]: Country[Key] };

async function readCountries(directory: string, slugs: Map<string, string>, report: Report) {
  const countries = new Map<string, CountedCountry>();
  for (const path of await yamlFiles(directory, 'countries', report)) {
    const slug = slugOf(path, slugs, report);
    const parsed = await readYaml(CountryFixture, directory, path, report);
    if (!parsed || slug === undefined) continue;
    const { name, isoCode, adjectives, alternateNames, orthodoxPopulation, summary } = parsed.value;
    for (const other of countries.values()) {
      if (other.isoCode !== isoCode && other.name !== name) continue;
      report(parsed.mistakeAt(['isoCode'], `${name} (${isoCode}) repeats ${other.slug}`));
    }
    countries.set(slug, {
      slug,
      name,
      isoCode,
      adjectives: adjectives ?? [],
      alternateNames: alternateNames ?? [],
      orthodoxPopulation: orthodoxPopulation ?? null,
      saintCount: 0,
      summary: summary.trim(),
    });
  }
  return countries;
}

async function readFeasts(directory: string, report: Report): Promise<Feast[]> {
  const feasts = new Map<string, Feast>();
  const fixed = await readYaml(FixedFeastsFixture, directory, join('feasts', 'fixed.yaml'), report);
  for (const [index, entry] of fixed?.value.entries() ?? []) {
    const mistake = (field: string, message: string) =>
      report(fixed?.mistakeAt([index, field], message) as Mistake);
    if (feasts.has(entry.key)) mistake('key', `${entry.key} is listed twice`);
    const feast = toFixedFeast(entry, (field, message) => mistake(field, message));
    if (feast) feasts.set(entry.key, feast);
  }
  for (const { key, month, day } of fixedGreatFeasts) {
    const days = feasts.get(key)?.fixed;
    const isOnIt = (on: MonthDay) => on.month === month && on.day === day;
    if (days && isOnIt(days.gregorian) && isOnIt(days.julian)) continue;
    const message = `the great feast ${key} must be listed on ${month}-${day}`;
    if (fixed) report(fixed.mistakeAt([], message));
  }
  const movablePath = join('feasts', 'movable.yaml');
  const movable = await readYaml(MovableFeastsFixture, directory, movablePath, report);
  for (const [index, { key, title, rank }] of movable?.value.entries() ?? []) {
    const mistake = (message: string) =>
      report(movable?.mistakeAt([index, 'key'], message) as Mistake);
    if (feasts.has(key)) mistake(`${key} is listed twice`);
    if (!movableFeastKeys.has(key)) mistake(`${key} is no movable feast of the calendar`);
    feasts.set(key, { key, title, rank, fixed: null });
  }
  if (movable) {
    for (const key of movableFeastKeys) {
      if (!feasts.has(key)) report(movable.mistakeAt([], `the movable feast ${key} is missing`));
    }
  }
  await reportStrays(directory, 'feasts', ['fixed.yaml', 'movable.yaml'], report);
  return [...feasts.values()];
}

/** Saints' names are unique, and no saint's other name is the name of another saint. */
class NameBook {
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

function slugOf(path: string, seen: Map<string, string>, report: Report): string | undefined {
  const slug = basename(path, '.yaml');
  const mistake = (message: string) => report({ file: path, line: 1, message });
  if (!slugPattern.test(slug) || slug.length > maxSlugLength) {
    mistake(`the file's name must be a slug: ${slugPattern.source}, ${maxSlugLength} at most`);
    return undefined;
  }
  const other = seen.get(slug);
  if (other !== undefined) {
    mistake(`the slug ${slug} is already that of ${other}`);
    return undefined;
  }
  seen.set(slug, path);
  return slug;
}

async function saintFolders(directory: string, report: Report): Promise<string[]> {
  const entries = await listDirectory(join(directory, 'saints'));
  if (!entries) report({ file: 'saints', line: 1, message: 'the folder is missing' });
  const folders: string[] = [];
  for (const entry of entries ?? []) {
    if (entry.isDirectory()) folders.push(entry.name);
    else report({ file: join('saints', entry.name), line: 1, message: 'only folders belong here' });
  }
  return folders.sort();
}

async function yamlFiles(directory: string, folder: string, report: Report): Promise<string[]> {
  const entries = await listDirectory(join(directory, folder));
  if (!entries) report({ file: folder, line: 1, message: 'the folder is missing' });
  const paths: string[] = [];
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isFile() && entry.name.endsWith('.yaml')) paths.push(path);
    else report({ file: path, line: 1, message: 'only .yaml files belong here' });
  }
  return paths.sort();
}

/** A file that nothing reads is a mistake, lest an editor look for it in vain. */
async function reportStrays(
  directory: string,
  folder: string,
  known: readonly string[],
  report: Report,
): Promise<void> {
  for (const { name } of (await listDirectory(join(directory, folder))) ?? []) {
    if (known.includes(name)) continue;
    const message = `is not read; ${folder}/ holds ${known.join(' and ')} alone`;
    report({ file: join(folder, name), line: 1, message });
  }
}

async function listDirectory(directory: string) {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}

async function readYaml<Schema extends TSchema>(
  schema: Schema,
  directory: string,
  path: string,
  report: Report,
) {
  let text: string;
  try {
    text = await readFile(join(directory, path), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    report({ file: path, line: 1, message: `cannot be read (${code})` });
    return undefined;
  }
  return parseYamlFile(schema, path, text, report);
}

/** Fixtures → records, as a stream, with the file and line of every mistake. */
import { basename, join } from 'node:path';
import { fixedGreatFeasts } from '../src/calendar/great-feasts.js';
import { movableFeastKeys as calendarKeys } from '../src/calendar/movable-feasts.js';
import type { MonthDay } from '../src/calendar/reckoning.js';
import type { Country, Feast, Saint } from '../src/catalogue/catalogue.js';
import { type Report, readYaml, reportStrays, saintFolders, yamlFiles } from './fixture-files.js';
import { NameBook } from './name-book.js';
import { toFixedFeast, toSaint } from './records.js';
import {
  CommonHymnsFixture,
  CountryFixture,
  FixedFeastsFixture,
  MovableFeastsFixture,
  SaintFixture,
} from './schemas.js';
import type { Mistake } from './yaml-file.js';

export type FixtureRecord =
  | { readonly kind: 'feast'; readonly record: Feast }
  | { readonly kind: 'saint'; readonly record: Saint }
  | { readonly kind: 'country'; readonly record: Country };

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

/** A field of saints reaches every place that the recipe "A field" of ARCHITECTURE.md names. */
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TObject } from 'typebox';
import { describe, expect, it } from 'vitest';
import { SaintDetail, SaintSummary } from '../src/api/operations/saint.js';
import { apiOf } from '../src/api/operations.js';
import { listedSaintFields, type Saint, saintDefaults } from '../src/catalogue/records.js';
import { SaintFixture } from '../src/fixtures/saint-schema.js';
import { saintTemplate } from '../src/fixtures/template.js';
import { toolsOf } from '../src/mcp/tools.js';
import { code, section, tables } from './support/markdown.js';
import { startPagesForSuite } from './support/pages.js';
import { fullSaint } from './support/records/builders.js';
import { sampleCatalogue } from './support/records/sample.js';

const catalogue = sampleCatalogue({ saints: [fullSaint] });
const service = await startPagesForSuite({ catalogue });
const { body: answer } = await service.ask<SaintDetail>('/v1/saints/anna');
const textAt = async (path: string) => (await service.read(path)).text.toLowerCase();
const page = await textAt('/saints/anna');
const comparison = await textAt('/compare?saints=anna');
const tools = toolsOf({
  api: apiOf({ catalogue, now: Date.now }),
  catalogue,
  now: Date.now,
});

/** The fields that have no place there. */
const elsewhere = {
  /** Under another name, or in another answer. */
  answer: ['commemorations', 'troparion', 'kontakion', 'commemorationHymns'],
  /** For search and redirects alone. */
  hidden: ['searchTerms', 'formerly'],
  /** A life says "he" or "she". */
  page: ['slug', 'sex', 'troparionMode', 'hymnographyUrl', 'url', 'reportUrl'],
  /** What is read on the page of the saint; of days, the titles. */
  comparison: [
    ...['alternateNames', 'biography', 'glorified', 'verification', 'references'],
    ...['feastTitle', 'feastDays'],
  ],
  tool: [
    ...['shortBio', 'feastTitle', 'troparionMode', 'hymnographyUrl', 'references', 'reportUrl'],
    'related',
  ],
};
const besides = (names: readonly string[], left: readonly string[]) =>
  names.filter((name) => !left.includes(name));

/** The texts in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

it.each(Object.keys(saintDefaults))('the saint of these tests has a value in %s', (field) => {
  const value = fullSaint[field as keyof Saint];
  expect(value).not.toBeNull();
  expect(value).not.toEqual([]);
});

describe('the answer', () => {
  const { properties } = SaintDetail;
  it.each(besides(Object.keys(saintDefaults), [...elsewhere.answer, ...elsewhere.hidden]))(
    'of a saint has %s',
    (field) => expect(properties).toHaveProperty(field),
  );

  it.each(besides(listedSaintFields, elsewhere.answer))('in brief has %s', (field) =>
    expect(SaintSummary.properties).toHaveProperty(field),
  );

  const onPages = besides(Object.keys(properties), elsewhere.page);
  const isShownIn = (text: string, field: string) =>
    textsIn(answer[field as keyof SaintDetail]).some((each) => text.includes(each.toLowerCase()));
  it.each(onPages)('shows %s on the page', (field) => {
    expect(isShownIn(page, field)).toBe(true);
  });

  it.each(besides(onPages, elsewhere.comparison))('compares %s', (field) => {
    expect(isShownIn(comparison, field)).toBe(true);
  });

  it.each(besides(Object.keys(properties), elsewhere.tool))('gives %s to assistants', (field) => {
    const tool = tools.find(({ name }) => name === 'get_saint');
    expect(tool?.output.properties).toHaveProperty(field);
  });
});

it('is named only in the places that the recipe names', async () => {
  const repository = fileURLToPath(new URL('../', import.meta.url));
  const architecture = await readFile(join(repository, 'ARCHITECTURE.md'), 'utf8');
  const [, recipe = ''] = /^- \*\*A field\*\*(.*)$/m.exec(architecture) ?? [];
  const listed = await Promise.all(
    ['src', 'indexer'].map(async (folder) =>
      (await readdir(join(repository, folder), { recursive: true })).map((name) =>
        join(folder, name),
      ),
    ),
  );
  // Rules on what editors write, and on what is sung, are not part of a field.
  const rules = ['src/fixtures/inspect/', 'src/calendar/', 'src/api/operations/service.ts'];
  const sources = listed
    .flat()
    .filter((path) => /\.tsx?$/.test(path) && !rules.some((each) => path.startsWith(each)));
  // One is a parameter and not compared, the other is compared.
  const naming = sources.filter((path) =>
    /\b(sex|sufferedUnder)\b/.test(readFileSync(join(repository, path), 'utf8')),
  );
  expect(naming.sort()).toEqual(
    code(recipe)
      .filter((path) => path.startsWith('src/'))
      .sort(),
  );
});

describe('a file', async () => {
  const guide = await readFile(new URL('../fixtures/README.md', import.meta.url), 'utf8');
  const withoutExamples = guide.replaceAll(/^```.*?^```$/gms, '');
  const rows = tables(section(withoutExamples, '## A saint'))[0] ?? [];

  it('may have the fields that the guide lists', () => {
    const listed = rows.flatMap(([name = '']) => code(name)).filter((name) => name !== 'rank');
    expect(listed.sort()).toEqual(Object.keys(SaintFixture.properties).sort());
  });

  it.each(rows.map(([name = '', required = '']) => [code(name)[0] ?? '', required]))(
    'must have %s: %s',
    (name, required) => {
      if (name === 'rank') return;
      expect(SaintFixture.required?.some((each) => each === name)).toBe(required === 'yes');
    },
  );

  it.each(besides(Object.keys(SaintFixture.properties), ['formerly']))(
    'begins with a line for %s',
    (name) => expect(saintTemplate('anna', '12-06')).toMatch(new RegExp(`^${name}:`, 'm')),
  );
});

describe('the calendars that keep a commemoration', () => {
  it('are in its feast day', () => {
    expect(answer.feastDays.map(({ calendars }) => calendars)).toEqual([
      ['oca', 'greek'],
      ['local'],
    ]);
  });

  it('are an empty list in documents of older generations', async () => {
    const [{ calendars: _, ...primary }] = fullSaint.commemorations;
    const older = sampleCatalogue({ saints: [{ ...fullSaint, commemorations: [primary] }] });
    const { feastDays } = await apiOf({ catalogue: older, now: Date.now }).getSaint.handle({
      slug: 'anna',
    });
    expect(feastDays.map(({ calendars }) => calendars)).toEqual([[]]);
  });

  it('are on the page in words', () => {
    expect(page).toContain(
      'kept by the orthodox church in america and in the greek synaxarion; in slavic and greek use.',
    );
    expect(page).toContain('kept locally.');
  });
});

it('shows on which civil day the Old Calendar keeps a day', () => {
  expect(page).toContain('6 december (new calendar); 19 december (old calendar): a day');
  expect(comparison).toContain('6 december');
});

it('describes to assistants every field of a feast day', () => {
  const { feastDays } = tools.find(({ name }) => name === 'get_saint')?.output.properties ?? {};
  const described = Object.keys((feastDays as { items: TObject }).items.properties);
  expect(described).toEqual(expect.arrayContaining(answer.feastDays.flatMap(Object.keys)));
});

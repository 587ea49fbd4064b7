import { expect, it } from 'vitest';
import { planQuery } from '../../../src/search/plan/query-plan.js';
import { searchBands } from '../../../src/search/ranking/bands.js';
import { loadVocabulary } from '../../../src/wire/package-files.js';

/** `conditions` has two other words at most; `kinds` a station, which is narrower than a category. */
it.each([
  ['conditions', 'bishop beheaded', true],
  ['conditions', 'bishop beheaded wolf tower', true],
  ['conditions', 'bishop beheaded wolf tower river', false],
  ['conditions', 'bishop wolf', false],
  ['nameAndDay', 'Elijah, 2 August', true],
  ['nameAndDay', '2 August', false],
  ['nameAndDay', 'Elijah', false],
  ['nameAndDay', 'old woman carried the letter home on 2 August', false],
  ['kinds', 'abbesses of France', true],
  ['kinds', 'Georgian kings', true],
  ['kinds', 'martyrs of France', false],
])('the band %s of "%s" is tried: %s', (name, text, isTried) => {
  const row = searchBands.find(({ band }) => band === name);
  expect(row?.when?.(planQuery(text, loadVocabulary()))).toBe(isTried);
});

import { expect, test } from 'vitest';
import { cell, maxRows } from '../../src/site/records/saints-csv.js';
import { startPagesForSuite } from '../support/pages.js';

const service = await startPagesForSuite();

test('a narrowed list is a table to download, linked from its page', async () => {
  const { html } = await service.page('/saints?century=4&country=turkey');
  const [, path = ''] = /href="(\/saints\.csv[^"]*)"/.exec(html) ?? [];
  const reply = await service.page(path.replaceAll('&amp;', '&'));
  expect(reply.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('Content-Disposition')).toContain('saints.csv');
  const rows = reply.html.trim().split('\r\n');
  expect(rows[0]).toMatch(/name,title,day \(New Calendar\),day \(Old Calendar\),/);
  expect(rows.find((row) => row.startsWith('Basil the Great,'))).toMatch(
    /,1 January,14 January,379,Turkey,.*http[^,]*\/saints\/basil-the-great$/,
  );
  expect(rows.every((row) => !row.startsWith('Sergius'))).toBe(true);
});

test('a table without filters is of all saints, page by page, up to its limit', async () => {
  const rows = (await service.page('/saints.csv')).html.trim().split('\r\n');
  expect(rows).toHaveLength(1 + maxRows);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['c. 335', 'c. 335'],
])('a cell of %s is written %s', (value, written) => {
  expect(cell(value)).toBe(written);
});

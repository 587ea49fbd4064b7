import { expect, test } from 'vitest';
import { apiOf } from '../../../src/api/operations.js';
import { cell } from '../../../src/site/records/csv.js';
import { feastsTable } from '../../../src/site/records/feasts-csv.js';
import { createRecordLists } from '../../../src/site/records/lists.js';
import { maxRows } from '../../../src/site/records/saints-csv.js';
import { corpusPages } from '../../support/pages.js';
import { feast, monthDay } from '../../support/records/builders.js';
import { sampleCatalogue } from '../../support/records/sample.js';

const service = await corpusPages();

test('a narrowed list is a table to download, linked from its page', async () => {
  const { html } = await service.page('/saints?century=4&country=turkey');
  const [, path = ''] = /href="(\/saints\.csv[^"]*)"/.exec(html) ?? [];
  const reply = await service.page(path.replaceAll('&amp;', '&'));
  expect(reply.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('Content-Disposition')).toContain('saints.csv');
  const rows = reply.html.trim().split('\r\n');
  expect(rows[0]).toMatch(/name,title,day \(New Calendar\),day \(Old Calendar\),/);
  expect(rows.find((row) => row.startsWith('Basil the Great,'))).toMatch(
    /,1 January,14 January,379,4,Turkey,.*http[^,]*\/saints\/basil-the-great$/,
  );
  expect(rows.every((row) => !row.startsWith('Sergius'))).toBe(true);
});

test('the feasts of a year are a table by date, linked from its great feasts', async () => {
  const { html } = await service.page('/calendar/great-feasts/2027');
  const paths = [...html.matchAll(/href="(\/feasts\.csv[^"]*)"/g)].map(([, path = '']) => path);
  const [ofNew = [], ofOld = []] = await Promise.all(
    paths.map(async (path) => {
      const reply = await service.page(path.replaceAll('&amp;', '&'));
      expect(reply.headers.get('Content-Disposition')).toContain('feasts.csv');
      return reply.html.trim().split('\r\n');
    }),
  );
  expect(ofNew[0]).toContain('date,weekday,feast,kind,calendar,url');
  const dates = ofNew.slice(1).map((row) => row.slice(0, 10));
  expect(dates).toEqual(dates.toSorted());
  expect(ofNew.find((row) => row.includes('Clean Monday'))).toMatch(/^2027-03-15,Monday,"Clean/);
  const nativity = (rows: readonly string[]) =>
    rows.filter((row) => row.endsWith('/feasts/nativity-of-christ')).map((row) => row.slice(0, 10));
  expect([nativity(ofNew), nativity(ofOld)]).toEqual([['2027-12-25'], ['2027-01-07']]);
});

test('the feasts of a day are in the order of their keys, whatever the catalogue has', async () => {
  const day = { gregorian: monthDay('01-04'), julian: monthDay('01-04') };
  const feasts = ['a', 'b', 'c'].map((key) => feast({ key, title: key, fixed: day }));
  const catalogue = { ...sampleCatalogue(), listedFeasts: async () => feasts.toReversed() };
  const now = () => 0;
  const lists = createRecordLists(apiOf({ catalogue, now }), catalogue, now);
  const context = { lists, now, origin: () => '' };
  const table = await feastsTable(context, { year: 2026, calendar: 'gregorian' });
  expect([...table.matchAll(/\/feasts\/(\w)/g)].map(([, key]) => key)).toEqual(['a', 'b', 'c']);
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

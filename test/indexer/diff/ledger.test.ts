import { expect, it } from 'vitest';
import { changesBetween } from '../../../indexer/diff/changes.js';
import { changesDocuments } from '../../../indexer/diff/ledger.js';
import type { Records } from '../../../src/catalogue/records.js';
import type { ChangesDocument } from '../../../src/elasticsearch/documents.js';
import { country, feast, keptOn, saint } from '../../support/records/builders.js';

const before: Records = {
  saints: ['anna', 'barbara', 'sabbas'].map((slug) => saint({ slug, name: `Saint ${slug}` })),
  feasts: [feast({ key: 'pascha', title: 'Pascha' })],
  countries: [country({ slug: 'serbia', name: 'Serbia' })],
};
const first = '20261101t120000000z';
const second = '20261102t120000000z';

const documentsOf = (
  after: Records,
  {
    name = second,
    replaces = first as string | undefined,
    earlier = [] as ChangesDocument[],
    isAfterRollback = false,
  } = {},
) => {
  const changes = changesBetween(before, after);
  return changesDocuments({ name, replaces, isAfterRollback, changes, before, after }, earlier);
};
const ownOf = (...given: Parameters<typeof documentsOf>) => documentsOf(...given)[0]?.changes;

it('lists what is new, changed and gone, by type and slug, with names', () => {
  const after: Records = {
    saints: [
      saint({ slug: 'anna', name: 'Saint anna', biography: 'Anew.', searchTerms: ['grandmother'] }),
      saint({ slug: 'sava', name: 'Sava', formerly: ['sabbas'] }),
    ],
    feasts: [feast({ key: 'pascha', title: 'Holy Pascha' })],
    countries: before.countries,
  };
  const at = Date.parse('2026-11-02T12:00:00Z');
  expect(ownOf(after)).toEqual({
    generation: second,
    at,
    since: at - 86_400_000,
    more: false,
    changes: [
      { type: 'saint', slug: 'anna', name: 'Saint anna', change: 'changed', fields: ['biography'] },
      { type: 'saint', slug: 'barbara', name: 'Saint barbara', change: 'removed', fields: [] },
      { type: 'saint', slug: 'sabbas', name: 'Saint sabbas', change: 'removed', fields: [] },
      { type: 'saint', slug: 'sava', name: 'Sava', change: 'added', fields: [] },
      { type: 'feast', slug: 'pascha', name: 'Holy Pascha', change: 'changed', fields: ['title'] },
    ],
  });
});

it('names fields as answers do, and leaves out those that only search uses', () => {
  const [anna, ...others] = before.saints;
  const commemorations = [keptOn('12-06', { title: 'Anew' })] as const;
  const moved = { ...anna, commemorations } as Records['saints'][number];
  expect(ownOf({ ...before, saints: [moved, ...others] })?.changes).toMatchObject([
    { slug: 'anna', fields: ['feastDays'] },
  ]);
  const found = { ...anna, searchTerms: ['grandmother'] } as Records['saints'][number];
  expect(ownOf({ ...before, saints: [found, ...others] })?.changes).toEqual([]);
});

it('does not list the records of the first generation', () => {
  const at = Date.parse('2026-11-02T12:00:00Z');
  const [own, ...rest] = changesDocuments(
    {
      ...{ name: second, replaces: undefined, isAfterRollback: false },
      changes: changesBetween({ saints: [], feasts: [], countries: [] }, before),
      ...{ before: { saints: [], feasts: [], countries: [] }, after: before },
    },
    [],
  );
  expect([own?.changes, rest]).toEqual([
    { generation: second, at, since: at, more: false, changes: [] },
    [],
  ]);
});

it('lists two thousand changes, and knows of all', () => {
  const many = Array.from({ length: 2_001 }, (_, index) => saint({ slug: `s${10_000 + index}` }));
  const [own] = documentsOf({ ...before, saints: [...before.saints, ...many] });
  expect([own?.changes.changes.length, own?.changed.length, own?.changes.more]).toEqual([
    ...[2_000, 2_001, true],
  ]);
});

it('carries on the last twenty generations, newest first', () => {
  const earlier = Array.from({ length: 25 }, (_, index): ChangesDocument => {
    const generation = `202610${10 + index}t120000000z`;
    const changes = { generation, at: index, since: index, more: false, changes: [] };
    return { type: 'changes', slug: `changes/${generation}`, changed: [], changes };
  });
  const slugs = documentsOf(before, { earlier }).map(({ slug }) => slug);
  const newest = earlier.map(({ slug }) => slug).reverse();
  expect(slugs).toEqual([`changes/${second}`, ...newest.slice(0, 20)]);
});

it('is partial after a rollback, since what was withdrawn is not listed', () => {
  expect(ownOf(before, { isAfterRollback: true })?.more).toBe(true);
});

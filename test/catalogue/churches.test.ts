import { expect, test } from 'vitest';
import { churchesOf } from '../../src/catalogue/churches.js';
import { church, country } from '../support/records/builders.js';

test('a church of an older generation, which says nothing of it, keeps its use', () => {
  const { near: _, ...older } = church({ slug: 'kition' });
  const churches = [church({ slug: 'arad', near: true }), older as ReturnType<typeof church>];
  const cyprus = country({ slug: 'cyprus', isoCode: 'CY', churches });
  expect(churchesOf([cyprus]).map(({ slug, near }) => [slug, near])).toEqual([
    ['arad', true],
    ['kition', false],
  ]);
});

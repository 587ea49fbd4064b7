import { expect, it } from 'vitest';
import { feastsByRank } from '../../../src/api/operations/feast-words.js';
import type { FeastRank } from '../../../src/catalogue/records.js';

it.each<[movable: FeastRank[], fixed: FeastRank[], expected: FeastRank[]]>([
  [['holy-week'], ['feast', 'feast'], ['holy-week', 'feast', 'feast']],
  [['memorial'], ['feast', 'great'], ['great', 'memorial', 'feast']],
  [['leavetaking'], ['feast'], ['leavetaking', 'feast']],
  [['fast', 'sunday'], ['forefeast'], ['sunday', 'fast', 'forefeast']],
])('puts %j and %j in the order %j', (movable, fixed, expected) => {
  const named = (ranks: FeastRank[]) => ranks.map((rank) => ({ rank }));
  const day = { movableFeasts: named(movable), feasts: named(fixed) };
  expect(feastsByRank(day)).toEqual(named(expected));
});

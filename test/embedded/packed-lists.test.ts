import { expect, it } from 'vitest';
import { PackedLists } from '../../src/embedded/packed-lists.js';

it('keeps lists of any length apart, each in the order of its numbers', () => {
  const lists = new PackedLists();
  for (let number = 0; number < 5_000; number += 1) lists.add(`of ${number % 3}`, number);
  lists.add('large', 2 ** 32 - 1);
  lists.finish();
  const every = Array.from({ length: 5_000 }, (_, number) => number);
  for (const rest of [0, 1, 2])
    expect([...lists.of(`of ${rest}`)]).toEqual(every.filter((number) => number % 3 === rest));
  expect([...lists.of('large')]).toEqual([2 ** 32 - 1]);
  expect([...lists.of('none')]).toEqual([]);
  expect(lists.words()).toEqual(['of 0', 'of 1', 'of 2', 'large']);
});

import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { toJson, withCachedJson } from '../../src/http/answers/json.js';

const item = fc.dictionary(fc.string(), fc.jsonValue());

it('is what JSON.stringify makes, whichever items have cached JSON', () => {
  const answer = fc.record({
    title: fc.string(),
    saints: fc.array(fc.tuple(item, fc.boolean())),
    rest: fc.jsonValue(),
    absent: fc.constant(undefined),
  });
  fc.assert(
    fc.property(answer, ({ saints, ...rest }) => {
      const items = saints.map(([each, isCached]) => (isCached ? withCachedJson(each) : each));
      const found = { ...rest, saints: items };
      expect(toJson(found)).toBe(JSON.stringify(found));
    }),
  );
});

it('makes the JSON of a cached item once, for all answers that have it', () => {
  const toSaint = vi.fn(() => ({ slug: 'nicholas' }));
  const saint = withCachedJson({ toJSON: toSaint });
  expect(Object.isFrozen(saint)).toBe(true);
  for (const slug of ['basil', 'george']) {
    expect(toJson({ saints: [saint, { slug }] })).toBe(
      `{"saints":[{"slug":"nicholas"},{"slug":"${slug}"}]}`,
    );
  }
  expect(toSaint).toHaveBeenCalledOnce();
});

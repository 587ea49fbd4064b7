import fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('takes the JSON of an item from when it was cached', () => {
  const saint = withCachedJson({ slug: 'nicholas' });
  expect(Object.isFrozen(saint)).toBe(true);
  expect(toJson({ saints: [saint, { slug: 'basil' }] })).toBe(
    '{"saints":[{"slug":"nicholas"},{"slug":"basil"}]}',
  );
});

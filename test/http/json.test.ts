import { describe, expect, it } from 'vitest';
import { toJson, withCachedJson } from '../../src/http/answers/json.js';

describe('toJson', () => {
  const names = withCachedJson(['Nicholas', 'Спиридон', 'quoted "name"']);
  const none = withCachedJson([]);
  it.each([
    { found: { date: '2026-12-06', saints: ['Nicholas'] }, what: 'without cached parts' },
    { found: { date: '2026-12-06', saints: names, mode: null }, what: 'with one in the middle' },
    { found: { saints: names }, what: 'with one alone' },
    { found: { saints: names, feasts: none, mode: 2 }, what: 'with two' },
    { found: { left: undefined, saints: names, out: undefined }, what: 'with parts left out' },
    { found: {}, what: 'with nothing in it' },
  ])('gives the JSON of an answer $what', ({ found }) => {
    expect(toJson(found).toString()).toBe(JSON.stringify(found));
  });

  it('makes the JSON of a cached part only once', () => {
    let made = 0;
    const counted = withCachedJson([{ toJSON: () => ++made }]);
    expect(toJson({ counted }).toString()).toBe('{"counted":[1]}');
    expect(toJson({ counted }).toString()).toBe('{"counted":[1]}');
  });

  it('keeps a cached part from changing', () => {
    expect(() => names.push('Barbara')).toThrow(TypeError);
  });
});

import { describe, expect, test } from 'vitest';
import { createParser, createValueCheck } from '../../src/api/parse.js';
import { Calendar, CivilDate, ListLimit, parameters } from '../../src/api/schemas/parameters.js';

const schema = parameters({ date: CivilDate, calendar: Calendar, limit: ListLimit });

describe('values that have their types', () => {
  const check = createValueCheck(schema);

  test('are given back with defaults', () => {
    expect(check({ date: '2026-12-06', limit: 5 })).toEqual({
      date: '2026-12-06',
      calendar: 'gregorian',
      limit: 5,
    });
  });

  test('are refused in the words of a query', () => {
    const asked = () => createParser(schema)(new Map([['date', '2026-02-30']]), 'limit=0&x=1');
    const given = () => check({ date: '2026-02-30', limit: 0, x: 1 });
    const problemOf = (attempt: () => unknown) => {
      try {
        return attempt();
      } catch (error) {
        return error;
      }
    };
    expect(problemOf(given)).toEqual(problemOf(asked));
    expect(problemOf(given)).toMatchObject({ code: 'invalid-parameter' });
  });

  test.each([
    [{ limit: '5' }, 'limit must be an integer between 1 and 100'],
    [{ date: 20261206 }, 'date must be a date that exists'],
    [{ toString: 1 }, 'toString is not a parameter of this endpoint'],
  ])('%j is told', (values, detail) => {
    expect(() => check({ date: '2026-12-06', ...values })).toThrow(detail);
  });
});

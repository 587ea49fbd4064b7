import { Ajv2020 } from 'ajv/dist/2020.js';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { apiOf, operationsOf } from '../../src/api/operations.js';
import { createParser, createValueCheck } from '../../src/api/parse.js';
import {
  Calendar,
  CivilDate,
  Cursor,
  ListLimit,
  PatronOf,
  parameters,
  SaintSlug,
} from '../../src/api/schemas/parameters.js';
import { toolsOf } from '../../src/mcp/tools.js';
import { sampleCatalogue } from '../support/records/sample.js';

const schema = parameters({ date: CivilDate, calendar: Calendar, limit: ListLimit });

describe('values that have their types', () => {
  const check = createValueCheck(schema);

  test('are returned with defaults', () => {
    expect(check({ date: '2026-12-06', limit: 5 })).toEqual({
      date: '2026-12-06',
      calendar: 'gregorian',
      limit: 5,
    });
  });

  test('are trimmed, as those of a query are', () => {
    const ofPatrons = createValueCheck(parameters({ patronOf: PatronOf }));
    expect(ofPatrons({ patronOf: ' travelers ' })).toEqual({ patronOf: 'travelers' });
    expect(() => ofPatrons({ patronOf: ' ' })).toThrow('must be 1 to 100 characters long');
  });

  test('are told that they must be true or false', () => {
    const ofHymns = createValueCheck(Type.Object({ hymns: Type.Boolean() }));
    for (const hymns of ['true', 1, null]) {
      expect(() => ofHymns({ hymns })).toThrow('hymns must be true or false');
    }
  });

  test('are refused with the first ten of endless unknown names', () => {
    const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, each) => [`x${each}`, 1]));
    const refuse = () => check({ date: '2026-12-06', ...unknown });
    const names = Array.from({ length: 10 }, (_, each) => ({ parameter: `x${each}` }));
    expect(refuse).toThrow(
      expect.objectContaining({
        extra: { errors: names.map((name) => expect.objectContaining(name)) },
      }),
    );
  });

  test('are refused in the words of a query', () => {
    const asked = () => createParser(schema)(new Map(), 'date=2026-02-30&limit=0&x=1');
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
    [
      { toString: 1 },
      'toString is not a parameter of this endpoint, which takes date, calendar, limit',
    ],
  ])('%j is reported', (values, detail) => {
    expect(() => check({ date: '2026-12-06', ...values })).toThrow(detail);
  });
});

test.each([
  [Calendar, 'mayan', 'must be one of gregorian, julian'],
  [ListLimit, '0', 'must be an integer between 1 and 100'],
  [ListLimit, '05', 'must be an integer between 1 and 100'],
  [
    CivilDate,
    '1582-12-31',
    'must be a date that exists, YYYY-MM-DD, from 1583-01-01 to 9999-12-31',
  ],
  [Cursor, 'abc', 'must be the nextCursor of a page of this list'],
  [PatronOf, '+', 'must be 1 to 100 characters long'],
  [SaintSlug, 'Anna', 'must be a slug: lower-case words joined by hyphens, at most 100 characters'],
])('a wrong value is told what it must be: %#', (property, raw, detail) => {
  const parse = createParser(parameters({ value: property }));
  expect(() => parse(new Map(), `value=${raw}`)).toThrow(
    expect.objectContaining({ extra: { errors: [{ parameter: 'value', detail }] } }),
  );
});

describe('the schemas that check values', () => {
  const now = () => 0;
  const catalogue = sampleCatalogue();
  const api = apiOf({ catalogue, now });
  const schemas = [
    ...operationsOf(api, () => '').map((each) => [each.operationId, each.parameters] as const),
    ...toolsOf({ api, catalogue, now }).map(
      (each) => [`the tool ${each.name}`, each.input] as const,
    ),
  ];
  const ajv = new Ajv2020({ strict: true });

  test.each(schemas)('of %s are JSON Schema', (_, given) => {
    expect(ajv.validateSchema(given), ajv.errorsText()).toBe(true);
  });

  test('are not if a keyword is wrong', () => {
    expect(ajv.validateSchema({ type: 'object', properties: { limit: { minimum: '1' } } })).toBe(
      false,
    );
  });
});

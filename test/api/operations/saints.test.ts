import { describe, expect, it } from 'vitest';
import { presentSaints } from '../../../src/api/operations/saints.js';
import { daySaints } from '../../../src/catalogue/day-saints.js';
import { dayQuery, keptOn, monthDay, saint } from '../../support/records/builders.js';

describe('presentSaints', () => {
  const query = dayQuery({ menaionDays: [monthDay('12-06')] });
  const kept = daySaints(
    [{ saint: saint({ slug: 'nicholas', commemorations: [keptOn('12-06')] }), renown: 1 }],
    query,
  );

  it('presents a frozen list once', () => {
    const frozen = Object.freeze([...kept]);
    const first = presentSaints(frozen);
    expect(first).toMatchObject([{ slug: 'nicholas', url: '/saints/nicholas' }]);
    expect(presentSaints(frozen)).toBe(first);
  });

  it('presents any other list anew, since it may have changed', () => {
    const list = [...kept];
    expect(presentSaints(list)).toHaveLength(1);
    list.pop();
    expect(presentSaints(list)).toEqual([]);
  });
});

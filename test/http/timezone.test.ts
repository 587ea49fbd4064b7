/** Today in the time zone of the caller. */
import { describe, expect, it } from 'vitest';
import type { Day } from '../../src/api/operations/day-shapes.js';
import type { ProblemBody } from '../support/service/answer.js';
import { startForSuite } from '../support/service/test-service.js';

const service = await startForSuite();

const dateIn = async (timezone: string) => {
  const path = `/v1/calendar/today?timezone=${encodeURIComponent(timezone)}`;
  return (await service.ask<Day>(path)).body.date;
};

describe('today', () => {
  it('is the date where the caller is', async () => {
    service.clock.set('2026-12-06T12:30:00Z');
    expect(await dateIn('UTC')).toBe('2026-12-06');
    expect(await dateIn('Pacific/Kiritimati')).toBe('2026-12-07');
    expect(await dateIn('America/New_York')).toBe('2026-12-06');
  });

  it('changes at midnight there', async () => {
    service.clock.set('2026-12-06T21:59:00Z');
    expect(await dateIn('Europe/Athens')).toBe('2026-12-06');
    service.clock.set('2026-12-06T22:00:00Z');
    expect(await dateIn('Europe/Athens')).toBe('2026-12-07');
    service.clock.set('2026-12-06T18:14:00Z');
    expect(await dateIn('Asia/Kathmandu')).toBe('2026-12-06');
    service.clock.set('2026-12-06T18:15:00Z');
    expect(await dateIn('Asia/Kathmandu')).toBe('2026-12-07');
  });

  it.each(['Mars/Olympus', '+03:00', 'europe/athens', 'Europe/aThEnS', 'EUROPE/ATHENS', 'Athens'])(
    'is in a known time zone: not %s',
    async (timezone) => {
      const path = `/v1/calendar/today?timezone=${encodeURIComponent(timezone)}`;
      const { status, body } = await service.ask<ProblemBody>(path);
      expect(status).toBe(400);
      expect(body.detail).toBe('timezone must be an IANA time zone, such as Europe/Athens');
    },
  );
});

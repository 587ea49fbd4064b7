import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FailureLimiter } from '../../src/access/limits/limiter.js';
import { type Opened, openEach } from './open-each.js';

/** The contract of `FailureLimiter`, opened with 30 failures a minute. */
export function describeFailureLimiter(
  name: string,
  open: () => Promise<Opened<FailureLimiter>>,
): void {
  describe(`${name} as a failure limiter`, () => {
    const suite = openEach(open);
    const fail = async (count: number, address: string) => {
      const waits = await Promise.all(
        Array.from({ length: count }, () => suite.limiter().record(address)),
      );
      return waits.filter((seconds) => seconds > 0).length;
    };
    const blocked = (address: string) => suite.limiter().blockedSeconds(address);

    it('blocks exactly what exceeds 30 in a minute', async () => {
      await suite.steady();
      const address = randomIpv4();
      expect(await fail(29, address)).toBe(0);
      expect(await blocked(address)).toBe(0);
      expect(await fail(1, address)).toBe(0);
      expect(await blocked(address)).toBeGreaterThan(0);
      expect(await fail(971, address)).toBe(971);
    });

    it('admits 30 of 1,000 failures at once', async () => {
      await suite.steady();
      expect(await fail(1_000, randomIpv4())).toBe(970);
    });

    it('ends the block with the minute', async (context) => {
      const clock = suite.settableClock(context);
      const address = randomIpv4();
      clock.set('2026-03-10T12:00:30.000Z');
      await fail(30, address);
      expect(await blocked(address)).toBe(30);
      expect(await suite.limiter().record(address)).toBe(30);
      clock.set('2026-03-10T12:00:59.999Z');
      expect(await blocked(address)).toBe(1);
      clock.set('2026-03-10T12:01:00.000Z');
      expect(await blocked(address)).toBe(0);
      expect(await fail(31, address)).toBe(1);
    });

    it('counts each address separately', async () => {
      await suite.steady();
      await fail(31, randomIpv4());
      expect(await blocked(randomIpv4())).toBe(0);
    });

    it('counts IPv6 addresses by their /64', async () => {
      await suite.steady();
      const network = randomIpv6Network();
      for (let host = 1; host <= 30; host += 1) await fail(1, `${network}::${host.toString(16)}`);
      expect(await blocked(`${network}:ffff:0:0:1`)).toBeGreaterThan(0);
      expect(await blocked(`${randomIpv6Network()}::1`)).toBe(0);
    });

    it('counts mapped IPv4 addresses as IPv4', async () => {
      await suite.steady();
      const address = randomIpv4();
      await fail(30, `::ffff:${address}`);
      expect(await blocked(address)).toBeGreaterThan(0);
      expect(await blocked(`::ffff:${randomIpv4()}`)).toBe(0);
    });
  });
}

const randomIpv4 = () => `10.${[...randomBytes(3)].join('.')}`;

const randomIpv6Network = () =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;

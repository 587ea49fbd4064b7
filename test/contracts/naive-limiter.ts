import type { Policy } from '../../src/access/limits/limiter.js';

/** Every passed request is kept, and counted again for each decision. */
export function createNaiveLimiter({ perMinute, perMonth }: Policy) {
  const passed: { who: string; time: string }[] = [];
  const count = (who: string, prefix: string) =>
    passed.filter((request) => request.who === who && request.time.startsWith(prefix)).length;
  return {
    consume(who: string, nowMs: number, requests: number) {
      const time = new Date(nowMs).toISOString();
      const isOver = (limit: number | null, prefix: string) =>
        limit !== null && count(who, prefix) + requests > limit;
      const minute = time.slice(0, 16);
      const month = time.slice(0, 7);
      const overMinute = isOver(perMinute, minute) ? 'minute' : undefined;
      const refusedBy = isOver(perMonth, month) ? 'month' : overMinute;
      if (refusedBy === undefined) {
        passed.push(...Array.from({ length: requests }, () => ({ who, time })));
      }
      const left = (limit: number | null, prefix: string) =>
        limit === null ? null : limit - count(who, prefix);
      return { refusedBy, minute: left(perMinute, minute), month: left(perMonth, month) };
    },
  };
}

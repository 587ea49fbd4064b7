/** Failures in the log: each kind in full only now and then, so that an outage cannot fill the disk. */
import type { Log } from './log.js';

const pauseMs = 10_000;
/** There are few kinds; this is a safeguard. */
const maxKinds = 1_000;

/** Logs each kind of failure once in ten seconds, with the number of those left out since. */
export function createFailureLog(log: Pick<Log, 'error'>) {
  const kinds = new Map<string, { loggedAt: number; passedOver: number }>();
  return (error: unknown, fields: Readonly<Record<string, unknown>>, message: string): void => {
    const kind = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const nowMs = performance.now();
    const known = kinds.get(kind);
    if (known && nowMs - known.loggedAt < pauseMs) {
      known.passedOver += 1;
      return;
    }
    if (kinds.size >= maxKinds) kinds.clear();
    kinds.set(kind, { loggedAt: nowMs, passedOver: 0 });
    const passedOver = known && known.passedOver > 0 ? { passedOver: known.passedOver } : {};
    log.error({ err: error, ...fields, ...passedOver }, message);
  };
}

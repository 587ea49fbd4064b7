/** Whether a caller is still there to be answered. */
import type { IncomingMessage } from 'node:http';

export interface Departure {
  /** Aborted when the connection closes before the watch is over. */
  readonly signal: AbortSignal;
  /** Ends the watch: the connection may carry other requests. */
  end(): void;
}

export function watchDeparture({ socket }: Pick<IncomingMessage, 'socket'>): Departure {
  const controller = new AbortController();
  const leave = () => controller.abort();
  if (socket.destroyed) leave();
  else socket.once('close', leave);
  return { signal: controller.signal, end: () => socket.removeListener('close', leave) };
}

/**
 * What the work gives, unless the caller leaves first: then nobody waits for it any longer, and its
 * place is free for another. What it has asked of the catalogue ends by the catalogue's deadline.
 */
export function unlessGone<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Notices when a caller has disconnected. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

export interface Departure {
  /** Aborted if the connection closes before the watch ends. */
  readonly signal: AbortSignal;
  /** Ends the watch: the connection may carry further requests. */
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
 * The result of the work, unless the caller disconnects first: then nothing waits for it any longer,
 * and its place is free for another call. Its queries end by the catalogue's own deadline.
 */
export async function unlessGone<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const gone = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  return Promise.race([work(), gone]);
}

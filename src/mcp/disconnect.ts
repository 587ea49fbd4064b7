/** Notices when a caller disconnects. */
import type { IncomingMessage } from 'node:http';

/**
 * `signal` is aborted if the connection closes before `end` ends the watch: the connection may carry
 * further requests.
 */
export function watchDisconnect({ socket }: Pick<IncomingMessage, 'socket'>) {
  const controller = new AbortController();
  const onClose = () => controller.abort();
  if (socket.destroyed) onClose();
  else socket.once('close', onClose);
  return { signal: controller.signal, end: () => socket.removeListener('close', onClose) };
}

/**
 * The result of the work, or a rejection as soon as the caller disconnects: its place is then free
 * for another call, and its queries end by the catalogue's own deadline.
 */
export async function abandonOnDisconnect<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work(), aborted]);
}

/** The ports that the service listens on, opened and closed together. */
import { type ServerOptions, startServer } from '../http/server.js';

type Listener = Parameters<typeof startServer>[0];

export function createListeners(options: Omit<ServerOptions, 'host' | 'port'>) {
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  return {
    /** The URL it listens on. */
    async listen(app: { callback(): Listener }, place: Pick<ServerOptions, 'host' | 'port'>) {
      const server = await startServer(app.callback(), { ...place, ...options });
      servers.push(server);
      return server.url;
    },
    /** Every answer from now on is the last one on its connection. */
    drain(): void {
      for (const server of servers) server.drain();
    },
    async close(): Promise<void> {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

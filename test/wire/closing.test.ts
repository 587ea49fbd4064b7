import { expect, it, vi } from 'vitest';
import { toConfig } from '../../src/config/config.js';
import type { Part } from '../../src/wire/parts.js';
import { startService } from '../../src/wire/service.js';
import { keptLog } from '../support/kept-log.js';
import { useFolders } from './folders.js';

const closed: string[] = [];

/** The same part, noting when it is closed. */
function noting<Opened extends Pick<Part, 'close'>>(name: string, part: Opened): Opened {
  const close = async () => {
    closed.push(name);
    await part.close();
  };
  return { ...part, close };
}

vi.mock('../../src/wire/embedded.js', async (load) => {
  const { openEmbedded } = await load<typeof import('../../src/wire/embedded.js')>();
  return {
    openEmbedded: async (...given: Parameters<typeof openEmbedded>) =>
      noting('content', await openEmbedded(...given)),
  };
});
vi.mock('../../src/wire/limits.js', async (load) => {
  const { openLimits } = await load<typeof import('../../src/wire/limits.js')>();
  return {
    openLimits: async (...given: Parameters<typeof openLimits>) =>
      noting('limits', await openLimits(...given)),
  };
});
vi.mock('../../src/wire/listeners.js', async (load) => {
  const { createListeners } = await load<typeof import('../../src/wire/listeners.js')>();
  return {
    createListeners: (...given: Parameters<typeof createListeners>) =>
      noting('listeners', createListeners(...given)),
  };
});

const folders = useFolders();

it('closes last what requests in flight still use', async () => {
  const config = toConfig({ ...folders, PORT: '0', SHUTDOWN_DELAY: '0' });
  const service = await startService(config, keptLog([]));
  await service.stop();
  expect(closed).toEqual(['listeners', 'limits', 'content']);
});

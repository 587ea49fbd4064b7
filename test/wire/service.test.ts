import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toConfig } from '../../src/config/config.js';
import { startService } from '../../src/wire/service.js';
import { keptLog } from '../support/kept-log.js';
import { useFolders } from './folders.js';

const report = { reloaded() {}, restored() {}, failed() {} };
const watchers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource.startsWith('FSEvent')).length;

describe('a service that cannot start', () => {
  const folders = useFolders();

  async function start(settings: Readonly<Record<string, string>>) {
    const config = toConfig({ ...folders, PORT: '0', ...settings });
    await startService(config, keptLog([]), report);
  }

  it('for its limits leaves nothing open', async () => {
    await expect(start({ REDIS_URL: 'redis://%zz@localhost' })).rejects.toThrow('Redis URL');
    await expect.poll(watchers).toBe(0);
  });

  it('for its port leaves nothing open', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start({ ADMIN_PORT: String(port) })).rejects.toThrow('EADDRINUSE');
    other.close();
    await expect.poll(watchers).toBe(0);
  });

  it('for its keys leaves nothing open', async () => {
    await writeFile(join(folders.DATA_DIR, 'keys.json'), '{');
    await expect(start({})).rejects.toThrow('keys.json');
    await expect.poll(watchers).toBe(0);
  });
});

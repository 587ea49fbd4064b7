import { describe, expect, it } from 'vitest';
import { toConfig } from '../../src/config/config.js';
import { createMetrics } from '../../src/telemetry/metrics.js';
import { openEmbedded } from '../../src/wire/embedded.js';
import { createReports } from '../../src/wire/reports.js';
import { keptLog } from '../support/kept-log.js';
import { useFolders } from './folders.js';

describe('a service without any key', () => {
  const folders = useFolders();

  const hasDevelopmentKey = async (host: string): Promise<boolean> => {
    const config = toConfig({ HOST: host, ...folders });
    const log = keptLog([]);
    const reports = createReports(log, createMetrics('1.0.0'));
    const { developmentKey, close } = await openEmbedded(config, log, reports, undefined);
    await close();
    return developmentKey !== undefined;
  };

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'has one for development at %s, which only this machine reaches',
    async (host) => {
      expect(await hasDevelopmentKey(host)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '::', '192.168.0.127', '10.127.0.1', 'fe80::1', '::1:2'],
    ...['127.example.com', 'localhost.example.com', 'mylocalhost'],
  ])('has none at %s, which others may reach', async (host) => {
    expect(await hasDevelopmentKey(host)).toBe(false);
  });
});

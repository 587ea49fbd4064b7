import { expect, test, vi } from 'vitest';
import { createMcpServer } from '../../src/mcp/server.js';
import { sampleCatalogue } from '../support/records/sample.js';
import { startForTest } from '../support/service/test-service.js';

vi.mock('../../src/mcp/server.js', { spy: true });

test('the library is loaded once, with the first message of a known key', async () => {
  const service = await startForTest({ catalogue: sampleCatalogue() });
  const post = async (key: string) => {
    const response = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    return response.status;
  };
  expect(await post('omk_unknown')).toBe(401);
  expect(createMcpServer).not.toHaveBeenCalled();
  const key = service.newKey('free');
  expect(await Promise.all([post(key), post(key)])).toEqual([200, 200]);
  expect(createMcpServer).toHaveBeenCalledOnce();
});

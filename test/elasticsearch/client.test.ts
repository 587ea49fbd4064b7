import { expect, it, vi } from 'vitest';
import { callInTime } from '../../src/elasticsearch/client.js';

it('ends a call in time even if it ignores its signal', async () => {
  const startMs = performance.now();
  const call = callInTime(50, () => new Promise<never>(() => {}));
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - startMs).toBeLessThan(1000);
});

it('passes on what a call returns, and how it fails', async () => {
  await expect(callInTime(1000, async () => 'done')).resolves.toBe('done');
  const failing = callInTime(1000, () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
});

it('clears its timer when the answer arrives', async () => {
  vi.useFakeTimers();
  try {
    await callInTime(1000, async () => expect(vi.getTimerCount()).toBe(1));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

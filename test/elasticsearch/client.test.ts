import { expect, it, vi } from 'vitest';
import { callInTime } from '../../src/elasticsearch/client.js';

it('ends a call in time that is deaf to its signal', async () => {
  const startMs = performance.now();
  const call = callInTime(50, () => new Promise<never>(() => {}));
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - startMs).toBeLessThan(1000);
});

it('hands on what a call answers, and how it fails', async () => {
  await expect(callInTime(1000, async () => 'done')).resolves.toBe('done');
  const failing = callInTime(1000, () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
});

it('lets go of its timer when the answer is there', async () => {
  vi.useFakeTimers();
  try {
    await callInTime(1000, async () => expect(vi.getTimerCount()).toBe(1));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

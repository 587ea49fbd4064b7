import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSilenceWatch, SilenceError } from '../../../src/access/limits/silence.js';

const deadlineMs = 50;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => new Promise<never>(() => undefined);

/** How many of as many awaited answers are given up. */
function awaitAnswers(count: number) {
  const watch = createSilenceWatch({ deadlineMs });
  let givenUp = 0;
  for (let one = 0; one < count; one += 1) {
    watch.unlessSilent(nothing()).catch((error) => {
      expect(error).toBeInstanceOf(SilenceError);
      givenUp += 1;
    });
  }
  return { watch, givenUp: () => givenUp };
}

it('gives up shortly after the deadline', async () => {
  const { givenUp } = awaitAnswers(1);
  await vi.advanceTimersByTimeAsync(deadlineMs);
  expect(givenUp()).toBe(0);
  await vi.advanceTimersByTimeAsync(deadlineMs / 2);
  expect(givenUp()).toBe(1);
});

it('passes on what was answered', async () => {
  const { unlessSilent } = createSilenceWatch({ deadlineMs });
  expect(await unlessSilent(Promise.resolve('yes'))).toBe('yes');
  await expect(unlessSilent(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(deadlineMs);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps waiting while something arrives, but not forever', async () => {
  const { watch, givenUp } = awaitAnswers(1);
  const hear = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      watch.heard();
      await vi.advanceTimersByTimeAsync(deadlineMs);
    }
  };
  await hear(9);
  expect(givenUp()).toBe(0);
  await hear(3);
  expect(givenUp()).toBe(1);
});

it('tolerates a longer silence after a burst', async () => {
  const { givenUp } = awaitAnswers(500);
  await vi.advanceTimersByTimeAsync(5 * deadlineMs);
  expect(givenUp()).toBe(0);
  await vi.advanceTimersByTimeAsync(deadlineMs);
  expect(givenUp()).toBe(500);
});

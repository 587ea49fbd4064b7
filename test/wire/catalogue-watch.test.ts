import { afterEach, expect, it, vi } from 'vitest';
import { CatalogueUnavailableError } from '../../src/catalogue/catalogue.js';
import { watchCatalogue } from '../../src/wire/generations.js';

afterEach(() => {
  vi.useRealTimers();
});

it('reports each generation once, and why one is not served', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const line = (level: string) => (_: unknown, message?: string) => {
    lines.push(`${level} ${message ?? _}`);
  };
  const log = { info: line('info'), warn: line('warn'), error: line('error') };
  type State = CatalogueUnavailableError | string;
  let state: State = new CatalogueUnavailableError('none', {
    reason: 'unpublished',
  });
  const old = new CatalogueUnavailableError('version 0', { reason: 'other-version' });
  const watch = watchCatalogue(
    {
      async generation() {
        if (typeof state === 'string') return { id: state, time: 0 };
        throw state;
      },
      async ready() {
        if (state === 'two') throw old;
      },
    },
    log,
  );
  const turns: State[] = ['one', 'one', 'two', new CatalogueUnavailableError('x'), 'one'];
  for (const turn of turns) {
    await vi.advanceTimersByTimeAsync(4_900);
    state = turn;
    await vi.advanceTimersByTimeAsync(100);
  }
  watch.close();
  state = 'three';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toEqual([
    'warn nothing has been published yet',
    'info serving generation one',
    'error this program cannot serve generation two: version 0',
    'warn the catalogue does not say which generation it has',
    'info serving generation one',
  ]);
});

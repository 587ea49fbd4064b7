import { defineConfig } from 'vitest/config';

/** Tests of time limits, locks and failing engines: they run one at a time, after all others. */
const alone = [
  'test/{commands,elasticsearch,files,indexer,keys,limits,observability}/**/*.test.ts',
  'test/engines/{outage,rebuild-load}.test.ts',
  'test/fixtures/watch.test.ts',
  'test/http/{connections,health,key-guard,server,shutdown}.test.ts',
  'test/mcp/departure.test.ts',
];

const groups = [
  { name: 'together', include: ['test/**/*.test.ts'], exclude: alone, maxWorkers: 2 },
  { name: 'alone', include: alone, maxWorkers: 1 },
];

export default defineConfig({
  test: {
    globalSetup: ['test/support/engines/global-setup.ts'],
    projects: groups.map((group, groupOrder) => ({
      test: {
        ...group,
        sequence: { groupOrder },
        testTimeout: 15_000,
        // Far from UTC, so that no local time passes for it.
        env: { TZ: 'Pacific/Kiritimati' },
      },
    })),
  },
});

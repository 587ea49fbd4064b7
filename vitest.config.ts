import { defineConfig } from 'vitest/config';

/**
 * Tests of time limits, locks and failing engines, and those that replace modules: they run one at a
 * time, after all others.
 */
const alone = [
  'test/commands/{engine-errors,serve-command}.test.ts',
  'test/elasticsearch/{ask,catalogue,client,contract}.test.ts',
  'test/engines/{fresh,outage,rebuild-load}.test.ts',
  'test/files/file-lock.test.ts',
  'test/fixtures/watch.test.ts',
  'test/http/{connections,health,key-guard,server,shutdown}.test.ts',
  'test/indexer/{generations,lock,rebuild*}.test.ts',
  'test/indexer/indices/{load,mappings}.test.ts',
  'test/access/keys/{elasticsearch*,file,file-processes}.test.ts',
  'test/access/limits/{redis*,replicas,silence,usage-file}.test.ts',
  'test/mcp/{departure,loading}.test.ts',
  'test/telemetry/{counts,metrics,request-scope}.test.ts',
  'test/wire/closing.test.ts',
];

const groups = [
  {
    name: 'together',
    include: ['test/**/*.test.ts'],
    exclude: alone,
    maxWorkers: 2,
    // The files of a worker share its modules, so that each reads the corpus once.
    isolate: false,
  },
  { name: 'alone', include: alone, maxWorkers: 1 },
];

export default defineConfig({
  test: {
    globalSetup: ['test/support/engines/global-setup.ts'],
    projects: groups.map((group, groupOrder) => ({
      test: {
        ...group,
        sequence: { groupOrder },
        // Far longer than any test takes on a machine that is free: only what hangs reaches them.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // Far from UTC, so that no local time passes for it.
        env: { TZ: 'Pacific/Kiritimati' },
      },
    })),
  },
});

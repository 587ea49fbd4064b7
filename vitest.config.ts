import { defineConfig } from 'vitest/config';

/** Tests that replace modules, start processes or count what a process does: each file in a worker of its own. */
const isolated = [
  'test/access/keys/{elasticsearch-failing,file,file-processes}.test.ts',
  'test/access/limits/usage-file.test.ts',
  'test/commands/{engine-errors,serve-command}.test.ts',
  'test/elasticsearch/{ask,catalogue,client}.test.ts',
  'test/http/{health,key-guard,server}.test.ts',
  'test/indexer/{generations,lock}.test.ts',
  'test/indexer/indices/mappings.test.ts',
  'test/mcp/{disconnect,loading}.test.ts',
  'test/telemetry/{counts,metrics,request-scope}.test.ts',
];

/** Tests of time limits, locks and failing engines: one at a time, after all others. */
const alone = [
  'test/access/keys/{elasticsearch,elasticsearch-nodes,elasticsearch-secure}.test.ts',
  'test/access/limits/{redis*,replicas}.test.ts',
  'test/elasticsearch/contract.test.ts',
  'test/engines/{fresh,outage,rebuild-load}.test.ts',
  'test/files/file-lock.test.ts',
  'test/fixtures/watch.test.ts',
  'test/http/{connections,shutdown}.test.ts',
  'test/indexer/rebuild*.test.ts',
  'test/indexer/indices/load.test.ts',
  'test/wire/closing.test.ts',
];

const groups = [
  {
    name: 'together',
    include: ['test/**/*.test.ts'],
    exclude: [...isolated, ...alone],
    maxWorkers: 2,
    // The files of a worker share its modules, so that each reads the corpus once.
    isolate: false,
  },
  { name: 'isolated', include: isolated, maxWorkers: 2 },
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

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/engines/global-setup.ts'],
    testTimeout: 15_000,
    // Far from UTC, so that no local time passes for it.
    env: { TZ: 'Pacific/Kiritimati' },
  },
});

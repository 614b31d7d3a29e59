import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every package with a vitest.config.ts is a project of the one run. */
export default defineConfig({
  test: {
    // Tests of pages wait for timers more than half of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      'shared/*/vitest.config.ts',
      'remotes/*/vitest.config.ts',
      '{shell,api,deploy,deploy/console}/vitest.config.ts',
    ],
    reporters: process.env.PORTAL_TEST_REPORT ? ['default', 'json'] : ['default'],
    outputFile: { json: process.env.PORTAL_TEST_REPORT ?? 'test-results/unit.json' },
  },
});

import { defineConfig } from 'vitest/config';
import { testLimits } from './shared/config/src/test-limits.ts';

/** Every package with a vitest.config.ts is a project of the one run. */
export default defineConfig({
  test: {
    maxWorkers: testLimits.maxWorkers,
    projects: [
      'shared/*/vitest.config.ts',
      'remotes/*/vitest.config.ts',
      '{shell,api,deploy,deploy/console}/vitest.config.ts',
    ],
    reporters: process.env.PORTAL_TEST_REPORT ? ['default', 'json'] : ['default'],
    outputFile: { json: process.env.PORTAL_TEST_REPORT ?? 'test-results/unit.json' },
  },
});

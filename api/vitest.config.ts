import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/matchers.ts', 'test/support/property-seed.ts'],
    // Nothing here is kept in modules, so files may share a worker.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
